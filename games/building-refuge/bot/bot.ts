/**
 * What a searcher may know of this game: who is likely to win from here, and which actions deserve a first look.
 */
import type { Knowledge } from '@marchlands/core/knowledge.ts';
import type { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { NONE, PAIRS } from '../data/geometry.ts';
import { BARBARIAN, CITY, KINDS, LANDS, MINE, MOUNTAIN, OASIS, TREASURE } from '../data/tiles.ts';
import { ANSWER, MOVE } from '../moves.ts';
import { addNetworkPoints, connects, findNetwork } from '../rules/network.ts';
import { PHASE, ROAD, type State, UP } from '../state.ts';
import type { Types } from '../types.ts';

/** Share of its network points that a tile with a road, an oasis or a mine may still hope for in each later scoring. */
const NETWORK_HOPE = 0.35;
/** Points by which a leader must be ahead to be twice as likely to win, with the board full and with it empty. */
const GAP_FULL = 4;
const GAP_EMPTY = 22;
/** How fast the danger of losing every city falls with each city and treasure above the bands. */
const DANGER_SLOPE = 0.9;

const cities = new Float64Array(6);
const hope = new Float64Array(6);
const points = new Int32Array(6);

/** Counts cities by owner and what the tiles of each seat may still earn in networks. */
function survey(s: State): void {
  const { network, board } = s.setup;
  cities.fill(0);
  hope.fill(0);
  for (let i = 0; i < board.cells.length; i += 1) {
    const cell = board.cells[i];
    const kind = s.tile[cell] - UP;
    if (kind < 0 || kind >= LANDS) continue;
    const owner = s.owner[cell];
    if (kind === CITY) cities[owner] = cities[owner] + 1;
    else if (kind === OASIS || kind === MINE || (s.mark[cell] & ROAD) !== 0) {
      hope[owner] = hope[owner] + network[kind];
    }
  }
}

/** The chance that a city falls, from bands against what can stop them; cities are hit about alike (BR-84). */
function fallRate(bands: number, allCities: number, treasures: number): number {
  if (allCities <= 0) return 1;
  const lost = Math.max(0, bands - 0.7 * treasures);
  return Math.min(0.98, lost / (allCities + 1));
}

/** By seat: points, treasures and hopes of later scorings; and the chance to keep a city. */
const expectedPoints = new Float64Array(6);
const keeps = new Float64Array(6);

/** What the match stands at for all seats alike. */
interface Outlook {
  /** The largest of `expectedPoints`. */
  best: number;
  /** Points by which a leader is e times as likely to win. */
  gap: number;
  /** The chance that everybody loses. */
  ruin: number;
}

const outlook: Outlook = { best: 0, gap: 1, ruin: 0 };

/** Share of the board that is empty; none once the barbarians attack. */
function openShare(s: State): number {
  return isAttacked(s) ? 0 : s.empties / s.setup.board.cells.length;
}

function isAttacked(s: State): boolean {
  return s.phase === PHASE.over || s.bands > 0;
}

/** Points that one of `hope` stands for. */
function networkHope(s: State): number {
  return NETWORK_HOPE * openShare(s) * 4;
}

/** Points that a tile in hand stands for. */
function handWorth(s: State): number {
  return isAttacked(s) ? 0 : 4;
}

/** Fills `expectedPoints`, `keeps` and `outlook`. */
function assess(s: State): void {
  const { seats, options } = s.setup;
  survey(s);
  const isAttack = isAttacked(s);
  const open = openShare(s);
  let bands = 0;
  let treasures = 0;
  let allCities = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    bands += s.barbarian[seat];
    treasures += s.treasure[seat];
    allCities += cities[seat] + (isAttack ? 0 : 0.9 * s.hand[seat]);
  }
  if (isAttack) bands = s.bands;
  // What the rest of the match is likely to bring: about one barbarian and two cities on a whole empty board a seat.
  bands += open * 2;
  allCities += open * (1 + seats);
  treasures += open * 2;
  const fall = fallRate(bands, allCities, treasures);
  const margin = allCities + 0.8 * treasures - bands - 0.5;
  outlook.ruin = isAttack && bands === 0 ? (allCities > 0 ? 0 : 1) : 1 / (1 + Math.exp(margin / DANGER_SLOPE + 1));
  outlook.gap = (GAP_FULL + (GAP_EMPTY - GAP_FULL) * open) / Math.LN2;
  outlook.best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat += 1) {
    expectedPoints[seat] =
      s.score[seat] +
      0.85 * options.treasureValue * s.treasure[seat] +
      networkHope(s) * hope[seat] +
      handWorth(s) * s.hand[seat];
    if (expectedPoints[seat] > outlook.best) outlook.best = expectedPoints[seat];
    const held = cities[seat] + (isAttack ? 0 : 0.9 * s.hand[seat] + open);
    const guarded = Math.max(0, fall - 0.25 * s.treasure[seat]);
    keeps[seat] = held > 0 ? 1 - guarded ** held : 0;
  }
}

