/** Variants of Cantaboria for the suite, in which events rare in random play occur in every match. */
import type { Game } from '@marchlands/core/game.ts';
import { ok } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { BOAT, GOODS, KINDS } from '../data/limits.ts';
import { game } from '../game.ts';
import { OUTCOME } from '../moves.ts';
import { SEAT_LETTERS } from '../position/letters.ts';

import { supply } from '../rules/places.ts';
import { STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { readLine } from './play.ts';
import { richLine } from './rich-line.ts';

/** Ends after this many cycles, fewer than the options allow. */
export function shortGame(base: Game<Types>, lastCycle: number): Game<Types> {
  return {
    ...base,
    setup(options, seats) {
      const made = base.setup(options, seats);
      return made.ok ? ok(Object.freeze({ ...made.value, lastCycle })) : made;
    },
  };
}

/** Begins before the first die of a cycle, and every die of a phase is a 6: three votes in each cycle (CA-24). */
export const votingGame: Game<Types> = {
  ...game,
  start(setup) {
    const letters = SEAT_LETTERS.slice(0, setup.seats);
    const owned = ['A1', 'D4', 'E3', 'F5', 'B3']
      .slice(1, setup.seats)
      .map((id, i) => `${id}=${letters[i + 1]}.hw:t2g1`);
    return readLine(setup, `${letters} L=R c=1 production | *=R ${owned.join(' ')}`);
  },
  outcomes(state, out) {
    game.outcomes(state, out);
    if (state.step !== STEP.die) return;
    out.clear();
    out.push(OUTCOME.die + 5, 1);
  },
};

/** CA-62: returns goods for which boats have no room. */
function lighten(s: State): void {
  for (let boat = 0; boat < s.boats; boat += 1) {
    let goods = 0;
    for (let good = 0; good < GOODS; good += 1) {
      for (let i = s.tokens[(BOAT + boat) * KINDS + good]; i > 0; i -= 1) {
        if (goods < s.setup.capacity.boatGoods) goods += 1;
        else supply(s, BOAT + boat, good, -1);
      }
    }
  }
}

/** Begins mid-game, with pieces, goods and boats everywhere, for shipments, trade and attacks of every kind. */
export const richGame: Game<Types> = {
  ...game,
  start(setup) {
    const s = readLine(setup, richLine(new Rng(`rich ${setup.seats}`), setup.seats));
    lighten(s);
    return s;
  },
};
