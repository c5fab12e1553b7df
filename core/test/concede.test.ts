import { expect, test } from 'vitest';
import { concedeOf } from '../concede.ts';
import { ALL, maskOf, playing } from '../seat.ts';

/** Three seats at a table, and what was done to it. */
function table() {
  const state = { setup: { seats: 3 }, resigned: 0, isOver: false };
  const told: string[] = [];
  const concede = concedeOf<typeof state, string[]>({
    inPlay: (s) => (s.isOver ? 0 : playing(s)),
    leave: (s, seat, events) => events?.push(`${seat} left: ${s.resigned}`),
    goOn: (_s, seat, events) => events?.push(`on without ${seat}`),
    end(s, left, events) {
      s.isOver = true;
      events?.push(left === ALL ? 'agreed' : `left: ${left}`);
    },
  });
  return { state, told, concede };
}

test('a seat leaves, and the others play on until one is left', () => {
  const { state, told, concede } = table();
  concede(state, 1, told);
  concede(state, 0, told);
  expect(told).toEqual(['1 left: 2', 'on without 1', '0 left: 3', `left: ${maskOf(2)}`]);
});

test('a seat that has resigned cannot do so again', () => {
  const { state, told, concede } = table();
  concede(state, 1, told);
  concede(state, 1, told);
  expect(told).toHaveLength(2);
});

test('all may agree to end, once', () => {
  const { state, told, concede } = table();
  concede(state, ALL, told);
  concede(state, ALL, told);
  concede(state, 2, told);
  expect(told).toEqual(['agreed']);
});
