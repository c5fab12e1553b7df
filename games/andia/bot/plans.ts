import type { Rng } from '@marchlands/core/rng.ts';
import { isActing } from '@marchlands/core/seat.ts';
import { MOST_NEIGHBOURS } from '../data/map.ts';
import { ownerOf, piecesIn } from '../rules/areas.ts';
import { isGiving, isProvinceOpen } from '../rules/income.ts';
import { resolveOrders } from '../rules/resolution.ts';
import { sequenceFor, sequenceOf, type WholeChoice } from '../rules/sequences.ts';
import { checkStart } from '../rules/start-check.ts';
import { FORM, PHASE, type State } from '../state.ts';
import { valueForRed } from './evaluate.ts';
import { type Move, poolOf } from './pool.ts';

/** Number of best moves combined with bombardments, and of target areas for each. */
const BOMBED_MOVES = 10;
const TARGETS = 6;
/** All orders with a bombardment are considered up to this number. */
const MOST_BOMBED = 400;
/** Number of the other side's answers used to rank moves. */
const ANSWERS = 6;
/** All placings are listed up to this number. */
const MOST_PLACINGS = 64;

/** Whole placings or orders worth considering, most promising first, each as a sequence of codes. */
export function plans(state: State, seat: number, rng: Rng, out: number[][]): void {
  if (!isActing(state.open, seat)) return;
  const begun = sequenceOf(state, seat);
  const placings = placingsOf(state, seat, rng);
  const copy = state.clone();
  const scratch = state.clone();
  for (const placing of placings) {
    copy.placing[seat] = placing;
    const choices =
      state.phase === PHASE.income ? [nothing(placing)] : ordersOf(copy, seat, rng, placings.length, scratch);
    for (const choice of choices) {
      const row = sequenceFor(state, seat, choice, scratch);
      // Choices already made are fixed: only orders that begin with them are possible.
      if (begun.every((code, i) => row[i] === code)) out.push(row.slice(begun.length));
    }
  }
}

function nothing(placing: number): WholeChoice {
  return { placing, form: FORM.pass, area: 0, moved: [], bomb: 0 };
}

/**
 * All placings, as bits for the cities whose pieces go into their provinces; a random selection if there are too many.
 */
function placingsOf(state: State, seat: number, rng: Rng): readonly number[] {
  const { cities } = state.setup;
  const free = cities
    .map((_, city) => city)
    .filter((city) => isGiving(state, seat, city) && isProvinceOpen(state, seat, city));
  const all = 2 ** free.length;
  const placing = (pick: number) => free.reduce((bits, city, i) => bits | (((pick >>> i) & 1) << city), 0);
  if (all <= MOST_PLACINGS) return Array.from({ length: all }, (_, pick) => placing(pick));
  return [...new Set(Array.from({ length: MOST_PLACINGS }, () => placing(rng.below(all))))];
}

interface Ranked {
  readonly move: Move;
  readonly value: number;
}

/** Orders ranked by value against some answers; the best ones again with bombardments. */
function ordersOf(state: State, seat: number, rng: Rng, share: number, scratch: State): readonly WholeChoice[] {
  const placing = state.placing[seat];
  const answers = answersOf(state, 1 - seat, rng);
  const moves = poolOf(state, seat, rng).filter((move) => move.form !== FORM.pass || state.setup.options.allowPass);
  const ranked = moves
    .map((move): Ranked => ({ move, value: moveValue(state, seat, move, answers, scratch) }))
    .sort((a, b) => b.value - a.value);
  const kept = ranked.slice(0, Math.max(8, Math.ceil(ranked.length / share)));
  const orders = kept.map(({ move }): WholeChoice => ({ placing, ...move, bomb: 0 }));
  if (state.bombs[seat] === 0) return orders;
  const { areas } = state.setup;
  // On small boards all are considered.
  const isSmall = kept.length * areas <= MOST_BOMBED;
  const targets = isSmall ? Array.from({ length: areas }, (_, area) => area) : targetsOf(state, seat);
  for (const { move } of isSmall ? kept : kept.slice(0, BOMBED_MOVES)) {
    for (const target of targets) orders.push({ placing, ...move, bomb: target + 1 });
  }
  return orders;
}

/** A few moves of the other side, including passing, drawn from its candidates. */
function answersOf(state: State, seat: number, rng: Rng): readonly Move[] {
  const pool = poolOf(state, seat, rng);
  const answers = [pool[0]];
  for (let i = 1; i < ANSWERS; i += 1) answers.push(pool[rng.below(pool.length)]);
  return answers;
}

function moveValue(state: State, seat: number, move: Move, answers: readonly Move[], scratch: State): number {
  let sum = 0;
  for (const answer of answers) {
    scratch.copyFrom(state);
    order(scratch, seat, move);
    order(scratch, 1 - seat, answer);
    resolveOrders(scratch);
    checkStart(scratch);
    sum += valueForRed(scratch);
  }
  return seat === 0 ? sum : -sum;
}

/** Writes a move into a state as the seat's whole choice. */
function order(state: State, seat: number, move: Move): void {
  state.form[seat] = move.form;
  state.area[seat] = move.area;
  state.bomb[seat] = 0;
  for (let slot = 0; slot < MOST_NEIGHBOURS; slot += 1) {
    state.moved[seat * MOST_NEIGHBOURS + slot] = move.moved[slot] ?? 0;
  }
}

/** Areas where a bombardment may hit the other side: its large stacks, and its possible targets. */
function targetsOf(state: State, seat: number): readonly number[] {
  const { areas, isCity, neighbours } = state.setup;
  const promise = (area: number): number => {
    const here = piecesIn(state, 1 - seat, area);
    const near = neighbours[area].reduce((sum, next) => sum + piecesIn(state, 1 - seat, next), 0);
    const isOurs = ownerOf(state, area) === seat;
    return isCity[area] === 1 ? 2 * here + (isOurs ? 0.2 : 0.5) * near : 0.5 * here + 0.1 * near;
  };
  return Array.from({ length: areas }, (_, area) => area)
    .filter((area) => promise(area) > 0)
    .sort((a, b) => promise(b) - promise(a))
    .slice(0, TARGETS);
}
