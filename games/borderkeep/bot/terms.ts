import type { Terms } from '@marchlands/core/knowledge.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { isLiving } from '../rules/town.ts';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';
import { weightAt } from './evaluate.ts';
import { describe, FEATURES } from './features.ts';
import { measureAlone } from './survival.ts';
import { turnsLeft } from './values.ts';

const names = ['structures', 'walls', 'defence', 'income', 'means', 'battle'] as const;
const [STRUCTURES, WALLS, DEFENCE, INCOME, MEANS] = [0, 1, 2, 3, 4];
/** By feature of `describe`: its term. */
const TERM_OF = [
  ...[STRUCTURES, WALLS, DEFENCE, DEFENCE, DEFENCE, INCOME, MEANS],
  ...[MEANS, MEANS, MEANS, MEANS, STRUCTURES, DEFENCE, DEFENCE],
];

const town = new Float64Array(FEATURES);

function addTown(s: State, seat: Seat, share: number, out: Float64Array): void {
  const turns = turnsLeft(s);
  describe(s, seat, town, 0);
  for (let i = 0; i < FEATURES; i += 1) out[TERM_OF[i]] += share * town[i] * weightAt(turns, i);
}

/** Against others: a town's sums minus the mean of the other living towns'. Alone: the terms of its survival. */
function measure(s: State, seat: Seat, out: Float64Array): void {
  out.fill(0);
  if (s.setup.isSolo) {
    measureAlone(s, out);
    return;
  }
  let others = 0;
  for (let other = 0; other < s.setup.seats; other += 1) if (other !== seat && isLiving(s, other)) others += 1;
  for (let other = 0; other < s.setup.seats; other += 1) {
    if (isLiving(s, other)) addTown(s, other, other === seat ? 1 : -1 / others, out);
  }
}

/** The terms with which a hint can explain a choice. */
export const terms: Terms<Types> = { names, measure };
