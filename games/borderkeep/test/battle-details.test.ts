import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { type BorderkeepTable, choices, go, goods, hand, situation, step, town, units, wrong } from './play.ts';

scenario('BK-30', 'artifacts stay with their hero when others join the town before and behind him', () => {
  const warrior = { unit: 'warrior', artifacts: ['magic-sword', 'magic-armor', 'magic-bow'] };
  const table = situation(2, {
    towns: [{ units: [warrior, 'guard'], hand: ['archers', 'wizard', 'mine'], goods: { gold: 40 } }],
  });
  go(table, 'A build archers', 'A build wizard');
  expect(town(table, 0).units).toEqual([
    { unit: 'archers', lost: 0, artifacts: [] },
    { unit: 'warrior', lost: 0, artifacts: ['magic-sword', 'magic-armor', 'magic-bow'] },
    { unit: 'wizard', lost: 0, artifacts: [] },
    { unit: 'guard#1', lost: 0, artifacts: [] },
  ]);
});

scenario(['BK-59', 'BK-66'], 'minions fight side by side and go by their age; a third spell brings a third', () => {
  const table = situation(2, {
    step: 'attackStart',
    towns: [{ hand: ['necromancer'] }, { structures: ['catapult'], units: ['shieldmen', 'guard'] }],
  });
  go(table, 'A play necromancer');
  const quiet = ['* attack catapult 2 2', '* attack necromancer 2 2 2'];
  go(table, '* spell necromancer 5', ...quiet, '* attack minion#1 2 2 2 2');
  go(table, '* attack guard#1 2 2', '* attack shieldmen 2 2');
  go(table, '* spell necromancer 5', '* attack catapult 1 2', 'B hit minion#2', '* attack necromancer 2 2 2');
  go(table, '* attack minion#1 2 2 2 2', '* attack minion#2 2 2 2 2', '* attack guard#1 1 1');
  go(table, 'B hit minion#1', 'B hit minion#1');
  // The elder fell: the younger one, with one hit lost, is now the first.
  const side = () => table.view(-3).table.battle?.sides[0].map(({ unit, lost }) => [unit, lost]);
  expect(side()).toEqual([
    ['necromancer', 0],
    ['minion#1', 1],
  ]);
  go(table, '* attack shieldmen 2 2', '* spell necromancer 5');
  expect(side()).toEqual([
    ['necromancer', 0],
    ['minion#1', 1],
    ['minion#2', 0],
  ]);
});

scenario('BK-58', 'healing enough for all is carried out without asking', () => {
  const table = situation(2, {
    step: 'attackStart',
    towns: [{ hand: ['trolls'] }, { units: [{ unit: 'knights', lost: 2 }, 'priest', { unit: 'guard', lost: 1 }] }],
  });
  go(table, 'A play trolls', '* spell priest 4');
  expect(units(table, 1)).toEqual(['knights', 'priest', 'guard#1']);
  expect(step(table)).toBe('attackDie');
});

scenario('BK-59', 'a side has twelve minions at most; a summons beyond has no effect', () => {
  const table = situation(2, { step: 'attackStart', towns: [{ hand: ['necromancer'] }, {}] });
  go(table, 'A play necromancer');
  const minions = () => (table.view(-3).table.battle?.sides[0].length ?? 0) - 1;
  for (let segment = 1; segment <= 14; segment += 1) {
    go(table, '* spell necromancer 5', '* attack necromancer 2 2 2');
    expect(minions()).toBe(Math.min(segment, 12));
    for (let i = 1; i <= minions(); i += 1) go(table, `* attack minion#${i} 2 2 2 2`);
    go(table, '* attack guard#1 2 2');
  }
});

scenario('BK-33', 'with its house a destroyed guard token goes first, and else one that stands', () => {
  const quake = (units1: readonly object[] | readonly string[]) => {
    const towns = [{ hand: ['earthquake'] }, { structures: ['guard-house'], units: units1 }];
    // Lost tokens and hits come back only in their town's own turn, so the effect of the earthquake can be seen.
    const table = situation(2, { step: 'attackStart', towns }, { healPhase: 'activeOnly' });
    return units(go(table, 'A play earthquake', '* quake guard-house:1'), 1);
  };
  expect(quake(['guard', 'guard'])).toEqual(['guard#1']);
  expect(quake(['guard'])).toEqual(['guard#1']);
  expect(quake([])).toEqual([]);
  // The more wounded of the two goes.
  expect(quake([{ unit: 'guard', lost: 1 }, { unit: 'guard' }])).toEqual(['guard#1']);
});

