/**
 * A handmade evaluation of each seat's chance to win: points, treasures and hopes, cities that may fall, and common defeat.
 */
import { PHASE, type State } from '../state.ts';

/**
 * Fraction of its network points that a tile with a road, an oasis or a mine may still hope for in each later scoring.
 */
const NETWORK_HOPE = 0.35;
/** Points by which a leader must be ahead to be twice as likely to win, with the board full and with it empty. */
const GAP_FULL = 4;
const GAP_EMPTY = 22;
/** Coefficients of the log-odds of a common defeat: `open` is the fraction of the board that is empty. */
interface Danger {
  readonly base: number;
  readonly open: number;
  readonly bands: number;
  readonly treasures: number;
  readonly cities: number;
}

/**
 * Before the attack and during it, with two seats and with more: fitted by logistic regression to the results of 600
 * matches of greedy, then adjusted until bots that use it lose about as often as it predicts.
 */
const TWO: Danger = { base: 3, open: -4.4, bands: 0.1, treasures: -0.32, cities: -1.5 };
const TWO_IN_ATTACK: Danger = { base: 0, open: 0, bands: 1.18, treasures: -0.51, cities: -2.05 };
const MANY: Danger = { base: 2.8, open: -6.2, bands: 0.48, treasures: -0.49, cities: -1 };
const MANY_IN_ATTACK: Danger = { base: 3, open: 0, bands: 2, treasures: -1.18, cities: -2.95 };

/**
 * The chance that a city falls, from the bands and what can stop them; all cities are hit about equally often (BR-84).
 */
function fallRate(bands: number, allCities: number, treasures: number): number {
  if (allCities <= 0) return 1;
  const lost = Math.max(0, bands - 0.7 * treasures);
  return Math.min(0.98, lost / (allCities + 1));
}

/** The chance that all lose, given the board. */
function ruinOf(danger: Danger, open: number, bands: number, treasures: number, cities: number): number {
  const odds =
    danger.base + danger.open * open + danger.bands * bands + danger.treasures * treasures + danger.cities * cities;
  return 1 / (1 + Math.exp(-odds));
}

/** By seat: points, treasures and hopes of later scorings; and the chance to keep a city. */
export const expectedPoints = new Float64Array(6);
export const keeps = new Float64Array(6);

/** Values common to all seats. */
interface Outlook {
  /** The largest of `expectedPoints`. */
  best: number;
  /** Points of lead that make a win e times as likely. */
  gap: number;
  /** The chance that everybody loses. */
  ruin: number;
}

export const outlook: Outlook = { best: 0, gap: 1, ruin: 0 };

/** Fraction of the board that is empty; 0 once the barbarians attack. */
export function openShare(s: State): number {
  return isAttacked(s) ? 0 : s.empties / s.setup.board.cells.length;
}

export function isAttacked(s: State): boolean {
  return s.phase === PHASE.over || s.bands > 0;
}

/** The value in points of one unit of `networkWorth`. */
export function networkHope(s: State): number {
  return NETWORK_HOPE * openShare(s) * 4;
}

/** The value in points of a city tile in hand. */
export function handWorth(s: State): number {
  return isAttacked(s) ? 0 : 4;
}

/** By seat: the last power computed. Successive positions mostly differ only in points. */
const base = new Float64Array(6);
const exponent = new Float64Array(6);
const power = new Float64Array(6).fill(1);

function powerFor(seat: number, ofBase: number, to: number): number {
  if (base[seat] !== ofBase || exponent[seat] !== to) {
    base[seat] = ofBase;
    exponent[seat] = to;
    power[seat] = ofBase ** to;
  }
  return power[seat];
}

/** Fills `expectedPoints`, `keeps` and `outlook`. */
export function assess(s: State): void {
  const { seats, options } = s.setup;
  const isAttack = isAttacked(s);
  const open = openShare(s);
  let barbarians = 0;
  let treasures = 0;
  let cities = 0;
  let hands = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    barbarians += s.barbarian[seat];
    treasures += s.treasure[seat];
    cities += s.cities[seat];
    hands += s.hand[seat];
  }
  const bands = isAttack ? s.bands : barbarians;
  // The likely rest of the match: about one barbarian and two cities for each seat on a completely empty board.
  const allBands = bands + open * 2;
  const allCities = cities + (isAttack ? 0 : 0.9 * hands) + open * (1 + seats);
  const allTreasures = treasures + open * 2;
  const fall = fallRate(allBands, allCities, allTreasures);
  if (isAttack && bands === 0) outlook.ruin = cities > 0 ? 0 : 1;
  else {
    const [before, inAttack] = seats === 2 ? [TWO, TWO_IN_ATTACK] : [MANY, MANY_IN_ATTACK];
    outlook.ruin = ruinOf(isAttack ? inAttack : before, open, bands, treasures, cities);
  }
  outlook.gap = (GAP_FULL + (GAP_EMPTY - GAP_FULL) * open) / Math.LN2;
  outlook.best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat += 1) {
    expectedPoints[seat] =
      s.score[seat] +
      0.85 * options.treasureValue * s.treasure[seat] +
      networkHope(s) * s.networkWorth[seat] +
      handWorth(s) * s.hand[seat];
    if (expectedPoints[seat] > outlook.best) outlook.best = expectedPoints[seat];
    const held = s.cities[seat] + (isAttack ? 0 : 0.9 * s.hand[seat] + open);
    const guarded = Math.max(0, fall - 0.25 * s.treasure[seat]);
    keeps[seat] = held > 0 ? 1 - powerFor(seat, guarded, held) : 0;
  }
}

/**
 * Expected share of the win: points, treasures and hopes of later scorings in a soft maximum that sharpens as the board
 * fills, times the chance to keep a city, times the chance that not everybody loses.
 */
export function evaluate(s: State, values: Float64Array): void {
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
