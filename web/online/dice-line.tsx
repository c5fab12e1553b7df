import { type FormEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import type { OnlineTable } from '../table/remote/online-table.ts';
import { onlineWords } from '../words/online.ts';
import { textEntropy } from './entropy.ts';

const text = onlineWords.room;

/** Says that nobody chooses the dice: what the server has committed to, and what the player has added. */
export function DiceLine({
  online,
  commitment,
  isSeated,
  hasAdded,
}: {
  online: OnlineTable;
  commitment: string;
  isSeated: boolean;
  hasAdded: boolean;
}) {
  const [own, setOwn] = useState('');
  const [said, setSaid] = useState('');
  const id = useId();

  async function add(event: FormEvent) {
    event.preventDefault();
    const added = await online.say({ kind: 'entropy', entropy: textEntropy(own) });
    setSaid(added.ok ? text.ownEntropyAdded : added.problem.message);
  }

  return (
    <section className="card" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text.dice}</h2>
      <p>
        {isSeated && hasAdded ? text.youAdded : text.notAdded} <Link href="/fair-dice">{text.proves}</Link>
      </p>
      <p className="soft">
        {text.commitment} <code className="commitment">{commitment}</code>
      </p>
      {isSeated && (
        <details className="more">
          <summary>{text.ownEntropy}</summary>
          <form className="row" onSubmit={(event) => void add(event)}>
            <input
              className="field"
              value={own}
              maxLength={64}
              autoComplete="off"
              aria-label={text.ownEntropy}
              aria-describedby={`${id}-about`}
              onChange={({ target }) => setOwn(target.value)}
            />
            <button type="submit" className="button" disabled={own.trim() === ''}>
              {text.ownEntropyAdd}
            </button>
            <span role="status">{said}</span>
          </form>
          <p id={`${id}-about`} className="soft">
            {text.ownEntropyAbout}
          </p>
        </details>
      )}
    </section>
  );
}
