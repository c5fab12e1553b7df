import { differencesOf } from '@marchlands/bots/explain.ts';
import type { Game } from '@marchlands/core/game.ts';
import { MoveList } from '@marchlands/core/lists.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, it } from 'vitest';
import { games, loadGame } from '../index.ts';

describe.each(games)('the terms of $title', (entry) => {
  it('have words each, and no words are left over', async () => {
    const { knowledge, words } = await entry.load();
    expect(Object.keys(words.terms ?? {}).sort()).toEqual([...(knowledge?.terms?.names ?? [])].sort());
  });
});

/** What a choice changes at a position, by term; the first seat chooses. */
async function changes(id: string, seats: number, position: object, moves: readonly AnyMove[]) {
  const loaded = await loadGame(id);
  if (!loaded.ok) throw new Error(loaded.problem.message);
  const game: Game = loaded.value;
  const setup = game.setup({}, seats);
  if (!setup.ok) throw new Error(setup.problem.message);
  const state = game.position.parse(setup.value, position, new Rng(1));
  if (!state.ok) throw new Error(state.problem.message);
  const codes = moves.map((move) => game.moveCodec.encode(move));
  const legal = new MoveList(setup.value.bounds.moves);
  game.legal(state.value, 0, legal);
  expect(legal.has(codes[0])).toBe(true);
  const found = differencesOf(game, setup.value, game.view(state.value, 0), 0, [codes], new Rng(2))[0];
  return Object.fromEntries(found.map(({ term, change }) => [term, change]));
}

describe('a choice', () => {
  it('that builds a structure adds to the town and spends goods and cards', async () => {
    const towns = [{ hand: ['farm'], structures: ['mine'], goods: { wood: 9, stone: 9, gold: 20 } }];
    const build = { kind: 'build', card: 'farm', pay: 'default' };
    for (const seats of [1, 2]) {
      const found = await changes('borderkeep', seats, { step: 'buildStart', towns }, [build]);
      expect(found.structures).toBeGreaterThan(0);
      expect(found.means).toBeLessThan(0);
    }
  });
});
