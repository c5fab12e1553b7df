import type { Match } from '@marchlands/core/match/match.ts';
import { EVERYTHING, type Seat } from '@marchlands/core/seat.ts';

/** The part of the final score in which the winner led the next seat by most. */
export interface Decided {
  readonly winner: Seat;
  readonly other: Seat;
  /** Its label in the game's words. */
  readonly label: string;
  /** Points of the winner and of the next seat. */
  readonly points: number;
  readonly otherPoints: number;
}

/**
 * The part that set a single winner apart from the next in rank; null if nobody won alone, or if no score ranks them:
 * the rules have none, or the next seat was eliminated or has another part in place of points.
 */
export function decidedBy({
  game,
  setup,
  result,
  state,
}: Pick<Match, 'game' | 'setup' | 'result' | 'state'>): Decided | null {
  const winner = result?.winners.at(0);
  if (result === null || winner === undefined || result.winners.length > 1 || game.words.score === undefined)
    return null;
  const rank = Math.min(...result.ranks.filter((_, seat) => seat !== winner));
  const other = result.ranks.findIndex((one, seat) => seat !== winner && one === rank);
  if (other < 0) return null;
  const view = game.view(state, EVERYTHING);
  const own = game.words.score(view, setup, winner);
  const theirs = new Map(game.words.score(view, setup, other).map(({ label, points }) => [label, points]));
  const isInstead = ([label, points]: readonly [string, number]): boolean =>
    points === 0 && !own.some((part) => part.label === label);
  if (theirs.size === 0 || [...theirs].some(isInstead)) return null;
  let decided: Decided | null = null;
  for (const { label, points } of own) {
    const otherPoints = theirs.get(label) ?? 0;
    const isMore = points - otherPoints > (decided === null ? 0 : decided.points - decided.otherPoints);
    if (isMore) decided = { winner, other, label, points, otherPoints };
  }
  return decided;
}
