import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interrupts } from '../interrupts.ts';
import { maskOf } from '../seat.ts';
import { struct, u8 } from '../struct.ts';

const STACK = interrupts(['plan', 'passage', 'draw', 'discard', 'vote'], 3, {
  plan: { target: 'area' },
  passage: { reach: 'space', towards: 'space' },
  draw: { left: 'count' },
  discard: { left: 'count' },
});
const { target, reach, towards, left } = STACK.data;
class State extends struct<null>()({ ...STACK.layout, turn: u8 }) {}

/** `actors` of a game with such a stack. */
const actors = (s: State): number => (STACK.top(s) === null ? maskOf(s.turn) : STACK.seats(s));

describe('a stack of unfinished decisions', () => {
  test('a shipment asks two others for passage, and goes on once both have answered', () => {
    const s = new State(null);
    s.turn = 2;
    expect([STACK.top(s), actors(s)]).toEqual([null, 0b100]);
    STACK.push(s, 'plan', maskOf(2), { target: 7 });
    STACK.push(s, 'passage', 0b011, { towards: -1, reach: 40 });
    expect([STACK.top(s), actors(s), reach.get(s), towards.get(s)]).toEqual(['passage', 0b011, 40, -1]);
    expect([STACK.bottom(s), target.get(s, 1), STACK.dataAt(s, 1)]).toEqual(['plan', 7, { reach: 40, towards: -1 }]);
    expect(() => target.get(s, 2)).toThrow(RangeError);
    STACK.answered(s, 0);
    expect(actors(s)).toBe(0b010);
    STACK.answered(s, 1);
    STACK.pop(s);
    expect([STACK.top(s), actors(s), target.get(s)]).toEqual(['plan', 0b100, 7]);
  });

  test('a card within a card: what is drawn may have to be let go before the first is done', () => {
    const s = new State(null);
    STACK.push(s, 'plan', maskOf(0), { target: 3 });
    STACK.push(s, 'draw', maskOf(1), { left: 2 });
    left.set(s, left.get(s) - 1);
    STACK.push(s, 'discard', maskOf(1), { left: 5 });
    STACK.pop(s);
    expect([STACK.top(s), left.get(s), left.get(s, 0)]).toEqual(['draw', 1, 1]);
  });

  test('what is popped leaves no byte behind', () => {
    const entry = fc.tuple(fc.integer({ min: 0, max: 63 }), fc.integer(), fc.integer());
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 3 }), (entries) => {
        const s = new State(null);
        const stack: unknown[] = [];
        for (const [seats, a, b] of entries) {
          stack.push([seats, a | 0, b | 0]);
          STACK.push(s, 'passage', seats, { reach: a, towards: b });
        }
        const whole = s.clone();
        for (const entry of stack.reverse()) {
          expect([STACK.seats(s), reach.get(s), towards.get(s)]).toEqual(entry);
          STACK.pop(s);
        }
        expect(s.equals(new State(null))).toBe(true);
        STACK.clear(whole);
        expect(whole.equals(s)).toBe(true);
      }),
    );
  });

  test('what was read from outside is put back as it was shown', () => {
    const s = new State(null);
    STACK.restore(s, 'discard', maskOf(1), { left: 4 });
    STACK.restore(s, 'vote', 0b111, {});
    expect([STACK.dataAt(s, 0), STACK.dataAt(s, 1), STACK.seats(s)]).toEqual([{ left: 4 }, {}, 0b111]);
  });

  test('faults of a game are thrown: too deep, a number that the decision has not got, nothing to end', () => {
    const s = new State(null);
    for (const fault of [() => STACK.pop(s), () => left.get(s), () => STACK.answered(s, 0)]) {
      expect(fault).toThrow(RangeError);
    }
    for (let i = 0; i < 3; i += 1) STACK.push(s, 'draw', 1, { left: i });
    expect(() => STACK.push(s, 'vote', 1)).toThrow('vote');
    expect(() => target.get(s)).toThrow('draw is about no target');
    expect(() => target.set(s, 1)).toThrow(RangeError);
    expect(() => interrupts(['draw', 'draw'], 1, {})).toThrow('draw');
  });

  test('a kind or a number that was not named is a type error', () => {
    const s = new State(null);
    // @ts-expect-error there is no kind `veto`
    expect(() => STACK.push(s, 'veto', 1)).not.toThrow();
    // @ts-expect-error a draw says how many cards are left
    STACK.push(s, 'draw', 1);
    // @ts-expect-error a vote is about no number
    STACK.push(s, 'vote', 1, { left: 1 });
    // @ts-expect-error there is no kind `veto`
    interrupts(['vote'], 1, { veto: { left: 'count' } });
  });
});
