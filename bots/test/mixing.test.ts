import type { Game } from '@marchlands/core/game.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { describe, expect, test } from 'vitest';
import { mixtureOf } from '../search/mixing.ts';
import { Search } from '../search/search.ts';
import { SEARCH } from '../search/settings.ts';
import { matrix, toy } from './toys.ts';

/** The mixture learnt for a seat at the root: the share of each code. */
function learnt({ game, setup }: { game: Game; setup: Setup }, seat: Seat, iterations: number): Map<number, number> {
  const search = new Search(game, setup, new Rng('seed'), SEARCH);
  search.begin(game.resampler(setup, game.view(game.start(setup), seat)), seat);
  for (let i = 0; i < iterations; i += 1) search.iterate();
  const children = search.tree.childrenOf(0, seat);
  const shares = mixtureOf(search.tree, children);
  return new Map(children.map((child, i) => [search.tree.code(child), shares[i]]));
}

/** Two options against two: seat 0 wins with these odds in hundredths. */
const halfTails = [
  [100, 0],
  [0, 50],
];

describe('inside the tree', () => {
  test.each([0, 1])('seat %i learns pennies where tails pay half', (seat) => {
    const shares = learnt(matrix(halfTails), seat, 40_000);
    expect(Math.abs((shares.get(0) ?? 0) - 1 / 3)).toBeLessThan(0.06);
    expect(Math.abs((shares.get(1) ?? 0) - 2 / 3)).toBeLessThan(0.06);
  });

  test('three seats each find the choice that is better whatever the others do', () => {
    // The match is shared by all who choose 1; by all three if nobody does.
    const brave = toy({
      seats: 3,
      actors: (n) => (n[0] === 0 ? 1 : 0) | (n[1] === 0 ? 2 : 0) | (n[2] === 0 ? 4 : 0) || NOBODY,
      legal: () => [0, 1],
      apply(n, actor, code) {
        n[actor] = code + 1;
      },
      winners(n) {
        const chosen = [0, 1, 2].filter((seat) => n[seat] === 2);
        return chosen.length > 0 ? chosen : [0, 1, 2];
      },
    });
    for (const seat of [0, 1, 2]) expect(learnt(brave, seat, 4000).get(1)).toBeGreaterThan(0.95);
  });

  test('a choice of several moves is mixed move by move, the others unseen', () => {
    // Seat 0 hides a coin in two moves (left or right hand, then which pocket); seat 1 names one of the four places.
    const hide = toy({
      seats: 2,
      actors: (n) => (n[1] === 0 ? 1 : 0) | (n[2] === 0 ? 2 : 0) || NOBODY,
      legal: (_, seat) => (seat === 0 ? [0, 1] : [0, 1, 2, 3]),
      apply(n, actor, code) {
        if (actor === 1) n[2] = code + 1;
        else if (n[0] === 0) n[0] = code + 1;
        else n[1] = code + 1;
      },
      winners: (n) => [(n[0] - 1) * 2 + n[1] === n[2] ? 1 : 0],
    });
    for (const share of learnt(hide, 1, 40_000).values()) expect(Math.abs(share - 1 / 4)).toBeLessThan(0.12);
    expect(Math.abs((learnt(hide, 0, 40_000).get(0) ?? 0) - 1 / 2)).toBeLessThan(0.12);
  });

  test('what follows a joint choice is searched too', () => {
    // After both have chosen, seat 0 moves once more and wins with code 1 only if the choices were alike.
    const after = toy({
      seats: 2,
      actors: (n) => (n[3] !== 0 ? NOBODY : (n[0] === 0 ? 1 : 0) | (n[1] === 0 ? 2 : 0) || (n[2] === 0 ? CHANCE : 1)),
      legal: () => [0, 1],
      outcomes: () => [[0, 1]],
      apply(n, actor, code) {
        if (actor === CHANCE) n[2] = 1;
        else if (n[2] === 1) n[3] = code + 1;
        else n[actor] = code + 1;
      },
      winners: (n) => [(n[3] === 2) === (n[0] === n[1]) ? 0 : 1],
    });
    // The last move can always win, so both choices are worth a win to seat 0: its search must find that.
    const { game, setup } = after;
    const search = new Search(game, setup, new Rng('seed'), SEARCH);
    search.begin(game.resampler(setup, game.view(game.start(setup), 0)), 0);
    for (let i = 0; i < 4000; i += 1) search.iterate();
    for (const child of search.tree.childrenOf(0, 0)) expect(search.tree.mean(child)).toBeGreaterThan(0.9);
  });
});
