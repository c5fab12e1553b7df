import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { choices, discard, go, goods, situation, step, told, town, units, wrong } from './play.ts';

/** Checks from the seats of B and C that all seats have the same rules. */

scenario(
  ['BK-39', 'BK-51', 'BK-63', 'BK-69'],
  'B attacks C: B places his hits, C hers, and C picks what she loses',
  () => {
    const table = situation(3, {
      step: 'attackStart',
      active: 1,
      towns: [
        {},
        { hand: ['ogres', 'giant'] },
        { structures: ['farm', 'inn', 'catapult'], units: ['archers', 'guard'] },
      ],
    });
    go(
      table,
      'B play ogres',
      '* attack catapult 2 2',
      '* attack archers 2',
      '* attack ogres 1 2 2 2',
      '* attack guard#1 2 2',
    );
    expect(choices(table, 1)).toEqual(['B hit archers', 'B hit guard#1']);
    go(table, 'B hit archers', '* attack catapult 2 2', '* attack ogres 1 1 1 1', '* attack guard#1 1 2', '* loss 1');
    expect(table.actors()).toEqual([2]);
    go(table, 'C lose inn');
    expect(town(table, 2).structures).toEqual(['farm', 'catapult']);
    // The next card strikes the next town to the left, which is A's.
    go(table, 'B play giant >A');
    expect(table.view(-3).table.victim).toBe(0);
    expect(table.events.filter((event) => event.kind === 'attackPlayed').map((event) => event.victim)).toEqual([2, 0]);
  },
);

scenario(['BK-40', 'BK-48'], 'C chooses among A and B, and then a hero', () => {
  const heroes = { units: ['wizard', 'warrior', 'guard'], goods: { gold: 9 } };
  const table = situation(3, {
    step: 'attackStart',
    active: 2,
    towns: [heroes, heroes, { hand: ['thieves', 'assassin'] }].map((one, seat) =>
      seat === 1 ? { units: ['druid', 'ranger', 'guard'], goods: { gold: 9 } } : one,
    ),
  });
  go(table, 'C play assassin');
  expect(table.actors()).toEqual([2]);
  expect(choices(table, 2)).toEqual(['C target A', 'C target B']);
  go(table, 'C target B');
  expect(choices(table, 2)).toEqual(['C kill ranger', 'C kill druid']);
  go(table, 'C kill druid', 'C play thieves >A', '* gold 2 2');
  expect(units(table, 1)).toEqual(['ranger', 'guard#1']);
  expect(goods(table, 0)).toEqual({ gold: 5 });
  expect(goods(table, 2)).toEqual({});
});

scenario(
  ['BK-73', 'BK-18'],
  'the active town heals first, then the others to the left; only the active one swaps',
  () => {
    const needy = { walls: 3, goods: { stone: 3, wood: 2 }, structures: ['market-place'] };
    const table = situation(3, {
      step: 'healStart',
      active: 1,
      towns: [needy, { walls: 3, goods: { stone: 3, wood: 2 } }, { walls: 3, goods: { stone: 3, wood: 2 } }],
    });
    expect(table.actors()).toEqual([1]);
    go(table, 'B wall s3');
    expect(table.actors()).toEqual([2]);
    go(table, 'C wall s3');
    expect(table.actors()).toEqual([0]);
    // A has a Market Place, but it is not A's turn.
    expect(wrong(table, 'A market t')).toMatch(/cannot be done/);
    go(table, 'A wall s3');
    expect(step(table)).toBe('draw');
    expect(table.view(-3).table.active).toBe(2);
    const own = situation(2, {
      step: 'healStart',
      towns: [{ walls: 3, goods: { stone: 1, wood: 4 }, structures: ['market-place'] }],
    });
    go(own, 'A market t', 'A wall t2 g1');
    expect(town(own, 0).walls).toBe(4);
  },
);

