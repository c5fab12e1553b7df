import { changeSetting, useSettings } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { leave } from './use-arrival.ts';

function answer(pressed: HTMLElement, isWanted: boolean): void {
  leave(pressed);
  changeSetting('soundOffered', 'yes');
  if (isWanted) changeSetting('sound', 'normal');
}

/** Asks once, in the first match, whether to play sounds. */
export function SoundQuestion() {
  const { soundOffered, sound } = useSettings();
  if (soundOffered === 'yes' || sound !== 'off') return null;
  return (
    <section className="sound-question card" aria-label={words.sound.title}>
      <p>{words.sound.ask}</p>
      <div className="row">
        <button type="button" className="button" onClick={(event) => answer(event.currentTarget, true)}>
          {words.sound.yes}
        </button>
        <button type="button" className="button" onClick={(event) => answer(event.currentTarget, false)}>
          {words.sound.no}
        </button>
      </div>
    </section>
  );
}
