import { hiddenDraw } from '@marchlands/core/testing/toys/hidden-draw/game.ts';
import type { Final } from '@marchlands/core/types.ts';
import { describe, expect, test } from 'vitest';
import { makeBot } from '../levels.ts';
import { payoffOf } from '../payoff.ts';
import { dealOf } from '../seating.ts';
import { playSeriesMatch, type SeriesMatch } from '../series.ts';
import { pairedGain, summarize } from '../summary.ts';
import { coins } from './toys.ts';

function final(winners: readonly number[], seats: number, more: Partial<Final> = {}): Final {
  const ranks = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 : 2));
  return { ranks, scores: ranks.map((rank) => 10 / rank), winners, reason: 'over', defeat: false, ...more };
}

test.each([
  [final([1], 3), [0, 1, 0]],
  [final([0, 2], 4), [1 / 2, 0, 1 / 2, 0]],
  [final([], 2, { defeat: true }), [0, 0]],
  [final([], 4), [1 / 4, 1 / 4, 1 / 4, 1 / 4]],
  [final([0], 1), [1]],
])('a win is shared, a common defeat gives nothing, a draw is shared by all', (ended, payoff) => {
  const values = new Float64Array(payoff.length).fill(9);
  payoffOf(ended, values);
  expect(Array.from(values)).toEqual(payoff);
});

describe('a series', () => {
  const made = hiddenDraw.setup({}, 3);
  if (!made.ok) throw new Error(made.problem.message);
  const setup = made.value;
  const bots = () => ['greedy', 'random', 'random'].map((name) => makeBot(name, hiddenDraw, setup));
  const play = (indices: readonly number[]): SeriesMatch[] => {
    const players = bots();
    return indices.map((index) => playSeriesMatch(hiddenDraw, setup, players, 'seed', index));
  };

  test('its matches are the same in whatever order and by whichever worker they are played', () => {
    const backwards = play([5, 4, 3, 2, 1, 0]).reverse();
    expect(backwards).toEqual(play([0, 1, 2, 3, 4, 5]));
    expect([...play([0, 2, 4]), ...play([1, 3, 5])].sort((a, b) => a.index - b.index)).toEqual(backwards);
  });

  test.each(['random', 'greedy'])('equal players (%s) do not play the same match again from other seats', (name) => {
    const players = ['a', 'b', 'c'].map(() => makeBot(name, hiddenDraw, setup));
    const finals = Array.from({ length: 30 }, (_, index) =>
      JSON.stringify(playSeriesMatch(hiddenDraw, setup, players, 'equal', index).final),
    );
    const deals = Map.groupBy(finals, (_, index) => dealOf(index, 3));
    const copied = [...deals.values()].filter((deal) => new Set(deal).size === 1);
    expect(copied.length).toBeLessThan(deals.size / 2);
  });
});

describe('a gain over the same deals', () => {
  const match = (index: number, won: boolean, players = [0]): SeriesMatch => ({
    ...{ index, players, decisions: 1, chances: 0, efforts: [] },
    final: won ? final([players.indexOf(0)], players.length) : final([], players.length, { defeat: true }),
  });

  test('pairs matches by their number, and leaves out what has no pair', () => {
    const base = [match(0, true), match(1, false), match(2, true), match(3, false)];
    const better = [match(3, true), match(1, true), match(0, true), match(9, true)];
    const { value, low, high, n } = pairedGain(better, base, 1);
    expect(n).toBe(3);
    expect(value).toBeCloseTo(2 / 3, 12);
    expect(low).toBeLessThan(value);
    expect(high).toBeGreaterThan(value);
    expect(pairedGain(base, base, 1).value).toBe(0);
  });

  test('a deal is one observation, however many matches it has', () => {
    const seatings = [
      [0, 1],
      [1, 0],
      [0, 1],
      [1, 0],
    ];
    const base = seatings.map((players, index) => match(index, index < 2, players));
    const better = seatings.map((players, index) => match(index, true, players));
    expect(pairedGain(better, base, 2)).toMatchObject({ value: 0.5, n: 2 });
    expect(pairedGain(better.slice(1), base, 2)).toMatchObject({ value: 1, n: 1 });
  });
});

describe('the ladder, on a row of coins', () => {
  const { game, setup } = coins();
  test.each([
    ['random', 'novice', 0.55],
    ['novice', 'greedy', 0.55],
    ['random', 'greedy', 0.75],
    ['greedy', 'mcts:400', 0.55],
  ])('%s is beaten by %s', (weak, strong, share) => {
    const players = [weak, strong].map((name) => makeBot(name, game, setup));
    const matches = Array.from({ length: 200 }, (_, index) => playSeriesMatch(game, setup, players, 'ladder', index));
    expect(summarize(matches, 2).players[1]?.wins.low).toBeGreaterThan(share);
  });
});

describe('a summary', () => {
  const rest = { decisions: 10, chances: 4, efforts: [] };
  const matches = [
    { index: 0, players: [0, 1], final: final([0], 2), ...rest },
    { index: 1, players: [1, 0], final: final([1], 2), ...rest },
    { index: 2, players: [0, 1], final: final([], 2, { defeat: true, reason: 'razed' }), ...rest },
    { index: 3, players: [1, 0], final: final([0, 1], 2), ...rest },
  ];
  const summary = summarize(matches, 2);

  test('wins follow the player, seats are counted whoever sits there', () => {
    expect(summary.players.map(({ wins }) => wins.value)).toEqual([2.5 / 4, 0.5 / 4]);
    expect(summary.seats.map(({ value }) => value)).toEqual([1.5 / 4, 1.5 / 4]);
    expect(summary.players[0]?.score?.value).toBeCloseTo((10 + 10 + 5 + 10) / 4, 12);
    expect(summary.reasons).toEqual({ over: 3, razed: 1 });
    expect(summary.decisions.value).toBe(10);
  });

  test('it tells what all lost, what all got together, and the gain over the first player', () => {
    expect(summary.defeats.value).toBe(1 / 4);
    expect(summary.joint.value).toBe(3 / 4);
    expect(summary.players.map(({ gain }) => gain?.value)).toEqual([undefined, -2 / 4]);
  });

  test('it rests on deals, and leaves out those that are not whole', () => {
    expect([summary.matches, summary.deals, summary.players[0]?.wins.n, summary.defeats.n]).toEqual([4, 2, 2, 2]);
    const stopped = summarize(matches.slice(0, 3), 2);
    expect([stopped.matches, stopped.deals, stopped.defeats.value]).toEqual([2, 1, 0]);
    expect(summarize([], 2).deals).toBe(0);
  });
});
