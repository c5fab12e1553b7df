import { OutcomeList } from '../lists.ts';
import type { GameTypes } from '../types.ts';
import type { Match } from './match.ts';

/** One outcome of chance with all that it was drawn from: what is needed to compute it without the rules of the game. */
export interface Draw {
  /** Counts every outcome ever drawn from 0, undone ones too. */
  readonly n: number;
  /** What could come, in the order in which tickets are counted, each with its weight. */
  readonly possible: readonly (readonly [outcome: string, weight: number])[];
  /** What came: one of them. */
  readonly came: string;
}

/** Every outcome of a match that is over, in the order they were drawn; each replayed from the log. */
export function drawsOf<T extends GameTypes>(match: Match<T>): readonly Draw[] {
  const { game, journal } = match;
  const list = new OutcomeList(match.setup.bounds.outcomes);
  const draws: Draw[] = [];
  let state = journal.stateAt(0);
  for (let index = 0; index < journal.length; index += 1) {
    const { entry, step } = journal.at(index);
    if (entry.kind === 'chance' && step !== null) {
      game.outcomes(state, list);
      const possible = list.toArray().map((code, i) => [game.outcomeCodec.format(code), list.weights[i]] as const);
      draws.push({ n: draws.length, possible, came: game.outcomeCodec.format(step.code) });
    }
    state = journal.stateAfter(state, index);
  }
  return draws;
}
