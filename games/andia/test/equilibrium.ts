import { isActing, type Seat } from '@marchlands/core/seat.ts';
import { PHASE, type State } from '../state.ts';
import { after, allChoices, type Strategy, shareOf, type Weighted } from './exploit.ts';
import { solveTable } from './linear.ts';

/** The value of perfect play, and both players' mixtures. */
export interface Equilibrium {
  /** Red's share of the win. */
  readonly value: number;
  readonly positions: number;
  readonly strategy: Strategy;
}

interface Solved {
  readonly value: number;
  /** By seat. */
  readonly mixtures: readonly [readonly Weighted[], readonly Weighted[]];
}

/**
 * Solves a match from a position to its end: all reachable positions, later ones first, each as a matrix of all choices
 * against all. Turns are numbered, so no position recurs. For small boards and short matches.
 */
export function equilibriumOf(start: State): Equilibrium {
  const known = new Map<bigint, Solved>();
  const solve = (state: State): number => {
    if (state.phase === PHASE.over) return shareOf(state, 0);
    const key = state.hash();
    const old = known.get(key);
    if (old !== undefined) return old.value;
    const choices = [allChoices(state, 0), allChoices(state, 1)] as const;
    const table = choices[0].map((red) => choices[1].map((blue) => solve(after(state, 0, red, blue))));
    const solved = solveDistinct(table);
    known.set(key, {
      value: solved.value,
      mixtures: [weighted(choices[0], solved.rows), weighted(choices[1], solved.columns)],
    });
    return solved.value;
  };
  const value = solve(start);
  const strategy = (state: State, seat: Seat): readonly Weighted[] => {
    const solved = known.get(state.hash());
    if (solved === undefined || !isActing(state.open, seat)) throw new Error('a strategy was asked where none is due');
    return solved.mixtures[seat];
  };
  return { value, positions: known.size, strategy };
}

function weighted(choices: readonly (readonly number[])[], mixture: readonly number[]): readonly Weighted[] {
  return choices
    .map((codes, i): Weighted => ({ codes, probability: mixture[i] }))
    .filter(({ probability }) => probability > 0);
}

/** Solves a matrix without duplicate lines: many choices are equivalent. */
function solveDistinct(table: readonly (readonly number[])[]) {
  const rows = distinct(table);
  const columns = distinct(table[0].map((_, j) => table.map((row) => row[j])));
  const small = solveTable(rows.map((i) => columns.map((j) => table[i]?.[j])));
  const spread = (count: number, places: readonly number[], mixture: readonly number[]) => {
    const whole = new Array<number>(count).fill(0);
    places.forEach((place, i) => {
      whole[place] = mixture[i];
    });
    return whole;
  };
  return {
    value: small.value,
    rows: spread(table.length, rows, small.rows),
    columns: spread(table[0].length, columns, small.columns),
  };
}

/** The first index of each distinct line. */
function distinct(lines: readonly (readonly number[])[]): readonly number[] {
  const seen = new Map<string, number>();
  lines.forEach((line, i) => {
    const key = line.join();
    if (!seen.has(key)) seen.set(key, i);
  });
  return [...seen.values()];
}
