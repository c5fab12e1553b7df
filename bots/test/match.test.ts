import type { Game } from '@marchlands/core/game.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import { duel } from '@marchlands/core/testing/toys/duel/game.ts';
import { hiddenDraw } from '@marchlands/core/testing/toys/hidden-draw/game.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { makeBot } from '../levels.ts';
import { playMatch } from '../match.ts';
import { nim } from './toys.ts';

function setupOf(game: Game, seats: number): { readonly game: Game; readonly setup: Setup } {
  const setup = game.setup({}, seats);
  if (!setup.ok) throw new Error(setup.problem.message);
  return { game, setup: setup.value };
}

const toys = [
  ['choices at once', setupOf(duel, 2)],
  ['hidden hands, two seats', setupOf(hiddenDraw, 2)],
  ['hidden hands, four seats', setupOf(hiddenDraw, 4)],
  ['seats in turn', nim(21, 3)],
] as const;
const names = ['random', 'novice', 'greedy', 'mcts:40'];

/** Every step of a match as text. */
function story({ game, setup }: { game: Game; setup: Setup }, bots: readonly Bot[], seed: string): string[] {
  const lines: string[] = [];
  const played = playMatch(game, setup, bots, seed, { onStep: (_, by, code) => lines.push(`${by}:${code}`) });
  return [...lines, JSON.stringify(played.final)];
}

describe.each(toys)('%s', (_, { game, setup }) => {
  test.each(names)('%s plays whole matches by the rules', (name) => {
    const bots = Array.from({ length: setup.seats }, () => makeBot(name, game, setup));
    for (let match = 0; match < 5; match += 1) {
      const { final, decisions, chances } = playMatch(game, setup, bots, match);
      expect(final.ranks).toHaveLength(setup.seats);
      expect(decisions).toBeGreaterThan(0);
      expect(decisions + chances).toBeLessThanOrEqual(setup.bounds.entries);
    }
  });

  test('a match follows from its seed and its bots, whoever played before it', () => {
    const bots = () => names.slice(0, setup.seats).map((name) => makeBot(name, game, setup));
    const used = bots();
    story({ game, setup }, used, 'another');
    expect(story({ game, setup }, used, 'seed')).toEqual(story({ game, setup }, bots(), 'seed'));
    expect(story({ game, setup }, used, 'seed')).not.toEqual(story({ game, setup }, used, 'other seed'));
  });
});

test('a bot that answers with an illegal move is a bug, named with its seat and move', () => {
  const { game, setup } = nim(5, 2);
  const cheat: Bot = {
    ...makeBot('random', game, setup),
    name: 'cheat',
    isUniform: false,
    think: () => ({ moves: [9], considered: [], iterations: 0, ending: 'fixed' }),
    restart() {},
  };
  expect(() => playMatch(game, setup, [cheat, cheat], 1)).toThrow(
    'the bot cheat at seat 0 chose choose 9, which is not',
  );
});

test('a seat too few or too many is told', () => {
  const { game, setup } = nim(5, 2);
  expect(() => playMatch(game, setup, [makeBot('random', game, setup)], 1)).toThrow('2 bots are needed');
});

test('a match can begin at any state, which it leaves as it was', () => {
  const { game, setup } = nim(5, 2);
  const start = game.start(setup);
  game.apply(start, 0, 2);
  const before = start.toBytes();
  const bots = [0, 1].map(() => makeBot('mcts:500', game, setup));
  expect(playMatch(game, setup, bots, 1, { start }).final.winners).toEqual([1]);
  expect(start.toBytes()).toEqual(before);
});

test('seats that choose at once are all asked about the state in which nobody has chosen', () => {
  const { game, setup } = setupOf(duel, 2);
  const seen: string[] = [];
  const looking = (inner: Bot): Bot => ({
    name: 'looking',
    isUniform: false,
    begin: (view, seat, budget) => inner.begin(view, seat, budget),
    think(view, seat) {
      seen.push(JSON.stringify(view.table));
      return inner.think(view, seat);
    },
    restart: (seed) => inner.restart(seed),
  });
  const bots = [0, 1].map(() => looking(makeBot('greedy', game, setup)));
  let rounds = 0;
  playMatch(game, setup, bots, 1, { onStep: (_, by) => (rounds += by === CHANCE ? 1 : 0) });
  expect(rounds).toBeGreaterThan(2);
  for (let i = 0; i + 1 < Math.min(seen.length, 4); i += 2) expect(seen[i]).toEqual(seen[i + 1]);
});
