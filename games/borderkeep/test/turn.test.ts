import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { game } from '../game.ts';
import { choices, discard, go, goods, hand, situation, step, told, town, units } from './play.ts';

const SEVEN = ['farm', 'inn', 'moat', 'mason', 'mine', 'quarry', 'library'];

scenario('BK-01', 'the game is for one to six players', () => {
  expect(game.seats).toEqual([1, 2, 3, 4, 5, 6]);
  for (const seats of [1, 2, 3, 4, 5, 6]) {
    for (const form of ['cards', 'nonCard']) expect(game.setup({ form }, seats).ok).toBe(true);
  }
  expect(game.setup({}, 0).ok).toBe(false);
  expect(game.setup({}, 7).ok).toBe(false);
});

scenario('BK-02', 'turns pass to the left, past eliminated towns', () => {
  const table = situation(4, { active: 0, towns: [{}, { eliminated: 1 }, {}, {}] });
  // Nobody holds anything, so A's turn ends by itself and C draws.
  expect(step(table)).toBe('draw');
  expect(table.view(-3).table.active).toBe(2);
});

scenario('BK-03', 'a hand is known to its owner alone, the discard pile to all', () => {
  const table = situation(3, { step: 'draw', towns: [{ hand: SEVEN }], discard: ['dragon'] });
  expect(table.view(1).own?.hands[0]).toEqual([]);
  expect(table.view(1).table.towns[0]?.hand).toBe(7);
  expect(
    table
      .view(0)
      .own?.hands[0]?.map(({ card }) => card)
      .sort(),
  ).toEqual([...SEVEN].sort());
  expect(table.view(-2).own).toBeNull();
  expect(table.view(-2).table.discard).toEqual(['dragon']);
});

scenario(['BK-08', 'BK-09'], 'each player starts with 7 of the 75 cards, 30 gold, a guard and 4 walls', () => {
  const table = situation(2, { step: 'turnStart' });
  expect(table.view(-3).table.deck).toBe(75);
  const match = game.start(table.setup);
  expect(game.outcomes).toBeDefined();
  expect(Array.from(match.goods.subarray(0, 6))).toEqual([0, 0, 0, 0, 0, 30]);
  expect(match.walls[1]).toBe(4);
  expect(match.units[1]).toBe(1);
});

scenario(['BK-10', 'BK-09'], 'the highest roll takes the first turn, ties roll again', () => {
  const made = game.setup({}, 3);
  if (!made.ok) throw new Error('no setup');
  const table = situation(3, game.position.format(game.start(made.value), -3) as object);
  go(table, '* first A4 B6 C6', '* first B2 C5');
  expect(table.view(-3).table.first).toBe(2);
  go(table, `* deal A ${SEVEN.join(' ')}`);
  expect(hand(table, 0)).toHaveLength(7);
});

scenario('BK-10', 'option seating: byRoll, A begins without a roll', () => {
  const made = game.setup({ seating: 'byRoll' }, 3);
  if (!made.ok) throw new Error('no setup');
  expect(game.view(game.start(made.value), -2).table.step).toBe('deal');
  const asSeated = game.setup({ seating: 'asSeated' }, 3);
  if (!asSeated.ok) throw new Error('no setup');
  expect(game.view(game.start(asSeated.value), -2).table.step).toBe('first');
});

scenario('BK-09', 'options of the start are numbers', () => {
  const made = game.setup({ startGold: 12, startWalls: 6, startGuards: 2, startHand: 3 }, 2);
  if (!made.ok) throw new Error('no setup');
  const state = game.start(made.value);
  expect(state.goods[5]).toBe(12);
  expect(state.walls[0]).toBe(6);
  expect(state.units[0]).toBe(2);
});

