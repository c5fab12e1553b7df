import { CHANCE, NOBODY } from '@marchlands/core/seat.ts';
import { describe, expect, test } from 'vitest';
import type { Thought } from '../bot.ts';
import { makeBot } from '../levels.ts';
import { type Cells, type ToyRules, toy } from './toys.ts';

/** A plan for each code that may be chosen. */
const eachCode =
  (codes: (n: Cells) => readonly number[]) =>
  (state: { readonly n: Cells }, _seat: number, _rng: unknown, out: number[][]): void => {
    for (const code of codes(state.n)) out.push([code]);
  };

function think(rules: ToyRules, level: string): Thought {
  const { game, setup } = toy(rules);
  return makeBot(level, game, setup, { seed: 'turn' }).think(game.view(game.start(setup), 0), 0);
}

const legal = () => [0, 1, 2, 3];

/**
 * Four choices make a turn, then it is over. Worth most at the end is 3, 2, 1, 0 in this order; at once a 0 looks best.
 * n = [how many, the choices].
 */
const ladder: ToyRules = {
  seats: 2,
  codes: 4,
  actors: (n) => (n[0] === 4 ? 2 : 1),
  legal,
  apply(n, _actor, code) {
    n[1 + n[0]] = code;
    n[0] = n[0] + 1;
  },
  winners: () => [0],
  knowledge: {
    evaluate({ n }, values) {
      const isRight = [3, 2, 1, 0].slice(0, n[0]).every((code, at) => n[1 + at] === code);
      values[0] = n[0] === 4 ? (isRight ? 1 : 0.1) : 0.5 + (n[n[0]] === 0 ? 0.2 : 0) + (isRight ? 0.1 : 0);
      values[1] = 1 - values[0];
    },
    plans: eachCode(legal),
    turns: { choices: 6, answers: 0, replies: 0 },
  },
};

describe('a beam over turns', () => {
  test('finds a turn of four choices that looks worse at once', () => {
    expect(think(ladder, 'greedy').moves).toEqual([0]);
    const { moves, considered, iterations } = think(ladder, 'mcts:2000');
    expect(moves).toEqual([3]);
    expect(considered).toHaveLength(4);
    expect(considered[0]).toMatchObject({ codes: [3], value: 1, probability: 1 });
    expect(iterations).toBeLessThanOrEqual(2000);
  });

  test('answers within the smallest budget, by its narrowest pass', () => {
    const { moves, considered } = think(ladder, 'mcts:1');
    expect(moves).toHaveLength(1);
    expect(considered.map(({ visits }) => visits).reduce((sum, visits) => sum + visits, 0)).toBeGreaterThan(4);
  });

  test('gives the same answer for the same seed', () => {
    expect(think(ladder, 'mcts:300')).toEqual(think(ladder, 'mcts:300'));
  });

  test('weighs nothing where there is one choice only', () => {
    const { moves, iterations } = think(
      { ...ladder, knowledge: { evaluate: (_state, values) => values.fill(0.5), ...onlyOne } },
      'mcts:500',
    );
    expect({ moves, iterations }).toEqual({ moves: [2], iterations: 0 });
  });
});

const onlyOne = { plans: eachCode(() => [2]), turns: { choices: 6, answers: 0, replies: 0 } };

/**
 * Seat 0 asks (1) or takes its own (0); seat 1 grants (1) or refuses (0), whichever is better for it; then seat 0 goes
 * on.
 */
const request = (refusalPays: number): ToyRules => ({
  seats: 2,
  codes: 4,
  actors: (n) => (n[0] === 1 ? 2 : n[0] === 2 ? 1 : n[0] === 3 ? NOBODY : 1),
  legal: () => [0, 1],
  apply(n, actor, code) {
    n[1 + n[0]] = code;
    n[0] = actor === 0 && (code === 0 || n[0] === 2) ? 3 : n[0] + 1;
  },
  // Asking wins only if it was granted.
  winners: (n) => [n[1] === 1 ? (n[2] === 1 ? 0 : 1) : 0],
  knowledge: {
    evaluate({ n }, values) {
      const isGranted = n[0] === 2 && n[2] === 1;
      values[0] = n[0] === 2 ? (isGranted ? 0.9 : 0.1) : 0.5;
      values[1] = n[0] === 2 ? (isGranted ? 0.5 : refusalPays) : 0.5;
    },
    plans: eachCode(() => [0, 1]),
    turns: { choices: 6, answers: 2, replies: 0 },
  },
});

