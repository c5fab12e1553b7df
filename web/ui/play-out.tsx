import { useState } from 'react';
import { words } from '../words/words.ts';

/** Offers that a bot finish the person's side, once the rest can hardly change the result. */
export function PlayOutOffer({ outlook, onPlay }: { outlook: 'won' | 'lost' | null; onPlay: () => void }) {
  const [isDeclined, setDeclined] = useState(false);
  const text = words.playOut;
  if (outlook === null || isDeclined) return null;
  return (
    <section className="play-out card arriving" aria-label={text.label}>
      <p>{text[outlook]}</p>
      <div className="row">
        <button type="button" className="button" onClick={onPlay}>
          {text.play}
        </button>
        <button type="button" className="button" onClick={() => setDeclined(true)}>
          {text.later}
        </button>
      </div>
    </section>
  );
}

/** Shown while a bot plays the person's side, with a button to stop it. */
export function PlayingOut({ onStop }: { onStop: () => void }) {
  const text = words.playOut;
  return (
    <section className="notice" aria-label={text.label}>
      <p>{text.playing}</p>
      <button type="button" className="button" onClick={onStop}>
        {text.stop}
      </button>
    </section>
  );
}
