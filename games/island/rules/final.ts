/** How a match ends (IK-303 to IK-307). */
import { byScores } from '@marchlands/core/final.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { Final } from '@marchlands/core/types.ts';
import type { Events } from '../events.ts';
import { ENDING, ENDINGS, STACK, STEP, type State } from '../state.ts';
import { pointsOf } from './points.ts';
import { clearOffer } from './trade.ts';

/** IK-303: whether the active player has the points, in its own turn. */
export function hasWon(s: State): boolean {
  return s.turn > 0 && s.builder === 0 && pointsOf(s, s.active) >= s.setup.target;
}

/** IK-305: ends the game at once and drops open decisions. */
export function end(s: State, reason: number, events: Events): void {
  s.step = STEP.over;
  s.reason = reason;
  STACK.clear(s);
  clearOffer(s);
  s.picked.fill(0);
  s.due.fill(0);
  if (events === undefined) return;
  const { reason: name, winners } = result(s);
  const scores = Array.from({ length: s.setup.seats }, (_, seat) => pointsOf(s, seat));
  events.push({ kind: 'matchEnded', reason: name, winners, scores });
}

/** IK-306, IK-307: the winner first, then by points; at the turn limit the most points win. */
export function result(s: State): Final {
  const scores: number[] = [];
  for (let seat = 0; seat < s.setup.seats; seat += 1) scores.push(pointsOf(s, seat));
  const isWon = s.reason === ENDING.points;
  const most = Math.max(...scores);
  const isWinner = (seat: Seat): boolean => (isWon ? seat === s.active : scores[seat] === most);
  const standings = scores.map((score, seat) => [isWinner(seat) ? 1 : 0, score]);
  return byScores(scores, ENDINGS[s.reason], standings);
}
