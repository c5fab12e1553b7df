import { percent } from '@marchlands/core/percent.ts';
import { Dices } from 'lucide-react';
import { useState } from 'react';
import type { ChanceOutcome } from '../table/lines/line.ts';
import { words } from '../words/words.ts';

/** Outcomes from which on they are looked for by their letters. */
const MANY = 12;
/** Letters of outcomes of which three stand beside each other. */
const SHORT = 3;
/** Most outcomes that are listed at once. */
const MOST = 60;

/** What chance brings: rolled, or chosen. */
export function ChanceCard({
  outcomes,
  onRoll,
  onChoose,
}: {
  outcomes: readonly ChanceOutcome[];
  onRoll: () => void;
  onChoose: (text: string) => void;
}) {
  const [filter, setFilter] = useState('');
  const text = words.lines;
  const wanted = filter.trim().toLowerCase();
  const kind = kindOfAll(outcomes);
  const isShort = outcomes.every(({ text: whole }) => whole.length - kind.length <= SHORT);
  const found = outcomes.filter((one) => one.text.toLowerCase().includes(wanted));
  return (
    <section className="lines-chance" aria-label={text.chance}>
      <div className="lines-chance-head">
        <p>{text.chanceAsk}</p>
        <button type="button" className="button primary" onClick={onRoll}>
          <Dices size={20} aria-hidden="true" /> {text.roll}
        </button>
      </div>
      {outcomes.length > MANY && (
        <>
          <input
            className="field"
            type="search"
            value={filter}
            aria-label={text.filter}
            placeholder={text.filter}
            onChange={(event) => setFilter(event.target.value)}
          />
          <p className="visually-hidden" role="status">
            {wanted === '' ? '' : text.found(found.length)}
          </p>
        </>
      )}
      <ul className={`lines-outcomes tabular ${isShort ? 'short' : ''}`}>
        {found.slice(0, MOST).map((one) => (
          <li key={one.text}>
            <button type="button" className="button" onClick={() => onChoose(one.text)}>
              {one.text.slice(kind.length)} <span className="soft">{percent(one.share)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > MOST && <p className="soft">{text.more(found.length - MOST)}</p>}
    </section>
  );
}

/** What all outcomes begin with, such as `tile `: it is not said of each. Empty where they differ, or are nothing else. */
function kindOfAll(outcomes: readonly ChanceOutcome[]): string {
  const [kind = ''] = /^\S+ /.exec(outcomes[0]?.text ?? '') ?? [];
  return outcomes.every(({ text }) => text.startsWith(kind)) ? kind : '';
}
