import { EVERYTHING, SPECTATOR } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { type BorderkeepTable, go, situation } from './play.ts';

function seatOf(line: string): number {
  return Math.max(0, 'ABCDEF'.indexOf(line.charAt(0)));
}

/** A line as written back after it was read. */
function written(table: BorderkeepTable, line: string): readonly string[] {
  const read = game.notation.parse(table.state, seatOf(line), line);
  if (!read.ok) throw new Error(`${line}: ${read.problem.message}`);
  return game.notation.format(table.state, read.value, EVERYTHING);
}

/** Plays lines, each of which must be written back unchanged. */
function canonical(table: BorderkeepTable, ...lines: readonly string[]): BorderkeepTable {
  for (const line of lines) {
    expect(written(table, line)).toEqual([line]);
    expect(written(table, line.toUpperCase())).toEqual([line]);
    go(table, line);
  }
  return table;
}

function attack(hand: readonly string[], town1: object, town0: object = {}, seats = 2): BorderkeepTable {
  return situation(seats, { step: 'attackStart', towns: [{ hand, ...town0 }, town1] });
}

scenario(
  ['BK-07', 'BK-13', 'BK-14', 'BK-19'],
  'the turn of the notation chapter is read and written as it stands',
  () => {
    const hand = ['knights', 'orc-army', 'farm', 'inn', 'moat'].filter((card) => card !== 'knights');
    const town0 = { hand, goods: { food: 6, weapons: 3, magic: 4, gold: 16 }, structures: ['guild-hall'] };
    const table = situation(2, {
      step: 'turnStart',
      towns: [{ ...town0, units: ['swordsmen', 'guard'], turns: 3 }, { units: ['guard'] }],
    });
    canonical(table, '* draw A knights', 'A buy m4 g3', '* draw A dragon', 'A end', 'A keep swordsmen f1');
    canonical(
      table,
      'A build knights f5 w3 g3',
      'A end',
      'A play orc-army',
      '* attack orc-army 2 2 2',
      '* attack guard#1 3 1',
    );
  },
);

scenario(['BK-10', 'BK-12'], 'opening roll, deal and draw, hidden from others', () => {
  const made = game.setup({}, 3);
  if (!made.ok) throw new Error('no setup');
  const table = situation(3, game.position.format(game.start(made.value), EVERYTHING) as object);
  canonical(table, '* first A4 B6 C6', '* first B2 C5');
  const deal = '* deal A farm dragon knights thieves inn moat mason';
  const read = game.notation.parse(table.state, 0, deal);
  if (!read.ok) throw new Error(read.problem.message);
  expect(game.notation.format(table.state, read.value, 0)).toEqual([deal]);
  for (const viewer of [1, SPECTATOR]) {
    expect(game.notation.format(table.state, read.value, viewer)).toEqual(['* deal A ? ? ? ? ? ? ?']);
  }
  canonical(table, deal);
});

scenario(['BK-14', 'BK-16', 'BK-18', 'BK-21'], 'Guild Hall, market, discard, letting go', () => {
  const table = situation(2, {
    step: 'turnStart',
    towns: [
      {
        hand: ['farm', 'inn', 'moat', 'mason', 'mine', 'quarry', 'library'],
        goods: { food: 2, gold: 5 },
        structures: ['guild-hall', 'market-place', 'barracks'],
        units: ['wizard', 'guard'],
      },
    ],
  });
  canonical(table, '* draw A dragon', 'A guild', '* draw A temple', 'A end', 'A drop dragon; drop farm');
  canonical(table, 'A market f', 'A lapse barracks');
});

