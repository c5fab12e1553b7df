import type { Game } from '@marchlands/core/game.ts';
import { isAtRest } from '@marchlands/core/partial.ts';
import { NOBODY } from '@marchlands/core/seat.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { describe, expect, test } from 'vitest';
import type { Thought } from '../bot.ts';
import { makeBot } from '../levels.ts';
import { playMatch } from '../match.ts';
import { toy } from './toys.ts';

/** n = [first, second, third, turn]: each seat has one choice of three moves, sent whole; 2 then 3 then 1 wins for seat 0. */
const order = (isGuided: boolean): { readonly game: Game; readonly setup: Setup } =>
  toy({
    seats: 2,
    codes: 8,
    actors: (n) => (n[3] === 2 ? NOBODY : 1 << n[3]),
    legal: () => [0, 1, 2, 3],
    isPartial: (n, seat) => n[3] === seat && n[0] > 0,
    apply(n, actor, code) {
      const at = n[0] === 0 ? 0 : n[1] === 0 ? 1 : 2;
      n[at] = code + 1;
      if (at < 2) return;
      if (actor === 0 && n[0] === 3 && n[1] === 4 && n[2] === 2) n[4] = 1;
      n.fill(0, 0, 3);
      n[3] = n[3] + 1;
    },
    winners: (n) => [n[4] === 1 ? 0 : 1],
    ...(isGuided ? { knowledge: { evaluate: (_state, values) => values.fill(1 / 2) } } : {}),
  });

function think({ game, setup }: { game: Game; setup: Setup }, level: string): Thought {
  return makeBot(level, game, setup, { seed: 'whole' }).think(game.view(game.start(setup), 0), 0);
}

/** Whether these moves, from the start, are one whole choice. */
function isWhole({ game, setup }: { game: Game; setup: Setup }, codes: readonly number[]): boolean {
  const state = game.start(setup);
  for (const [i, code] of codes.entries()) {
    if (i > 0 && isAtRest(game, state)) return false;
    game.apply(state, 0, code);
  }
  return isAtRest(game, state);
}

describe('a choice that is sent whole', () => {
  test.each(['random', 'greedy', 'mcts:40', 'mcts:4000'])('is what %s answers, and what it weighed', (level) => {
    for (const isGuided of [false, true]) {
      const table = order(isGuided);
      const { moves, considered } = think(table, level);
      expect(isWhole(table, moves)).toBe(true);
      expect(considered.every(({ codes }) => isWhole(table, codes))).toBe(true);
      if (level !== 'random') expect(considered[0]?.codes).toEqual(moves);
    }
  });

  test('is found by search, which passes through its middle', () => {
    expect(think(order(false), 'mcts:4000').moves).toEqual([2, 3, 1]);
  });

  test('is played by bots in a match, the uniform one move by move', () => {
    const { game, setup } = order(false);
    const bots = ['mcts:100', 'random'].map((level) => makeBot(level, game, setup, { seed: 'match' }));
    expect(playMatch(game, setup, bots, 'match').decisions).toBe(6);
  });

  test('broken off by a bot is a bug that is told', () => {
    const { game, setup } = order(false);
    const bot = makeBot('greedy', game, setup, { seed: 'half' });
    const half = {
      ...bot,
      name: 'half',
      isUniform: false,
      restart() {},
      think: () => ({ moves: [0], considered: [], iterations: 0, ending: 'fixed' as const }),
    };
    expect(() => playMatch(game, setup, [half, half], 'half')).toThrow('broke off in the middle of a choice');
  });
});