/** A solo battle in which the Giant (initiative 4) rolls one hit. */
function giantHits(units0: readonly unknown[]): string[] {
  const table = situation(1, { step: 'attackStart', attackCard: 'giant', towns: [{ units: units0 }] });
  while (table.view(-3).table.battle?.level !== 4) {
    const { battle, left } = table.view(-3).table;
    go(table, `* attack ${battle?.rolls} ${Array.from({ length: left }, () => 2).join(' ')}`);
  }
  go(table, '* attack giant 1 2 2 2 2 2');
  return units(table, 0);
}

scenario('BK-86', 'level hits: more dice, then higher initiative, then data order, guard tokens last', () => {
  // Ranger 8/4/2 and Halberdiers 3/4/2 differ only in initiative; so do Light Horsemen 3/2/2 and guard 2/2/2.
  expect(giantHits(['halberdiers', 'ranger', 'guard'])).toEqual(['halberdiers', 'ranger:1', 'guard#1']);
  expect(giantHits(['light-horsemen', 'guard'])).toEqual(['light-horsemen:1', 'guard#1']);
  // Swordsmen 2/3/2 have more dice than Light Horsemen 3/2/2.
  expect(giantHits(['swordsmen', 'light-horsemen', 'guard'])).toEqual(['swordsmen:1', 'light-horsemen', 'guard#1']);
  // Fewest hits left decides first, whatever the dice: Shieldmen with one hit left of three fall.
  expect(giantHits([{ unit: 'shieldmen', lost: 2 }, 'knights', 'guard'])).toEqual(['knights', 'guard#1']);
});

scenario('BK-87', 'Ensorcell, level dice: more hits, then higher initiative, then data order', () => {
  const bound = (units0: readonly unknown[]) => {
    const table = situation(1, { step: 'attackStart', attackCard: 'djinn', towns: [{ units: units0 }] });
    go(table, '* spell djinn 2');
    return table.view(-3).table.battle?.sides[1].flatMap((one) => (one.bound ? [one.unit] : []));
  };
  expect(bound(['halberdiers', 'knights', 'guard'])).toEqual(['knights']);
  expect(bound(['halberdiers', 'ranger', 'guard'])).toEqual(['ranger']);
  expect(bound(['halberdiers', { unit: 'knights', lost: 2 }, 'guard'])).toEqual(['halberdiers']);
  expect(bound(['shieldmen', 'guard'])).toEqual(['shieldmen']);
});

scenario('BK-87', "a solo monster's Heal goes to itself first, then to its minions by age", () => {
  const table = situation(1, {
    step: 'attackStart',
    attackCard: 'necromancer',
    towns: [{ structures: ['bombard'], units: ['shieldmen', 'guard'] }],
  });
  go(table, '* spell necromancer 5', '* attack bombard 1 1 1 2');
  go(table, 'A hit necromancer', 'A hit necromancer', 'A hit minion#1');
  go(
    table,
    '* attack necromancer 2 2 2',
    '* attack minion#1 2 2 2 2',
    '* attack guard#1 2 2',
    '* attack shieldmen 2 2',
  );
  go(table, '* spell necromancer 4');
  expect(table.view(-3).table.battle?.sides[0].map(({ lost }) => lost)).toEqual([0, 0]);
});

scenario(['BK-06', 'BK-19'], 'the two parts of an upkeep are paid in any mix of what each accepts and gold', () => {
  const start = (): BorderkeepTable =>
    situation(
      2,
      { step: 'upkeepStart', towns: [{ goods: { food: 1, weapons: 1, magic: 1, gold: 5 }, units: ['ranger'] }] },
      { castleIncome: 0 },
    );
  const left = (mix: string) => goods(go(start(), `A keep ranger ${mix}`), 0);
  expect(left('f1 m1')).toEqual({ weapons: 1, gold: 5 });
  expect(left('w1 m1')).toEqual({ food: 1, gold: 5 });
  expect(left('w1 g1')).toEqual({ food: 1, magic: 1, gold: 4 });
  expect(left('m1 g1')).toEqual({ food: 1, weapons: 1, gold: 4 });
  expect(left('g2')).toEqual({ food: 1, weapons: 1, magic: 1, gold: 3 });
  expect(wrong(start(), 'A keep ranger f1 w1')).not.toBeNull();
  expect(wrong(start(), 'A keep ranger t1 m1')).toMatch(/wood is not accepted/);
  const poor = situation(
    2,
    { step: 'upkeepStart', towns: [{ goods: { food: 1, magic: 1, gold: 1 }, units: ['ranger'] }] },
    { castleIncome: 0 },
  );
  expect(wrong(poor, 'A keep ranger g2')).not.toBeNull();
  expect(goods(go(poor, 'A keep ranger f1 g1'), 0)).toEqual({ magic: 1 });
});

