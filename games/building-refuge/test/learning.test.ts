import { makeBot } from '@marchlands/bots/levels.ts';
import { playMatch } from '@marchlands/bots/match.ts';
import { expect, test } from 'vitest';
import { features } from '../bot/features.ts';
import { type IfItEnded, ifItEnded } from '../bot/if-it-ended.ts';
import { game } from '../game.ts';
import { type Refuge, refuge, squares } from './play.ts';

function endOf(table: Refuge): IfItEnded {
  const seats = table.setup.seats;
  const out: IfItEnded = {
    scores: new Float64Array(seats),
    won: new Float64Array(seats),
    cities: new Uint8Array(seats),
    treasures: new Uint8Array(seats),
    isRazed: false,
    bandsToPay: 0,
  };
  ifItEnded(table.state, out);
  return out;
}

/** One number of a seat, or of the table if no seat is given. */
function numberOf(table: Refuge, name: string, seat: number | null = null): number {
  const { seats } = table.setup;
  const own = Object.keys(features.seat);
  const common = Object.keys(features.table);
  const out = new Float64Array(seats * own.length + common.length);
  features.measure(table.state, out);
  const at = seat === null ? common.indexOf(name) : own.indexOf(name);
  if (at < 0) throw new Error(`There is no number ${name}.`);
  return out[seat === null ? seats * own.length + at : seat * own.length + at];
}

test('if it ended now: bands raze the nearest cities first, and a score without a city is 0', () => {
  const table = refuge(squares('B1:c1 H8:c2'), 'score=30,10 treasure=0,1 barbarian=1,0');
  const before = table.state.toBytes();
  expect(endOf(table)).toMatchObject({ isRazed: false });
  expect(Array.from(endOf(table).scores)).toEqual([0, 30]);
  expect(Array.from(endOf(table).won)).toEqual([0, 1]);
  expect(Array.from(endOf(table).cities)).toEqual([0, 1]);
  expect(table.state.toBytes()).toEqual(before);
});

test('if it ended now: a treasure is paid for a last city, and for no other', () => {
  const last = endOf(refuge(squares('B1:c1 H8:c2'), 'treasure=1,0 barbarian=1,0'));
  expect([Array.from(last.cities), Array.from(last.treasures)]).toEqual([
    [1, 1],
    [0, 0],
  ]);
  const first = endOf(refuge(squares('B1:c1 C1:c1 H8:c2'), 'treasure=1,0 barbarian=1,0'));
  expect([Array.from(first.cities), Array.from(first.treasures)]).toEqual([
    [1, 1],
    [1, 0],
  ]);
});

test('if it ended now: all lose where no city is left', () => {
  const end = endOf(refuge(squares('B1:c1'), 'score=30,10 barbarian=1,1'));
  expect(end.isRazed).toBe(true);
  expect(Array.from(end.won)).toEqual([0, 0]);
});

test('what is counted is there: leads in twenties of points, tiles by owner, whose turn it is', () => {
  const table = refuge(squares('B1:c1 C1:g1+ D1:d2 E1:o2 H8:c2'), 'turn=2 score=30,10 treasure=0,2 barbarian=1,1');
  expect([0, 1].map((seat) => numberOf(table, 'pointsLead', seat))).toEqual([-1, 1]);
  expect([0, 1].map((seat) => numberOf(table, 'cities', seat) * 3)).toEqual([1, 1]);
  expect([0, 1].map((seat) => numberOf(table, 'roads', seat) * 5)).toEqual([1, 0]);
  expect([0, 1].map((seat) => numberOf(table, 'grass', seat))).toEqual([0, 0]);
  expect([0, 1].map((seat) => numberOf(table, 'oases', seat) * 2)).toEqual([0, 1]);
  expect([0, 1].map((seat) => numberOf(table, 'inTurn', seat))).toEqual([0, 1]);
  expect(numberOf(table, 'bands') * 5).toBe(2);
  expect(numberOf(table, 'unlinked') * 3).toBe(2);
});

test.each([2, 3])('the gambler plays a match of %i by the rules', (seats) => {
  const made = game.setup({}, seats);
  if (!made.ok) throw new Error(made.problem.message);
  const bot = makeBot('mcts:10/gambler', game, made.value);
  const { final } = playMatch(game, made.value, new Array(seats).fill(bot), 'gambler');
  expect(final.ranks).toHaveLength(seats);
});
