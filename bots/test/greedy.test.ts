import type { Game } from '@marchlands/core/game.ts';
import { NOBODY } from '@marchlands/core/seat.ts';
import { duel } from '@marchlands/core/testing/toys/duel/game.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { describe, expect, test } from 'vitest';
import type { Thought } from '../bot.ts';
import { makeBot } from '../levels.ts';
import { matrix, toy, wheels } from './toys.ts';

function think({ game, setup }: { game: Game; setup: Setup }, level: string, seat = 0): Thought {
  return makeBot(level, game, setup, { seed: 'seed' }).think(game.view(game.start(setup), seat), seat);
}

describe('greedy', () => {
  test('few outcomes are weighed by their exact probability', () => {
    const { considered, moves } = think(wheels([3, 7, 6, 1], 10), 'greedy');
    expect(moves).toEqual([1]);
    expect(considered.map((each) => [each.codes[0], Number(each.value.toFixed(9))])).toEqual([
      [1, 0.7],
      [2, 0.6],
      [0, 0.3],
      [3, 0.1],
    ]);
  });

  test('chance after chance is weighed as a tree', () => {
    // Two coins in a row, each with odds 3 : 1; both must fall on 1. n = [moved, coins thrown, coins on 1].
    const coins = toy({
      seats: 2,
      actors: (n) => (n[0] === 0 ? 1 : n[1] < 2 ? -1 : NOBODY),
      legal: () => [0],
      outcomes: () => [
        [0, 1],
        [1, 3],
      ],
      apply(n, actor, code) {
        if (actor === 0) n[0] = 1;
        else {
          n[1] = n[1] + 1;
          n[2] = n[2] + code;
        }
      },
      winners: (n) => [n[2] === 2 ? 0 : 1],
    });
    expect(think(coins, 'greedy').considered[0]?.value).toBeCloseTo(9 / 16, 12);
  });

  test('where outcomes are many, samples come close', () => {
    // Ninety outcomes, each as likely as its number; those from 60 on win: 1 - (59 * 60) / (90 * 91) = 0.568.
    const many = toy({
      seats: 2,
      codes: 91,
      actors: (n) => (n[0] === 0 ? 1 : n[1] === 0 ? -1 : NOBODY),
      legal: () => [1],
      outcomes: () => Array.from({ length: 90 }, (_, i) => [i + 1, i + 1] as const),
      apply(n, actor, code) {
        n[actor === 0 ? 0 : 1] = code;
      },
      winners: (n) => [n[1] >= 60 ? 0 : 1],
    });
    const values = Array.from({ length: 20 }, () => think(many, 'greedy').considered[0]?.value ?? 0);
    expect(values[0]).toBeGreaterThan(0.4);
    expect(values[0]).toBeLessThan(0.73);
  });

  test('equals are drawn by lot', () => {
    const { game, setup } = matrix([[50], [50], [50], [50]]);
    const bot = makeBot('greedy', game, setup, { seed: 3 });
    const view = game.view(game.start(setup), 1);
    expect(bot.think(view, 1).moves).toEqual([0]);
    const free = toy({
      seats: 2,
      actors: (n) => (n[0] === 0 ? 1 : NOBODY),
      legal: () => [1, 2, 3],
      apply: fill,
      winners: () => [0],
    });
    const chooser = makeBot('greedy', free.game, free.setup, { seed: 3 });
    const first = free.game.view(free.game.start(free.setup), 0);
    const chosen = Array.from({ length: 60 }, () => chooser.think(first, 0).moves[0]);
    expect(new Set(chosen)).toEqual(new Set([1, 2, 3]));
  });

  test('where several choose at once its answer is whole', () => {
    const made = duel.setup({}, 2);
    if (!made.ok) throw new Error(made.problem.message);
    const state = duel.start(made.value);
    duel.apply(state, -1, 0);
    const { moves } = makeBot('greedy', duel, made.value).think(duel.view(state, 1), 1);
    for (const code of moves) duel.apply(state, 1, code);
    expect(duel.actors(state)).toBe(1);
  });
});

describe('novice', () => {
  test('it takes what looks worse less often, the less the worse it looks, and says how often', () => {
    const { game, setup } = wheels([3, 7, 6, 1], 100);
    const bot = makeBot('novice', game, setup, { seed: 'seed' });
    const view = game.view(game.start(setup), 0);
    const thoughts = Array.from({ length: 600 }, () => bot.think(view, 0));
    const { considered } = thoughts[0];
    const chanceOf = (code: number): number => considered.find(({ codes }) => codes[0] === code)?.probability ?? 0;
    expect([0, 1, 2, 3].map(chanceOf).toSorted((a, b) => b - a)).toEqual([1, 2, 0, 3].map(chanceOf));
    for (const code of [0, 1, 2, 3]) {
      const often = thoughts.filter(({ moves }) => moves[0] === code).length / 600;
      expect(Math.abs(often - chanceOf(code))).toBeLessThan(0.06);
    }
  });

  test('it never throws away what can be seen to be lost', () => {
    const { game, setup } = wheels([0, 50, 50, 100], 100);
    const bot = makeBot('novice', game, setup, { seed: 'seed' });
    const { considered } = bot.think(game.view(game.start(setup), 0), 0);
    for (const { codes, probability } of considered) if (codes[0] !== 3) expect(probability).toBeLessThan(0.001);
  });
});

function fill(n: Int32Array, _actor: number, code: number): void {
  n[0] = code;
}
