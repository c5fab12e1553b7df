/** Variants of Cantaboria for the suite: what is rare in random play comes up in every match. */
import type { Game } from '@marchlands/core/game.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { game } from '../game.ts';
import { OUTCOME } from '../moves.ts';
import { SEAT_LETTERS } from '../position/line.ts';
import { STEP } from '../state.ts';
import type { Types } from '../types.ts';
import { readLine } from './play.ts';
import { richLine } from './rich-line.ts';

/** Begins before the first die of a cycle, and every die of a phase is a 6: three votes a cycle (CA-24). */
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

/** Begins in the middle of a match, with pieces, goods and boats everywhere: shipments, trade and attacks of every kind. */
export const richGame: Game<Types> = {
  ...game,
  start: (setup) => readLine(setup, richLine(new Rng(`rich ${setup.seats}`), setup.seats)),
};
