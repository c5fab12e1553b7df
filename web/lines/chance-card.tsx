import { percent } from '@marchlands/core/percent.ts';
import { Dices } from 'lucide-react';
import { useState } from 'react';
import type { ChanceOutcome } from '../table/lines/line.ts';
import { words } from '../words/words.ts';

/** Number of outcomes from which a search field appears. */
const MANY = 12;
/** Outcomes of up to this many characters are listed in three columns. */
const SHORT = 3;
/** Most outcomes that are listed at once. */
const MOST = 60;

/** The card for a chance outcome, rolled or chosen. */
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
  const isShort = outcomes.every((one) => one.words.length - kind.length <= SHORT);
  const found = outcomes.filter((one) => `${one.text} ${one.words}`.toLowerCase().includes(wanted));
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
              {one.words.slice(kind.length)} <span className="soft">{percent(one.share)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > MOST && <p className="soft">{text.more(found.length - MOST)}</p>}
    </section>
  );
}

/** The words that all outcomes begin with, such as `tile `; they are not repeated for each. */
function kindOfAll(outcomes: readonly ChanceOutcome[]): string {
  const [first = ''] = outcomes.map((one) => one.words);
  let kind = first.slice(0, first.lastIndexOf(' ') + 1);
  for (const { words: said } of outcomes) {
    while (!said.startsWith(kind)) kind = kind.slice(0, kind.trimEnd().lastIndexOf(' ') + 1);
  }
  return kind;
}
