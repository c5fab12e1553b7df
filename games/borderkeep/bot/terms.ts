import type { Terms } from '@marchlands/core/knowledge.ts';
import { addTerms, type LinearTerms } from '@marchlands/core/linear.ts';
import { isActing, type Seat } from '@marchlands/core/seat.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { living, livingTowns } from '../rules/town.ts';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';
import { weightsFor } from './evaluate.ts';
import { describe, expectedLoss, FEATURES, LOST } from './features.ts';
import { measureAlone } from './survival.ts';
import { names, SEATS, TERM } from './term-names.ts';

/** By feature of `describe`: its term. */
const TERM_OF = [
  ...[TERM.structures, TERM.walls, TERM.defence, TERM.defence, TERM.defence, TERM.income, TERM.goods],
  ...[TERM.hand, TERM.monsters, TERM.hand, TERM.hand, TERM.structures, TERM.defence, TERM.defence],
];

const terms: LinearTerms = { own: TERM_OF, seats: SEATS };
const towns = new Float64Array(MAX_SEATS * FEATURES);

/** Against others: a town's sums, and those of each other living town against it. Alone: those of its survival. */
function measure(s: State, seat: Seat, out: Float64Array): void {
  out.fill(0);
  if (s.setup.isSolo) {
    measureAlone(s, out);
    return;
  }
  const weights = weightsFor(s);
  const alive = living(s);
  const others = livingTowns(s) - 1;
  for (let town = 0; town < s.setup.seats; town += 1) {
    if (!isActing(alive, town)) continue;
    describe(s, town, towns, town * FEATURES);
    // What a battle may cost is not lost yet: it counts apart.
    const risk = (LOST * expectedLoss(s, town)) / 5;
    towns[town * FEATURES] += risk;
    out[TERM.battle] -= (town === seat ? 1 : -1 / others) * risk * weights[0];
  }
  addTerms(towns, weights, terms, seat, alive, out);
}

/** The terms with which a hint can explain a choice. */
export const knownTerms: Terms<Types> = { names, measure };
