import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { CHANCE, EVERYTHING, type Seat, type Viewer } from '@marchlands/core/seat.ts';
import type { Step } from '@marchlands/core/types.ts';
import type { Position } from '../sources/position.ts';

/** The number of turn and player at the beginning of a record's lines; typed lines have none. */
const lineNumber = /^\d+\.\d+\s+/;

/** One step as typed alone, limited to the viewer's knowledge. */
export function notationOf(now: Position, step: Step, viewer: Viewer = EVERYTHING): string {
  const plain = step.by === CHANCE ? now.game.outcomeCodec : now.game.moveCodec;
  return sequenceNotationOf(now, [step], viewer) || plain.format(step.code);
}

/** Steps of one seat as typed together, limited to the viewer's knowledge. */
export function sequenceNotationOf(
  { game, state }: Position,
  steps: readonly Step[],
  viewer: Viewer = EVERYTHING,
): string {
  return game.notation.format(state, steps, viewer).join(' ').replace(lineNumber, '').trim();
}

/** The possible chance outcomes in plain form, with weights; empty if chance does not act. */
export function outcomesOf({ game, setup, state }: Position): { readonly code: number; readonly weight: number }[] {
  const list = new OutcomeList(setup.bounds.outcomes);
  if (game.actors(state) === CHANCE) game.outcomes(state, list);
  return Array.from({ length: list.length }, (_, at) => ({ code: list.codes[at] ?? 0, weight: list.weights[at] ?? 0 }));
}

/** A seat's legal moves. */
export function legalOf({ game, setup, state }: Position, seat: Seat): number[] {
  const list = new MoveList(setup.bounds.moves);
  game.legal(state, seat, list);
  return list.toArray();
}
