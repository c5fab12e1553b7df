import { signedTenths, tenths } from '../review/words.ts';
import { words } from '../words/words.ts';
import { playOf } from './breakdown.ts';
import { playedText } from './dates.ts';
import type { Reviewed, SoloResult } from './result.ts';
import { type Dot, Trend } from './trend.tsx';

/** Most matches listed, the most recent ones. */
const SHOWN = 20;
/** Most matches drawn. */
const DRAWN = 60;
const TABLE = 'solo-play';

type Reviews = NonNullable<ReturnType<typeof playOf>>['matches'];

/** A summary of the person's reviews: luck and choices, over all matches and one by one. */
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
      {matches.length > 1 && <Trends matches={matches} />}
      <table className="solo-shares tabular" id={TABLE}>
        <thead>
          <tr>
            <th scope="col">{text.when}</th>
            <th scope="col">{text.result}</th>
            <th scope="col">{text.luck}</th>
            <th scope="col" className="wide-only">
              {text.lost}
            </th>
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
                <td className="wide-only">{tenths(reviewed.lost)}</td>
                <td>{tenths(eachOf(reviewed))}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className="soft">{text.playUnits}</p>
    </section>
  );
}

/** Luck, and the loss per choice, over the listed matches and earlier ones. */
function Trends({ matches }: { matches: Reviews }) {
  const text = words.solo;
  const shown = matches.slice(-DRAWN);
  const dotsOf = (figure: (reviewed: Reviewed) => number): readonly Dot[] =>
    shown.map(({ matchId, ended, reviewed }) => ({ id: matchId, at: ended, value: 100 * figure(reviewed) }));
  return (
    <>
      <Trend
        title={text.lostOver}
        mean={text.meanOf10}
        dots={dotsOf(eachOf)}
        summary={text.trendSummary(text.lostOver, shown.length)}
        table={TABLE}
      />
      <Trend
        title={text.luckOver}
        mean={text.meanOf10}
        dots={dotsOf(({ luck }) => luck)}
        summary={text.trendSummary(text.luckOver, shown.length)}
        table={TABLE}
      />
    </>
  );
}

function eachOf({ lost, mattered }: Reviewed): number {
  return mattered === 0 ? 0 : lost / mattered;
}
