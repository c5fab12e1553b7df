import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import { describe, expect, test } from 'vitest';
import { makeBot } from '../levels.ts';
import { Decision } from '../matrix/decision.ts';
import { Oracle } from '../matrix/oracle.ts';
import { matchRegrets, type Payoffs } from '../matrix/regret.ts';
import { MATRIX } from '../matrix/settings.ts';
import { pairOf, Values } from '../matrix/value.ts';
import { matrix, toy } from './toys.ts';

/** Opposed interests: the second seat gets the rest of the first's payoff. */
function opposed(table: readonly (readonly number[])[]): Payoffs {
  const first = Float64Array.from(table.flat());
  const columns = table[0].length;
  return { rows: table.length, columns, first, second: first.map((value) => 1 - value) };
}

describe('regret matching', () => {
  test.each<[string, number[][], number[], number[], number]>([
    [
      'matching pennies',
      [
        [1, 0],
        [0, 1],
      ],
      [0.5, 0.5],
      [0.5, 0.5],
      0.5,
    ],
    [
      'pennies where tails pay half',
      [
        [1, 0],
        [0, 0.5],
      ],
      [1 / 3, 2 / 3],
      [1 / 3, 2 / 3],
      1 / 3,
    ],
    [
      'a choice that is better whatever happens',
      [
        [0.2, 0.3],
        [0.6, 0.7],
      ],
      [0, 1],
      [1, 0],
      0.6,
    ],
    ['a choice of one', [[0.4]], [1], [1], 0.4],
  ])('%s', (_, table, rows, columns, value) => {
    const found = matchRegrets(opposed(table), 4_000);
    for (const [i, p] of rows.entries()) expect(Math.abs(found.rows[i] - p)).toBeLessThan(0.01);
    for (const [j, p] of columns.entries()) expect(Math.abs(found.columns[j] - p)).toBeLessThan(0.01);
    expect(Math.abs(found.values[0] - value)).toBeLessThan(0.01);
    expect(found.values[0] + found.values[1]).toBeCloseTo(1, 9);
  });

  const pennies = opposed([
    [1, 0],
    [0, 1],
  ]);

  test('a habit of the other is answered, and the more often the more it is sure', () => {
    const heads = Float64Array.of(1, 0);
    const shares = [0, 0.1, 0.9].map((share) => matchRegrets(pennies, 4_000, { share, columns: heads }).rows[0]);
    expect(shares[0]).toBeCloseTo(0.5, 1);
    // Up to one half of habit, the rest of the other can make up for it: any lean would be punished.
    expect(shares[1]).toBeGreaterThan(0.5);
    expect(shares[2]).toBeGreaterThan(0.99);
  });

  test('neither seat can gain much on random tables', () => {
    const rng = new Rng('tables');
    for (let round = 0; round < 40; round += 1) {
      const rows = 1 + rng.below(8);
      const columns = 1 + rng.below(8);
      const table = Array.from({ length: rows }, () => Array.from({ length: columns }, () => rng.unit()));
      const { rows: p, columns: q, values } = matchRegrets(opposed(table), 2_000);
      const best = Math.max(...table.map((row) => row.reduce((sum, value, j) => sum + value * q[j], 0)));
      const worst = Math.min(...table[0].map((_, j) => table.reduce((sum, row, i) => sum + (row[j] ?? 0) * p[i], 0)));
      expect(best - values[0]).toBeLessThan(0.01);
      expect(values[0] - worst).toBeLessThan(0.01);
    }
  });
});

/** A decision of two with these odds, in percent, that the first seat wins. */
function decisionOf(odds: readonly (readonly number[])[]): Decision {
  const { game, setup } = matrix(odds, true);
  const values = new Values(game, setup, new Rng(1), MATRIX);
  const start = game.start(setup);
  const choices = [values.choices(start, 0), values.choices(start, 1)] as const;
  return new Decision(game, [start], [0, 1], choices, game.State.blank(setup), values.near);
}

describe('the double oracle', () => {
  test('finds the mixtures of a large decision without working out most of it', () => {
    // Twelve choices, each beaten by the next one: only three that stand out are worth playing.
    const size = 12;
    const odds = Array.from({ length: size }, (_, i) =>
      Array.from({ length: size }, (_, j) => {
        if (i < 3 && j < 3) return [50, 20, 80][(j - i + 3) % 3];
        return i < 3 ? 90 : j < 3 ? 10 : 50;
      }),
    );
    const decision = decisionOf(odds);
    const oracle = new Oracle(decision, { ...MATRIX, entrants: 2 }, 20);
    while (!oracle.isDone) oracle.step();
    const shares = new Map(oracle.rows.map((row, i) => [row, oracle.mixtures.rows[i] ?? 0]));
    for (const row of [0, 1, 2]) expect(Math.abs((shares.get(row) ?? 0) - 1 / 3)).toBeLessThan(0.05);
    expect(oracle.mixtures.values[0]).toBeCloseTo(0.5, 1);
    expect(decision.meter.spent).toBeLessThan(size * size * 0.75);
  });

  test('a cell is worked out once', () => {
    const decision = decisionOf([
      [20, 30],
      [60, 70],
    ]);
    expect(decision.first(1, 0)).toBeCloseTo(0.6, 9);
    expect(decision.second(1, 0)).toBeCloseTo(0.4, 9);
    expect(decision.meter.spent).toBe(1);
  });
});

