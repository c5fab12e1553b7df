import { History } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { words } from '../words/words.ts';
import { playedText, shortText } from './dates.ts';
import { MarkIcon } from './mark.tsx';
import type { SoloResult } from './result.ts';

/** Rows shown at first. */
const FIRST = 20;

/** All results as a table, the most recent first, each with its replay if the match is still stored. */
export function Results({
  id,
  results,
  kept,
}: {
  id: string;
  /** In the order played. */
  results: readonly SoloResult[];
  /** Ids of the matches still stored. */
  kept: ReadonlySet<string>;
}) {
  const [shown, setShown] = useState(FIRST);
  const text = words.solo;
  const lastFirst = [...results].reverse();
  const rest = results.length - shown;
  return (
    <>
      <table className="solo-results tabular" id={id} aria-label={text.matches}>
        <thead>
          <tr>
            <th scope="col">{text.when}</th>
            <th scope="col">{text.result}</th>
            <th scope="col" className="number">
              {text.score}
            </th>
            <th scope="col" className="number wide-only">
              {text.moves}
            </th>
            <th scope="col">
              <span className="visually-hidden">{text.replay}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lastFirst.slice(0, shown).map((one) => (
            <Line key={one.matchId} one={one} isKept={kept.has(one.matchId)} />
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <p>
          <button type="button" className="button" onClick={() => setShown(shown + 100)}>
            {text.more(Math.min(100, rest))}
          </button>
        </p>
      )}
    </>
  );
}

function Line({ one, isKept }: { one: SoloResult; isKept: boolean }) {
  const text = words.solo;
  const when = playedText(one.ended);
  return (
    <tr>
      <th scope="row">
        <div className="solo-end">
          {when}
          {one.daily !== null && <span className="solo-badge">{text.dealBadge(shortText(one.daily))}</span>}
        </div>
      </th>
      <td>
        <div className="solo-end">
          <span className="solo-outcome">
            <MarkIcon result={one.result} /> {text.results[one.result]}
          </span>
          <span className="soft solo-how">
            {one.sentence}
            {one.undos > 0 && ` (${text.undos(one.undos)})`}
          </span>
        </div>
      </td>
      <td className="number">{one.score ?? ''}</td>
      <td className="number wide-only">{one.moves}</td>
      <td className="number">
        {isKept ? (
          <Link
            className="button quiet icon"
            href={`/replay/${one.matchId}?at=0`}
            aria-label={text.replayOf(when)}
            title={text.replay}
          >
            <History size={20} aria-hidden="true" />
          </Link>
        ) : (
          <span className="solo-gone" title={text.goneLong}>
            {text.gone}
          </span>
        )}
      </td>
    </tr>
  );
}
