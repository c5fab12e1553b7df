/** The knowledge of this game that a search needs: who is likely to win, and which actions deserve a first look. */
import type { Knowledge } from '@marchlands/core/knowledge.ts';
import type { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { NONE, PAIRS } from '../data/geometry.ts';
import { BARBARIAN, CITY, KINDS, LANDS, MINE, MOUNTAIN, OASIS, TREASURE } from '../data/tiles.ts';
import { ANSWER, MOVE } from '../moves.ts';
import { addNetworkPoints, connects, findNetwork } from '../rules/network.ts';
import { type State, UP } from '../state.ts';
import type { Types } from '../types.ts';
import { alike, BagWalk } from './bag-walk.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import { bestMove, plans } from './moves.ts';
import { settled } from './settled.ts';
import { knownTerms } from './terms.ts';

const points = new Int32Array(6);

/** The initial promise of Activate by kind of source, from its typical result. */
const SOURCE_PROMISE = new Float64Array(LANDS).fill(1);
SOURCE_PROMISE[OASIS] = 1.6;
SOURCE_PROMISE[CITY] = 1.2;
SOURCE_PROMISE[MINE] = 2;
SOURCE_PROMISE[MOUNTAIN] = 1.2;

/** The initial promise of a tile that may be taken. */
const TAKE_PROMISE = new Float64Array(KINDS).fill(1);
TAKE_PROMISE[OASIS] = 4;
TAKE_PROMISE[CITY] = 4;
TAKE_PROMISE[MINE] = 2;
TAKE_PROMISE[TREASURE] = 5;
TAKE_PROMISE[BARBARIAN] = 3;

/**
 * A scoring road is judged by the builder's gain relative to the best of the others, any other road by its neighbours.
 */
function roadPromise(s: State, seat: Seat, cell: number): number {
  const { size, scores } = findNetwork(s, cell);
  if (!scores) {
    const { next } = s.setup.board;
    let touches = 0;
    for (let i = cell * 4; i < cell * 4 + 4; i += 1) {
      const n = next[i];
      if (n !== NONE && connects(s.tile[n], s.mark[n])) touches += 1;
    }
    return (s.owner[cell] === seat ? 1 : 0.4) * (touches > 0 ? 1 : 0.5);
  }
  points.fill(0);
  addNetworkPoints(s, seat, size, points);
  let others = 0;
  for (let other = 0; other < s.setup.seats; other += 1) {
    if (other !== seat && points[other] > others) others = points[other];
  }
  return Math.max(0.1, 2 + (points[seat] - others) * 0.8);
}

/** Promise of each legal move: scoring roads first, then activations; the many squares to discover share little. */
function prior(s: State, seat: Seat, moves: MoveList, out: Float64Array): void {
  for (let i = 0; i < moves.length; i += 1) {
    const code = moves.codes[i];
    if (code < MOVE.city) out[i] = 0.12;
    else if (code < MOVE.road) out[i] = 0.25;
    else if (code < MOVE.activate) out[i] = roadPromise(s, seat, code - MOVE.road);
    else if (code < MOVE.take) {
      const { from } = PAIRS[code - MOVE.activate] as { from: number };
      out[i] = SOURCE_PROMISE[s.tile[from] - UP];
    } else if (code < MOVE.take + KINDS) out[i] = TAKE_PROMISE[code - MOVE.take];
    else out[i] = code === MOVE.answer + ANSWER.city ? 0.7 : 1;
  }
}

export const knowledge: Knowledge<Types> = {
  evaluate,
  chanceWalks: { evaluate, settled, make: (setup) => new BagWalk(setup), alike },
  features,
  characters: [
    {
      name: 'gambler',
      description: 'Would as soon see all lose as lose alone.',
      evaluate,
      defeatShare: 1,
    },
  ],
  terms: knownTerms,
  prior,
  plans,
  aheadMove: bestMove,
  // Draws are averaged exactly, so the immediate values are better than a tree of sampled draws; the best ones are
  // played on.
  turns: { choices: 1, answers: 0, replies: 0, ahead: { moves: 10, trust: 8 } },
  // From matches of greedy (`npm run calibration -- --game building-refuge --level greedy --every 5 --seats 3`).
  certainty: ({ seats }) => (seats > 2 ? 1 : 0.85),
  // Judged by greedy in 2,000 worlds (docs/reviews.md).
  blamed: { judged: 85, worse: 84 },
  calibrated: [
    { seats: 2, error: 0.017, matches: 200 },
    { seats: 2, level: 'novice', certainty: 0.7, error: 0.032, matches: 400 },
    // Scout avoids common defeats.
    { seats: 2, level: 'scout', certainty: 0.75, defeat: 0.12, error: 0.02, matches: 60 },
    { seats: 3, error: 0.035, matches: 200 },
    { seats: 3, level: 'scout', defeat: 0.2, error: 0.03, matches: 60 },
    { seats: 4, error: 0.031, matches: 200 },
    { seats: 4, level: 'scout', defeat: 0.2, error: 0.019, matches: 40 },
    { seats: 5, error: 0.012, matches: 200 },
    { seats: 6, error: 0.018, matches: 200 },
  ],
  // The share each level wins against the level before it: docs/ladder.md.
  levels: [
    { name: 'random' },
    { name: 'novice', ladder: { seats: 2, own: 76.3, other: 8.3 } },
    { name: 'greedy', ladder: { seats: 2, own: 82.7, other: 11.0 } },
    { name: 'scout', iterations: 1_000, ladder: { seats: 2, own: 52.0, other: 42.6 } },
  ],
};
