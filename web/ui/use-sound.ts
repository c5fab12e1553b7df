import type { Sound } from '@marchlands/kit/sound.ts';
import { useCallback, useEffect, useRef } from 'react';
import { changeSetting, useSettings } from '../settings/settings.ts';

/** By setting: how loud, 0 .. 1. */
const VOLUME = { off: 0, quiet: 0.25, normal: 0.6, loud: 1 };

/** What lets sounds be heard as loud as is set; the code for it is loaded with the first of them. */
export function useSound(): (sound: Sound) => void {
  const volume = VOLUME[useSettings().sound];
  return useCallback(
    (sound: Sound) => {
      if (volume > 0) void import('../sound/play.ts').then(({ play }) => play(sound, volume));
    },
    [volume],
  );
}

/** Lets the end of a match be heard, but not where it was over when the screen was opened. */
export function useEndingSound(sound: (sound: Sound) => void, isTold: boolean): void {
  const wasTold = useRef(isTold);
  useEffect(() => {
    if (isTold && !wasTold.current) sound('win');
    wasTold.current = isTold;
  }, [isTold, sound]);
}

/** Lets it be heard that one's turn has come, for whoever looks elsewhere meanwhile. */
export function useTurnSound(sound: (sound: Sound) => void, isTurn: boolean): void {
  const was = useRef(true);
  useEffect(() => {
    if (isTurn && !was.current) sound('card');
    was.current = isTurn;
  }, [isTurn, sound]);
}

/** Turns sounds off, or on at a middling volume. */
export function useMute(): () => void {
  const { sound } = useSettings();
  return () => changeSetting('sound', VOLUME[sound] > 0 ? 'off' : 'normal');
}
