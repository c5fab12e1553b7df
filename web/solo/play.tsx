import { signedTenths, tenths } from '../review/words.ts';
import { words } from '../words/words.ts';
import { playOf } from './breakdown.ts';
import { playedText } from './dates.ts';
import type { Reviewed, SoloResult } from './result.ts';

/** Most matches that are listed, the last ones. */
const SHOWN = 20;

/** What reviews say of the person: luck and choices, over all matches and one by one. */
export function Play({ results }: { results: readonly SoloResult[] }) {
  const text = words.solo;
  const play = playOf(results);
  if (play === null) return <p className="soft">{text.noReviews}</p>;
  const { matches, luck, rate } = play;
  return (
    <section aria-label={text.play}>
      <h2>{text.play}</h2>
      <p>
        {text.playAbout(
          matches.length,
          tenths(rate),
          signedTenths(luck.value),
          signedTenths(luck.low),
          signedTenths(luck.high),
        )}
      </p>
      <table className="solo-shares tabular">
        <thead>
          <tr>
            <th scope="col">{text.when}</th>
            <th scope="col">{text.result}</th>
            <th scope="col">{text.luck}</th>
            <th scope="col">{text.lost}</th>
            <th scope="col">{text.lostEach}</th>
          </tr>
        </thead>
        <tbody>
          {matches
            .slice(-SHOWN)
            .reverse()
            .map(({ matchId, ended, result, reviewed }) => (
              <tr key={matchId}>
                <th scope="row">{playedText(ended)}</th>
                <td>{text.results[result]}</td>
                <td>{signedTenths(reviewed.luck)}</td>
                <td>{tenths(reviewed.lost)}</td>
                <td>{tenths(eachOf(reviewed))}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className="soft">{text.playUnits}</p>
    </section>
  );
}

function eachOf({ lost, mattered }: Reviewed): number {
  return mattered === 0 ? 0 : lost / mattered;
}
