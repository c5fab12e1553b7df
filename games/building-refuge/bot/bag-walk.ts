/**
 * The average result of draws from the bag, in closed form: the position of a tile hardly matters to the evaluation.
 */

import { lowestBit } from '@marchlands/core/bits.ts';
import type { ChanceWalk } from '@marchlands/core/knowledge.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import { PAIRS } from '../data/geometry.ts';
import { BARBARIAN, KINDS, LANDS } from '../data/tiles.ts';
import { MOVE, OUTCOME } from '../moves.ts';
import { anyInBag } from '../rules/bag.ts';
import { applyOutcome } from '../rules/chance.ts';
import { faceDownSquare } from '../rules/face-down.ts';
import { actors } from '../rules/legal.ts';
import type { Setup } from '../setup.ts';
import { PHASE, State, UP } from '../state.ts';
import type { Types } from '../types.ts';
import { evaluate } from './evaluate.ts';

/** The result of an action, as far as the value depends on it: the kind of tile used, or none. */
const NOTHING = KINDS;
const RESULTS = KINDS + 1;
const ALL_KINDS = 2 ** KINDS - 1;

/** Most tiles in the bag, and most draws of an activation, for which combinations are tabulated. */
const MOST_IN_BAG = 127;
const MOST_DRAWS = 15;
/**
 * Squares that an action can fill, plus one: the board is not full at its end, so no attack begins. An activation
 * places a face-down tile and then its own or, for a barbarian, another face-down one; other actions fill one square.
 */
const LEAST_EMPTY = 2;
const LEAST_EMPTY_ACTIVATING = 3;
/** Tiles that an action can draw besides those of Activate, plus one. */
const LEAST_IN_BAG = 4;

/** By number of tiles, then of draws: the number of ways to draw that many of them. */
const WAYS = new Float64Array((MOST_IN_BAG + 1) * (MOST_DRAWS + 1));
for (let tiles = 0; tiles <= MOST_IN_BAG; tiles += 1) {
  WAYS[tiles * (MOST_DRAWS + 1)] = 1;
  for (let draws = 1; draws <= Math.min(tiles, MOST_DRAWS); draws += 1) {
    const fewer = (tiles - 1) * (MOST_DRAWS + 1) + draws;
    WAYS[tiles * (MOST_DRAWS + 1) + draws] = WAYS[fewer] + WAYS[fewer - 1];
  }
}

function ways(tiles: number, draws: number): number {
  return WAYS[tiles * (MOST_DRAWS + 1) + draws];
}

/** Values after chance, shared by all states in which the evaluation and the rules of drawing see the same. */
interface Page {
  /** The numbers they see: filled by `see`. */
  readonly seen: Float64Array;
  /** By result and seat. */
  readonly values: Float64Array;
  readonly isKnown: Uint8Array;
}

/** The number of moves in one decision with different values: each road, each kind of action. */
const PAGES = 16;
/** Numbers before those of the seats, and for each seat. */
const COMMON = 4;
const OWN = 6;

const seen = new Float64Array(COMMON + 6 * OWN);
const leaf = new Float64Array(6);

export class BagWalk implements ChanceWalk<Types> {
  readonly #setup: Setup;
  /** Scratch state for valuing a new result. */
  readonly #scratch: State;
  readonly #pages: Page[] = [];
  #oldest = 0;
  #page: Page;
  /** By result: its probability. */
  readonly #shares = new Float64Array(RESULTS);
  /** Kinds, sorted. */
  readonly #best = new Uint8Array(KINDS);

  constructor(setup: Setup) {
    this.#setup = setup;
    this.#scratch = State.blank(setup);
    this.#page = this.#blankPage();
  }

  add(s: State, weight: number, values: Float64Array): boolean {
    if (s.empties < LEAST_EMPTY || s.inBag < LEAST_IN_BAG || s.inBag > MOST_IN_BAG) return false;
    if (s.phase === PHASE.downActivate) {
      const source = s.tile[s.from] - UP;
      const isClash = faceDownSquare(s) === s.into;
      if (!isAveraged(s, source, isClash)) return false;
      this.#page = this.#pageOf(s, isClash);
      this.#weighActivation(s, source);
    } else if (s.phase === PHASE.discover) {
      this.#page = this.#pageOf(s, false);
      this.#weighDiscovery(s);
    } else if (s.phase === PHASE.downRoad || s.phase === PHASE.downDiscover || s.phase === PHASE.downTake) {
      this.#page = this.#pageOf(s, false);
      this.#weighNothing();
    } else return false;
    for (let result = 0; result < RESULTS; result += 1) {
      const share = this.#shares[result];
      if (share > 0) this.#addResult(s, result, share * weight, values);
    }
    return true;
  }