scenario(['BK-06', 'BK-29'], 'mixes in the order f w t s m g, artifacts with their hero', () => {
  const goods = { food: 4, weapons: 3, wood: 3, stone: 2, magic: 9, gold: 20 };
  const start = () =>
    situation(2, {
      towns: [{ hand: ['brewery', 'magic-sword', 'druid', 'caravan'], goods, units: ['ranger', 'warrior', 'guard'] }],
    });
  canonical(start(), 'A build brewery t3 s2 g3', 'A build magic-sword m3 g4 on ranger');
  canonical(start(), 'A build druid f4 w3 m2 g10', 'A build brewery g8');
  const free = situation(
    2,
    { towns: [{ hand: ['archers', 'caravan'], structures: ['barracks', 'fletcher'] }] },
    { deck: [{ id: 'archers', cost: 4 }, 'barracks', 'fletcher', 'caravan', 'farm', 'inn'], startHand: 1 },
  );
  canonical(free, 'A build archers -');
});

scenario(['BK-39', 'BK-40', 'BK-48', 'BK-50'], 'attack cards with victims, heroes and raiders', () => {
  canonical(attack(['thieves', 'orc-army'], {}, {}, 3), 'A play thieves >C', '* gold 4 5', 'A play orc-army');
  const three = situation(3, {
    step: 'attackStart',
    towns: [{ hand: ['assassin'] }, { units: ['cavalier', 'guard'] }, { units: ['nobleman', 'warrior', 'guard'] }],
  });
  canonical(three, 'A play assassin >C nobleman');
  const war = situation(3, {
    step: 'attackStart',
    towns: [{ hand: ['war'], units: ['longbowmen', 'knights', 'guard'] }, { units: ['shieldmen', 'guard'] }, {}],
  });
  canonical(war, 'A play war >B longbowmen knights guard#1', '* attack longbowmen 2 2', '* attack knights 2 2 2 2');
  canonical(war, '* attack guard#1 1 2', '* attack guard#1 2 2');
});

scenario(['BK-54', 'BK-56', 'BK-58', 'BK-63', 'BK-69', 'BK-71'], 'choices and dice of a battle', () => {
  const djinn = attack(['djinn'], { units: ['knights', 'guard'], structures: ['farm', 'inn'] });
  canonical(djinn, 'A play djinn', '* spell djinn 2', 'A ensorcell knights', '* attack djinn 1 3 2 2', 'A hit guard#1');
  const priest = attack(['trolls'], { units: [{ unit: 'knights', lost: 3 }, 'priest', { unit: 'guard', lost: 1 }] });
  canonical(priest, 'A play trolls', '* spell priest 4', 'B mend knights', 'B mend guard#1');
  const necromancer = attack(['necromancer'], { structures: ['ballista'] });
  canonical(necromancer, 'A play necromancer', '* spell necromancer 5', '* attack ballista 1 2 2', 'B hit minion#1');
  const loss = attack(['giant'], { units: [], structures: ['farm', 'inn', 'mine'] });
  canonical(loss, 'A play giant', '* loss 1', 'B lose farm');
  const raid = attack(['war'], { units: ['guard'] }, { units: ['knights'] });
  canonical(raid, 'A play war', '* attack knights 2 2 2 2', '* attack guard#1 2 2', 'A press');
  canonical(raid, '* attack knights 2 2 2 2', '* attack guard#1 2 2', 'A withdraw');
});

scenario(['BK-43', 'BK-44', 'BK-46', 'BK-75', 'BK-76'], 'disasters and healing', () => {
  canonical(attack(['earthquake'], { structures: ['farm', 'moat'] }), 'A play earthquake', '* quake farm:3 moat:6');
  const plague = attack(['plague'], { units: ['swordsmen', 'wizard', 'guard'] });
  canonical(plague, 'A play plague', '* plague swordsmen:1 wizard:4 guard#1:1');
  const vortex = attack(['magical-vortex'], { hand: ['farm', 'ogres', 'inn'] });
  canonical(vortex, 'A play magical-vortex', '* vortex 2', 'B drop farm; drop ogres');
  const heal = situation(2, {
    step: 'healStart',
    discard: ['knights', 'farm'],
    towns: [{}, { walls: 2, fallen: ['knights', 'farm'], goods: { wood: 2, magic: 2, gold: 9 } }],
  });
  canonical(heal, 'B wall t2 g1', 'B wall g3', 'B recover knights m2', 'B recover farm g2');
});