scenario(['BK-11', 'BK-12'], 'a turn is draw, upkeep, production, build, attack, heal', () => {
  const town0 = { goods: { food: 1, wood: 1, gold: 3 }, structures: ['inn', 'farm'], hand: ['mine', 'caravan'] };
  const table = situation(2, { step: 'turnStart', towns: [{ ...town0, walls: 3 }] });
  expect(step(table)).toBe('draw');
  go(table, '* draw A temple');
  expect(hand(table, 0)).toEqual(['caravan', 'mine', 'temple']);
  expect(step(table)).toBe('upkeep');
  go(table, 'A keep inn');
  // Castle 3, Inn 2, Farm 2 food.
  expect(goods(table, 0)).toEqual({ food: 2, wood: 1, gold: 8 });
  expect(step(table)).toBe('build');
  go(table, 'A end');
  expect(step(table)).toBe('attack');
  go(table, 'A end');
  expect(step(table)).toBe('heal');
  go(table, 'A wall t1 g2');
  expect(town(table, 0).walls).toBe(4);
  expect(step(table)).toBe('draw');
});

scenario(['EX-13', 'BK-13', 'BK-14', 'BK-15', 'BK-16'], 'a bought attack card is discarded without effect', () => {
  const six = SEVEN.slice(1);
  const json = (structures: string[]) => ({
    step: 'turnStart',
    towns: [{ hand: six, goods: { magic: 4, gold: 9 }, structures: ['guild-hall', ...structures] }],
  });
  const table = situation(2, json([]));
  go(table, '* draw A knights', 'A buy m4 g3', '* draw A dragon');
  expect(discard(table)).toEqual(['dragon']);
  expect(hand(table, 0)).toHaveLength(7);
  go(table, 'A guild', '* draw A farm');
  expect(hand(table, 0)).toContain('farm');
  expect(goods(table, 0)).toEqual({ gold: 1 });
  expect(step(table)).toBe('drop');
  const temple = go(situation(2, json(['temple'])), '* draw A knights', 'A buy m4 g3', '* draw A dragon', 'A guild');
  go(temple, '* draw A farm');
  expect(step(temple)).toBe('build');
  const windfall = go(situation(2, json([])), '* draw A knights', 'A guild', '* draw A prosperity');
  expect(discard(windfall)).toEqual(['prosperity']);
  expect(told(windfall)).not.toContain('goldGained');
});

scenario('BK-15', 'option guildHallKeepsAttackCards', () => {
  const json = { step: 'turnStart', towns: [{ goods: { gold: 9 }, structures: ['guild-hall'] }] };
  const kept = situation(2, json, { guildHallKeepsAttackCards: true });
  go(kept, '* draw A farm', 'A guild', '* draw A dragon');
  expect(hand(kept, 0)).toEqual(['dragon', 'farm']);
  const lost = situation(2, json, { guildHallKeepsAttackCards: false });
  go(lost, '* draw A farm', 'A guild', '* draw A dragon');
  expect(hand(lost, 0)).toEqual(['farm']);
});

scenario(['EX-14', 'BK-17'], 'neither purchase is made twice in a turn', () => {
  const table = situation(2, {
    step: 'turnStart',
    towns: [{ goods: { gold: 40 }, structures: ['guild-hall'] }],
  });
  expect(table.refused(0, { kind: 'buy', pay: 'default' })).toBe('chanceActs');
  go(table, '* draw A farm', 'A buy g7', '* draw A inn');
  expect(table.refused(0, { kind: 'buy', pay: 'default' })).toBe('boughtAlready');
  go(table, 'A guild', '* draw A moat');
  // Nothing is left to buy: the draw phase is over, and discarding is not possible either.
  expect(step(table)).toBe('build');
  expect(table.refused(0, { kind: 'guild' })).toBe('notNow');
  expect(table.refused(0, { kind: 'drop', card: 'inn' })).toBe('notNow');
});

