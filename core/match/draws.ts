import { OutcomeList } from '../lists.ts';
import type { GameTypes } from '../types.ts';
import type { Match } from './match.ts';

/** One chance outcome with its list of possible outcomes: enough to recompute it without the rules of the game. */
export interface Draw {
  /** Number of outcomes drawn before, undone ones included. */
  readonly n: number;
  /** The possible outcomes with their weights, in ticket order. */
  readonly possible: readonly (readonly [outcome: string, weight: number])[];
  /** The one drawn. */
  readonly came: string;
}

/** Every outcome of a finished match, in order of drawing, replayed from the log. */
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
