/** Who is likely to win from here, by hand: points, treasures and hopes, cities that may fall, and the common ruin. */
import { PHASE, type State } from '../state.ts';

/** Share of its network points that a tile with a road, an oasis or a mine may still hope for in each later scoring. */
const NETWORK_HOPE = 0.35;
/** Points by which a leader must be ahead to be twice as likely to win, with the board full and with it empty. */
const GAP_FULL = 4;
const GAP_EMPTY = 22;
/** What the log-odds of a common defeat are made of: `open` is the share of the board that is empty. */
interface Danger {
  readonly base: number;
  readonly open: number;
  readonly bands: number;
  readonly treasures: number;
  readonly cities: number;
}

/**
 * Before the attack and in it, with two seats and with more: fitted by logistic regression to how 600 matches of greedy ended, then
 * moved until those who reckon with it lose about as often as it says.
 */
const TWO: Danger = { base: 3, open: -4.4, bands: 0.1, treasures: -0.32, cities: -1.5 };
const TWO_IN_ATTACK: Danger = { base: 0, open: 0, bands: 1.18, treasures: -0.51, cities: -2.05 };
const MANY: Danger = { base: 2.8, open: -6.2, bands: 0.48, treasures: -0.49, cities: -1 };
const MANY_IN_ATTACK: Danger = { base: 3, open: 0, bands: 2, treasures: -1.18, cities: -2.95 };

/** The chance that a city falls, from bands against what can stop them; cities are hit about alike (BR-84). */
function fallRate(bands: number, allCities: number, treasures: number): number {
  if (allCities <= 0) return 1;
  const lost = Math.max(0, bands - 0.7 * treasures);
  return Math.min(0.98, lost / (allCities + 1));
}

/** The chance that all lose, from what lies on the board. */
function ruinOf(danger: Danger, open: number, bands: number, treasures: number, cities: number): number {
  const odds =
    danger.base + danger.open * open + danger.bands * bands + danger.treasures * treasures + danger.cities * cities;
  return 1 / (1 + Math.exp(-odds));
}

/** By seat: points, treasures and hopes of later scorings; and the chance to keep a city. */
export const expectedPoints = new Float64Array(6);
export const keeps = new Float64Array(6);

/** What the match stands at for all seats alike. */
interface Outlook {
  /** The largest of `expectedPoints`. */
  best: number;
  /** Points by which a leader is e times as likely to win. */
  gap: number;
  /** The chance that everybody loses. */
  ruin: number;
}

export const outlook: Outlook = { best: 0, gap: 1, ruin: 0 };

/** Share of the board that is empty; none once the barbarians attack. */
export function openShare(s: State): number {
  return isAttacked(s) ? 0 : s.empties / s.setup.board.cells.length;
}

export function isAttacked(s: State): boolean {
  return s.phase === PHASE.over || s.bands > 0;
}

/** Points that one of `networkWorth` stands for. */
export function networkHope(s: State): number {
  return NETWORK_HOPE * openShare(s) * 4;
}

/** Points that a tile in hand stands for. */
export function handWorth(s: State): number {
  return isAttacked(s) ? 0 : 4;
}

/** By seat: the power worked out last. Most positions looked at in a row differ in points alone. */
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
  // What the rest of the match is likely to bring: about one barbarian and two cities on a whole empty board a seat.
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
 * Expected share of the win: points, treasures and hopes of later scorings through a soft maximum that sharpens as the
 * board fills, times the chance to keep a city, times the chance that not everybody loses.
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
