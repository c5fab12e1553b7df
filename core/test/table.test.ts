import { describe, expect, test } from 'vitest';
import { position, scenario } from '../testing/scenario.ts';
import { duel } from '../testing/toys/duel/game.ts';
import { hiddenDraw } from '../testing/toys/hidden-draw/game.ts';

/** Two seats with hands of one card, seat 0 in turn; a 3 is left in the deck. */
const TURN = {
  phase: 'act',
  turn: 0,
  seats: [{}, { up: [1] }],
  hands: [[1, 3], [2]],
  piles: [[], [2]],
};
const OPTIONS = { ranks: 3, copies: 2, hand: 1 };
const turn = () => position(hiddenDraw, { options: OPTIONS, position: TURN });

scenario(['HD-03', 'HD-06'], 'a line holds moves and the card that is drawn next', () => {
  const table = turn().play(0, 'choose 3; place up; deal 3').play(1, { kind: 'choose', rank: 3 }, 'place down');
  // HD-07: that was the last card.
  expect(table.actors()).toEqual([]);
  expect(table.view(1).own.piles).toEqual([[], [2, 3]]);
  expect(table.last.map(({ kind }) => kind)).toEqual(['cardChosen', 'cardPlaced', 'cardsRevealed']);
  expect(table.events).toHaveLength(6);
});

scenario('HD-05', 'a seat looks at a card of another once in its turn', () => {
  const table = turn();
  expect(table.legal(0)).toEqual([
    { kind: 'look', owner: 1, at: 0 },
    { kind: 'choose', rank: 1 },
    { kind: 'choose', rank: 3 },
  ]);
  table.play(0, 'look 2 0');
  expect(table.view(0).own.piles[1]).toEqual([2]);
  expect(table.refused(0, { kind: 'look', owner: 1, at: 0 })).toBe('alreadyLooked');
  expect(table.refused(0, 'choose 1; place up')).toBeNull();
});

describe('what is refused', () => {
  test('by code, without a change to the state', () => {
    const table = turn();
    const before = table.state.toBytes();
    expect(table.refused(0, { kind: 'place', face: 'up' })).toBe('chooseFirst');
    expect(table.refused(1, { kind: 'choose', rank: 2 })).toBe('notYourTurn');
    expect(table.problem(0, 'choose 2')).toMatchObject({ rule: 'HD-06', message: 'You do not hold that card.' });
    expect(table.problem(0, 'choose 1')).toBeNull();
    expect(table.state.toBytes()).toEqual(before);
  });

  test('a move that is played all the same ends the test, with the reason', () => {
    expect(() => turn().play(0, { kind: 'choose', rank: 2 })).toThrow(
      'Seat 0 may not "choose 2": You do not hold that card. (notInHand, HD-06); to act: seat 0.',
    );
    expect(() => turn().play(0, 'choose 2')).toThrow('Line "choose 2" of seat 0: choose 2: You do not hold that card.');
    expect(() => turn().chance('deal 1')).toThrow('Chance cannot bring "deal 1" now; to act: seat 0.');
  });

  test('an outcome that cannot happen ends the test, with those that can', () => {
    const table = turn().play(0, 'choose 3; place up');
    expect(table.outcomes()).toEqual([{ outcome: { kind: 'deal', rank: 3 }, weight: 1 }]);
    expect(() => table.chance({ kind: 'deal', rank: 1 })).toThrow('chance must act, with one of: deal 3.');
  });

  test('a wrong situation ends the test, with the reason', () => {
    expect(() => position(hiddenDraw, { seats: 7 })).toThrow(
      'Setup of hidden-draw for 7: seats: This game is for 2 to 4',
    );
    expect(() => position(hiddenDraw, { options: { ranks: 9 } })).toThrow('options.ranks: must be a whole number');
    expect(() => position(hiddenDraw, { position: { phase: 'lunch' } })).toThrow('Position: position.phase: must be');
  });
});

test('a table forks: two ways on from one point', () => {
  const table = turn();
  const other = table.fork().play(0, 'choose 1; place down');
  table.play(0, 'choose 3; place up');
  expect(other.view(0).own.piles[0]).toEqual([1]);
  expect(table.view(0).own.piles[0]).toEqual([]);
  expect(other.events).toHaveLength(2);
});

test('the steps of a table lead from its start to its state', () => {
  const table = position(hiddenDraw, { seats: 3 }).roll('x');
  const again = hiddenDraw.start(table.setup);
  for (const { by, code } of table.steps) hiddenDraw.apply(again, by, code);
  expect(again.toBytes()).toEqual(table.state.toBytes());
});

test('what a test does not care about can be rolled, the same each time', () => {
  const start = () => position(hiddenDraw, { seats: 3 });
  const table = start().roll('x');
  expect(table.actors()).toEqual([0]);
  expect(table.state.toBytes()).toEqual(start().roll('x').state.toBytes());
  expect(() => table.result()).toThrow('The match is not over: to act: seat 0.');
});

test('unknown cards of a position are dealt by its seed', () => {
  const open = {
    phase: 'draw',
    turn: 0,
    hands: [
      ['?', '?'],
      ['?', '?'],
    ],
  };
  const table = position(hiddenDraw, { position: open, seed: 4 });
  expect(table.state.toBytes()).toEqual(position(hiddenDraw, { position: open, seed: 4 }).state.toBytes());
  const others = Array.from({ length: 20 }, (_, seed) => position(hiddenDraw, { position: open, seed }).state.hash());
  expect(new Set(others).size).toBeGreaterThan(5);
});

describe('secret choices', () => {
  const round = {
    phase: 'choose',
    prize: 2,
    prizes: [1],
    seats: [
      { cards: [1, 3], coins: 1, score: 0 },
      { cards: [2, 3], coins: 0, score: 0 },
    ],
  };
  const options = { cards: 3 };

  scenario(['DU-03', 'DU-04'], 'both choose, then the higher sum takes the prize', () => {
    const table = position(duel, { options, position: round });
    expect(table.actors()).toEqual([0, 1]);
    table.lines([0, 'play 3; stake 1'], [1, 'play 3']);
    expect(table.last).toContainEqual({ kind: 'duelFought', cards: [3, 3], stakes: [1, 0], prize: 2, winner: 0 });
    expect(table.view(1).table.seats.map(({ score }) => score)).toEqual([2, 0]);
  });

  scenario('DU-05', 'the prize of a tie goes to the next round', () => {
    const table = position(duel, { options, position: round }).lines([0, 'play 3; stake 0'], [1, 'play 3']);
    expect(table.view(0).table.carried).toBe(2);
    // The last cards, 1 and 2, need no choice, only the stake.
    table.chance('prize 1').play(0, 'stake 0');
    expect(table.result()).toMatchObject({ scores: [0, 3], winners: [1], reason: 'noPrizeLeft' });
  });
});

test('a scenario without a rule is a mistake', () => {
  expect(() => scenario([], 'nothing', () => {})).toThrow('must name at least one rule');
});
