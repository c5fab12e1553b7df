import { Link } from 'wouter';
import type { TableState } from '../table/table.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/words.ts';
import { dayText } from './dates.ts';
import { figuresOf } from './figures.ts';
import { formOf, type SoloResult } from './result.ts';

/** The updated record after a match: `12 of 20 won`; renders nothing for a match that does not count. */
export function Tally({ state }: { state: TableState }) {
  const { matchId, gameId, title, daily, deal, isRemote } = state.info;
  const loaded = useLoaded(async () => {
    const { listResults } = await import('./history.ts');
    return listResults(gameId);
    // An online match counts once its full record has arrived.
  }, [gameId, matchId, isRemote ? state.now.final : null]);
  // Without storage nothing is counted; the table itself says so.
  if (loaded.state !== 'ready' || !loaded.value.ok) return null;
  const results = loaded.value.value;
  const own = results.find((one) => one.matchId === matchId);
  const isAgain = own === undefined && daily !== null && results.some((one) => one.daily === daily);
  if (deal !== null && !isRemote) return <p className="tally tabular">{words.deal.ended(deal)}</p>;
  if (own === undefined && !isAgain) return null;
  return (
    <p className="tally tabular">
      {daily !== null && <span>{words.daily.of(dayText(daily))}. </span>}
      {own === undefined ? words.daily.notCounted : <strong>{tallyOf(results, own)}.</strong>}{' '}
      <Link href={`/solo/${gameId}`} aria-label={words.solo.link(title)}>
        {words.solo.short}
      </Link>
    </p>
  );
}

/** The tally over matches of the same task. */
function tallyOf(results: readonly SoloResult[], own: SoloResult): string {
  const same = results.filter((one) => formOf(one) === formOf(own));
  return words.solo.tally(figuresOf(same).won, same.length);
}
