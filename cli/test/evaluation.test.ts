import type { Game } from '@marchlands/core/game.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import { describe, expect, it } from 'vitest';
import { evaluationHash } from '../lab/evaluation.ts';

/** A game whose bots trust the first seat a little less when it is ahead. */
function changed(game: Game): Game {
  const { knowledge } = game;
  if (knowledge === undefined) throw new Error(`${game.id} evaluates nothing`);
  return {
    ...game,
    knowledge: {
      ...knowledge,
      evaluate(state, values) {
        knowledge.evaluate(state, values);
        if (values[0] > 0.7) values[0] -= 0.001;
      },
    },
  };
}

describe.each(games)('the hash of the evaluation of $id', ({ id, seats }) => {
  it('is the same each time, and another one where some positions have other values', async () => {
    const loaded = await loadGame(id);
    if (!loaded.ok) throw new Error(loaded.problem.message);
    const game = loaded.value;
    const setup = game.setup({}, seats.find((count) => count > 1) ?? 1);
    if (!setup.ok) throw new Error(setup.problem.message);
    const hash = evaluationHash(game, setup.value);
    expect(hash).toMatch(/^[\da-f]{12}$/);
    expect(evaluationHash(game, setup.value)).toBe(hash);
    expect(evaluationHash(changed(game), setup.value)).not.toBe(hash);
    const { knowledge: _, ...blind } = game;
    expect(evaluationHash(blind, setup.value)).toBeNull();
  });
});
