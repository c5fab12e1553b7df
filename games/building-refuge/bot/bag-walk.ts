/** Draws from the bag followed without states: what is placed where hardly matters to the evaluation. */

import { hasSeveral, lowestBit } from '@marchlands/core/bits.ts';
import type { ChanceWalk } from '@marchlands/core/knowledge.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import { BARBARIAN, KINDS, LANDS } from '../data/tiles.ts';
import { OUTCOME } from '../moves.ts';
import { applyOutcome } from '../rules/chance.ts';
import { faceDownSquare } from '../rules/face-down.ts';
import { actors } from '../rules/legal.ts';
import type { Setup } from '../setup.ts';
import { PHASE, State, UP } from '../state.ts';
import type { Types } from '../types.ts';
import { evaluate } from './evaluate.ts';

/** What the state that a walk begins at waits for. */
const SHOWN = 0; // the tile of Discover
const FIRST_DOWN = 1; // the face-down tile of Activate
const LAST_DOWN = 2; // the face-down tile of a road or a barbarian: its kind changes nothing that is valued

/** What came of it, as far as the value depends on it: the kind that was used, or one of these. */
const CHOICE = KINDS; // several kinds to choose from
const NOTHING = KINDS + 1; // no tile used
const RESULTS = KINDS + 2;

/** Most outcomes in a row. */
const LONGEST = 16;
/** Most tiles in the bag that are counted in bytes of which the highest bit is free. */
const MOST_IN_BAG = 127;
/** Squares that an action can fill, and one more: the board is not full at its end, so that no attack begins. */
const LEAST_EMPTY = 4;
/** Tiles that an action can draw beside those of Activate, and one more. */
const LEAST_IN_BAG = 4;

/** Values after chance, from all states in which the evaluation and the rules of drawing see the same. */
interface Page {
  /** What they see: `numbersOf` a state. */
  readonly seen: Float64Array;
  /** By result and seat. */
  readonly values: Float64Array;
  readonly isKnown: Uint8Array;
}

/** As many moves of one decision differ by what they are valued by: each road, each kind of action. */
const PAGES = 16;
/** Numbers before those of the seats, and of each seat. */
const COMMON = 4;
const OWN = 6;

const seen = new Float64Array(COMMON + 6 * OWN);
const leaf = new Float64Array(6);

/*
 * The bag is eight bytes in two words: at each kind the tiles of it and of the kinds before it. A draw then compares its
 * number with all eight at once: those that are not above it are the kinds before the one that is drawn. `| 0` keeps sums and
 * differences whole numbers of 32 bits for the compiler, which works them out in doubles otherwise.
 */
const ONES = 0x01010101;
const TOPS = 0x80808080 | 0;
const REST = 0x7f7f7f7f;
/** Times the lowest bits of four bytes: brings them together in the highest byte. */
const GATHER = 0x01020408;
/** By kind: one tile of it in each of the words. */
const ONE_LOW = Int32Array.from({ length: KINDS }, (_, kind) => (kind < 4 ? ONES << (8 * kind) : 0));
const ONE_HIGH = Int32Array.from({ length: KINDS }, (_, kind) => (kind < 4 ? ONES : ONES << (8 * (kind - 4))));

/** By kind of source, and set of kinds drawn for Activate: what comes of it (BR-45 to BR-48). */
function resultsOf({ forbidden, forced }: Setup): Uint8Array {
  return Uint8Array.from({ length: LANDS << KINDS }, (_, i) => {
    const source = i >> KINDS;
    const allowed = i & (2 ** KINDS - 1) & ~forbidden[source];
    const required = allowed & forced[source];
    const kinds = required === 0 ? allowed : required;
    if (kinds === 0) return NOTHING;
    return hasSeveral(kinds) ? CHOICE : lowestBit(kinds);
  });
}

/** Which of the first four kinds a bag has, in the lowest bit of each byte. */
function lowKinds(low: number): number {
  return ((((low ^ (low << 8)) + REST) | 0) & TOPS) >>> 7;
}

/** The same of the last four. */
function highKinds(low: number, high: number): number {
  return ((((high ^ ((high << 8) | (low >>> 24))) + REST) | 0) & TOPS) >>> 7;
}

/** How many kinds are in a bag. */
function kindsIn(low: number, high: number): number {
  return Math.imul(lowKinds(low) + highKinds(low, high), ONES) >>> 24;
}