scenario(
  ['BK-13', 'BK-06', 'BK-18'],
  'an extra card is paid in any mix of magic and gold, after a swap of food too',
  () => {
    const start = () =>
      go(
        situation(2, {
          step: 'turnStart',
          towns: [{ goods: { food: 3, magic: 4, gold: 9 }, structures: ['market-place'] }],
        }),
        '* draw A knights',
      );
    expect(goods(go(start(), 'A buy m2 g5', '* draw A farm', 'A end'), 0)).toEqual({ food: 3, magic: 2, gold: 7 });
    const swapped = go(start(), 'A market f');
    expect(goods(swapped, 0)).toEqual({ food: 1, magic: 4, gold: 10 });
    expect(step(swapped)).toBe('buy');
    expect(wrong(swapped, 'A market f')).toMatch(/too few/);
  },
);

scenario('BK-76', 'a card is taken back once, and may be built again', () => {
  const table = situation(2, {
    step: 'healStart',
    active: 1,
    discard: ['farm', 'inn'],
    towns: [{}, { fallen: ['farm', 'inn'], goods: { magic: 9 } }],
  });
  expect(choices(table, 1)).toEqual(['B end', 'B recover farm m2', 'B recover inn m2']);
  go(table, 'B recover farm m2');
  expect(table.refused(1, { kind: 'recover', card: 'farm', pay: 'default' })).toBe('notDestroyed');
  expect(choices(table, 1)).toEqual(['B end', 'B recover inn m2']);
  expect(hand(table, 1)).toEqual(['farm']);
  expect(town(table, 1).fallen).toEqual(['inn']);
});

scenario('BK-54', 'casters go by initiative, the attacking side first among equals, whatever they have cast', () => {
  const casters = (monster: string, units1: readonly string[]) => {
    const table = situation(2, { step: 'attackStart', towns: [{ hand: [monster] }, { units: [...units1, 'guard'] }] });
    go(table, `A play ${monster}`);
    const order: string[] = [];
    while (step(table) === 'spell') {
      const all = ['druid', 'wizard', 'priest', monster].filter((one) => !order.includes(one));
      const next = all.find((one) => wrong(table, `* spell ${one} 1`) === null);
      if (next === undefined) throw new Error('nobody can cast');
      order.push(next);
      // An Elemental Blast, which raises the initiative, comes too late to change the order.
      go(table, `* spell ${next} 1`);
    }
    return order;
  };
  expect(casters('demons', ['wizard', 'druid', 'priest'])).toEqual(['druid', 'wizard', 'priest', 'demons']);
  expect(casters('sorcerer', ['wizard', 'druid', 'priest'])).toEqual(['druid', 'sorcerer', 'wizard', 'priest']);
  expect(casters('necromancer', ['priest'])).toEqual(['necromancer', 'priest']);
});

scenario(
  'BK-62',
  'at one initiative the attackers roll first, then cards in data order, minions, and last the engines',
  () => {
    const table = situation(2, {
      step: 'attackStart',
      towns: [
        { hand: ['orc-army'] },
        { structures: ['catapult'], units: ['halberdiers', 'light-horsemen', 'nobleman', 'wizard', 'guard'] },
      ],
    });
    go(table, 'A play orc-army', '* spell wizard 5', '* attack catapult 2 2', '* attack wizard 2 2');
    const rolled: string[] = [];
    while (table.view(-3).table.battle?.level === 3) {
      const { battle, left } = table.view(-3).table;
      rolled.push(battle?.rolls ?? '');
      go(table, `* attack ${battle?.rolls} ${Array.from({ length: left }, () => 2).join(' ')}`);
    }
    expect(rolled).toEqual(['orc-army', 'halberdiers', 'light-horsemen', 'nobleman', 'minion#1']);
    const same = situation(2, {
      step: 'attackStart',
      towns: [{ hand: ['demons'] }, { structures: ['ballista'], units: ['ranger', 'guard'] }],
    });
    // A Ranger and a Ballista at 8, and Demons raised to 8 by a Blast.
    go(same, 'A play demons', '* spell demons 1');
    go(same, `* attack demons ${'2 '.repeat(8).trim()}`, '* attack ranger 2 2 2 2', '* attack ballista 2 2 2');
    expect(same.view(-3).table.battle?.level).toBe(2);
  },
);

scenario('BK-68', 'option raidTakesStructures: false spares a town from raiders, not from monsters', () => {
  const beaten = { units: [], structures: ['farm', 'inn'] };
  const options = { raidTakesStructures: false };
  const raid = situation(2, { step: 'attackStart', towns: [{ hand: ['war'] }, beaten] }, options);
  go(raid, 'A play war');
  expect(town(raid, 1).structures).toEqual(['farm', 'inn']);
  const monster = situation(2, { step: 'attackStart', towns: [{ hand: ['ogres'] }, beaten] }, options);
  expect(step(go(monster, 'A play ogres'))).toBe('loss');
});
