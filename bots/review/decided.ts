import type { Match } from '@marchlands/core/match/match.ts';
import { EVERYTHING, type Seat } from '@marchlands/core/seat.ts';

/** The part of the final score by which the winner was furthest ahead of the next seat. */
export interface Decided {
  readonly winner: Seat;
  readonly other: Seat;
  /** As the game's words call it. */
  readonly label: string;
  /** Points of the winner and of the other seat. */
  readonly points: number;
  readonly otherPoints: number;
}

/** What set the one winner apart from the seat of the next rank; null where nobody won alone or the rules count no parts. */
export function decidedBy({ game, setup, result, state }: Match): Decided | null {
  const winner = result?.winners.at(0);
  if (result === null || winner === undefined || result.winners.length > 1 || game.words.score === undefined)
    return null;
  const rank = Math.min(...result.ranks.filter((_, seat) => seat !== winner));
  const other = result.ranks.findIndex((one, seat) => seat !== winner && one === rank);
  if (other < 0) return null;
  const view = game.view(state, EVERYTHING);
  const theirs = new Map(game.words.score(view, setup, other).map(({ label, points }) => [label, points]));
  let decided: Decided | null = null;
  for (const { label, points } of game.words.score(view, setup, winner)) {
    const otherPoints = theirs.get(label) ?? 0;
    const isMore = points - otherPoints > (decided === null ? 0 : decided.points - decided.otherPoints);
    if (isMore) decided = { winner, other, label, points, otherPoints };
  }
  return decided;
}
