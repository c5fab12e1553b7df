import { games, loadGame } from '@marchlands/games/index.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { REVIEW_OPENER } from '../review/address.ts';
import { InstallOffer } from '../shelf/install-offer.tsx';
import { Tally } from '../solo/tally.tsx';
import { startMatch } from '../table/local/start.ts';
import type { Table, TableState } from '../table/table.ts';
import { words } from '../words/words.ts';
import { headline } from './headline.ts';
import { calledAt } from './names.ts';
import { type Seated, stronger, swapped } from './rematch.ts';
import { ShareTool } from './share-tool.tsx';
import { useLoaded } from './use-loaded.ts';

/** The end of the match: the winner, the reason, the standing; below it the next steps. */
export function Ending({ state: { info, now }, children }: { state: TableState; children: ReactNode }) {
  const final = now.final;
  if (final === null) return null;
  const calledOf = (seat: number) => calledAt(info, seat);
  const order = info.seats
    .map(({ seat }) => ({ seat, rank: final.ranks[seat] ?? 1, score: final.scores[seat] ?? null }))
    .sort((a, b) => a.rank - b.rank);
  return (
    <section className="ending card" aria-labelledby="ending">
      <h2 id="ending">{headline(final, calledOf)}</h2>
      {final.sentence !== '' && <p>{final.sentence}</p>}
      {final.ranks.length > 0 && (
        <table className="standing tabular" aria-label={words.table.standings}>
          <tbody>
            {order.map(({ seat, rank, score }) => (
              <tr key={seat}>
                <td>{final.defeat ? '' : `${rank}.`}</td>
                <td>
                  <SeatBadge seat={seat} size={24} /> {calledOf(seat)}
                  {(final.lines[seat] ?? []).length > 0 && (
                    <small className="soft score-lines">{words.table.scoreLines(final.lines[seat] ?? [])}</small>
                  )}
                  {(final.held[seat] ?? []).length > 0 && (
                    <small className="soft score-lines">{words.table.held(final.held[seat] ?? [])}</small>
                  )}
                </td>
                <td>{score === null ? '' : words.table.points(score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </section>
  );
}

/** The next steps after a match. */
export function NextSteps({
  table,
  state,
  again: otherAgain,
  onReplay,
  onReview,
  onLines,
}: {
  table: Table;
  state: TableState;
  /** An online table's replacement for the rematch buttons; null at any other. */
  again: ReactNode;
  onReplay: () => void;
  /** Shows the review, or goes to the one that is shown; null at a table that has none. */
  onReview: (() => void) | null;
  /** Null if lines are not available. */
  onLines: (() => void) | null;
}) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSharing, setSharing] = useState(false);
  const { info, now } = state;
  const levels = useLoaded(() => levelsOf(info.gameId), [info.gameId]);
  const final = now.final;
  if (final === null) return null;
  const seated = info.seats.map(({ name, level }): Seated => ({ name, level: level ?? null }));
  const raised = levels.state === 'ready' ? stronger(seated, levels.value) : null;
  const nameOf = (seat: number) => info.seats[seat]?.name ?? words.seatName(seat);

  async function again(deal: number | null, players: readonly Seated[] = seated) {
    const game = games.find((entry) => entry.id === info.gameId);
    if (game === undefined) return;
    const started = await startMatch({
      ...(deal === null ? {} : { deal }),
      gameId: info.gameId,
      seats: info.seats.length,
      // With all defaults filled in, which is a valid set-up too.
      options: { ...info.options },
      players,
    });
    if (started.ok) navigate(`/table/${started.value}`);
    else setProblem(started.problem.message);
  }

  // It stays while the review is open: another button in its place would be pressed by a second click.
  const reviewButton = onReview !== null && (
    <button type="button" className="button" id={REVIEW_OPENER} onClick={onReview}>
      {words.review.title}
    </button>
  );

  return (
    <>
      <Tally state={state} />
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div className="next-steps">
        {info.isRemote ? (
          <>
            {otherAgain}
            {reviewButton}
          </>
        ) : (
          <>
            <button type="button" className="button primary" onClick={() => void again(null)}>
              {words.table.again}
            </button>
            {reviewButton}
            {seated.length > 1 && (
              <button type="button" className="button" onClick={() => void again(null, swapped(seated))}>
                {words.table.swapSeats}
              </button>
            )}
            {raised !== null && (
              <button type="button" className="button" onClick={() => void again(null, raised)}>
                {words.table.strongerBot}
              </button>
            )}
            {info.deal !== null && (
              <button type="button" className="button" onClick={() => void again(info.deal)}>
                {words.deal.again}
              </button>
            )}
          </>
        )}
        {onLines !== null && (
          <button type="button" className="button" onClick={onLines} aria-keyshortcuts="l">
            {words.lines.title}
          </button>
        )}
        <button type="button" className="button" onClick={onReplay}>
          {words.table.watchReplay}
        </button>
        <button type="button" className="button" onClick={() => setSharing(true)}>
          {words.share.open}
        </button>
      </div>
      <InstallOffer />
      {isSharing && (
        <ShareTool table={table} state={state} headline={headline(final, nameOf)} onClose={() => setSharing(false)} />
      )}
    </>
  );
}

/** The levels of a game's bots, from the weakest to the strongest. */
async function levelsOf(gameId: string): Promise<readonly string[]> {
  const [game, bots] = await Promise.all([loadGame(gameId), import('@marchlands/bots/levels.ts')]);
  return game.ok ? bots.levelsOf(game.value).map(({ name }) => name) : [];
}
