import { decidedBy } from '@marchlands/bots/review/decided.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect, test } from 'vitest';
import { DECK } from '../data/deck/deck.ts';
import { game } from '../game.ts';
import { go, situation, step } from './play.ts';

/** Every card of the deck except these lies on the discard pile. */
function allBut(...cards: readonly string[]): string[] {
  return DECK.map(({ id }) => id).filter((id) => !cards.includes(id));
}

scenario(['EX-43', 'BK-77'], 'the game ends at once with the last card', () => {
  const last = (options: object = {}) =>
    situation(2, { step: 'turnStart', discard: allBut('farm', 'mine'), towns: [{ hand: ['mine'] }] }, options);
  const table = go(last(), '* draw A farm');
  expect(table.result()).toMatchObject({ reason: 'deckEmpty', defeat: false });
  const turn = go(last({ endTiming: 'finishTurn' }), '* draw A farm');
  expect(step(turn)).toBe('build');
  go(turn, 'A end', 'A end');
  expect(turn.result().reason).toBe('deckEmpty');
  const round = go(last({ endTiming: 'finishRound' }), '* draw A farm', 'A end', 'A end');
  // B has a turn without a free draw and holds nothing: the round is over.
  expect(round.result().reason).toBe('deckEmpty');
  expect(round.view(-3).table.towns[1]?.turns).toBe(6);
  const atOnce = go(last({ endTiming: 'atOnce' }), '* draw A farm');
  expect(step(atOnce)).toBe('over');
});

scenario(
  ['EX-43', 'BK-77', 'BK-15'],
  'a bought last card ends it, even an attack card; so does one drawn by Spies',
  () => {
    const bought = situation(2, {
      step: 'turnStart',
      discard: allBut('farm', 'dragon'),
      towns: [{ goods: { gold: 7 } }],
    });
    go(bought, '* draw A farm', 'A buy g7', '* draw A dragon');
    expect(bought.result().reason).toBe('deckEmpty');
    const spies = situation(2, {
      step: 'attackStart',
      discard: allBut('spies', 'farm'),
      towns: [{ hand: ['spies'] }, { units: [] }],
    });
    go(spies, 'A play spies', '* draw A farm');
    // The guard that B lost is not back, and does not score.
    expect(spies.result().scores).toEqual([1, 0]);
  },
);

scenario(['EX-44', 'BK-79', 'BK-80'], 'points, then walls, then goods, then shared; eliminated towns last', () => {
  const six = ['farm', 'brewery', 'bakery', 'butcher', 'temple', 'tavern'];
  const eight = ['inn', 'library', 'herbalist', 'barracks', 'armorer', 'moat', 'mine', 'mason'];
  const end = (a: object, b: object, options: object = {}) => {
    const sword = { unit: 'warrior', artifacts: ['magic-sword'] };
    const used = ['knights', 'warrior', 'magic-sword', 'quarry', ...six, ...eight];
    const table = situation(
      3,
      {
        step: 'turnStart',
        discard: allBut(...used),
        towns: [
          { structures: six, units: ['knights', sword, 'guard'], ...a },
          { structures: eight, ...b },
          { eliminated: 1 },
        ],
      },
      options,
    );
    return go(table, '* draw A quarry').result();
  };
  expect(end({ walls: 3 }, { walls: 4 })).toMatchObject({ scores: [9, 9, 0], ranks: [2, 1, 3], winners: [1] });
  const rich = { goods: { gold: 2, stone: 6 } };
  expect(end({ goods: { gold: 5, food: 1 } }, rich).winners).toEqual([1]);
  expect(end({ goods: { gold: 5, food: 3 } }, rich).winners).toEqual([0, 1]);
  expect(end({ walls: 3 }, { walls: 4 }, { tieBreak: 'shared' }).winners).toEqual([0, 1]);
  expect(end({ walls: 3 }, { walls: 4 }, { tieBreak: 'wallsThenGoods' }).winners).toEqual([1]);
  // Without guards: 8 points each.
  expect(end({ walls: 3 }, { walls: 4 }, { guardsScore: false }).scores).toEqual([8, 8, 0]);
  expect(end({ walls: 3 }, { walls: 4 }, { guardsScore: true }).scores).toEqual([9, 9, 0]);
});

scenario('BK-80', 'the later eliminated ranks above the earlier', () => {
  const table = situation(4, {
    step: 'attackStart',
    towns: [{ hand: ['goblin-horde'] }, { eliminated: 2 }, { eliminated: 1 }, { units: [], walls: 1 }],
  });
  go(table, 'A play goblin-horde', '* loss 6');
  expect(table.result()).toMatchObject({ ranks: [1, 3, 4, 2], reason: 'lastTown' });
});

test('bug: structures were said to have decided a match that ended by elimination', () => {
  const decided = (table: ReturnType<typeof situation>) => {
    const { setup, state } = table;
    return decidedBy({ game, setup, result: table.result(), state });
  };
  const razed = situation(2, {
    step: 'attackStart',
    towns: [
      { hand: ['goblin-horde'], structures: ['farm'] },
      { units: [], walls: 1 },
    ],
  });
  expect(decided(go(razed, 'A play goblin-horde', '* loss 6'))).toBeNull();
  const counted = situation(2, {
    step: 'turnStart',
    discard: allBut('farm', 'mine'),
    towns: [{ structures: ['mine'] }, { structures: [] }],
  });
  const points = { winner: 0, other: 1, label: 'Structures', points: 1, otherPoints: 0 };
  expect(decided(go(counted, '* draw A farm'))).toEqual(points);
});

test('what a seat held at the end is its hand, card by card', () => {
  const table = situation(2, { step: 'turnStart', towns: [{ hand: ['mine', 'war'] }, {}] });
  const held = (seat: number) => game.words.held?.(table.view(EVERYTHING), table.setup, seat);
  expect(held(0)).toEqual(['Mine', 'War']);
  expect(held(1)).toEqual([]);
});

test('cards that everybody knows are told too among those held at the end', () => {
  const table = situation(2, { step: 'turnStart', towns: [{ hand: ['mine'], open: ['war'] }, {}] });
  expect(game.words.held?.(table.view(EVERYTHING), table.setup, 0)).toEqual(['War', 'Mine']);
});
