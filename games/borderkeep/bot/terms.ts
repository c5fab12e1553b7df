import type { Terms } from '@marchlands/core/knowledge.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { isLiving } from '../rules/town.ts';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';
import { weightAt } from './evaluate.ts';
import { describe, expectedLoss, FEATURES, LOST } from './features.ts';
import { measureAlone } from './survival.ts';
import { names, SEATS, TERM } from './term-names.ts';
import { turnsLeft } from './values.ts';

/** By feature of `describe`: its term. */
const TERM_OF = [
  ...[TERM.structures, TERM.walls, TERM.defence, TERM.defence, TERM.defence, TERM.income, TERM.goods],
  ...[TERM.hand, TERM.monsters, TERM.hand, TERM.hand, TERM.structures, TERM.defence, TERM.defence],
];

const town = new Float64Array(FEATURES);

function addTown(s: State, seat: Seat, share: number, isOwn: boolean, out: Float64Array): void {
  const turns = turnsLeft(s);
  describe(s, seat, town, 0);
  // What a battle may cost is not lost yet: it counts apart.
  const risk = (LOST * expectedLoss(s, seat)) / 5;
  town[0] = town[0] + risk;
  for (let i = 0; i < FEATURES; i += 1) out[isOwn ? TERM_OF[i] : SEATS + seat] += share * town[i] * weightAt(turns, i);
  out[TERM.battle] -= share * risk * weightAt(turns, 0);
}

/** Against others: a town's sums, and those of each other living town against it. Alone: those of its survival. */
function measure(s: State, seat: Seat, out: Float64Array): void {
  out.fill(0);
  if (s.setup.isSolo) {
    measureAlone(s, out);
    return;
  }
  let others = 0;
  for (let other = 0; other < s.setup.seats; other += 1) if (other !== seat && isLiving(s, other)) others += 1;
  for (let other = 0; other < s.setup.seats; other += 1) {
    const isOwn = other === seat;
    if (isLiving(s, other)) addTown(s, other, isOwn ? 1 : -1 / others, isOwn, out);
  }
}

/** The terms with which a hint can explain a choice. */
export const terms: Terms<Types> = { names, measure };
