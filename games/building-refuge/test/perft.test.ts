import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { randomOptions } from '@marchlands/core/options.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, NOBODY } from '@marchlands/core/seat.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { scanLegal } from '../rules/cache.ts';
import { rules } from '../rules/legal.ts';
import type { Setup } from '../setup.ts';
import { LEGAL_WORDS, type State } from '../state.ts';

function setupOf(options: object, seats = 2): Setup {
  const made = game.setup(options, seats);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

/** Codes of the actions that the rules allow, checked square by square. */
function scanned(s: State): number[] {
  const words = new Int32Array(LEGAL_WORDS);
  scanLegal(s, words);
  const codes: number[] = [];
  for (let code = 0; code < LEGAL_WORDS * 32; code += 1) {
    const isCity = code >= 64 && code < 128;
    if (((words[code >> 5] >> (code & 31)) & 1) === 1 && !(isCity && s.hand[s.player] === 0)) codes.push(code);
  }
  return codes;
}

/** The number of continuations of `depth` steps, counting moves and outcomes alike. */
function perft(s: State, depth: number): number {
  if (depth === 0) return 1;
  const acting = game.actors(s);
  if (acting === NOBODY) return 0;
  const codes: number[] = [];
  if (acting === CHANCE) {
    const list = new OutcomeList(s.setup.bounds.outcomes);
    game.outcomes(s, list);
    codes.push(...list.codes.subarray(0, list.length));
  } else {
    const list = new MoveList(s.setup.bounds.moves);
    game.legal(s, firstOf(acting), list);
    codes.push(...list.toArray());
  }
  if (depth === 1) return codes.length;
  const next = s.clone();
  let count = 0;
  for (const code of codes) {
    next.copyFrom(s);
    game.apply(next, acting === CHANCE ? CHANCE : firstOf(acting), code);
    count += perft(next, depth - 1);
  }
  return count;
}

describe('perft from the start', () => {
  const free = { firstPlayer: 1 };
  // One: 64 squares to discover, 64 for the city tile. Two: each discovery draws one of 8 kinds; after a city the other
  // player has 63 + 63 and four neighbours, or fewer at the edge, to activate: 224 pairs in all.
  const two = 64 * 8 + 64 * (63 + 63) + 224;
  test.each([
    ['all actions', free, 1, 128],
    ['draws and answers to a city', free, 2, two],
    ['the first player is drawn', {}, 1, 2],
    ['and then acts', {}, 2, 2 * 128],
    ['a small board', { ...free, boardSize: 5 }, 2, 25 * 8 + 25 * (24 + 24) + 80],
    [
      'no discovery beside known land',
      { ...free, noDiscoverNextToKnown: true },
      2,
      64 * 8 + 64 * (63 + 63) - 2 * 224 + 224,
    ],
    ['no city without grass', { ...free, cityTileNextToGrass: true }, 1, 64],
    ['one kind in the bag', { ...free, bag: only('desert') }, 2, 64 + 64 * (63 + 63) + 224],
  ] as const)('%s', (_, options, depth, count) => {
    expect(perft(game.start(setupOf(options)), depth)).toBe(count);
  });

  test('three steps: a discovered tile, and what follows', () => {
    // After d: land passes on (63 + 63, a road on desert or grass, the pairs), a treasure leaves 128, a barbarian waits
    // for one of 8 kinds face down. After c: the other discovers (8 kinds), plays the city tile too (62 and the pairs),
    // or activates (8 kinds face down).
    const land = 6 * (64 * 126 + 224) + 2 * 64;
    const afterDiscover = land + 64 * 128 + 64 * 8;
    // Two cities on squares a, b: the first player has no city tile left, 62 squares to discover and the pairs from
    // both cities into empty squares: 224 for each choice of the other square, minus those between the two.
    const twoCities = 64 * 63 * 62 + 2 * (63 * 224) - 2 * 224;
    const afterCity = 64 * 63 * 8 + twoCities + 224 * 8;
    expect(perft(game.start(setupOf(free)), 3)).toBe(afterDiscover + afterCity);
  });
});

/** A bag of one kind. */
function only(kind: string): object {
  const tiles = ['desert', 'grass', 'mountain', 'mine', 'oasis', 'city', 'treasure', 'barbarian'];
  return Object.fromEntries(tiles.map((tile) => [tile, tile === kind ? 99 : 0]));
}

test('the kept set of legal actions is always the one that a scan of the board gives, and the rules of each kind', () => {
  const rng = new Rng('legal');
  let decisions = 0;
  for (let match = 0; match < 120; match += 1) {
    const seats = 2 + (match % 5);
    const setup = setupOf(match % 4 === 0 ? {} : randomOptions(game.optionSchema, seats, rng), seats);
    const s = game.start(setup);
    const list = new MoveList(setup.bounds.moves);
    const byKinds = new MoveList(setup.bounds.moves);
    for (let acting = game.actors(s); acting !== NOBODY; acting = game.actors(s)) {
      const by = acting === CHANCE ? CHANCE : firstOf(acting);
      if (game.view(s, 0).table.phase === 'act') {
        game.legal(s, by, list);
        rules.legal(s, by, byKinds);
        expect(list.toArray()).toEqual(scanned(s));
        expect(list.toArray()).toEqual(byKinds.toArray());
        decisions += 1;
      }
      game.apply(s, by, (by === CHANCE ? game.draw?.(s, rng) : game.randomMove?.(s, by, rng)) ?? 0);
    }
  }
  expect(decisions).toBeGreaterThan(3000);
});
