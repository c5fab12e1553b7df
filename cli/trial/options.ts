import type { Step } from '@marchlands/core/game.ts';
import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { CHANCE, EVERYTHING, type Seat, type Viewer } from '@marchlands/core/seat.ts';
import type { Situation } from '../sources/situation.ts';

/** The number of turn and player that lines of a record begin with; what a person types has none. */
const lineNumber = /^\d+\.\d+\s+/;

/** One step as a person types it, alone, as far as the viewer may see it. */
export function notationOf({ game, state }: Situation, step: Step, viewer: Viewer = EVERYTHING): string {
  const lines = game.notation.format(state, [step], viewer);
  const plain = step.by === CHANCE ? game.outcomeCodec : game.moveCodec;
  return lines.join(' ').replace(lineNumber, '').trim() || plain.format(step.code);
}

/** What chance may bring now, in its plain form, with weights; none where chance does not act. */
export function chancesOf({ game, setup, state }: Situation): { readonly code: number; readonly weight: number }[] {
  const list = new OutcomeList(setup.bounds.outcomes);
  if (game.actors(state) === CHANCE) game.outcomes(state, list);
  return Array.from({ length: list.length }, (_, at) => ({ code: list.codes[at] ?? 0, weight: list.weights[at] ?? 0 }));
}

/** What a seat may do now. */
export function legalOf({ game, setup, state }: Situation, seat: Seat): number[] {
  const list = new MoveList(setup.bounds.moves);
  game.legal(state, seat, list);
  return list.toArray();
}
