import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, it } from 'vitest';
import { AttackSolver, NO_MARGIN } from '../advice/attack/solver.ts';
import { attackTurn } from '../advice/attack/turn.ts';
import type { Event } from '../events.ts';
import { MOVE } from '../moves.ts';
import { parsePosition } from '../position/line.ts';
import { apply, settle } from '../rules/apply.ts';
import { refusal } from '../rules/legal.ts';
import { nextPlace } from '../rules/places.ts';
import { STEP, type State } from '../state.ts';
import { bruteMargins, type Recipe, randomLine } from './attack-brute.ts';
import { setupFor } from './play.ts';

/** The margin that is declared once the plan of the margin asked last has been played by the rules, all allowing passage. */
function declaredBy(solver: AttackSolver, s: State, shipments: number): number {
  const turn = attackTurn(s, 0, shipments);
  const events: Event[] = [];
  settle(turn, events);
  for (const code of solver.codes(s, 0)) {
    while (turn.step === STEP.passage) apply(turn, turn.actor, MOVE.answer, events);
    expect(refusal(turn, 0, code)).toBeNull();
    apply(turn, 0, code, events);
  }
  while (turn.step === STEP.passage) apply(turn, turn.actor, MOVE.answer, events);
  const declared = events.find((event) => event.kind === 'attackDeclared');
  return declared === undefined ? NO_MARGIN : declared.offence - declared.defence;
}

/** The solver held to all legal sequences, on random positions; how many were small enough for that. */
function compare(recipe: Recipe, shipments: number, count: number, seed: number): number {
  const setup = setupFor(recipe.seats, { hopelessDeclarations: true });
  const solver = new AttackSolver(setup, 1_000_000);
  const rng = new Rng(seed);
  let compared = 0;
  for (let i = 0; i < count; i += 1) {
    const line = randomLine(setup, rng, recipe);
    const s = parsePosition(setup, line);
    for (const hasLeave of recipe.boats > 0 ? [false, true] : [false]) {
      const brute = bruteMargins(s, 0, shipments, hasLeave, recipe.boats > 0 ? 2500 : 20_000);
      if (brute === null) continue;
      compared += 1;
      solver.prepare(s, 0);
      for (let at = nextPlace(s, -1); at >= 0; at = nextPlace(s, at)) {
        if (s.owner[at] === 1) continue;
        const told = solver.margin(at, shipments, hasLeave);
        expect([line, at, hasLeave, told]).toEqual([line, at, hasLeave, brute.get(at) ?? NO_MARGIN]);
        expect(solver.isExact).toBe(true);
        if (told !== NO_MARGIN) expect([line, at, declaredBy(solver, s, shipments)]).toEqual([line, at, told]);
      }
    }
  }
  return compared;
}

describe('the greatest margin of an attack is that of all legal sequences', () => {
  it.each([2, 3, 4])('on land, without shipments, %i seats', (seats) => {
    expect(compare({ seats, lands: 6, boats: 0 }, 0, 40, seats)).toBeGreaterThan(20);
  });

  it.each([2, 3, 4])('on land, after one shipment, %i seats', (seats) => {
    expect(compare({ seats, lands: 5, boats: 0 }, 1, 12, seats)).toBeGreaterThan(6);
  });

  it('on land, after two shipments', () => {
    expect(compare({ seats: 3, lands: 3, boats: 0 }, 2, 5, 9)).toBeGreaterThan(3);
  });

  it.each([2, 4])('with boats, without shipments, %i seats', (seats) => {
    expect(compare({ seats, lands: 3, boats: 2 }, 0, 4, seats)).toBeGreaterThan(1);
  });

  it('with a boat, after one shipment', () => {
    expect(compare({ seats: 3, lands: 3, boats: 1 }, 1, 4, 5)).toBeGreaterThan(1);
  });
});
