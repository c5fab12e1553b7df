/** Draws from the bag followed without states: what is placed where hardly matters to the evaluation. */

import { hasSeveral, lowestBit } from '@marchlands/core/bits.ts';
import type { ChanceWalk } from '@marchlands/core/knowledge.ts';
import type { OutcomeList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { BARBARIAN, KINDS } from '../data/tiles.ts';
import { OUTCOME } from '../moves.ts';
import { applyOutcome } from '../rules/chance.ts';
import { faceDownSquare } from '../rules/face-down.ts';
import type { Setup } from '../setup.ts';
import { PHASE, State, UP } from '../state.ts';
import type { Types } from '../types.ts';
import { cities, evaluate, hope, survey } from './evaluate.ts';

/** What is waited for. */
const SHOWN = 0; // the tile of Discover
const FIRST_DOWN = 1; // the face-down tile of Activate
const DRAWN = 2; // one of the tiles of Activate
const LAST_DOWN = 3; // the face-down tile of a road or a barbarian: its kind changes nothing that is valued
const DONE = 4;

/** What came of it, as far as the value depends on it: the kind that was used, or one of these. */
const CHOICE = KINDS; // several kinds to choose from
const NOTHING = KINDS + 1; // no tile used
const RESULTS = KINDS + 2;

/** Most outcomes in a row. */
const LONGEST = 16;
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

export class BagWalk implements ChanceWalk<Types> {
  readonly #setup: Setup;
  /** Where a result is valued that has not come before. */
  readonly #scratch: State;
  readonly #pages: Page[] = [];
  #oldest = 0;
  #page: Page;
  /** Where it began. */
  #root: State;
  /** By kind the tiles in the bag, then the outcomes taken; and the same as whole words, for copying. */
  readonly #bag: Uint8Array;
  readonly #path: Uint8Array;
  readonly #words: Int32Array;
  #length = 0;
  #inBag = 0;
  #awaits = DONE;
  /** Tiles of Activate still due. */
  #left = 0;
  /** Bit mask of the kinds drawn for Activate. */
  #drawn = 0;
  #result = NOTHING;

  constructor(setup: Setup) {
    this.#setup = setup;
    this.#scratch = State.blank(setup);
    this.#root = this.#scratch;
    const { buffer } = new Uint8Array(KINDS + LONGEST);
    this.#bag = new Uint8Array(buffer, 0, KINDS);
    this.#path = new Uint8Array(buffer, KINDS);
    this.#words = new Int32Array(buffer);
    this.#page = this.#blankPage();
  }

  begin(s: State): boolean {
    const { draws, hunts, options } = this.#setup;
    const kind = s.tile[s.from] - UP;
    const due = s.phase === PHASE.downActivate ? draws[kind] : 0;
    if (s.empties < LEAST_EMPTY || s.inBag < due + LEAST_IN_BAG || due + 2 > LONGEST) return false;
    let isClash = false;
    if (s.phase === PHASE.discover) this.#awaits = SHOWN;
    else if (s.phase === PHASE.downRoad || s.phase === PHASE.downDiscover || s.phase === PHASE.downTake) {
      this.#awaits = LAST_DOWN;
    } else if (s.phase === PHASE.downActivate) {
      isClash = faceDownSquare(s) === s.into;
      if (hunts[kind] === 1 || (isClash && options.targetClash === 'rechoose')) return false;
      this.#awaits = FIRST_DOWN;
    } else return false;
    this.#root = s;
    for (let i = 0; i < KINDS; i += 1) this.#bag[i] = s.bag[i];
    this.#inBag = s.inBag;
    this.#length = 0;
    this.#left = due;
    this.#drawn = 0;
    this.#result = NOTHING;
    this.#page = this.#pageOf(s, isClash);
    return true;
  }

  copyFrom(other: BagWalk): void {
    const from = other.#words;
    const to = this.#words;
    for (let i = 0; i < to.length; i += 1) to[i] = from[i];
    this.#page = other.#page;
    this.#root = other.#root;
    this.#length = other.#length;
    this.#inBag = other.#inBag;
    this.#awaits = other.#awaits;
    this.#left = other.#left;
    this.#drawn = other.#drawn;
    this.#result = other.#result;
  }

  isDone(): boolean {
    return this.#awaits === DONE;
  }

  outcomes(out: OutcomeList): void {
    out.clear();
    for (let kind = 0; kind < KINDS; kind += 1) if (this.#bag[kind] > 0) out.push(OUTCOME.tile + kind, this.#bag[kind]);
  }

  settle(rng: Rng): void {
    const bag = this.#bag;
    while (this.#awaits !== DONE) {
      let rest = rng.below(this.#inBag) - bag[0];
      let kind = 0;
      while (rest >= 0) {
        kind += 1;
        rest -= bag[kind];
      }
      this.#take(kind);
    }
  }

  apply(code: number): void {
    this.#take(code - OUTCOME.tile);
  }

  evaluate(values: Float64Array): void {
    const { seats } = this.#setup;
    const page = this.#page;
    const at = this.#result * seats;
    if (page.isKnown[this.#result] === 0) {
      this.#work(values);
      for (let seat = 0; seat < seats; seat += 1) page.values[at + seat] = values[seat];
      page.isKnown[this.#result] = 1;
    } else for (let seat = 0; seat < seats; seat += 1) values[seat] = page.values[at + seat];
  }

  /** The value of the state reached, by the rules. */
  #work(values: Float64Array): void {
    const s = this.#scratch;
    s.copyFrom(this.#root);
    for (let i = 0; i < this.#length; i += 1) applyOutcome(s, OUTCOME.tile + this.#path[i], undefined);
    evaluate(s, values);
  }

  #take(kind: number): void {
    this.#path[this.#length] = kind;
    this.#length += 1;
    this.#bag[kind] -= 1;
    this.#inBag -= 1;
    const awaits = this.#awaits;
    if (awaits === DRAWN) {
      this.#drawn |= 1 << kind;
      this.#left -= 1;
      if (this.#left === 0) this.#settleDrawn();
    } else if (awaits === FIRST_DOWN && this.#left > 0) this.#awaits = DRAWN;
    else if (awaits === SHOWN) this.#use(kind);
    else this.#awaits = DONE;
  }

  /** What was drawn for Activate, by the source's table (BR-45 to BR-48). */
  #settleDrawn(): void {
    const s = this.#root;
    const source = s.tile[s.from] - UP;
    const allowed = this.#drawn & ~this.#setup.forbidden[source];
    const forced = allowed & this.#setup.forced[source];
    const kinds = forced === 0 ? allowed : forced;
    this.#awaits = DONE;
    if (kinds === 0) return;
    if (hasSeveral(kinds)) {
      this.#result = CHOICE;
      return;
    }
    const kind = lowestBit(kinds);
    if (kind === BARBARIAN) this.#putBack(kind);
    this.#use(kind);
  }

  /** All tiles drawn for Activate but one of this kind are in the bag again. */
  #putBack(kind: number): void {
    // The first outcome was the face-down tile.
    for (let i = 1; i < this.#length; i += 1) this.#bag[this.#path[i]] += 1;
    this.#bag[kind] -= 1;
    this.#inBag += this.#length - 2;
  }

  #use(kind: number): void {
    this.#result = kind;
    this.#awaits = kind === BARBARIAN ? LAST_DOWN : DONE;
  }

  /** The page of all states that are alike, an old one made blank where there is none. */
  #pageOf(s: State, isClash: boolean): Page {
    const count = COMMON + OWN * this.#setup.seats;
    see(s, isClash);
    for (const page of this.#pages) {
      let i = 0;
      while (i < count && page.seen[i] === seen[i]) i += 1;
      if (i < count) continue;
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
  survey(s);
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
    seen[at + 4] = cities[seat];
    seen[at + 5] = hope[seat];
    at += OWN;
  }
}
