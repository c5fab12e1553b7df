import { describe, expect, test } from 'vitest';
import { circularOrders, dealOf, roundOfDeals, seatingOf } from '../seating.ts';

const seatCounts = [1, 2, 3, 4, 5, 6, 7, 8];

describe.each(seatCounts)('%i seats', (seats) => {
  const everybody = Array.from({ length: seats }, (_, player) => player);

  test('in a deal every player sits once on every seat', () => {
    const deal = everybody.map((match) => seatingOf(5 * seats + match, seats));
    for (const seat of everybody) {
      expect(deal.map((players) => players[seat] ?? -1).sort((a, b) => a - b)).toEqual(everybody);
    }
  });

  test('after a round of deals everybody has sat right after everybody else equally often', () => {
    const met = new Map<string, number>();
    for (let index = 0; index < seats * roundOfDeals(seats); index += 1) {
      const players = seatingOf(index, seats);
      players.forEach((player, seat) => {
        const pair = `${player} before ${players[(seat + 1) % seats]}`;
        met.set(pair, (met.get(pair) ?? 0) + 1);
      });
    }
    expect(met.size).toBe(Math.max(1, seats * (seats - 1)));
    expect(new Set(met.values()).size).toBe(1);
  });
});

test('the first match seats the players in their order, and a round is short', () => {
  expect(seatingOf(0, 3)).toEqual([0, 1, 2]);
  expect(seatCounts.map((seats) => circularOrders(seats).length)).toEqual([1, 1, 2, 6, 4, 10, 6, 14]);
});

test('matches of a deal lie side by side', () => {
  expect([0, 1, 2, 3, 5, 6].map((index) => dealOf(index, 3))).toEqual([0, 0, 0, 1, 1, 2]);
});