/** The set of the kinds in a bag, a bit each. */
function setOf(low: number, high: number): number {
  return (Math.imul(lowKinds(low), GATHER) >>> 24) | ((Math.imul(highKinds(low, high), GATHER) >>> 24) << 4);
}

/** How many tiles of a kind, and of the kinds before it, are in a bag. */
function upTo(low: number, high: number, kind: number): number {
  return ((kind < 4 ? low : high) >>> (8 * (kind & 3))) & 0xff;
}

/** The kind of the tile in a bag that has a number, 0 and up. */
function kindAt(low: number, high: number, number: number): number {
  const bytes = Math.imul(number, ONES) | TOPS;
  return Math.imul(((((bytes - low) | 0) & TOPS) >>> 7) + ((((bytes - high) | 0) & TOPS) >>> 7), ONES) >>> 24;
}

export class BagWalk implements ChanceWalk<Types> {
  readonly #setup: Setup;
  readonly #results: Uint8Array;
  /** Where a result is valued that has not come before. */
  readonly #scratch: State;
  readonly #pages: Page[] = [];
  #oldest = 0;
  #page: Page;
  /** Where it began, and the bag there. */
  #root: State;
  #low = 0;
  #high = 0;
  #awaits = LAST_DOWN;
  /** Tiles that Activate draws. */
  #due = 0;
  /** Place in the results where nothing is drawn yet. */
  #source = 0;
  /** Kinds taken. */
  readonly #path = new Uint8Array(LONGEST);
  /** By sample: the place of its result's values. There are fewer samples than kinds. */
  readonly #came = new Uint8Array(KINDS);

  constructor(setup: Setup) {
    this.#setup = setup;
    this.#results = resultsOf(setup);
    this.#scratch = State.blank(setup);
    this.#root = this.#scratch;
    this.#page = this.#blankPage();
  }

  begin(s: State): boolean {
    const { draws, hunts, options } = this.#setup;
    const kind = s.tile[s.from] - UP;
    const due = s.phase === PHASE.downActivate ? draws[kind] : 0;
    if (s.empties < LEAST_EMPTY || s.inBag < due + LEAST_IN_BAG || s.inBag > MOST_IN_BAG) return false;
    if (due + 2 > LONGEST) return false;
    let isClash = false;
    if (s.phase === PHASE.discover) this.#awaits = SHOWN;
    else if (s.phase === PHASE.downRoad || s.phase === PHASE.downDiscover || s.phase === PHASE.downTake) {
      this.#awaits = LAST_DOWN;
    } else if (s.phase === PHASE.downActivate) {
      isClash = faceDownSquare(s) === s.into;
      if (hunts[kind] === 1 || (isClash && options.targetClash === 'rechoose')) return false;
      this.#awaits = FIRST_DOWN;
      this.#source = kind << KINDS;
    } else return false;
    this.#root = s;
    this.#low = 0;
    this.#high = 0;
    for (let i = 0; i < KINDS; i += 1) {
      this.#low += Math.imul(s.bag[i], ONE_LOW[i]);
      this.#high += Math.imul(s.bag[i], ONE_HIGH[i]);
    }
    this.#due = due;
    this.#page = this.#pageOf(s, isClash);
    return true;
  }

