import { expect, test } from 'vitest';
import { ledgerFields } from '../ledger/fields.ts';
import { ledger } from '../ledger.ts';
import { Reading } from '../read.ts';
import { Rng } from '../rng.ts';
import { EVERYTHING } from '../seat.ts';
import { struct } from '../struct.ts';
import { fieldsOf } from '../table.ts';
import type { Setup } from '../types.ts';

const SEATS = 3;
const KINDS = 4;
/** A match in which the last kind is not in play. */
const SETUP: Setup = { seats: SEATS, options: {}, bounds: { entries: 1, moves: 1, outcomes: 1, score: [0, 1] } };
const LEDGER = ledger(SEATS, KINDS, () => SEATS);
class State extends struct<Setup>()(LEDGER.layout) {}
const f = fieldsOf(State);
const hands = ledgerFields(State, { seats: SEATS, kinds: KINDS }, () => KINDS - 1);
const table = f.record({
  ...hands.table,
  seats: f.rows(f.record(hands.seat), { count: () => SEATS }),
});
const own = f.record(hands.own);

/** Gains that all see, a theft and a look. */
function played(): State {
  const s = new State(SETUP);
  for (const [seat, kind, count] of [
    [0, 0, 3],
    [1, 0, 1],
    [1, 2, 2],
    [2, 1, 2],
  ]) {
    LEDGER.gain(s, seat, kind, count);
  }
  LEDGER.stolen(s, 1, 0, 2);
  LEDGER.pay(s, 0, 0, 1);
  LEDGER.stolen(s, 0, 2, 2);
  LEDGER.seen(s, 2, 0);
  return s;
}

test('what a view shows of hands, put back or read, is the state itself for who sees everything', () => {
  const s = played();
  const put = new State(SETUP);
  table.put(put, 0, table.get(s, 0));
  own.put(put, EVERYTHING, own.get(s, EVERYTHING));
  expect(put.equals(s)).toBe(true);
  const taken = new State(SETUP);
  const r = new Reading();
  table.take(r, JSON.parse(JSON.stringify(table.get(s, 0))), 'table', taken, 0);
  own.take(r, JSON.parse(JSON.stringify(own.get(s, EVERYTHING))), 'own', taken, EVERYTHING);
  expect(r.result(taken.equals(s))).toEqual({ ok: true, value: true });
});

test('a seat has its own hand, its own bounds and the thefts that it was part of; draws fit what it knows', () => {
  const s = played();
  const seen = own.get(s, 1);
  expect(seen.hands).toEqual([{ seat: 1, cards: [1, 0, 1] }]);
  expect(seen.bounds.map(({ viewer }) => viewer)).toEqual([1]);
  // The second theft and the look were between the two others.
  expect(seen.taken).toEqual([[0, 0, 1], null, null]);
  const known = new State(SETUP);
  table.put(known, 0, table.get(s, 0));
  own.put(known, 1, seen);
  const drawn = known.clone();
  for (let seed = 0; seed < 20; seed += 1) {
    drawn.copyFrom(known);
    expect(LEDGER.dealer(known, 1).deal(drawn, new Rng(seed))).toBe(true);
    expect([...drawn.held.subarray(KINDS, 2 * KINDS)]).toEqual([1, 0, 1, 0]);
  }
});

test('a position names each seat once, and no more than there is', () => {
  const s = played();
  const seen = own.get(s, 0);
  const problem = (json: unknown): string | undefined => {
    const r = new Reading();
    own.take(r, json, 'own', s.clone(), 0);
    const read = r.result(null);
    return read.ok ? undefined : read.problem.message;
  };
  expect(problem(seen)).toBe(undefined);
  expect(problem({ ...seen, hands: [...seen.hands, ...seen.hands] })).toContain('same seat');
  expect(problem({ ...seen, taken: [...seen.taken, null] })).toContain('there are 3');
});
