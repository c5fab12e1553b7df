import { CHANCE, NOBODY } from '@marchlands/core/seat.ts';
import { describe, expect, test } from 'vitest';
import { makeBot } from '../levels.ts';
import { type ToyRules, toy } from './toys.ts';

/** Three moves out of ten digits in a row; only 7, 3, 5 wins. n = [how many, the digits]. */
const lock: ToyRules = {
  seats: 2,
  actors: (n) => (n[0] === 3 ? NOBODY : 1),
  legal: () => Array.from({ length: 10 }, (_, digit) => digit),
  apply(n, _actor, code) {
    n[1 + n[0]] = code;
    n[0] = n[0] + 1;
  },
  winners: (n) => [n[1] === 7 && n[2] === 3 && n[3] === 5 ? 0 : 1],
};

describe.each(['greedy', 'mcts:300'])('%s with plans', (level) => {
  const { game, setup } = toy({
    ...lock,
    knowledge: {
      evaluate: (_state, values) => values.fill(0.5),
      plans: (_state, _seat, _rng, out) => out.push([1, 1, 1], [7, 3, 5]),
    },
  });
  const thought = makeBot(level, game, setup).think(game.view(game.start(setup), 0), 0);

  test('a whole sequence is one candidate, and is submitted whole', () => {
    expect(thought.moves).toEqual([7, 3, 5]);
    expect(thought.considered[0]).toMatchObject({ codes: [7, 3, 5], value: 1 });
  });

  test('moves with which no sequence begins stay candidates', () => {
    const single = thought.considered.map(({ codes }) => codes).filter((codes) => codes.length === 1);
    const others = [0, 2, 3, 4, 5, 6, 8, 9];
    for (const [code] of single) expect(others).toContain(code);
    expect(single.length).toBeGreaterThan(level === 'greedy' ? 7 : 3);
  });
});

test('a prior decides what is tried first', () => {
  const { game, setup } = toy({
    ...lock,
    knowledge: {
      evaluate: (_state, values) => values.fill(0.5),
      prior(_state, _seat, moves, out) {
        for (let i = 0; i < moves.length; i += 1)
          out[i] = 1 + (moves.codes[i] === 6 ? 5 : 0) + (moves.codes[i] === 8 ? 3 : 0);
      },
    },
  });
  const tried = (iterations: number) =>
    makeBot('scout', game, setup)
      .think(game.view(game.start(setup), 0), 0, { iterations })
      .considered.map(({ codes }) => codes[0]);
  expect(tried(1)).toEqual([6]);
  expect(new Set(tried(2))).toEqual(new Set([6, 8]));
});

test('playouts end in the evaluation, and values are what it says', () => {
  // A match of a hundred moves that all look alike: only the evaluation tells that a first move 4 is good.
  const { game, setup } = toy({
    seats: 2,
    actors: (n) => (n[0] === 100 ? NOBODY : 1 << (n[0] % 2)),
    legal: () => [3, 4, 5],
    apply(n, _actor, code) {
      if (n[0] === 0) n[1] = code;
      n[0] = n[0] + 1;
    },
    winners: () => [0, 1],
    knowledge: {
      evaluate({ n }, values) {
        values[0] = n[1] === 4 ? 0.9 : 0.2;
        values[1] = 1 - values[0];
      },
    },
  });
  const { considered } = makeBot('mcts:200', game, setup).think(game.view(game.start(setup), 0), 0);
  expect(considered.map(({ codes, value }) => [codes[0], Number(value.toFixed(6))])).toEqual(
    expect.arrayContaining([
      [3, 0.2],
      [4, 0.9],
      [5, 0.2],
    ]),
  );
  expect(considered[0]?.codes).toEqual([4]);
});

test('a playout follows the game’s own playout moves where it has them', () => {
  // A random mover loses at once; the game's playout move keeps the match alive to a win of the first seat.
  const { game, setup } = toy({
    seats: 2,
    codes: 60,
    actors: (n) => (n[1] !== 0 || n[0] === 6 ? NOBODY : 1 << (n[0] % 2)),
    legal: () => Array.from({ length: 60 }, (_, code) => code),
    apply(n, actor, code) {
      if (n[0] > 0 && code !== 0) n[1] = actor + 1;
      n[0] = n[0] + 1;
    },
    winners: (n) => [n[1] === 1 ? 1 : 0],
    knowledge: { evaluate: (_state, values) => values.fill(0.5), playoutMove: () => 0 },
  });
  const { considered } = makeBot('mcts:60', game, setup).think(game.view(game.start(setup), 0), 0);
  // Playouts of uniform moves would end one move after the new node: with the second seat's loss, and a value of 1.
  expect(considered.some(({ value }) => value === 0.5)).toBe(true);
});

test.each([
  ['by default one move after the new node', undefined, 0.22],
  ['with a horizon of none where the new node ends', 0, 0.11],
  ['with a horizon of two, two moves after it', 2, 0.33],
])('the evaluation is asked %s, once chance has acted', (_, horizon, value) => {
  // The evaluation tells how many moves were made, in tenths, and how often chance has acted, in hundredths.
  const { game, setup } = toy({
    seats: 1,
    actors: (n) => (n[0] === 9 ? NOBODY : n[0] > n[1] ? CHANCE : 1),
    legal: () => [0, 1],
    outcomes: () => [[0, 1]],
    apply(n, actor) {
      const place = actor === CHANCE ? 1 : 0;
      n[place] = n[place] + 1;
    },
    winners: () => [0],
    knowledge: {
      evaluate: ({ n }, values) => values.fill(n[0] / 10 + n[1] / 100),
      ...(horizon === undefined ? {} : { horizon: ({ seats }) => seats * horizon }),
    },
  });
  const { considered } = makeBot('mcts:1', game, setup).think(game.view(game.start(setup), 0), 0, { iterations: 1 });
  expect(considered[0]?.value).toBeCloseTo(value, 9);
});

test.each(['greedy', 'mcts:20'])('chance is averaged by %s, but where the evaluation reckons with it', (level) => {
  // A choice of 0 or 1, then chance adds 0 or 4; each is worth a tenth.
  const luck = (isQuiet: boolean) => {
    const { game, setup } = toy({
      seats: 1,
      actors: (n) => [1, CHANCE, 1][n[0]] ?? NOBODY,
      legal: () => [0, 1],
      outcomes: () => [
        [0, 1],
        [4, 1],
      ],
      apply(n, actor, code) {
        n[actor === CHANCE ? 2 : 1] = code;
        n[0] = n[0] + 1;
      },
      winners: () => [0],
      knowledge: {
        evaluate: ({ n }, values) => values.fill((n[1] + n[2]) / 10),
        horizon: () => 0,
        plans: (_state, _seat, _rng, out) => out.push([0], [1]),
        turns: { choices: 2, answers: 0, replies: 0 },
        ...(isQuiet ? { isQuiet: ({ n }) => n[0] === 1 } : {}),
      },
    });
    return makeBot(level, game, setup).think(game.view(game.start(setup), 0), 0).considered[0];
  };
  expect(luck(false)).toMatchObject({ codes: [1], value: 0.3 });
  expect(luck(true)).toMatchObject({ codes: [1], value: 0.1 });
});