scenario(['BK-85', 'BK-86', 'BK-46'], 'chance of the solo game and of the options', () => {
  const solo = situation(1, { step: 'attackStart', attackCard: 'assassin', towns: [{ units: ['warrior', 'wizard'] }] });
  canonical(solo, '* assassin warrior');
  const random = situation(
    1,
    { step: 'attackStart', attackCard: 'bandits', towns: [{ units: ['knights', 'guard'] }] },
    { soloTargeting: 'random' },
  );
  canonical(random, '* attack bandits 1 2', '* target knights');
  const vortex = situation(
    2,
    { step: 'attackStart', towns: [{ hand: ['magical-vortex'] }, { hand: ['farm', 'inn', 'mine'] }] },
    { vortexChoice: 'random' },
  );
  canonical(vortex, 'A play magical-vortex', '* vortex 2', '* drop B farm', '* drop B inn');
});

scenario(['BK-90', 'BK-91', 'BK-92', 'BK-98'], 'events and copies of the non-card version', () => {
  const table = situation(
    2,
    {
      step: 'turnStart',
      towns: [
        {
          turns: 4,
          goods: { food: 3, gold: 30 },
          structures: ['mine', 'stables', 'stables'],
          units: ['knights', 'knights', 'guard'],
        },
      ],
    },
    { form: 'nonCard' },
  );
  canonical(table, '* event 10', '* event 3', '* structure 96', 'A pick mine', 'A end');
  canonical(table, 'A keep stables#1 f1', 'A lapse stables#2', 'A keep knights#1 f1', 'A keep knights#2 f1');
  // The number is that of the right copy, or omitted; every word counts.
  expect(written(table, 'A build mine g8')).toEqual(['A build mine#2 g8']);
  for (const line of [
    'A build mine#1 g8',
    'A build mine#02 g8',
    'A build mine#3 g8',
    'A build mine#2 g8 t0',
    'A build mine#2 g08',
  ])
    expect(game.notation.parse(table.state, 0, line).ok).toBe(false);
  canonical(table, 'A build mine#2 g8');
  const monster = situation(
    1,
    { step: 'turnStart', towns: [{ units: ['archers', 'archers', 'guard'], goods: { food: 2, gold: 9 } }] },
    { form: 'nonCard' },
  );
  canonical(monster, '* event 9', '* monster 99', '* monster 46', 'A keep archers#1 f1', 'A keep archers#2 f1');
  canonical(monster, '* spell demons 6', '* attack archers#1 2', '* attack archers#2 2');
  const heal = situation(
    2,
    {
      step: 'healStart',
      towns: [{}, { fallen: ['knights', 'guard-house'], units: ['knights'], goods: { magic: 2, gold: 2 } }],
    },
    { form: 'nonCard' },
  );
  canonical(heal, 'B recover knights#2 m2', 'B recover guard-house#1 g2');
  for (const [event, line] of [
    [5, '* hero 10'],
    [6, '* troop 3'],
    [8, '* disaster 4'],
    [9, '* monster 100'],
  ] as const) {
    const roll = situation(2, { step: 'turnStart', lastMonster: 'ogres', monsters: 1 }, { form: 'nonCard' });
    canonical(roll, `* event ${event}`, line);
  }
});

test('parts of a longer action stand by themselves too', () => {
  const table = attack(['thieves'], {}, {}, 3);
  expect(written(table, 'A play thieves')).toEqual(['A play thieves']);
  canonical(go(table, 'A play thieves'), 'A target C');
  const mix = situation(2, { towns: [{ hand: ['farm', 'caravan'], goods: { wood: 2, gold: 2 } }] });
  canonical(mix, 'A build farm mix', 'A spend t1');
  const war = situation(2, {
    step: 'attackStart',
    towns: [{ hand: ['war'], units: ['archers', 'knights', 'guard'] }, {}],
  });
  canonical(go(war, 'A play war'), 'A send archers', 'A stay knights', 'A stay guard#1');
});
