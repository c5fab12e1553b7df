import type { Game } from '@marchlands/core/game.ts';
import { CHANCE, NOBODY } from '@marchlands/core/seat.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { describe, expect, test } from 'vitest';
import type { Thought } from '../bot.ts';
import { makeBot } from '../levels.ts';
import { matrix, nim, toy, wheels } from './toys.ts';

function think({ game, setup }: { game: Game; setup: Setup }, level: string, seat = 0, seed = 'seed'): Thought {
  return makeBot(level, game, setup, { seed }).think(game.view(game.start(setup), seat), seat);
}

describe('seats in turn', () => {
  test.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [10, 2],
  ])('with %i stones it takes %i, which leaves a multiple of four', (heap, best) => {
    const thought = think(nim(heap, 2), 'mcts:3000');
    expect(thought.moves).toEqual([best]);
    expect(thought.considered[0]?.value).toBeGreaterThan(0.8);
  });

  test('a lost position is known to be lost', () => {
    expect(think(nim(8, 2), 'mcts:3000').considered[0]?.value).toBeLessThan(0.2);
  });

  test('codes up to 2^30 are searched like small ones', () => {
    const unit = 2 ** 26;
    expect(think(nim(7, 2, 2 ** 30), 'mcts:3000').moves).toEqual([3 * unit]);
  });

  test('each of three seats plays for itself', () => {
    // From four or five nothing wins at once: taking one from five leaves four, from which the next seat can only hand
    // the win to the third; taking two or three hands it to the next. From three or fewer one takes all.
    expect(think(nim(3, 3), 'mcts:1000').moves).toEqual([3]);
    for (const { value } of think(nim(5, 3), 'mcts:4000').considered) expect(value).toBeLessThan(0.2);
  });

  test('the tree goes deeper than one ply where a node has many moves', () => {
    // 100 moves; one keeps the win open, and it does so only if the answer among 100 is not the one refutation.
    const wide = toy({
      seats: 2,
      codes: 100,
      start: [0, -1, -1],
      actors: (n) => (n[0] < 3 ? 1 << (n[0] % 2) : NOBODY),
      legal: () => Array.from({ length: 100 }, (_, code) => code),
      apply(n, _actor, code) {
        n[1 + n[0]] = code;
        n[0] = n[0] + 1;
      },
      winners: (n) => [n[1] >= 50 || n[2] === 7 ? 1 : 0],
    });
    const { moves } = think(wide, 'mcts:4000');
    expect(moves[0]).toBeLessThan(50);
  });
});

describe('thinking no longer than it matters', () => {
  // One seat, one choice: code 0 always wins, the others never.
  const plain = (patience?: number) =>
    toy({
      seats: 2,
      actors: (n) => (n[1] === 0 ? 1 : NOBODY),
      legal: () => [0, 1, 2],
      apply(n, _actor, code) {
        n[0] = code;
        n[1] = 1;
      },
      winners: (n) => [n[0] === 0 ? 0 : 1],
      knowledge: {
        evaluate: (_state, values) => values.fill(1 / 2),
        prior(_state, _seat, moves, out) {
          for (let i = 0; i < moves.length; i += 1) out[i] = [1, 0.5, 0.01][moves.codes[i]];
        },
        ...(patience === undefined ? {} : { patience }),
      },
    });
  const codesOf = ({ considered }: Thought): number[] => considered.map((each) => each.codes[0]).sort();

  test('moves of little promise wait for as many visits as the game says', () => {
    // 0.01 of the best promise: 10 * 99 visits.
    expect(codesOf(think(plain(10), 'mcts:900'))).toEqual([0, 1]);
    expect(codesOf(think(plain(), 'mcts:900'))).toEqual([0, 1, 2]);
  });

  test('patience rules nothing out', () => {
    expect(codesOf(think(plain(10), 'mcts:4000'))).toEqual([0, 1, 2]);
  });

  test('it ends once the leader cannot be overtaken, with the same choice', () => {
    const { moves, iterations, considered, ending } = think(plain(), 'mcts:4000');
    expect(ending).toBe('settled');
    const [first, second] = considered;
    expect(moves).toEqual([0]);
    expect(iterations).toBeGreaterThan(2000);
    expect(iterations).toBeLessThan(4000);
    expect(first.visits - second.visits).toBeGreaterThan(4000 - iterations);
  });

  test('a budget that names its iterations is used to the end', () => {
    const { game, setup } = plain();
    const bot = makeBot('mcts:10', game, setup);
    const { iterations, ending } = bot.think(game.view(game.start(setup), 0), 0, { iterations: 4000 });
    expect({ iterations, ending }).toEqual({ iterations: 4000, ending: 'budget' });
  });
});