scenario('BK-17', 'options magicDrawPrice, magicDrawsPerTurn and guildHallDrawsPerTurn', () => {
  const json = { step: 'turnStart', towns: [{ goods: { gold: 40 }, structures: ['guild-hall'] }] };
  const table = situation(2, json, { magicDrawPrice: 2, magicDrawsPerTurn: 2, guildHallDrawsPerTurn: 0 });
  go(table, '* draw A farm');
  expect(table.refused(0, { kind: 'guild' })).toBe('boughtAlready');
  go(table, 'A buy g2', '* draw A inn', 'A buy g2', '* draw A moat');
  expect(step(table)).toBe('build');
  expect(goods(table, 0).gold).toBe(40 - 4 + 3);
});

scenario('BK-17', 'nothing is bought from an empty deck', () => {
  const deck = ['farm', 'inn', 'moat', 'mine'];
  const table = situation(
    2,
    { step: 'turnStart', towns: [{ goods: { gold: 40 }, hand: ['farm'] }, { hand: ['inn', 'moat'] }] },
    { deck, startHand: 1, endTiming: 'finishTurn' },
  );
  go(table, '* draw A mine');
  expect(step(table)).toBe('build');
});

scenario(['EX-15', 'BK-16'], 'with 8 cards one must be dropped', () => {
  const table = situation(2, { step: 'turnStart', towns: [{ hand: ['giant', ...SEVEN.slice(1)], turns: 0 }] });
  go(table, '* draw A knights');
  expect(step(table)).toBe('drop');
  expect(choices(table, 0)).toHaveLength(8);
  go(table, 'A drop giant');
  expect(discard(table)).toEqual(['giant']);
  expect(hand(table, 0)).toHaveLength(7);
});

scenario('BK-16', 'option handLimit', () => {
  const table = situation(2, { step: 'turnStart', towns: [{ hand: ['farm', 'inn'] }] }, { handLimit: 2 });
  go(table, '* draw A moat');
  expect(step(table)).toBe('drop');
});

scenario('BK-23', 'the castle and every card with a revenue yield', () => {
  const table = situation(2, {
    step: 'productionStart',
    towns: [
      {
        structures: ['brewery', 'butcher', 'bakery', 'farm', 'armorer', 'wizards-tower', 'woodmill', 'quarry', 'mine'],
        units: ['nobleman', 'guard'],
      },
    ],
  });
  expect(goods(table, 0)).toEqual({ food: 14, weapons: 3, wood: 3, stone: 3, magic: 3, gold: 3 + 2 + 1 });
});

scenario('BK-23', 'option castleIncome', () => {
  expect(goods(situation(2, { step: 'productionStart' }, { castleIncome: 8 }), 0)).toEqual({ gold: 8 });
});

scenario(['EX-11', 'BK-24'], 'a Tavern yields 1 gold for every three defenders, rounded up', () => {
  const yields = (list: readonly string[], options: object = {}): number => {
    const json = { step: 'productionStart', towns: [{ structures: ['tavern'], units: list }] };
    return (goods(situation(2, json, options), 0).gold ?? 0) - 3;
  };
  expect(yields(['guard'])).toBe(1);
  expect(yields(['swordsmen', 'knights', 'guard'])).toBe(1);
  expect(yields(['swordsmen', 'knights', 'wizard', 'guard'])).toBe(2);
  expect(yields(['swordsmen', 'shieldmen', 'archers', 'halberdiers', 'knights', 'wizard', 'guard'])).toBe(3);
  expect(yields(['guard'], { tavernCountsGuards: false })).toBe(0);
  expect(yields(['guard'], { tavernCountsGuards: true })).toBe(1);
});

