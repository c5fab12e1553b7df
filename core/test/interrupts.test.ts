import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interrupts } from '../interrupts.ts';
import { maskOf } from '../seat.ts';
import { struct, u8 } from '../struct.ts';

const STACK = interrupts(['plan', 'passage', 'draw', 'discard'], { depth: 3, data: 2 });
class State extends struct<null>()({ ...STACK.layout, turn: u8 }) {}
const KINDS = ['plan', 'passage', 'draw', 'discard'] as const;

/** Who acts, as a game with such a stack says it. */
const actors = (s: State): number => (STACK.top(s) === null ? maskOf(s.turn) : STACK.seats(s));

describe('a stack of unfinished decisions', () => {
  test('a shipment asks two others for passage, and goes on once both have answered', () => {
    const s = new State(null);
    s.turn = 2;
    expect([STACK.top(s), actors(s)]).toEqual([null, 0b100]);
    STACK.push(s, 'plan', maskOf(2), 7);
    STACK.push(s, 'passage', 0b011, 40, -1);
    expect([STACK.top(s), actors(s), STACK.datum(s, 0), STACK.datum(s, 1)]).toEqual(['passage', 0b011, 40, -1]);
    expect([STACK.bottom(s), STACK.datum(s, 0, 1)]).toEqual(['plan', 7]);
    expect(() => STACK.datum(s, 0, 2)).toThrow(RangeError);
    STACK.answered(s, 0);
    expect(actors(s)).toBe(0b010);
    STACK.answered(s, 1);
    STACK.pop(s);
    expect([STACK.top(s), actors(s), STACK.datum(s, 0), STACK.datum(s, 1)]).toEqual(['plan', 0b100, 7, 0]);
  });

  test('a card within a card: what is drawn may have to be let go before the first is done', () => {
    const s = new State(null);
    STACK.push(s, 'plan', maskOf(0));
    STACK.push(s, 'draw', maskOf(1), 2);
    STACK.setDatum(s, 0, STACK.datum(s, 0) - 1);
    STACK.push(s, 'discard', maskOf(1), 5);
    STACK.pop(s);
    expect([STACK.top(s), STACK.datum(s, 0)]).toEqual(['draw', 1]);
  });

  test('what is popped leaves no byte behind', () => {
    const entry = fc.tuple(fc.constantFrom(...KINDS), fc.integer({ min: 0, max: 63 }), fc.integer(), fc.integer());
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 3 }), (entries) => {
        const s = new State(null);
        const stack: unknown[] = [];
        for (const [kind, seats, a, b] of entries) {
          stack.push([kind, seats, a | 0, b | 0]);
          STACK.push(s, kind, seats, a, b);
        }
        for (const entry of stack.reverse()) {
          expect([STACK.top(s), STACK.seats(s), STACK.datum(s, 0), STACK.datum(s, 1)]).toEqual(entry);
          STACK.pop(s);
        }
        expect(s.equals(new State(null))).toBe(true);
      }),
    );
  });

  test('faults of a game are thrown: too deep, too many numbers, nothing to end', () => {
    const s = new State(null);
    for (const fault of [() => STACK.pop(s), () => STACK.datum(s, 0), () => STACK.answered(s, 0)]) {
      expect(fault).toThrow(RangeError);
    }
    expect(() => STACK.push(s, 'draw', 1, 1, 2, 3)).toThrow(RangeError);
    for (let i = 0; i < 3; i += 1) STACK.push(s, 'draw', 1);
    expect(() => STACK.push(s, 'discard', 1)).toThrow('discard');
    expect(() => STACK.datum(s, 2)).toThrow(RangeError);
    expect(() => interrupts(['draw', 'draw'], { depth: 1, data: 0 })).toThrow('draw');
  });

  test('a kind that was not named is a type error', () => {
    const s = new State(null);
    // @ts-expect-error there is no kind `vote`
    expect(() => STACK.push(s, 'vote', 1)).not.toThrow();
  });
});
