import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { game } from '../game.ts';
import { type BorderkeepTable, choices, go, goods, situation, step, told, town, units, wrong } from './play.ts';

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
  // The Goblins have one die and lose one: they never roll.
  expect(ballistas.view(-3).table.battle?.segment).toBe(2);
  const sword = tables(1, { towns: [{ goods: { gold: 30 } }] });
  go(sword, '* event 5', '* hero 8');
  expect(step(sword)).toBe('event');
  expect(told(sword)).toContain('thingLapsed');
});

scenario(['EX-51', 'BK-95', 'BK-96', 'BK-97', 'BK-89'], 'several players: the roller must carry it out', () => {
  const start = (turns: number, more: object = {}) =>
    tables(3, { towns: [{ turns, goods: { gold: 7 }, ...more }, { goods: { gold: 9 } }, { goods: { gold: 9 } }] });
  // Lapsed events are not even rolled.
  const early = go(start(1), '* event 9', 'A end');
  expect(told(early)).toContain('eventLapsed');
  expect(early.view(-3).table.monsters).toBe(0);
  const third = go(start(2), '* event 9', '* monster 25', 'A end', '* attack ogres 1 2 2 2', '* attack guard#1 1 1');
  expect(third.view(-3).table.victim).toBe(1);
  expect(units(third, 1)).toEqual(['guard#1:1']);
  const fourth = go(start(3), '* event 1', '* structure 2', 'A buy g7', '* event 8');
  expect(told(fourth)).toContain('eventLapsed');
  expect(step(fourth)).toBe('build');
  expect(fourth.view(-3).table.offers).toEqual(['farm']);
  const fifth = go(start(4), '* event 8', '* disaster 6', 'A end');
  expect(choices(fifth, 0)).toEqual(['A play thieves >B', 'A play thieves >C']);
  const other = go(fifth.fork(), 'A play thieves >B', '* gold 1 2');
  expect(goods(other, 1)).toEqual({ gold: 6 });
  go(fifth, 'A play thieves >C', '* gold 4 5');
  expect(goods(fifth, 2)).toEqual({});
  // Nothing happens: C, struck first, and B are both unchanged.
  const spies = go(start(4), '* event 8', '* disaster 8', 'A end');
  expect(spies.actors()).toEqual('chance');
  expect(spies.view(-3).table.active).toBe(1);
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

scenario(['BK-89', 'BK-96', 'BK-97'], 'without cards nothing is asked or rolled for what comes to nothing', () => {
  const towns = [{ turns: 4, goods: { gold: 20 } }, { goods: { gold: 9 } }, { goods: { gold: 9 } }];
  const spies = go(tables(3, { towns }), '* event 8', '* disaster 8', 'A end');
  // With two possible victims nobody was asked for one.
  expect(told(spies)).toContain('attackIdle');
  expect(told(spies)).not.toContain('attackPlayed');
  expect(spies.view(-3).table).toMatchObject({ active: 1, victims: 0 });
  const vortex = go(tables(3, { towns }), '* event 8', '* disaster 5', 'A end');
  expect(told(vortex)).not.toContain('attackPlayed');
  for (const event of [8, 9]) {
    const bought = go(tables(3, { towns }), '* event 1', '* structure 1', 'A buy g7', `* event ${event}`);
    expect(bought.events).toContainEqual({
      kind: 'eventLapsed',
      seat: 0,
      result: event === 8 ? 'disaster' : 'monster',
      isBought: true,
    });
    expect(step(bought)).toBe('build');
  }
});

scenario(['BK-89', 'BK-96'], 'lines that records of an earlier version have are refused by name', () => {
  const early = go(tables(3, { towns: [{ turns: 1, goods: { gold: 7 } }, {}, {}] }), '* event 9');
  expect(wrong(early, '* monster 25')).toMatch(/lapses is not rolled for.*earlier version/);
  const spies = go(tables(3, { towns: [{ turns: 4, goods: { gold: 7 } }, {}, {}] }), '* event 8', '* disaster 8');
  expect(wrong(spies, 'A play spies >B')).toMatch(/has no victim.*earlier version/);
});

scenario('BK-95', 'option nonCardTarget: what is rolled strikes opponents, or the roller by the solo rules', () => {
  const rich = { turns: 4, units: ['swordsmen', 'cavalier', 'guard'], goods: { gold: 9, food: 3, magic: 1 } };
  const other = { units: ['knights', 'guard'], goods: { gold: 9 } };
  const roll = (options: object, ...lines: readonly string[]) =>
    go(
      tables(2, { towns: [rich, other] }, { nonCardExtraEvents: 'never', ...options }),
      ...lines,
      'A keep swordsmen#1',
      'A keep cavalier#1',
    );
  for (const options of [{}, { nonCardTarget: 'leftOpponent' }]) {
    expect(roll(options, '* event 8', '* disaster 6').view(-3).table.victim).toBe(1);
  }
  const self = { nonCardTarget: 'self' };
  const thieves = go(roll(self, '* event 8', '* disaster 6'), '* gold 1 2');
  expect(goods(thieves, 1)).toEqual({ gold: 9 });
  expect(goods(thieves, 0)).toEqual({ gold: 9, food: 1 });
  expect(roll(self, '* event 8', '* disaster 8').view(-3).table.active).toBe(1);
  // The Assassin follows soloAssassin, and a monster soloTargeting: Cavalier, Swordsmen, guard, by hits left.
  expect(units(roll(self, '* event 8', '* disaster 7'), 0)).toEqual(['swordsmen', 'guard#1']);
  const ogres = roll({ ...self, soloTargeting: 'strongest' }, '* event 9', '* monster 22');
  expect(ogres.view(-3).table).toMatchObject({ active: 0, victim: 0 });
  go(
    ogres,
    '* attack cavalier 2 2 2 2 2',
    '* attack ogres 1 2 2 2',
    '* attack swordsmen 2 2 2',
    '* attack guard#1 2 2',
  );
  expect(units(ogres, 0)).toEqual(['swordsmen', 'cavalier:1', 'guard#1']);
  // Nobody else picks the town's losses.
  const beaten = tables(
    2,
    { towns: [{ turns: 4, units: [], structures: ['farm', 'inn'], goods: { food: 1 } }, other] },
    { ...self, structureLossChoice: 'attacker' },
  );
  go(beaten, '* event 9', '* monster 22', 'A keep inn#1', '* loss 1');
  expect(beaten.actors()).toEqual([0]);
});

scenario(
  ['BK-70', 'BK-73', 'BK-95'],
  'a town that falls in its own turn heals no more; the others do, and play on',
  () => {
    const last = { turns: 4, units: [], walls: 1, goods: { gold: 9 } };
    const hurt = { units: [{ unit: 'knights', lost: 2 }], walls: 3, goods: { gold: 9 } };
    for (const healPhase of ['allTowns', 'activeOnly']) {
      const options = { nonCardTarget: 'self', nonCardExtraEvents: 'never', healPhase };
      const table = tables(3, { towns: [last, hurt, {}] }, options);
      go(table, '* event 9', '* monster 22', '* loss 2');
      expect(town(table, 0)).toMatchObject({ walls: 0, units: [], eliminated: 1 });
      if (healPhase === 'allTowns') {
        expect(units(table, 1)).toEqual(['knights', 'guard#1']);
        go(table, 'B wall g3');
      }
      expect(table.view(-3).table).toMatchObject({ active: 1, step: 'event' });
    }
    // With two players, the other one has won at once.
    const two = go(
      tables(2, { towns: [last, hurt] }, { nonCardTarget: 'self', nonCardExtraEvents: 'never' }),
      '* event 9',
      '* monster 22',
      '* loss 1',
    );
    expect(two.result()).toMatchObject({ winners: [1], reason: 'lastTown' });
  },
);
