import { useState } from 'react';
import { words } from '../words/words.ts';

/** Where the rest can hardly change the result: the offer that a bot plays one's side to the end. */
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

/** While a bot plays one's side: that it does, and the way back. */
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
