import { Volume2, VolumeX } from 'lucide-react';
import { useSettings } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { useMute } from './use-sound.ts';

/** Sounds on or off; the list stays open and shows the choice. */
export function MuteButton() {
  const isOn = useSettings().sound !== 'off';
  const mute = useMute();
  const Icon = isOn ? VolumeX : Volume2;
  return (
    <button type="button" className="button" aria-keyshortcuts="m" onClick={mute}>
      <Icon size={20} aria-hidden="true" /> {isOn ? words.sound.off : words.sound.on}
    </button>
  );
}