  add(rng: Rng, leaves: number, weight: number, values: Float64Array): void {
    if (this.#awaits === LAST_DOWN) {
      this.#know(NOTHING, 0);
      this.#addLastDown(NOTHING, this.#low, this.#high, rng, leaves, weight, values);
    } else if (kindsIn(this.#low, this.#high) > leaves) this.#addSamples(rng, leaves, weight, values);
    else this.#addEach(rng, leaves, weight, values);
  }

  /** Every kind of the first tile. */
  #addEach(rng: Rng, leaves: number, weight: number, values: Float64Array): void {
    const low = this.#low;
    const high = this.#high;
    const left = leaves / kindsIn(low, high);
    const total = high >>> 24;
    let before = 0;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const count = upTo(low, high, kind) - before;
      if (count === 0) continue;
      before += count;
      this.#path[0] = kind;
      const own = (weight * count) / total;
      const lowLeft = (low - ONE_LOW[kind]) | 0;
      const highLeft = (high - ONE_HIGH[kind]) | 0;
      if (this.#awaits === SHOWN) this.#addResult(kind, 1, lowLeft, highLeft, rng, left, own, values);
      else this.#addDrawn(1, lowLeft, highLeft, this.#source, rng, left, own, values);
    }
  }

  /** Samples of the first tile and of all that follow. */
  #addSamples(rng: Rng, leaves: number, weight: number, values: Float64Array): void {
    const samples = Math.max(1, Math.floor(leaves));
    for (let sample = 0; sample < samples; sample += 1) {
      const kind = kindAt(this.#low, this.#high, rng.below(this.#high >>> 24));
      const low = this.#low - ONE_LOW[kind];
      const high = this.#high - ONE_HIGH[kind];
      this.#path[0] = kind;
      if (this.#awaits === SHOWN) this.#addResult(kind, 1, low, high, rng, 0, weight / samples, values);
      else this.#addDrawn(1, low, high, this.#source, rng, 0, weight / samples, values);
    }
  }

  /**
   * The tiles of Activate that are still due, once the path has `length` tiles.
   * @param drawn place in the results of those that were drawn
   */
  #addDrawn(
    length: number,
    low: number,
    high: number,
    drawn: number,
    rng: Rng,
    leaves: number,
    weight: number,
    values: Float64Array,
  ): void {
    if (length > this.#due) {
      this.#addSettled(length, drawn, rng, leaves, weight, values);
      return;
    }
    const kinds = kindsIn(low, high);
    if (kinds > leaves) {
      this.#sampleDrawn(length, low, high, drawn, rng, Math.max(1, Math.floor(leaves)), weight, values);
      return;
    }
    const total = high >>> 24;
    let before = 0;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const count = upTo(low, high, kind) - before;
      if (count === 0) continue;
      before += count;
      this.#path[length] = kind;
      const own = (weight * count) / total;
      const lowLeft = (low - ONE_LOW[kind]) | 0;
      const highLeft = (high - ONE_HIGH[kind]) | 0;
      this.#addDrawn(length + 1, lowLeft, highLeft, drawn | (1 << kind), rng, leaves / kinds, own, values);
    }
  }

