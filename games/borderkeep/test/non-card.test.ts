import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { game } from '../game.ts';
import { type BorderkeepTable, choices, go, goods, situation, step, told, town, units, wrong } from './kit.ts';

function tables(seats: number, json: object, options: object = {}): BorderkeepTable {
  return situation(seats, { step: 'turnStart', ...json }, { form: 'nonCard', ...options });
}

scenario(['EX-49', 'BK-93', 'BK-99'], 'five monsters end the solo game, after the heal phase', () => {
  const start = (monsters: number, lastMonster: string | null) =>
    tables(1, { monsters, lastMonster, towns: [{ units: ['knights', 'guard'], goods: { food: 1 } }] });
  const first = go(start(0, null), '* event 9', '* monster 99', '* monster 44');
  expect(first.view(-3).table.attackCard).toBe('demons');
  const again = go(start(1, 'demons'), '* event 9', '* monster 100');
  expect(again.view(-3).table.attackCard).toBe('demons');
  const fifth = tables(1, { monsters: 4, lastMonster: 'goblin-horde', towns: [{ units: [] }] });
  go(fifth, '* event 9', '* monster 12', '* loss 1', 'A end');
  expect(fifth.result()).toMatchObject({ winners: [0], scores: [1], reason: 'soloWon' });
});

scenario(['BK-93', 'BK-90'], 'the monster table as printed, or even', () => {
  const roll = (number: number, evenMonsterTable: boolean) =>
    go(tables(1, {}, { evenMonsterTable }), '* event 9', `* monster ${number}`).view(-3).table.lastMonster;
  expect(roll(49, false)).toBe('djinn');
  expect(roll(49, true)).toBe('demons');
  expect(roll(48, false)).toBe('demons');
  expect(roll(1, false)).toBe('goblin-horde');
  expect(roll(98, false)).toBe('nomads');
});

scenario(['EX-50', 'BK-91', 'BK-92'], 'copies each count, but a discount and the Moat once only', () => {
  const table = tables(1, { towns: [{ goods: { gold: 8 }, structures: ['mine'] }] });
  go(table, '* event 3', '* structure 96', 'A pick mine');
  expect(table.events).toContainEqual({ kind: 'pickRolled', seat: 0, die: 96 });
  expect(goods(table, 0)).toEqual({ gold: 13 });
  go(table, 'A build mine#2 g8');
  expect(town(table, 0).structures).toEqual(['mine', 'mine']);
  go(table, '* event 1', '* structure 1');
  // Castle 3 and two Mines 4, 5 were left.
  expect(goods(table, 0)).toEqual({ gold: 12 });
  go(table, 'A end');
  expect(town(table, 0).structures).toEqual(['mine', 'mine']);
  expect(table.view(-3).table.offers).toEqual([]);
  const stables = tables(1, { towns: [{ goods: { gold: 30, food: 2 }, structures: ['stables', 'stables'] }] });
  go(stables, '* event 6', '* troop 10', 'A keep stables#1 f1', 'A keep stables#2 f1');
  expect(goods(stables, 0)).toEqual({ gold: 35 });
  go(stables, 'A build knights#1 g8');
  expect(goods(stables, 0)).toEqual({ gold: 27 });
  const ballistas = tables(1, { towns: [{ structures: ['ballista', 'ballista', 'moat', 'moat'] }] });
  go(
    ballistas,
    '* event 9',
    '* monster 1',
    '* attack ballista#1 2 2 2',
    '* attack ballista#2 2 2 1',
    '* attack guard#1 2 2',
  );
  // One die of the Goblins, one off: they never roll.
  expect(ballistas.view(-3).table.battle?.segment).toBe(2);
  const sword = tables(1, { towns: [{ goods: { gold: 30 } }] });
  go(sword, '* event 5', '* hero 8');
  expect(step(sword)).toBe('event');
  expect(told(sword)).toContain('thingLapsed');
});

scenario(['EX-51', 'BK-95', 'BK-96', 'BK-97', 'BK-89'], 'several players: the roller must carry it out', () => {
  const start = (turns: number, more: object = {}) =>
    tables(3, { towns: [{ turns, goods: { gold: 7 }, ...more }, { goods: { gold: 9 } }, { goods: { gold: 9 } }] });
  const early = go(start(1), '* event 9');
  go(early, '* monster 25', 'A end');
  expect(told(early)).toContain('thingLapsed');
  expect(early.view(-3).table.monsters).toBe(0);
  const third = go(start(2), '* event 9', '* monster 25', 'A end', '* attack ogres 1 2 2 2', '* attack guard#1 1 1');
  expect(third.view(-3).table.victim).toBe(1);
  expect(units(third, 1)).toEqual(['guard#1:1']);
  const fourth = go(start(3), '* event 1', '* structure 2', 'A buy g7', '* event 8', '* disaster 1');
  expect(told(fourth)).toContain('thingLapsed');
  expect(fourth.view(-3).table.offers).toEqual(['farm']);
  const fifth = go(start(4), '* event 8', '* disaster 6', 'A end');
  expect(choices(fifth, 0)).toEqual(['A play thieves >B', 'A play thieves >C']);
  const other = go(fifth.fork(), 'A play thieves >B', '* gold 1 2');
  expect(goods(other, 1)).toEqual({ gold: 6 });
  go(fifth, 'A play thieves >C', '* gold 4 5');
  expect(goods(fifth, 2)).toEqual({});
  // Nothing happens, and C, struck first, and B are both left as they were.
  const spies = go(start(4), '* event 8', '* disaster 8', 'A end', 'A play spies >B');
  expect(told(spies)).toContain('attackIdle');
  expect(told(spies)).not.toContain('handShown');
});

