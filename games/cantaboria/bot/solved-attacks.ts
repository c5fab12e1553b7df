import type { Seat } from '@marchlands/core/seat.ts';
import { AttackSolver } from '../advice/attack/solver.ts';
import { BOAT } from '../data/limits.ts';
import { apply } from '../rules/apply.ts';
import { whyNotAttack } from '../rules/attack.ts';
import { isPartial } from '../rules/legal.ts';
import { nextPlace } from '../rules/places.ts';
import type { Setup } from '../setup.ts';
import { STEP, type State } from '../state.ts';

/** One solver for each setup. */
function solvers(looks: number): (setup: Setup) => AttackSolver {
  const made = new WeakMap<Setup, AttackSolver>();
  return (setup) => {
    const solver = made.get(setup) ?? new AttackSolver(setup, looks);
    made.set(setup, solver);
    return solver;
  };
}

/**
 * Cap on the boards evaluated for one target: the quick one for plans in thousands of states, the deep one once for a
 * decision.
 */
const quickSolver = solvers(300);
const deepSolver = solvers(1500);

function isAmong(rows: readonly (readonly number[])[], codes: readonly number[]): boolean {
  return rows.some((row) => row.length === codes.length && row.every((code, i) => code === codes[i]));
}

function hasBoat(s: State, seat: Seat): boolean {
  for (let boat = 0; boat < s.boats; boat += 1) if (s.owner[BOAT + boat] === seat + 1) return true;
  return false;
}

/** The attacks that succeed alone without a prior shipment. */
function addSolved(solver: AttackSolver, s: State, seat: Seat, out: number[][]): void {
  solver.prepare(s, seat);
  for (let at = nextPlace(s, -1); at >= 0; at = nextPlace(s, at)) {
    if (whyNotAttack(s, seat, at) !== null || solver.margin(at, 0) <= 0) continue;
    const codes = solver.codes(s, seat);
    if (!isAmong(out, codes)) out.push([...codes]);
  }
}

/** CA-86: attacks by boat that succeed alone. */
export function addBoatAttacks(s: State, seat: Seat, out: number[][]): void {
  if (hasBoat(s, seat)) addSolved(quickSolver(s.setup), s, seat, out);
}

/** The first whole choice of a plan: its codes up to the end of that choice. */
function firstChoice(s: State, seat: Seat, codes: readonly number[]): number[] {
  const walk = s.clone();
  const choice: number[] = [];
  for (const code of codes) {
    choice.push(code);
    apply(walk, seat, code);
    if (!isPartial(walk, seat)) break;
  }
  return choice;
}

/** CA-93: logistics shipments after which a place can be taken alone. Boats can ship in too many ways to try. */
function addLogistics(solver: AttackSolver, s: State, seat: Seat, out: number[][]): void {
  if (s.boats > 0) return;
  solver.prepare(s, seat);
  for (let at = nextPlace(s, -1); at >= 0; at = nextPlace(s, at)) {
    if (s.owner[at] === seat + 1 || solver.margin(at, 1) <= 0 || solver.shipmentsUsed === 0) continue;
    const choice = firstChoice(s, seat, solver.codes(s, seat));
    if (!isAmong(out, choice)) out.push(choice);
  }
}

/** CA-75 to CA-94: every attack that succeeds alone, or the one logistics shipment that it needs first. */
export function solvedAttacks(s: State, seat: Seat, out: number[][]): void {
  if (s.step === STEP.attack) addSolved(deepSolver(s.setup), s, seat, out);
  else if (s.step === STEP.logistics) addLogistics(deepSolver(s.setup), s, seat, out);
}
