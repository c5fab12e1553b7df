import { describe, expect, test } from 'vitest';
import { CHANCE, maskOf, NOBODY } from '../seat.ts';
import { handlersOf, numbersOf, steps, turnAt } from '../steps.ts';

const declared = steps({ chance: ['deal', 'draw'], seats: ['build'], inner: ['turnStart', 'turnEnd'] });

describe('steps', () => {
  test('are numbered through from 0 in the order of their groups', () => {
    expect(declared.of).toEqual({ deal: 0, draw: 1, build: 2, turnStart: 3, turnEnd: 4 });
    expect(declared.first).toEqual({ chance: 0, seats: 2, inner: 3 });
  });

  test('a step that is named twice is refused', () => {
    expect(() => steps({ chance: ['deal'], seats: ['deal'] })).toThrow('deal');
  });

  test('an empty group begins where the next one does', () => {
    expect(steps({ chance: [], seats: ['act'] }).first).toEqual({ chance: 0, seats: 0 });
  });
});

test('names are numbered in their order', () => {
  expect(numbersOf(['none', 'won', 'lost'])).toEqual({ none: 0, won: 1, lost: 2 });
});

describe('handlers', () => {
  test('lie in the order of the names, however they are given', () => {
    const told: string[] = [];
    const handlers = handlersOf(declared.groups.inner, {
      turnEnd: (to: string[]): number => to.push('end'),
      turnStart: (to: string[]): number => to.push('start'),
    });
    for (const handle of handlers) handle(told);
    expect(told).toEqual(['start', 'end']);
  });

  test('one too few or too many is a type error', () => {
    // @ts-expect-error `turnEnd` has no handler
    handlersOf(declared.groups.inner, { turnStart: () => 0 });
    // @ts-expect-error there is no step `pause`
    handlersOf(declared.groups.inner, { turnStart: () => 0, turnEnd: () => 0, pause: () => 0 });
  });
});

test('who acts follows from the group of the step', () => {
  const STEPS = steps({ chance: ['deal'], seats: ['bid', 'play'], end: ['over'], inner: ['next'] });
  const { actors, stepOf, steps: count } = turnAt(STEPS, ({ turn }: { step: number; turn: number }) => maskOf(turn));
  expect(actors({ step: STEPS.of.deal, turn: 1 })).toBe(CHANCE);
  expect(actors({ step: STEPS.of.bid, turn: 1 })).toBe(maskOf(1));
  expect(actors({ step: STEPS.of.play, turn: 1 })).toBe(maskOf(1));
  expect(actors({ step: STEPS.of.over, turn: 1 })).toBe(NOBODY);
  expect(stepOf({ step: STEPS.of.bid, turn: 0 })).toBe(STEPS.of.bid);
  // Seats have rules at every step but the inner ones.
  expect(count).toBe(STEPS.first.inner);
});
