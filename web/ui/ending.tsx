import { games } from '@marchlands/games/index.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Tally } from '../solo/tally.tsx';
import { startMatch } from '../table/local/start.ts';
import type { TableState } from '../table/table.ts';
import { words } from '../words/words.ts';

/** How the match ended: who won, why, the standing, and what one can do next. */
export function Ending({ state, onReplay }: { state: TableState; onReplay: () => void }) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const { info, now } = state;
  const final = now.final;
  if (final === null) return null;
  const nameOf = (seat: number) => info.seats[seat]?.name ?? words.seatName(seat);
  const order = info.seats
    .map(({ seat }) => ({ seat, rank: final.ranks[seat] ?? 1, score: final.scores[seat] ?? null }))
    .sort((a, b) => a.rank - b.rank);

  async function again(deal: number | null) {
    const game = games.find((entry) => entry.id === info.gameId);
    if (game === undefined) return;
    const started = await startMatch({
      ...(deal === null ? {} : { deal }),
      gameId: info.gameId,
      seats: info.seats.length,
      // All filled in, which is a set-up like any other.
      options: { ...info.options },
      players: info.seats.map(({ name, level }) => ({ name, level: level ?? null })),
    });
    if (started.ok) navigate(`/table/${started.value}`);
    else setProblem(started.problem.message);
  }

  return (
    <section className="ending card" aria-labelledby="ending">
      <h2 id="ending">{headline(final, nameOf)}</h2>
      {final.sentence !== '' && <p>{final.sentence}</p>}
      {final.ranks.length > 0 && (
        <table className="standing tabular" aria-label={words.table.standings}>
          <tbody>
            {order.map(({ seat, rank, score }) => (
              <tr key={seat}>
                <td>{final.defeat ? '' : `${rank}.`}</td>
                <td>
                  <SeatBadge seat={seat} size={24} /> {nameOf(seat)}
                  {(final.lines[seat] ?? []).length > 0 && (
                    <small className="soft score-lines">{words.table.scoreLines(final.lines[seat] ?? [])}</small>
                  )}
                </td>
                <td>{score === null ? '' : words.table.points(score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Tally state={state} />
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        <button type="button" className="button primary" onClick={() => void again(null)}>
          {words.table.again}
        </button>
        {info.deal !== null && (
          <button type="button" className="button" onClick={() => void again(info.deal)}>
            {words.deal.again}
          </button>
        )}
        <button type="button" className="button" onClick={onReplay}>
          {words.table.watchReplay}
        </button>
      </div>
    </section>
  );
}

function headline(final: NonNullable<TableState['now']['final']>, nameOf: (seat: number) => string): string {
  if (final.ranks.length === 0) return words.table.over;
  // Alone nobody shares the defeat.
  if (final.defeat) return final.ranks.length === 1 ? words.table.lost(nameOf(0)) : words.table.lostTogether;
  const names = new Intl.ListFormat('en').format(final.winners.map(nameOf));
  if (final.winners.length === 0) return words.table.nobodyWon;
  return final.winners.length === 1 ? words.table.won(names) : words.table.wonTogether(names);
}