describe('chance', () => {
  test('the wheel with the best odds is taken, and its odds are known', () => {
    const { considered, moves } = think(wheels([3, 7, 6, 1], 10), 'mcts:20000');
    expect(moves).toEqual([1]);
    expect(considered[0]?.value).toBeCloseTo(0.7, 1);
  });

  test('a move that is legal only after one outcome is judged by when it was legal', () => {
    // After the first move chance says whether the winning code 5 may be played; otherwise only 4, which loses.
    const game = toy({
      seats: 2,
      actors: (n) => [1, CHANCE, 1, NOBODY][n[0]],
      legal: (n) => (n[0] === 0 ? [0, 1] : n[1] === 1 ? [4, 5] : [4]),
      outcomes: (n) =>
        n[2] === 0
          ? [
              [0, 9],
              [1, 1],
            ]
          : [
              [0, 1],
              [1, 9],
            ],
      apply(n, actor, code) {
        if (actor === CHANCE) n[1] = code;
        else n[n[0] === 0 ? 2 : 3] = code;
        n[0] = n[0] + 1;
      },
      winners: (n) => [n[3] === 5 ? 0 : 1],
    });
    const { moves, considered } = think(game, 'mcts:4000');
    expect(moves).toEqual([1]);
    expect(considered[0]?.value).toBeGreaterThan(0.8);
  });
});

describe('hidden things', () => {
  // A card 0..3 lies face down, 0 with weight 5, the others 1 each; naming it wins. n = [card, named + 1].
  const weights = [5, 1, 1, 1];
  const guess = (lying: number) =>
    toy({
      seats: 2,
      start: [lying, 0],
      actors: (n) => (n[1] === 0 ? 1 : NOBODY),
      legal: () => [0, 1, 2, 3],
      apply(n, _actor, code) {
        n[1] = code + 1;
      },
      winners: (n) => [n[1] === n[0] + 1 ? 0 : 1],
      hide(n) {
        n[0] = -1;
      },
      guess(n, rng) {
        let ticket = rng.below(8);
        let card = 0;
        while (ticket >= weights[card]) {
          ticket -= weights[card];
          card += 1;
        }
        n[0] = card;
      },
    });

  test('it names the likeliest card, not the one that lies there, and knows its odds', () => {
    const { moves, considered } = think(guess(2), 'mcts:8000');
    expect(moves).toEqual([0]);
    expect(considered[0]?.value).toBeCloseTo(5 / 8, 1);
  });

  test('another state behind the same view changes nothing', () => {
    expect(think(guess(3), 'mcts:500')).toEqual(think(guess(0), 'mcts:500'));
  });
});

describe('choices at once', () => {
  test.each([
    [
      'matching pennies',
      [
        [100, 0],
        [0, 100],
      ],
      [1 / 2, 1 / 2],
      1 / 2,
    ],
    [
      'pennies where tails pay half',
      [
        [100, 0],
        [0, 50],
      ],
      [1 / 3, 2 / 3],
      1 / 3,
    ],
    [
      'rock, paper, scissors',
      [
        [50, 0, 100],
        [100, 50, 0],
        [0, 100, 50],
      ],
      [1 / 3, 1 / 3, 1 / 3],
      1 / 2,
    ],
    [
      'a row that is better whatever happens',
      [
        [20, 30],
        [60, 70],
      ],
      [0, 1],
      0.6,
    ],
  ])('%s: the mixture is learnt', (_, odds, mixture, value) => {
    const { considered } = think(matrix(odds), 'mcts:40000');
    const learnt = mixture.map((_, code) => considered.find((each) => each.codes[0] === code)?.probability ?? 0);
    for (const [code, share] of mixture.entries()) expect(Math.abs(learnt[code] - share)).toBeLessThan(0.06);
    const mean = considered.reduce((sum, each) => sum + each.value * each.probability, 0);
    expect(Math.abs(mean - value)).toBeLessThan(0.06);
  });

  test('the choice is drawn from the mixture', () => {
    const { game, setup } = matrix([
      [100, 0],
      [0, 100],
    ]);
    const bot = makeBot('mcts:2000', game, setup, { seed: 1 });
    const view = game.view(game.start(setup), 1);
    const chosen = Array.from({ length: 40 }, () => bot.think(view, 1).moves[0]);
    expect(new Set(chosen)).toEqual(new Set([0, 1]));
  });

  test('plans of the game stand in place of moves', () => {
    const { considered, moves } = think(
      matrix(
        [
          [20, 30],
          [60, 70],
        ],
        true,
      ),
      'mcts:4000',
      1,
    );
    expect(considered.map((each) => each.codes)).toEqual([[0], [1]]);
    expect(considered[0]?.probability).toBeGreaterThan(0.8);
    expect([[0], [1]]).toContainEqual(moves);
  });
});
