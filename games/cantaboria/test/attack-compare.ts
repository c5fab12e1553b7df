import { Rng } from '@marchlands/core/rng.ts';
import { AttackSolver, NO_MARGIN } from '../advice/attack/solver.ts';
import { attackTurn } from '../advice/attack/turn.ts';
import type { Event } from '../events.ts';
import { MOVE } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import { refusal } from '../rules/legal.ts';
import { nextPlace } from '../rules/places.ts';
import { STEP, type State } from '../state.ts';
import { bruteMargins, type Recipe, randomLine } from './attack-brute.ts';
import { setupFor, situation } from './play.ts';

/** More than any of these positions needs: every answer here must be exact. */
const LOOKS = 10_000_000;

/** One answer of the solver, the right answer, and the margin its plan reaches when played. */
export interface Compared {
  readonly line: string;
  readonly target: number;
  readonly hasLeave: boolean;
  readonly told: number;
  readonly right: number;
  readonly played: number;
  readonly isExact: boolean;
  /** Whether shipments increased the margin. */
  readonly isShipped: boolean;
}

/** The margin that the first seat declares after playing the codes of a plan, with all passage allowed. */
export function declaredBy(s: State, shipments: number, codes: readonly number[]): number {
  const turn = attackTurn(s, 0, shipments);
  const events: Event[] = [];
  for (const code of codes) {
    while (turn.step === STEP.passage) apply(turn, turn.actor, MOVE.answer, events);
    const why = refusal(turn, 0, code);
    if (why !== null) throw new Error(`a code of a plan is refused: ${why}`);
    apply(turn, 0, code, events);
  }
  while (turn.step === STEP.passage) apply(turn, turn.actor, MOVE.answer, events);
  const declared = events.find((event) => event.kind === 'attackDeclared');
  return declared === undefined ? NO_MARGIN : declared.offence - declared.defence;
}

/**
 * Compares the solver with all legal sequences on random positions; positions too large for that are skipped.
 * @param mostStates cap on the states of one position's sequences
 */
export function compareMargins(
  recipe: Recipe,
  shipments: number,
  positions: number,
  seed: number,
  mostStates: number,
  options: object = {},
): readonly Compared[] {
  // A random position may hold more than the usual supply.
  const chosen = { weaponTokens: 60, resourceTokens: 60, ...options };
  const setup = setupFor(recipe.seats, chosen);
  const solver = new AttackSolver(setup, LOOKS);
  const rng = new Rng(seed);
  const all: Compared[] = [];
  for (let i = 0; i < positions; i += 1) {
    const line = randomLine(setup, rng, recipe);
    const s = situation(line, chosen).state;
    for (const hasLeave of recipe.boats > 0 ? [false, true] : [false]) {
      const brute = bruteMargins(s, 0, shipments, hasLeave, mostStates);
      if (brute === null) continue;
      solver.prepare(s, 0);
      for (let target = nextPlace(s, -1); target >= 0; target = nextPlace(s, target)) {
        if (s.owner[target] === 1) continue;
        const standing = solver.margin(target, 0, hasLeave);
        const told = solver.margin(target, shipments, hasLeave);
        const played = told === NO_MARGIN ? NO_MARGIN : declaredBy(s, shipments, solver.codes(s, 0));
        const right = brute.get(target) ?? NO_MARGIN;
        all.push({ line, target, hasLeave, told, right, played, isExact: solver.isExact, isShipped: told > standing });
      }
    }
  }
  return all;
}
