import type { Sound } from '@marchlands/kit/sound.ts';
import { useCallback, useEffect, useRef } from 'react';
import { changeSetting, useSettings } from '../settings/settings.ts';
import type { TableState } from '../table/table.ts';

/** By setting: the volume, 0 .. 1. */
const VOLUME = { off: 0, quiet: 0.25, normal: 0.6, loud: 1 };

/** Sounds of a table: a function that plays them, and those that the screen plays by itself. @param isShowing as in `Showing` */
export function useTableSound({ info, now }: TableState, isShowing: boolean): (sound: Sound) => void {
  const sound = useSound();
  useEndingSound(sound, now.final !== null && !isShowing);
  // Hot-seat players and those against bots can see whose turn it is.
  useTurnSound(sound, info.isRemote && now.final === null && !isShowing && now.choices.length > 0);
  return sound;
}

/** A function that plays sounds at the set volume; their code is loaded with the first one. */
function useSound(): (sound: Sound) => void {
  const volume = VOLUME[useSettings().sound];
  return useCallback(
    (sound: Sound) => {
      if (volume > 0) void import('../sound/play.ts').then(({ play }) => play(sound, volume));
    },
    [volume],
  );
}

/** Plays a sound at the end of a match, except if it was over when the screen opened. */
function useEndingSound(sound: (sound: Sound) => void, isTold: boolean): void {
  const wasTold = useRef(isTold);
  useEffect(() => {
    if (isTold && !wasTold.current) sound('win');
    wasTold.current = isTold;
  }, [isTold, sound]);
}

/** Plays a sound when the person's turn has come, in case they look elsewhere. */
function useTurnSound(sound: (sound: Sound) => void, isTurn: boolean): void {
  const was = useRef(true);
  useEffect(() => {
    if (isTurn && !was.current) sound('card');
    was.current = isTurn;
  }, [isTurn, sound]);
}

/** Turns sounds off, or on at normal volume. */
export function useMute(): () => void {
  const { sound } = useSettings();
  return () => changeSetting('sound', VOLUME[sound] > 0 ? 'off' : 'normal');
}