test('others answer in the middle of a turn as is best for them', () => {
  const won = (refusalPays: number) =>
    think(request(refusalPays), 'mcts:200').considered.find(({ codes }) => codes[0] === 1)?.value;
  expect(won(0.4)).toBe(1);
  expect(won(0.6)).toBe(0);
});

/**
 * Seat 0 asks two others, who grant (1) or refuse (0) at once; then it goes on. n = [number of answers, by seat: 1 +
 * answer].
 */
const requestToTwo = (isApart: boolean): ToyRules => ({
  seats: 3,
  codes: 2,
  actors(n) {
    if (n[1] === 0) return 1;
    const open = (n[2] === 0 ? 2 : 0) | (n[3] === 0 ? 4 : 0);
    if (open > 0) return open;
    return n[0] === 2 ? 1 : NOBODY;
  },
  legal: () => [0, 1],
  apply(n, actor, code) {
    if (actor === 0 && n[1] > 0) n[0] = 3;
    else n[1 + actor] = 1 + code;
    if (actor > 0) n[0] = n[0] + 1;
  },
  winners: (n) => [n[2] === 2 && n[3] === 2 ? 0 : 1],
  knowledge: {
    evaluate({ n }, values) {
      // A seat that answers gains by granting.
      values[0] = 0.3;
      for (const seat of [1, 2]) values[seat] = n[1 + seat] === 2 ? 0.5 : 0.2;
    },
    plans: eachCode(() => [0, 1]),
    turns: { choices: 6, answers: 2, replies: 0, isApart },
  },
});

test('others who answer at once are taken to answer where what they choose hardly touches the others', () => {
  const asked = (isApart: boolean) => think(requestToTwo(isApart), 'mcts:200').considered[0]?.value;
  expect(asked(true)).toBe(1);
  expect(asked(false)).toBe(0.3);
});

test('a seat that chooses at once with others, and apart from them, takes what is best for it', () => {
  // Each of three seats takes a number; a larger one is worth a little more to it, whatever the others take.
  const rules: ToyRules = {
    seats: 3,
    codes: 3,
    actors: (n) => [0, 1, 2].reduce((open, seat) => (n[seat] === 0 ? open | (1 << seat) : open), 0) || NOBODY,
    legal: () => [0, 1, 2],
    apply(n, actor, code) {
      n[actor] = 1 + code;
    },
    winners: () => [0, 1, 2],
    knowledge: {
      evaluate({ n }, values) {
        for (let seat = 0; seat < 3; seat += 1) values[seat] = 0.3 + n[seat] / 1000;
      },
      plans: eachCode(() => [0, 1, 2]),
      turns: { choices: 2, answers: 0, replies: 0, isApart: true },
    },
  };
  const { game, setup } = toy(rules);
  for (let seed = 0; seed < 12; seed += 1) {
    const { moves } = makeBot('mcts:50', game, setup, { seed }).think(game.view(game.start(setup), 0), 0);
    expect(moves).toEqual([2]);
  }
});

/** Seat 0 takes 2 and leaves 3 to seat 1, or 1 and leaves nothing; then seat 1 takes the rest. n = [turn, by seat]. */
const greed: ToyRules = {
  seats: 2,
  codes: 4,
  actors: (n) => (n[0] === 0 ? 1 : n[0] === 1 ? 2 : n[0] === 2 ? CHANCE : NOBODY),
  legal: (n) => (n[0] === 0 ? [1, 2] : [0, n[3]]),
  outcomes: () => [[0, 1]],
  apply(n, actor, code) {
    if (actor >= 0) n[1 + actor] = code;
    if (actor === 0) n[3] = code === 2 ? 3 : 0;
    n[0] = n[0] + 1;
  },
  winners: (n) => [n[1] > n[2] ? 0 : 1],
  knowledge: {
    evaluate({ n }, values) {
      values[0] = 0.5 + (n[1] - n[2]) / 10;
      values[1] = 1 - values[0];
    },
    plans: eachCode((n) => (n[0] === 0 ? [1, 2] : [0, n[3]])),
  },
};

test('the answer to a turn is foreseen as far as it is asked for', () => {
  const withReplies = (replies: number): ToyRules => ({
    ...greed,
    knowledge: {
      ...greed.knowledge,
      evaluate: greed.knowledge?.evaluate ?? (() => {}),
      turns: { choices: 4, answers: 1, replies },
    },
  });
  expect(think(withReplies(0), 'mcts:200').moves).toEqual([2]);
  expect(think(withReplies(1), 'mcts:200').moves).toEqual([1]);
});

