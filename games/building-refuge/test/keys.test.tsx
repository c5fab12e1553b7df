/** Keys over the board: the squares that stand out are few presses away. */
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, SPECTATOR } from '@marchlands/core/seat.ts';
import { pressesFrom } from '@marchlands/core/testing/presses.ts';
import { stepFrom } from '@marchlands/kit/grid.tsx';
import { WALKS } from '@marchlands/kit/walk.ts';
import { expect, it } from 'vitest';
import { isStop, nearSquares } from '../board/near.ts';
import { SQUARES } from '../data/geometry.ts';
import { game } from '../game.ts';

it('most squares with something to join are three presses away from one of them', () => {
  const made = game.setup({}, 2);
  if (!made.ok) throw new Error(made.problem.message);
  const state = game.start(made.value);
  const rng = new Rng('keys');
  for (let i = 0; i < 60; i += 1) {
    const actors = game.actors(state);
    const by = actors === CHANCE ? CHANCE : firstOf(actors);
    game.apply(state, by, (by === CHANCE ? game.draw?.(state, rng) : game.randomMove?.(state, by, rng)) ?? 0);
  }
  const { table } = game.view(state, SPECTATOR);
  const near = nearSquares(table);
  const stops = SQUARES.flatMap((_, at) => (isStop(table, near, at) ? [at] : []));
  expect(stops.length).toBeGreaterThan(12);
  const ways = (at: number) => WALKS.map((key) => stepFrom(at, key, 8, 8, (to) => stops.includes(to)));
  const presses = pressesFrom(stops[Math.floor(stops.length / 2)], SQUARES.length, ways);
  expect(stops.filter((at) => presses[at] <= 3).length).toBeGreaterThan(stops.length / 2);
});