scenario(['BK-30', 'BK-48'], 'an artifact goes with its bearer, wherever he stands, and no other one', () => {
  const table = situation(2, {
    step: 'attackStart',
    towns: [
      { hand: ['assassin'] },
      {
        units: [
          'archers',
          { unit: 'cavalier', artifacts: ['magic-armor'] },
          { unit: 'ranger', artifacts: ['magic-sword', 'magic-bow'] },
          'guard',
        ],
      },
    ],
  });
  go(table, 'A play assassin >B ranger');
  expect(discard(table)).toEqual(['ranger', 'magic-sword', 'magic-bow', 'assassin']);
  expect(town(table, 1).units.map(({ artifacts }) => artifacts)).toEqual([[], ['magic-armor'], []]);
});

scenario(['BK-96', 'BK-42'], 'what is rolled without a legal victim comes to nothing', () => {
  const roll = (die: number, options: object = {}) =>
    go(
      situation(
        2,
        { step: 'turnStart', towns: [{ turns: 5, units: [] }, {}] },
        { form: 'nonCard', startGuards: 0, ...options },
      ),
      '* event 8',
      `* disaster ${die}`,
    );
  const assassin = roll(7);
  expect(told(assassin)).toContain('attackIdle');
  expect(told(assassin)).not.toContain('attackPlayed');
  const war = roll(11, { nonCardWar: true });
  expect(told(war)).toContain('attackIdle');
  // Prosperity needs no victim.
  expect(step(roll(9))).toBe('gold');
});

scenario(['BK-43', 'BK-92'], 'Earthquake rolls for every copy of a structure', () => {
  const table = situation(
    2,
    {
      step: 'turnStart',
      towns: [{ turns: 5 }, { structures: ['farm', 'farm', 'farm', 'mine', 'mine'] }],
    },
    { form: 'nonCard' },
  );
  go(table, '* event 8', '* disaster 1', '* quake farm#1:1 farm#2:4 farm#3:1 mine#1:1 mine#2:6');
  expect(town(table, 1).structures).toEqual(['farm', 'mine']);
  expect(table.events.filter((event) => event.kind === 'disasterRolled')).toHaveLength(5);
});

scenario('BK-06', 'another mix is offered where there is one, and only there', () => {
  const other = (stock: object, card = 'farm') =>
    situation(2, { towns: [{ goods: stock, hand: [card, 'caravan'] }] }).refused(0, {
      kind: 'build',
      card,
      pay: 'mix',
    });
  // The Farm costs 2.
  expect(other({ wood: 2 })).toBe('noOtherMix');
  expect(other({ wood: 1, stone: 1 })).toBe('noOtherMix');
  expect(other({ gold: 9 })).toBe('noOtherMix');
  expect(other({ wood: 1, gold: 1 })).toBe('noOtherMix');
  expect(other({ wood: 2, stone: 1 })).toBeNull();
  expect(other({ wood: 2, gold: 1 })).toBeNull();
  expect(other({ wood: 1, gold: 2 })).toBeNull();
  expect(other({ wood: 3 })).toBe('noOtherMix');
  expect(other({ wood: 1, magic: 9, gold: 0 })).toBe('cannotPay');
});

scenario(['BK-38', 'BK-71'], 'a monster after a War is a monster: the raid is over, and nobody may withdraw', () => {
  const table = situation(3, {
    step: 'attackStart',
    towns: [{ hand: ['war', 'ogres'], units: ['knights', 'guard'] }, { units: [], structures: ['farm', 'inn'] }, {}],
  });
  go(table, 'A play war >B knights', '* loss 2', 'A play ogres >C');
  expect(table.view(-3).table.battle?.sides.map((side) => side.map(({ unit }) => unit))).toEqual([
    ['ogres'],
    ['guard#1'],
  ]);
  expect(table.view(-3).table.battle?.isRaid).toBe(false);
  go(table, '* attack ogres 2 2 2 2', '* attack guard#1 2 2');
  expect(table.view(-3).table.battle?.segment).toBe(2);
  expect(step(table)).toBe('attackDie');
  go(table, '* attack ogres 1 1 2 2', '* attack guard#1 2 2', '* loss 1');
  expect(town(table, 2).walls).toBe(3);
});
