import { expect, test } from 'vitest';
import { secretChoices } from '../choices.ts';
import { type MoveOf, moves } from '../moves.ts';
import { whole } from '../params.ts';
import { EVERYTHING, SPECTATOR } from '../seat.ts';
import { struct, u8 } from '../struct.ts';
import type { Setup } from '../types.ts';

const kinds = { bid: { coins: whole(0, 9) } };
const codec = moves(kinds);
const CHOICES = secretChoices(3, 2);
class State extends struct<Setup>()({ ...CHOICES.layout, paid: u8(3), isOpen: u8 }) {}

/** Seats 0 and 2 name two bids each. */
const auction = CHOICES.decision<State, string[], MoveOf<typeof kinds>>(codec, {
  asked: (s) => (s.isOpen === 1 ? 0b101 : 0),
  due: () => 2,
  resolve(s, chosen, events) {
    s.isOpen = 0;
    for (const [seat, codes] of chosen.entries()) s.paid[seat] = codes.reduce((sum, code) => sum + code, 0);
    events?.push('bidsShown');
  },
});

function begun(): State {
  const s = new State({ seats: 3, options: {}, bounds: { entries: 9, moves: 10, outcomes: 1, score: [0, 9] } });
  s.isOpen = 1;
  return s;
}

test('choices stay in the state until all are whole, and are then handed over and gone', () => {
  const s = begun();
  const events: string[] = [];
  expect(auction.actors(s)).toBe(0b101);
  auction.apply(s, 2, 4, events);
  expect([auction.isPartial(s, 2), auction.isPartial(s, 0)]).toEqual([true, false]);
  auction.apply(s, 2, 4, events);
  expect([auction.actors(s), auction.isPartial(s, 2), events]).toEqual([0b001, false, []]);
  auction.apply(s, 0, 7, events);
  auction.apply(s, 0, 1, events);
  expect([auction.actors(s), events, [...s.paid]]).toEqual([0, ['bidsShown'], [8, 0, 8]]);
  // Equal positions have equal bytes.
  expect([[...s.chosen], [...s.chosenCount]]).toEqual([new Array(6).fill(0), [0, 0, 0]]);
});

test('a seat that leaves takes its choice along, and ends the decision if all others have chosen', () => {
  const two = CHOICES.decision<State, string[], MoveOf<typeof kinds>>(codec, {
    asked: ({ isOpen }) => isOpen,
    resolve(s, chosen, events) {
      s.isOpen = 0;
      events?.push(chosen.map(([code]) => code).join());
    },
  });
  const s = begun();
  s.isOpen = 0b111;
  const events: string[] = [];
  two.apply(s, 0, 3, events);
  two.apply(s, 2, 4, events);
  s.isOpen = 0b110;
  two.leave(s, 0, events);
  expect([CHOICES.count(s, 0), two.actors(s), events]).toEqual([0, 0b010, []]);
  s.isOpen = 0b100;
  two.leave(s, 1, events);
  expect([s.isOpen, events]).toEqual([0, ['0,0,4']]);
  // Nothing is open any more.
  two.leave(s, 2, events);
  expect(events).toHaveLength(1);
});

test('moves chosen are counted, all or those with one code', () => {
  const s = begun();
  auction.apply(s, 2, 0);
  expect([CHOICES.count(s, 2), CHOICES.count(s, 2, 0), CHOICES.count(s, 2, 4)]).toEqual([1, 1, 0]);
  expect(CHOICES.count(s, 0, 0)).toBe(0);
});

test('a viewer keeps its own choice, and a spectator none', () => {
  const s = begun();
  auction.apply(s, 0, 3);
  auction.apply(s, 2, 4);
  const seen = (viewer: number): readonly number[] => {
    const masked = s.clone();
    CHOICES.hide(masked, viewer);
    return [0, 2].map((seat) => CHOICES.count(masked, seat));
  };
  expect([seen(0), seen(2), seen(1), seen(SPECTATOR)]).toEqual([
    [1, 0],
    [0, 1],
    [0, 0],
    [0, 0],
  ]);
  expect(auction.view(s, EVERYTHING)).toHaveLength(2);
});

test('what a viewer saw is chosen again', () => {
  const s = begun();
  auction.apply(s, 2, 4);
  const drawn = begun();
  auction.restore(drawn, auction.view(s, 2));
  expect(drawn.equals(s)).toBe(true);
});
