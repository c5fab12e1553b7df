import { checkFrequencies, exactShares } from '@marchlands/core/conformance/exact.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { EVERYTHING, firstOf, SPECTATOR } from '@marchlands/core/seat.ts';
import { position } from '@marchlands/core/testing/scenario.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { FaceSampler } from '../view/hidden.ts';
import { type Refuge, refuge, seen, squares } from './play.ts';

/** A match of these lines, small enough to count all states that fit a view. */
function small(bag: object, lines: readonly string[] = [], options: object = {}): Refuge {
  const none = { desert: 0, grass: 0, mountain: 0, mine: 0, oasis: 0, city: 0, treasure: 0, barbarian: 0 };
  const table = position(game, { options: { firstPlayer: 1, boardSize: 5, bag: { ...none, ...bag }, ...options } });
  for (const line of lines) table.play(firstOf(Math.max(1, game.actors(table.state))), line);
  return table;
}

/** Activations that show mines and cities and put them back, with faces that fit. */
const MANY = [
  'd E5 =D',
  'a E5-D5 #G =MM t -',
  'a E5-D5 #M =CM t -',
  'a E5-D5 #D =GM t G',
  'r D5 #C',
  'a E5-E4 #D =MD t D',
];

describe('faces are drawn with the exact frequencies', () => {
  const bag = { desert: 5, grass: 4, mine: 3, city: 2 };

  test('without evidence: what was shown left the game', () => {
    const { setup, steps } = small(bag, ['d E5 =D', 'r E5 #G', 'd A3 =M', 'd A4 =C']);
    checkFrequencies(game, setup, steps, 0, 6000, 'plain');
  });

  test.each([2, 3, 4, 5, 6])('with what was shown and put back, after %d turns', (turns) => {
    const { setup, steps } = small(bag, MANY.slice(0, turns));
    checkFrequencies(game, setup, steps, SPECTATOR, 8000, `many ${turns}`);
  });

  test('while drawn tiles lie open and one is to be taken', () => {
    const { setup, steps } = small(bag, [...MANY.slice(0, 3), 'd A4 =D', 'a E5-D5 #D =GD']);
    checkFrequencies(game, setup, steps, 1, 8000, 'open');
  });

  test('in the middle of the draws', () => {
    const { setup, steps } = small(bag, [...MANY.slice(0, 3), 'a E5-D5 #D =M']);
    checkFrequencies(game, setup, steps, 1, 8000, 'draws');
  });

  test('in treasure hunts', () => {
    const tiles = { desert: 3, mine: 3, oasis: 2, treasure: 1, mountain: 1 };
    const lines = ['d C3 =M', 'a C3-C4 #D =OD t D', 'a C3-B3 #M =OOM t M'];
    const { setup, steps } = small(tiles, lines, { treasureHunt: 'onSelf' });
    checkFrequencies(game, setup, steps, 0, 8000, 'hunt');
  });
});

test('what was shown and put back changes the odds', () => {
  // Two kinds, one tile face down: before the draws each of the 4 tiles was equally likely. Two mines were shown
  // together, which is possible with both in the bag, but not with only one.
  const { setup, state, steps } = small({ desert: 3, mine: 2 }, ['d E5 =D', 'a E5-D5 #D =MM t -']);
  expect([...exactShares(game, setup, steps, SPECTATOR).values()]).toEqual([1]);
  const view = game.view(state, SPECTATOR);
  const into = game.State.blank(setup);
  for (let seed = 0; seed < 50; seed += 1) {
    game.resampler(setup, view).draw(new Rng(seed), into);
    expect(into.bag).toEqual(Uint8Array.of(1, 0, 0, 2, 0, 0, 0, 0));
  }
});

test('a late view, full of evidence, always gives faces that fit', () => {
  const { setup } = small({ desert: 6, grass: 6, mine: 3, city: 3, mountain: 3, treasure: 3 });
  const rng = new Rng('late');
  for (let match = 0; match < 20; match += 1) {
    const state = game.start(setup);
    const into = game.State.blank(setup);
    while (game.actors(state) !== 0) {
      const acting = game.actors(state);
      const code = acting < 0 ? (game.draw?.(state, rng) ?? 0) : (game.randomMove?.(state, firstOf(acting), rng) ?? 0);
      game.apply(state, acting < 0 ? -1 : firstOf(acting), code);
      game.resampler(setup, game.view(state, 0)).draw(rng, into);
      // A position checks that bag, faces and evidence are consistent.
      const read = game.position.parse(setup, game.position.format(into, EVERYTHING));
      expect(read.ok ? null : read.problem).toBeNull();
    }
  }
});

test('the memory holds what came back, by activation', () => {
  const table = refuge(squares('E5:m2 D8:g1'));
  table.play(0, 'a E5-E6 #D =OCGGGDDX t X');
  const [row] = seen(table).shown;
  expect(row.faceDown).toBe(1);
  expect(row.returned).toEqual({
    desert: 2,
    grass: 3,
    mountain: 0,
    mine: 0,
    oasis: 1,
    city: 1,
    treasure: 0,
    barbarian: 0,
  });
  // 98 tiles minus two on the board and the mountain just taken; the face-down one is included.
  expect(Object.values(row.pool).reduce((sum, count) => sum + count, 0)).toBe(95);
});

test('evidence that no faces fit is told, not drawn', () => {
  const impossible = new FaceSampler({
    faceDown: 2,
    pool: [1, 1, 0, 0, 0, 0, 0, 0],
    rows: [{ faceDown: 2, pool: [1, 1, 0, 0, 0, 0, 0, 0], returned: [1, 0, 0, 0, 0, 0, 0, 0] }],
  });
  expect(impossible.possible).toBe(false);
  expect(() => impossible.sample(new Rng(1))).toThrow('no faces');
});
