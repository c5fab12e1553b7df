import { expect, test } from 'vitest';
import { whole } from '../params.ts';
import { read } from '../read.ts';
import { problemText } from '../result.ts';
import { everySeat, maskOf } from '../seat.ts';
import { struct, u8 } from '../struct.ts';
import { fieldsOf } from '../table.ts';
import type { Setup } from '../types.ts';

const setup: Setup = { seats: 3, options: {}, bounds: { entries: 1, moves: 1, outcomes: 1, score: [0, 0] } };

class State extends struct<Setup>()({ resigned: u8, turn: u8, victim: u8, owner: u8(2), debts: u8(2 * 3) }) {}

const f = fieldsOf(State);
const playing = (s: State): number => everySeat(s.setup.seats) & ~s.resigned;
const table = f.record({
  resigned: f.flag('resigned', maskOf(1)),
  turn: f.seat('turn', { among: playing }),
  victim: f.seat('victim', { among: (s) => playing(s) & ~maskOf(s.turn), else: () => 2 }),
  owners: f.rows(f.seatOrNull('owner'), { count: () => 2 }),
  debts: f.rows(f.bySeat(f.num('debts', whole(0, 9)), 3), { count: () => 2 }),
});

function taken(json: object): unknown {
  const s = new State(setup);
  const done = read((r) => {
    table.take(r, json, 'position', s, 0);
    return table.get(s, 0);
  });
  return done.ok ? done.value : problemText(done.problem);
}

test('seats are read and written as numbers, and none as null', () => {
  const json = {
    resigned: false,
    turn: 1,
    victim: 0,
    owners: [null, 2],
    debts: [
      [0, 1, 2],
      [3, 4, 5],
    ],
  };
  expect(taken(json)).toEqual(json);
  const s = new State(setup);
  table.put(s, 0, { resigned: true, turn: 2, victim: 0, owners: [0, null], debts: [[], [7]] });
  expect([s.turn, s.victim, ...s.owner, ...s.debts]).toEqual([2, 0, 1, 0, 0, 0, 0, 7, 0, 0]);
});

test('a seat that the match does not have is refused', () => {
  expect(taken({ owners: [3] })).toMatch(/position\.owners\[0\].*null or a whole number from 0 to 2, not 3/);
});

test('a seat that is not among those allowed here is refused, by the fields before it', () => {
  expect(taken({ resigned: true, turn: 1 })).toMatch(/position\.turn.*must be one of the seats 0, 2, not 1/);
  expect(taken({ turn: 2, victim: 2 })).toMatch(/position\.victim.*must be one of the seats 0, 1, not 2/);
});