scenario(
  ['BK-95', 'BK-40', 'BK-48', 'BK-50'],
  'what was rolled is played on its victim in the words of the rules',
  () => {
    const heroes = { units: ['warrior', 'warrior', 'guard'] };
    const start = (die: number) =>
      go(
        tables(
          3,
          { towns: [{ turns: 5, units: ['knights', 'guard'], goods: { food: 1 } }, heroes, heroes] },
          { nonCardWar: true },
        ),
        '* event 8',
        `* disaster ${die}`,
        'A keep knights#1 f1',
      );
    const assassin = start(7);
    expect(wrong(assassin, 'A play assassin >A warrior#2')).toMatch(/living opponent/);
    expect(wrong(assassin, 'A play thieves >B')).not.toBeNull();
    expect(wrong(assassin, 'A play assassin')).toMatch(/victim/);
    go(assassin, 'A play assassin >C warrior#2');
    expect(units(assassin, 2)).toEqual(['warrior', 'guard#1']);
    const war = start(11);
    expect(wrong(war, 'A play war >B archers')).not.toBeNull();
    go(war, 'A play war >B knights#1');
    expect(war.view(-3).table.battle?.sides.map((side) => side.map(({ unit }) => unit))).toEqual([
      ['knights'],
      ['warrior', 'warrior#2', 'guard#1'],
    ]);
  },
);

scenario(['BK-95', 'BK-48'], 'a line of what was rolled is written as it is read', () => {
  const heroes = { units: ['warrior', 'warrior', 'guard'] };
  const town0 = { turns: 5, units: ['knights', 'guard'], goods: { food: 1 } };
  for (const [die, line] of [
    [7, 'A play assassin >C warrior#2'],
    [6, 'A play thieves >B'],
    [11, 'A play war >C knights#1 guard#1'],
  ] as const) {
    const table = go(
      tables(3, { towns: [town0, heroes, heroes] }, { nonCardWar: true }),
      '* event 8',
      `* disaster ${die}`,
      'A keep knights#1 f1',
    );
    const read = game.notation.parse(table.state, 0, line);
    expect(read.ok && game.notation.format(table.state, read.value, 0)).toEqual([line]);
  }
});

scenario(['EX-52', 'BK-98', 'BK-33'], 'what was destroyed goes straight back into play', () => {
  const table = situation(
    2,
    {
      step: 'healStart',
      towns: [{}, { fallen: ['knights', 'guard-house'], goods: { magic: 2, gold: 2 } }],
    },
    { form: 'nonCard' },
  );
  go(table, 'B recover knights#1 m2', 'B recover guard-house#1 g2');
  expect(units(table, 1)).toEqual(['knights', 'guard#1', 'guard#2']);
  expect(town(table, 1).structures).toEqual(['guard-house']);
});

scenario('BK-89', 'there are no hands and no hand limit', () => {
  const table = tables(2, {});
  expect(table.view(-3).table.towns.map((one) => one.hand)).toEqual([0, 0]);
  expect(table.view(-3).table.deck).toBe(0);
  const vortex = tables(2, { towns: [{ turns: 4 }] });
  go(vortex, '* event 8', '* disaster 5');
  expect(told(vortex)).toContain('attackIdle');
});

scenario('BK-90', 'a 0 on the event die rolls again', () => {
  const table = go(tables(1, {}), '* event 10');
  expect(step(table)).toBe('event');
  go(table, '* event 5');
  expect(table.outcomes()).toHaveLength(10);
});

scenario('BK-93', 'option nonCardWar: the disaster die has eleven results, War the last', () => {
  const roll = (nonCardWar: boolean) => go(tables(2, { towns: [{ turns: 4 }] }, { nonCardWar }), '* event 8');
  expect(roll(false).outcomes()).toHaveLength(10);
  const table = go(roll(true), '* disaster 11');
  expect(table.view(-3).table.attackCard).toBe('war');
});

scenario('BK-94', 'alone all of it strikes the player, from the first turn on, by the solo rules', () => {
  const table = tables(1, { towns: [{ turns: 0, goods: { gold: 20 } }] });
  go(table, '* event 8', '* disaster 6', '* gold 1 1');
  expect(goods(table, 0)).toEqual({ gold: 21 });
  const grace = tables(1, { towns: [{ turns: 0 }] }, { grace: true });
  go(grace, '* event 8', '* event 9', '* event 1');
  expect(step(grace)).toBe('table');
});

scenario(['BK-97', 'BK-14'], 'with several players the Guild Hall gives one more event', () => {
  const table = tables(2, { towns: [{ goods: { gold: 5 }, structures: ['guild-hall'] }] });
  go(table, '* event 1', '* structure 1', 'A guild', '* event 6', '* troop 2');
  expect(table.view(-3).table.offers).toEqual(['farm', 'shieldmen']);
});

scenario('BK-99', 'options monsterAttacksToEnd and nonCardTurnLimit', () => {
  const one = tables(1, { towns: [{ units: [] }] }, { monsterAttacksToEnd: 1 });
  go(one, '* event 9', '* monster 1', '* loss 1', 'A end');
  expect(one.result().reason).toBe('soloWon');
  const last = tables(2, { towns: [{ turns: 10 }, { turns: 9 }] }, { nonCardTurnLimit: 20 });
  go(last, '* event 1', '* structure 30');
  expect(last.result().reason).toBe('turnLimit');
  const many = tables(2, { monsters: 4, towns: [{ turns: 5 }, { units: [] }] });
  go(many, '* event 9', '* monster 1', '* loss 1');
  expect(many.result().reason).toBe('monsters');
});
