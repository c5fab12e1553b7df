import type { Game } from '../game.ts';
import { OutcomeList } from '../lists.ts';
import { CHANCE } from '../seat.ts';
import type { AnyState } from '../types.ts';

/** A state reached by chance, with its probability. */
interface Reached {
  readonly state: AnyState;
  share: number;
}

/**
 * The expectation of an evaluation once chance is done, by following every outcome; equal states are merged.
 * @param from is not changed
 * @param most steps that may be followed
 * @returns by seat; null if that takes more steps
 */
export function expectedByStates(
  game: Game,
  from: AnyState,
  evaluate: (state: AnyState, values: Float64Array) => void,
  most: number,
): Float64Array | null {
  const { setup } = from;
  const outcomes = new OutcomeList(setup.bounds.outcomes);
  const values = new Float64Array(setup.seats);
  const leaf = new Float64Array(setup.seats);
  let steps = 0;
  let level = new Map<bigint, Reached>([[from.hash(), { state: from, share: 1 }]]);
  while (level.size > 0) {
    const next = new Map<bigint, Reached>();
    for (const { state, share } of level.values()) {
      if (game.actors(state) !== CHANCE) {
        evaluate(state, leaf);
        for (const [seat, value] of leaf.entries()) values[seat] += value * share;
        continue;
      }
      game.outcomes(state, outcomes);
      const { codes, weights, length, total } = outcomes;
      steps += length;
      if (steps > most) return null;
      for (let i = 0; i < length; i += 1) {
        const after = state.clone();
        game.apply(after, CHANCE, codes[i]);
        const own = (share * weights[i]) / total;
        const known = next.get(after.hash());
        if (known === undefined) next.set(after.hash(), { state: after, share: own });
        else known.share += own;
      }
    }
    level = next;
  }
  return values;
}
