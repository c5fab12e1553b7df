import type { Rng } from '@marchlands/core/rng.ts';
import { standing } from '../rules/income.ts';
import type { WholeChoice } from '../rules/sequences.ts';
import { FORM, type State } from '../state.ts';

/** A move without its bombardment. */
export type Move = Pick<WholeChoice, 'form' | 'area' | 'moved'>;

/** Most moves considered in a position. */
const MOST_MOVES = 400;
/** Up to this many moves, all are listed. */
const MOST_COMPLETE = 150;
/** The number of random splits of one area's pieces over its neighbours. */
const RANDOM_SPLITS = 2;

/** Collects distinct moves. */
class Moves {
  readonly list: Move[] = [];
  readonly #seen = new Set<string>();

  add(form: number, area: number, moved: readonly number[]): void {
    const named = moved.filter((count) => count > 0).length;
    if (named === 0 || (form === FORM.gather && named < 2) || this.list.length >= MOST_MOVES) return;
    const key = `${form} ${area} ${moved.join()}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.list.push({ form, area, moved });
  }
}

/**
 * Candidate moves: all if there are few; otherwise all relevant numbers along one connection, spreads into several
 * areas, gathers of nearly everything, and some at random, since there are too many to list.
 */
export function poolOf(state: State, seat: number, rng: Rng): readonly Move[] {
  const { areas, neighbours } = state.setup;
  const moves = new Moves();
  const here = Array.from({ length: areas }, (_, area) => standing(state, seat, area));
  const around = neighbours.map((row) => row.map((area) => here[area]));
  const isComplete = countMoves(here, around) <= MOST_COMPLETE;
  for (let area = 0; area < areas; area += 1) {
    const there = around[area] as readonly number[];
    if (isComplete) addAll(area, here[area], there, moves);
    else {
      if (here[area] !== 0) addSpreads(area, there.length, here[area], rng, moves);
      addGathers(area, there, moves);
    }
  }
  return [{ form: FORM.pass, area: 0, moved: [] }, ...moves.list];
}

/** The number of moves, or a number above the most that are listed completely. */
function countMoves(here: readonly number[], around: readonly (readonly number[])[]): number {
  let count = 0;
  around.forEach((there, area) => {
    // Ways to keep k pieces and send the others to d neighbours: C(k + d, d).
    let spreads = 1;
    there.forEach((_, i) => {
      spreads = (spreads * (here[area] + i + 1)) / (i + 1);
    });
    const gathers = there.reduce((product, n) => product * (n + 1), 1) - there.reduce((sum, n) => sum + n, 1);
    count += spreads - 1 + gathers;
  });
  return count;
}

/** All spreads out of an area, and all gathers into it from at least two neighbours. */
function addAll(area: number, here: number, there: readonly number[], moves: Moves): void {
  const row = new Array<number>(there.length).fill(0);
  const walk = (slot: number, left: number, form: number): void => {
    if (slot === row.length) {
      moves.add(form, area, [...row]);
      return;
    }
    const most = form === FORM.spread ? left : there[slot];
    for (let n = 0; n <= most; n += 1) {
      row[slot] = n;
      walk(slot + 1, left - n, form);
    }
    row[slot] = 0;
  };
  walk(0, here, FORM.spread);
  walk(0, 0, FORM.gather);
}

/** Numbers of pieces, out of `count`, tried along one connection. */
function numbers(count: number): readonly number[] {
  return [count, count - 1, Math.ceil(count / 2), Math.floor(count / 3), 2, 1].filter((n) => n >= 1 && n <= count);
}

function addSpreads(area: number, degree: number, here: number, rng: Rng, moves: Moves): void {
  const none = new Array<number>(degree).fill(0);
  for (let slot = 0; slot < degree; slot += 1) {
    for (const n of numbers(here)) moves.add(FORM.spread, area, none.with(slot, n));
  }
  for (let a = 0; a < degree; a += 1) {
    for (let b = 0; b < degree; b += 1) {
      if (a === b) continue;
      // One piece to take a place, and the main force; or two equal halves.
      for (const n of [here - 1, here - 2, Math.floor(here / 2), 1]) {
        if (n >= 1 && n + 1 <= here) moves.add(FORM.spread, area, none.with(a, 1).with(b, n));
      }
      if (a < b && here >= 4) moves.add(FORM.spread, area, none.with(a, here >> 1).with(b, here >> 1));
    }
  }
  if (degree <= here) {
    moves.add(FORM.spread, area, new Array<number>(degree).fill(1));
    moves.add(FORM.spread, area, new Array<number>(degree).fill(Math.floor(here / degree)));
  }
  for (let i = 0; i < RANDOM_SPLITS; i += 1) {
    const split = new Array<number>(degree + 1).fill(0);
    for (let piece = 0; piece < here; piece += 1) {
      const to = rng.below(degree + 1);
      split[to] = split[to] + 1;
    }
    moves.add(FORM.spread, area, split.slice(0, degree));
  }
}

function addGathers(area: number, there: readonly number[], moves: Moves): void {
  const sources = there.filter((count) => count > 0).length;
  if (sources < 2) return;
  moves.add(FORM.gather, area, there);
  moves.add(
    FORM.gather,
    area,
    there.map((count) => Math.max(0, count - 1)),
  );
  moves.add(
    FORM.gather,
    area,
    there.map((count) => Math.min(1, count)),
  );
  moves.add(
    FORM.gather,
    area,
    there.map((count) => (count + 1) >> 1),
  );
  there.forEach((count, slot) => {
    if (count === 0) return;
    // All but one neighbour's pieces, or all but one piece of one neighbour.
    if (sources > 2) moves.add(FORM.gather, area, there.with(slot, 0));
    if (count > 1) moves.add(FORM.gather, area, there.with(slot, count - 1));
  });
}