scenario(['EX-12', 'BK-25', 'BK-45'], 'two food bans before one production phase fall together', () => {
  const play = (foodBansAddUp: boolean) => {
    const table = situation(
      3,
      {
        step: 'attackStart',
        towns: [
          { hand: ['ogres', 'blizzard'] },
          { hand: ['draught'], units: ['knights', 'guard'] },
          { goods: { food: 2 }, structures: ['farm', 'inn'] },
        ],
      },
      { foodBansAddUp },
    );
    go(table, 'A play ogres', '* attack knights 1 1 1 1', '* attack ogres 2 2 2 2', '* attack guard#1 1 2');
    go(table, 'A play blizzard');
    expect(town(table, 2).ban).toBe(1);
    go(table, '* draw B mine', 'B end', 'B play draught', 'B end');
    go(table, '* draw C moat', 'C keep inn f1');
    return table;
  };
  const once = play(false);
  expect(goods(once, 2)).toEqual({ food: 1, gold: 5 });
  expect(town(once, 2).ban).toBe(0);
  const twice = play(true);
  expect(goods(twice, 2)).toEqual({ food: 1, gold: 5 });
  expect(town(twice, 2).ban).toBe(1);
});

scenario('BK-33', 'the extra guard token comes and goes with the Guard House', () => {
  const table = situation(2, { towns: [{ goods: { gold: 20 }, hand: ['guard-house'] }] });
  go(table, 'A build guard-house g6');
  expect(units(table, 0)).toEqual(['guard#1', 'guard#2']);
});

scenario('BK-34', 'the Defensive Wall is a structure and no castle wall', () => {
  const table = situation(2, { towns: [{ goods: { gold: 20 }, hand: ['defensive-wall'], walls: 3 }] });
  go(table, 'A build defensive-wall g3');
  expect(town(table, 0).walls).toBe(3);
  expect(town(table, 0).structures).toEqual(['defensive-wall']);
});

scenario(['BK-35', 'BK-36'], 'attack cards are not built, cards in play are not given up', () => {
  const table = situation(2, { towns: [{ goods: { gold: 20 }, hand: ['dragon', 'farm'], structures: ['inn'] }] });
  expect(table.refused(0, { kind: 'build', card: 'dragon', pay: 'default' })).toBe('attackNotBuilt');
  expect(table.refused(0, { kind: 'build', card: 'inn', pay: 'default' })).toBe('notInHand');
  expect(choices(table, 0)).toEqual(['A end', 'A build farm g2']);
  go(table, 'A end');
  expect(table.refused(0, { kind: 'build', card: 'farm', pay: 'default' })).toBe('notNow');
});

scenario(['BK-29', 'BK-36'], 'an artifact needs a hero without magic, and two heroes are asked about', () => {
  const without = situation(2, { towns: [{ goods: { gold: 20 }, hand: ['magic-bow', 'farm'], units: ['wizard'] }] });
  expect(without.refused(0, { kind: 'build', card: 'magic-bow', pay: 'default' })).toBe('noBearer');
  const two = situation(2, {
    towns: [{ goods: { gold: 20 }, hand: ['magic-bow', 'farm'], units: ['wizard', 'ranger', 'warrior'] }],
  });
  go(two, 'A build magic-bow g7');
  expect(choices(two, 0)).toEqual(['A attach ranger', 'A attach warrior']);
  expect(two.refused(0, { kind: 'attach', unit: 'wizard' })).toBe('notABearer');
  go(two, 'A attach warrior');
  expect(town(two, 0).units.find(({ unit }) => unit === 'warrior')?.artifacts).toEqual(['magic-bow']);
});

scenario(
  'BK-26',
  'with a card in a hidden hand a seat is asked for builds, though all can see what it holds (D-05)',
  () => {
    const asked = go(situation(2, { step: 'buy', towns: [{ open: ['dragon'], goods: { gold: 9 } }, {}] }), 'A end');
    expect(step(asked)).toBe('build');
    expect(choices(asked, 0)).toEqual(['A end']);
  },
);

scenario(
  'BK-37',
  'with a card in a hidden hand a seat is asked for attacks, though all can see what it holds (D-07)',
  () => {
    const asked = situation(2, { step: 'attackStart', towns: [{ open: ['farm'] }, {}] });
    expect(step(asked)).toBe('attack');
    expect(choices(asked, 0)).toEqual(['A end']);
  },
);
