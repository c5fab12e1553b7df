import { expect, test } from 'vitest';
import { makeBench, newTally, playOut } from '../../conformance/moment.ts';
import type { Game } from '../../game.ts';
import { Rng } from '../../rng.ts';
import { hiddenDraw } from '../../testing/toys/hidden-draw/game.ts';

test('a seat that acts without a legal move is told at once, not played on with what an earlier list held', () => {
  const game: Game = { ...hiddenDraw, legal: (_state, _seat, out) => out.clear() };
  const made = game.setup({}, 2);
  if (!made.ok) throw new Error(made.problem.message);
  const bench = makeBench(game, made.value, newTally());
  const playing = (): void => playOut(bench, game.start(made.value), new Rng('blocked'), 'hostile', 1000);
  expect(playing).toThrow('nothing can be done');
});
