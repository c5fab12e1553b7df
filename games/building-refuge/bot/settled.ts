/** The value of a state once chance has acted: with drawn tiles to choose from, the value of the best. */
import { KINDS } from '../data/tiles.ts';
import { take, takeFaceDown } from '../rules/activate.ts';
import { anyInBag } from '../rules/bag.ts';
import { PHASE, State } from '../state.ts';
import { evaluate } from './evaluate.ts';

/** Null until the first choice. */
let scratch: State | null = null;
const taken = new Float64Array(6);

/**
 * The evaluation, except that in a choice among tiles the player takes the one it values most: the evaluation sees only
 * tiles in use, so it would value a choice no higher than no tile.
 */
export function settled(s: State, values: Float64Array): void {
  if (s.phase !== PHASE.take) {
    evaluate(s, values);
    return;
  }
  const t = scratch?.setup === s.setup ? scratch : State.blank(s.setup);
  scratch = t;
  let best = Number.NEGATIVE_INFINITY;
  for (let kind = 0; kind < KINDS; kind += 1) {
    if (s.drawn[kind] === 0) continue;
    t.copyFrom(s);
    take(t, kind, 'notTaken', undefined);
    // A barbarian is followed by a face-down tile, of which only the square counts.
    if (t.phase === PHASE.downTake) takeFaceDown(t, anyInBag(t), undefined);
    evaluate(t, taken);
    if (taken[s.player] <= best) continue;
    best = taken[s.player];
    for (let seat = 0; seat < s.setup.seats; seat += 1) values[seat] = taken[seat];
  }
}