test('two seats that choose at once are a pair; one or three are not', () => {
  expect(pairOf(0b11)).toEqual([0, 1]);
  expect(pairOf(0b1010)).toEqual([1, 3]);
  expect(pairOf(0b1)).toBeNull();
  expect(pairOf(0b111)).toBeNull();
  expect(pairOf(-1)).toBeNull();
  expect(pairOf(0)).toBeNull();
});

describe('a bot that thinks by matrices', () => {
  const odds = [
    [50, 0, 100],
    [100, 50, 0],
    [0, 100, 50],
  ];

  test('tells a mixture, and draws from it', () => {
    const { game, setup } = matrix(odds, true);
    const bot = makeBot('mcts:2000', game, setup, { seed: 1 });
    const view = game.view(game.start(setup), 0);
    const { considered } = bot.think(view, 0);
    expect(considered.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
    for (const { probability } of considered) expect(Math.abs(probability - 1 / 3)).toBeLessThan(0.05);
    const chosen = new Set(Array.from({ length: 60 }, () => bot.think(view, 0).moves[0]));
    expect([...chosen].sort()).toEqual([0, 1, 2]);
  });

  test('leaning towards what a naive opponent does, it is not open to an answer that looked bad before', () => {
    // By column: four naive choices, two that are best against the safe row, three idle ones, one that punishes leaning.
    const safe = [60, 60, 60, 60, 50, 50, 60, 60, 60, 60];
    const leaning = [100, 100, 100, 100, 40, 40, 60, 60, 60, 0];
    const { game, setup } = matrix([safe, leaning], true, 0.4);
    const { considered } = makeBot('mcts:2000', game, setup, { seed: 1 }).think(game.view(game.start(setup), 0), 0);
    const share = (row: number) => considered.find(({ codes }) => codes[0] === row)?.probability ?? 0;
    expect(share(1)).toBeGreaterThan(0.1);
    const worst = Math.min(...safe.map((odds, column) => share(0) * odds + share(1) * leaning[column]));
    expect(worst).toBeGreaterThan(45);
  });

  test('the same seed and budget give the same thoughts, in one piece or in slices', () => {
    const { game, setup } = matrix(odds, true);
    const view = game.view(game.start(setup), 1);
    const think = () => makeBot('mcts:500', game, setup, { seed: 7 }).think(view, 1);
    expect(think()).toEqual(think());
    const thinking = makeBot('mcts:500', game, setup, { seed: 7 }).begin(view, 1);
    while (!thinking.step(1)) expect(thinking.progress()).toBeLessThanOrEqual(1);
    expect(thinking.best()).toEqual(think());
  });

  test('it answers at once when it is stopped', () => {
    const { game, setup } = matrix(odds, true);
    const bot = makeBot('mcts:500', game, setup, { seed: 7, shouldStop: () => true });
    expect(bot.think(game.view(game.start(setup), 0), 0).moves).toHaveLength(1);
  });
});

test('much chance in a row is sampled, where all of it would never be counted through', () => {
  let drawn = 0;
  // Both choose, then 40 dice are rolled; a seat that alone chose 1 is ahead. n = [choices made, first, second, dice].
  const { game, setup } = toy({
    seats: 2,
    actors: (n) => (n[0] === 0 ? 3 : n[0] === 1 ? (n[1] === 0 ? 1 : 2) : n[3] < 40 ? CHANCE : 1),
    legal: () => [1, 2],
    outcomes: () => [1, 2, 3, 4, 5, 6].map((die) => [die, 1] as const),
    apply(n, actor, code) {
      if (actor === CHANCE) {
        n[3] = n[3] + 1;
        drawn += 1;
      } else {
        n[1 + actor] = code;
        n[0] = n[0] + 1;
      }
    },
    winners: () => [0],
    knowledge: {
      evaluate({ n }, values) {
        values[0] = 0.5 + (n[2] - n[1]) / 4;
        values[1] = 1 - values[0];
      },
      plans(_state, _seat, _rng, out) {
        out.push([1], [2]);
      },
    },
  });
  expect(makeBot('mcts:50', game, setup, { seed: 1 }).think(game.view(game.start(setup), 0), 0).moves).toEqual([1]);
  expect(drawn).toBeGreaterThan(40);
  expect(drawn).toBeLessThan(1_000_000);
});