  /** The face-down tile of a road or of a barbarian: its kind does not affect the value. */
  #weighNothing(): void {
    this.#shares.fill(0);
    this.#shares[NOTHING] = 1;
  }

  /** The tile of Discover. */
  #weighDiscovery(s: State): void {
    this.#shares[NOTHING] = 0;
    for (let kind = 0; kind < KINDS; kind += 1) this.#shares[kind] = s.bag[kind] / s.inBag;
  }

  /**
   * Of the tiles of Activate, forbidden ones go back (BR-45), and if any is forced, all that are not (BR-46). The
   * player takes the best of the rest, so a kind is taken if one is drawn and no better one is. Forced kinds precede
   * the others, and each group is sorted by value. The face-down tile drawn first does not change the chances of the
   * others, as long as nobody knows it.
   */
  #weighActivation(s: State, source: number): void {
    const draws = this.#setup.draws[source];
    const allowed = ALL_KINDS & ~this.#setup.forbidden[source];
    const forced = allowed & this.#setup.forced[source];
    const all = ways(s.inBag, draws);
    this.#shares.fill(0);
    let rest = s.inBag;
    let without = all;
    for (let group = forced, isForced = true; ; group = allowed & ~forced, isForced = false) {
      const count = this.#order(s, group);
      for (let i = 0; i < count; i += 1) {
        const kind = this.#best[i];
        rest -= s.bag[kind];
        const fewer = ways(rest, draws);
        this.#shares[kind] = (without - fewer) / all;
        without = fewer;
      }
      if (!isForced) break;
    }
    this.#shares[NOTHING] = without / all;
  }

  /**
   * Puts the kinds of a set that are in the bag into `#best`, the most valuable for the player first; returns their
   * number.
   */
  #order(s: State, kinds: number): number {
    const best = this.#best;
    const { values } = this.#page;
    const { seats } = this.#setup;
    let count = 0;
    for (let kind = 0; kind < KINDS; kind += 1) {
      if (((kinds >> kind) & 1) === 0 || s.bag[kind] === 0) continue;
      this.#know(s, kind);
      const value = values[kind * seats + s.player];
      let at = count;
      for (; at > 0 && values[best[at - 1] * seats + s.player] < value; at -= 1) best[at] = best[at - 1];
      best[at] = kind;
      count += 1;
    }
    return count;
  }

  #addResult(s: State, result: number, weight: number, values: Float64Array): void {
    this.#know(s, result);
    const { seats } = this.#setup;
    const { values: known } = this.#page;
    const at = result * seats;
    for (let seat = 0; seat < seats; seat += 1) values[seat] += known[at + seat] * weight;
  }

  /** Makes sure that the page has the values of a result. */
  #know(s: State, result: number): void {
    const { isKnown, values } = this.#page;
    if (isKnown[result] === 1) return;
    const { seats } = this.#setup;
    this.#play(s, result);
    evaluate(this.#scratch, leaf);
    for (let seat = 0; seat < seats; seat += 1) values[result * seats + seat] = leaf[seat];
    isKnown[result] = 1;
  }

  /** Puts the state after a result, by the rules, into `#scratch`. The bag's content afterwards is not valued. */
  #play(from: State, result: number): void {
    const s = this.#scratch;
    s.copyFrom(from);
    if (s.phase === PHASE.discover) applyOutcome(s, OUTCOME.tile + result, undefined);
    else {
      const source = s.tile[s.from] - UP;
      putDown(s);
      if (s.phase === PHASE.draw) {
        // As if one tile were drawn: the result, or one that goes back.
        s.left = 1;
        const kind = result === NOTHING ? lowestBit(this.#setup.forbidden[source]) : result;
        applyOutcome(s, OUTCOME.tile + kind, undefined);
      }
    }
    // A barbarian is followed by a face-down tile.
    if (result === BARBARIAN && actors(s) === CHANCE) putDown(s);
  }

  /** The page of all equivalent states; an old one is cleared if there is none. */
  #pageOf(s: State, isClash: boolean): Page {
    const count = COMMON + OWN * this.#setup.seats;
    see(s, isClash);
    // Usually it is the last one again.
    for (let i = -1; i < this.#pages.length; i += 1) {
      const page = i < 0 ? this.#page : this.#pages[i];
      let same = 0;
      while (same < count && page.seen[same] === seen[same]) same += 1;
      if (same < count) continue;
      // A road scores the tiles it touches, which `see` does not include.
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

/** Numbers of groups of equivalent actions, whatever squares they name. */
const DISCOVERIES = -1;
const CITY_TILES = -2;
/** Activations, minus two for each kind of source, and one more if the face-down tile takes the target. */
const ACTIVATIONS = -3;
/** Greater than the absolute value of any of these numbers. */
export const GROUPS = 3 + 2 * LANDS;

/**
 * The group of an action: those with equal expected evaluation, which counts the tiles placed, not where. Roads differ
 * by the tiles they touch.
 */
export function alike(s: State, code: number): number {
  const { setup } = s;
  if (s.phase !== PHASE.act || s.empties < LEAST_EMPTY || s.inBag > MOST_IN_BAG || s.inBag < LEAST_IN_BAG) return code;
  if (code < MOVE.city) return DISCOVERIES;
  if (code < MOVE.road) return CITY_TILES;
  if (code < MOVE.activate) return code;
  const { from, into } = PAIRS[code - MOVE.activate];
  const source = s.tile[from] - UP;
  const isClash = setup.options.targetClash !== 'reserve' && faceDownSquare(s) === into;
  if (!isAveraged(s, source, isClash)) return code;
  return ACTIVATIONS - 2 * source - (isClash ? 1 : 0);
}

/** Whether draws of an activation are averaged: a hunt has no number of draws, and a new target may be a choice. */
function isAveraged({ setup, inBag, empties }: State, source: number, isClash: boolean): boolean {
  const { draws, hunts, options } = setup;
  if (empties < LEAST_EMPTY_ACTIVATING) return false;
  if (hunts[source] === 1 || (isClash && options.targetClash === 'rechoose')) return false;
  return draws[source] <= MOST_DRAWS && inBag >= draws[source] + LEAST_IN_BAG;
}

/** A face-down tile: of any kind in the bag, since only its square counts. */
function putDown(s: State): void {
  applyOutcome(s, OUTCOME.tile + anyInBag(s), undefined);
}

/** Fills `seen` with everything that values after chance depend on, besides chance itself. */
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