  /** Samples of the same, in one loop: nearly all draws are these. */
  #sampleDrawn(
    length: number,
    low: number,
    high: number,
    drawn: number,
    rng: Rng,
    samples: number,
    weight: number,
    values: Float64Array,
  ): void {
    const { seats } = this.#setup;
    const results = this.#results;
    const came = this.#came;
    const { isKnown, values: known } = this.#page;
    const inBag = high >>> 24;
    const least = inBag + length - this.#due - 1;
    const own = weight / samples;
    for (let sample = 0; sample < samples; sample += 1) {
      let lowLeft = low | 0;
      let highLeft = high | 0;
      for (let left = inBag; left > least; left -= 1) {
        const bytes = Math.imul(rng.below(left), ONES) | TOPS;
        const fromLow = ~((bytes - lowLeft) | 0) & TOPS;
        const fromHigh = ~((bytes - highLeft) | 0) & TOPS;
        lowLeft = (lowLeft - (fromLow >>> 7)) | 0;
        highLeft = (highLeft - (fromHigh >>> 7)) | 0;
      }
      const result = results[drawn | setOf(low - lowLeft, high - highLeft)];
      if (isKnown[result] === 0) this.#knowDrawn(result, length, low - lowLeft, high - highLeft);
      // One tile more is put face down.
      if (result === BARBARIAN) rng.uint32();
      came[sample] = result * seats;
    }
    for (let seat = 0; seat < seats; seat += 1) {
      let sum = values[seat];
      for (let sample = 0; sample < samples; sample += 1) sum += known[came[sample] + seat] * own;
      values[seat] = sum;
    }
  }

  /** Has the value of a result; tiles of Activate lead to it, whatever their order, behind those of the path. */
  #knowDrawn(result: number, length: number, low: number, high: number): void {
    let end = length;
    for (let kind = 0; kind < KINDS; kind += 1) {
      for (const last = length + upTo(low, high, kind); end < last; end += 1) this.#path[end] = kind;
    }
    this.#know(result, end);
  }

  /** All tiles of Activate were drawn. */
  #addSettled(length: number, drawn: number, rng: Rng, leaves: number, weight: number, values: Float64Array): void {
    // Without draws nothing is left, whatever the kind; else all but a barbarian are in the bag again.
    const result = this.#due === 0 ? NOTHING : this.#results[drawn];
    const [down] = this.#path;
    const low = this.#low - ONE_LOW[down] - ONE_LOW[BARBARIAN];
    const high = this.#high - ONE_HIGH[down] - ONE_HIGH[BARBARIAN];
    this.#addResult(result, length, low, high, rng, leaves, weight, values);
  }

  /** What has come of it; behind a barbarian comes a face-down tile out of the bag that is left. */
  #addResult(
    result: number,
    length: number,
    low: number,
    high: number,
    rng: Rng,
    leaves: number,
    weight: number,
    values: Float64Array,
  ): void {
    this.#know(result, length);
    if (result === BARBARIAN) this.#addLastDown(result, low, high, rng, leaves, weight, values);
    else this.#addValue(result, weight, values);
  }

  /** The face-down tile, whose kind changes no value: only weights and draws are as with states. */
  #addLastDown(
    result: number,
    low: number,
    high: number,
    rng: Rng,
    leaves: number,
    weight: number,
    values: Float64Array,
  ): void {
    if (kindsIn(low, high) > leaves) {
      const samples = Math.max(1, Math.floor(leaves));
      for (let sample = 0; sample < samples; sample += 1) {
        rng.uint32();
        this.#addValue(result, weight / samples, values);
      }
      return;
    }
    const total = high >>> 24;
    let before = 0;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const count = upTo(low, high, kind) - before;
      before += count;
      if (count > 0) this.#addValue(result, (weight * count) / total, values);
    }
  }

  /** Adds the value of a result that is known. */
  #addValue(result: number, weight: number, values: Float64Array): void {
    const { seats } = this.#setup;
    const { values: known } = this.#page;
    const at = result * seats;
    for (let seat = 0; seat < seats; seat += 1) values[seat] = values[seat] + known[at + seat] * weight;
  }

  /** Has the value of a result, which the first `length` kinds of the path lead to. */
  #know(result: number, length: number): void {
    const { isKnown, values } = this.#page;
    if (isKnown[result] === 1) return;
    const { seats } = this.#setup;
    const s = this.#scratch;
    s.copyFrom(this.#root);
    for (let i = 0; i < length; i += 1) applyOutcome(s, OUTCOME.tile + this.#path[i], undefined);
    // A face-down tile may be due, of any kind.
    if (actors(s) === CHANCE) applyOutcome(s, OUTCOME.tile + s.bag.findIndex((count) => count > 0), undefined);
    evaluate(s, leaf);
    for (let seat = 0; seat < seats; seat += 1) values[result * seats + seat] = leaf[seat];
    isKnown[result] = 1;
  }

  /** The page of all states that are alike, an old one made blank where there is none. */
  #pageOf(s: State, isClash: boolean): Page {
    const count = COMMON + OWN * this.#setup.seats;
    see(s, isClash);
    // Most often it is the last one again.
    for (let i = -1; i < this.#pages.length; i += 1) {
      const page = i < 0 ? this.#page : this.#pages[i];
      let same = 0;
      while (same < count && page.seen[same] === seen[same]) same += 1;
      if (same < count) continue;
      // A road scores what it touches, which is not among what is seen.
      if (s.phase === PHASE.downRoad) page.isKnown.fill(0);
      return page;
    }
    if (this.#pages.length < PAGES) this.#pages.push(this.#blankPage());
    this.#oldest = (this.#oldest + 1) % this.#pages.length;
    const page = this.#pages[this.#oldest];
    page.seen.set(seen);
    page.isKnown.fill(0);
    return page;
  }

  #blankPage(): Page {
    return {
      seen: new Float64Array(seen.length).fill(Number.NaN),
      values: new Float64Array(RESULTS * this.#setup.seats),
      isKnown: new Uint8Array(RESULTS),
    };
  }
}

/** Fills `seen` with all that values after chance depend on, beside what chance brings. */
function see(s: State, isClash: boolean): void {
  seen[0] = s.phase;
  seen[1] = s.player;
  seen[2] = s.empties;
  seen[3] = isClash ? 1 : 0;
  let at = COMMON;
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    seen[at] = s.score[seat];
    seen[at + 1] = s.hand[seat];
    seen[at + 2] = s.treasure[seat];
    seen[at + 3] = s.barbarian[seat];
    seen[at + 4] = s.cities[seat];
    seen[at + 5] = s.networkWorth[seat];
    at += OWN;
  }
}