/**
 * Expected share of the win: points, treasures and hopes of later scorings through a soft maximum that sharpens as the
 * board fills, times the chance to keep a city, times the chance that not everybody loses.
 */
function evaluate(s: State, values: Float64Array): void {
  const { seats } = s.setup;
  assess(s);
  let sum = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    const share = Math.exp((expectedPoints[seat] - outlook.best) / outlook.gap) * keeps[seat];
    values[seat] = share;
    sum += share;
  }
  for (let seat = 0; seat < seats; seat += 1) {
    values[seat] = sum > 0 ? (values[seat] / sum) * (1 - outlook.ruin) : 0;
  }
}

/** Below this a chance is as good as none. */
const LEAST = 0.01;

/** By seat: points that the parts of `expectedPoints` stand for. */
const parts: readonly ((s: State, seat: Seat) => number)[] = [
  (s, seat) => s.score[seat],
  (s, seat) => 0.85 * s.setup.options.treasureValue * s.treasure[seat],
  (s, seat) => networkHope(s) * hope[seat],
  (s, seat) => handWorth(s) * s.hand[seat],
];

/** The logarithms of what the evaluation multiplies, for one seat; each part of its points is held against the best other seat's. */
function measure(s: State, seat: Seat, out: Float64Array): void {
  assess(s);
  let rival = -1;
  for (let other = 0; other < s.setup.seats; other += 1) {
    if (other !== seat && (rival < 0 || expectedPoints[other] > expectedPoints[rival])) rival = other;
  }
  for (const [i, points] of parts.entries()) {
    out[i] = (points(s, seat) - (rival < 0 ? 0 : points(s, rival))) / outlook.gap;
  }
  out[parts.length] = Math.log(Math.max(LEAST, keeps[seat]));
  out[parts.length + 1] = Math.log(Math.max(LEAST, 1 - outlook.ruin));
}

/** First look at Activate by kind of source: what it tends to bring. */
const SOURCE_PROMISE = new Float64Array(LANDS).fill(1);
SOURCE_PROMISE[OASIS] = 1.6;
SOURCE_PROMISE[CITY] = 1.2;
SOURCE_PROMISE[MINE] = 2;
SOURCE_PROMISE[MOUNTAIN] = 1.2;

/** First look at a tile that may be taken. */
const TAKE_PROMISE = new Float64Array(KINDS).fill(1);
TAKE_PROMISE[OASIS] = 4;
TAKE_PROMISE[CITY] = 4;
TAKE_PROMISE[MINE] = 2;
TAKE_PROMISE[TREASURE] = 5;
TAKE_PROMISE[BARBARIAN] = 3;

/** A road that scores is judged by what the builder gains over the best of the others, any other by its neighbours. */
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
  terms: { names: ['points', 'treasures', 'networks', 'tiles', 'cities', 'barbarians'], measure },
  prior,
  // From 60 matches of greedy (`npm run calibration -- --game building-refuge --level greedy --matches 60`).
  certainty: () => 0.65,
  calibrated: [
    { seats: 2, error: 0.019, matches: 100 },
    { seats: 4, error: 0.065, matches: 100 },
  ],
  levels: [{ name: 'random' }, { name: 'novice' }, { name: 'greedy' }, { name: 'scout' }],
};