test('a decision is weighed with the choices that take a search of their own to find', () => {
  const deep: ToyRules = {
    ...ladder,
    knowledge: {
      evaluate: ladder.knowledge?.evaluate ?? (() => {}),
      plans: eachCode(() => [0, 1]),
      deepPlans: (_state, _seat, out) => out.push([1], [3]),
      turns: { choices: 1, answers: 0, replies: 0 },
    },
  };
  const { considered } = think(deep, 'mcts:20');
  expect(considered.map(({ codes }) => codes[0]).toSorted()).toEqual([0, 1, 3]);
});

/** Seat 0 stays (0) or bets (1) on a card that it does not see and that is one of four. n = [turn, choice, card]. */
const bet: ToyRules = {
  seats: 2,
  codes: 2,
  actors: (n) => (n[0] === 0 ? 1 : n[0] === 1 ? 2 : NOBODY),
  legal: () => [0, 1],
  apply(n, actor, code) {
    if (actor === 0) n[1] = code;
    n[0] = n[0] + 1;
  },
  winners: () => [0],
  hide(n) {
    n[2] = 0;
  },
  guess(n, rng) {
    n[2] = rng.below(4);
  },
  knowledge: {
    evaluate({ n }, values) {
      values[0] = n[0] > 0 && n[1] === 1 ? (n[2] === 3 ? 1 : 0) : 0.4;
      values[1] = 1 - values[0];
    },
    plans: eachCode(() => [0, 1]),
    turns: { choices: 2, answers: 0, replies: 0 },
  },
};

test('what is hidden is looked at in many ways, not in one', () => {
  const { game, setup } = toy(bet);
  for (let seed = 0; seed < 12; seed += 1) {
    const { moves } = makeBot('mcts:400', game, setup, { seed }).think(game.view(game.start(setup), 0), 0);
    expect(moves).toEqual([0]);
  }
});

test('turns end in words: where nothing was left out, and where there is one choice', () => {
  expect(think(ladder, 'mcts:2000').ending).toBe('whole');
  expect(think({ ...ladder, knowledge: { evaluate: () => {}, ...onlyOne } }, 'mcts:500').ending).toBe('one choice');
  expect(think(ladder, 'mcts:1').ending).toBe('budget');
});

/**
 * Seat 0 chooses 0, which looks better, or 1, which wins with three throws of four; then chance throws, and seat 1
 * makes its only move. n = [turn, choice, throw].
 */
const gamble: ToyRules = {
  seats: 2,
  codes: 2,
  actors: (n) => [1, CHANCE, 2, NOBODY][n[0]] ?? NOBODY,
  legal: (n) => (n[0] === 0 ? [0, 1] : [0]),
  outcomes: () => [0, 1, 2, 3].map((code): [number, number] => [code, 1]),
  apply(n, _actor, code) {
    if (n[0] < 2) n[1 + n[0]] = code;
    n[0] = n[0] + 1;
  },
  winners: (n) => [n[1] === 1 ? (n[2] > 0 ? 0 : 1) : n[2] > 0 ? 1 : 0],
  knowledge: {
    evaluate({ n }, values) {
      values[0] = n[1] === 1 ? 0.5 : 0.6;
      values[1] = 1 - values[0];
    },
    isQuiet: () => true,
    plans: eachCode((n) => (n[0] === 0 ? [0, 1] : [0])),
    turns: { choices: 2, answers: 0, replies: 0, ahead: { moves: 1, trust: 4 } },
  },
};

describe('what the budget leaves', () => {
  test('is spent on playing on past the turn, which finds what the evaluation does not know', () => {
    expect(think(gamble, 'mcts:4').moves).toEqual([0]);
    const { game, setup } = toy(gamble);
    const bot = makeBot('mcts:10', game, setup, { seed: 'turn' });
    const asked = bot.think(game.view(game.start(setup), 0), 0, { iterations: 100 });
    const { moves, considered, iterations, ending } = asked;
    expect(moves).toEqual([1]);
    expect(considered.map(({ value }) => value)).toEqual([expect.closeTo(0.7, 1), expect.closeTo(0.3, 1)]);
    expect({ iterations, ending }).toEqual({ iterations: 100, ending: 'budget' });
  });

  test('is not spent where it cannot change the choice', () => {
    const { iterations, ending, moves } = think(gamble, 'mcts:2000');
    expect(moves).toEqual([1]);
    expect(ending).toBe('settled');
    expect(iterations).toBeLessThan(2000);
  });
});
