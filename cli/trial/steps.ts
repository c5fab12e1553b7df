import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { CHANCE, EVERYTHING, type Seat, type Viewer } from '@marchlands/core/seat.ts';
import type { Step } from '@marchlands/core/types.ts';
import type { Position } from '../sources/position.ts';

/** The number of turn and player that lines of a record begin with; what a person types has none. */
const lineNumber = /^\d+\.\d+\s+/;

/** One step as a person types it, alone, as far as the viewer may see it. */
export function notationOf(now: Position, step: Step, viewer: Viewer = EVERYTHING): string {
  const plain = step.by === CHANCE ? now.game.outcomeCodec : now.game.moveCodec;
  return sequenceNotationOf(now, [step], viewer) || plain.format(step.code);
}

/** Steps of one seat as a person types them together, as far as the viewer may see them. */
export function sequenceNotationOf(
  { game, state }: Position,
  steps: readonly Step[],
  viewer: Viewer = EVERYTHING,
): string {
  return game.notation.format(state, steps, viewer).join(' ').replace(lineNumber, '').trim();
}

/** What chance may bring now, in its plain form, with weights; none where chance does not act. */
export function outcomesOf({ game, setup, state }: Position): { readonly code: number; readonly weight: number }[] {
  const list = new OutcomeList(setup.bounds.outcomes);
  if (game.actors(state) === CHANCE) game.outcomes(state, list);
  return Array.from({ length: list.length }, (_, at) => ({ code: list.codes[at] ?? 0, weight: list.weights[at] ?? 0 }));
}

/** What a seat may do now. */
export function legalOf({ game, setup, state }: Position, seat: Seat): number[] {
  const list = new MoveList(setup.bounds.moves);
  game.legal(state, seat, list);
  return list.toArray();
}
