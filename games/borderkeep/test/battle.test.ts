import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { type BorderkeepTable, choices, discard, go, hand, situation, step, told, town, units, wrong } from './play.ts';

/** A plays one card on B, whose town is given. In the heal phases nobody can do anything but what the test needs. */
function attack(card: string, town1: object, options: object = {}): BorderkeepTable {
  const table = situation(2, { step: 'attackStart', towns: [{ hand: [card] }, town1] }, options);
  return go(table, `A play ${card}`);
}

function isHeld(table: BorderkeepTable): boolean {
  return table.events.some((event) => event.kind === 'battleEnded' && event.winner === 1);
}

function isBeaten(table: BorderkeepTable): boolean {
  return table.events.some((event) => event.kind === 'battleEnded' && event.winner === 0);
}

scenario(['EX-02', 'BK-61', 'BK-30'], 'initiative 10 comes before 9', () => {
  const table = attack('bandits', {
    structures: ['catapult'],
    units: [{ unit: 'warrior', artifacts: ['magic-bow'] }, 'guard'],
  });
  go(table, '* attack catapult 1 1', '* attack warrior 1 3 6 2 4 4 5 2');
  expect(isHeld(table)).toBe(true);
  expect(told(table).filter((kind) => kind === 'attackRolled')).toHaveLength(10);
});

scenario(
  ['EX-20', 'BK-51', 'BK-52', 'BK-53', 'BK-62', 'BK-63', 'BK-64', 'BK-74', 'BK-76'],
  'a full battle, segment by segment',
  () => {
    const table = attack('orc-army', { units: ['halberdiers', 'archers', 'guard'], goods: { magic: 4 } });
    go(table, '* attack archers 4', '* attack orc-army 1 1 5', '* attack halberdiers 1 2 6 1');
    expect(choices(table, 0)).toEqual(['A hit halberdiers', 'A hit archers', 'A hit guard#1']);
    go(table, 'A hit halberdiers', 'A hit halberdiers');
    // Their two hits count all the same: Orc Army 5 to 3.
    expect(units(table, 1)).toEqual(['archers', 'guard#1']);
    expect(table.view(-3).table.battle?.sides[0][0]?.lost).toBe(2);
    go(table, '* attack guard#1 3 1');
    go(table, '* attack archers 1', '* attack orc-army 1 4 2', 'A hit archers', '* attack guard#1 5 5');
    go(table, '* attack orc-army 6 1 3');
    expect(units(table, 1)).toEqual(['guard#1:1']);
    go(table, '* attack guard#1 1 2');
    expect(isHeld(table)).toBe(true);
    expect(units(table, 1)).toEqual(['guard#1']);
    go(table, 'B recover halberdiers m2', 'B recover archers m2');
    expect(hand(table, 1)).toEqual(['archers', 'halberdiers']);
  },
);

scenario('BK-63', 'a hit is placed on living enemy units with hits left only', () => {
  const table = attack('dragon', { units: ['archers', 'knights', 'guard'] });
  go(table, '* attack archers 2', '* attack dragon 1 1 1 2 2 2 2', 'A hit archers');
  expect(table.refused(0, { kind: 'hit', unit: 'archers' })).toBe('noHitsLeft');
  expect(table.refused(0, { kind: 'hit', unit: 'dragon' })).toBe('noSuchUnit');
  expect(table.refused(1, { kind: 'hit', unit: 'dragon' })).toBe('notYourTurn');
  expect(wrong(table, 'A hit archers')).toMatch(/no hits left/);
});

scenario(['EX-21', 'BK-64', 'BK-67'], 'both fall at once: no loss, or a loss by option mutualDestruction', () => {
  const fall = (options: object) => {
    const table = attack('ogres', { units: [{ unit: 'guard', lost: 1 }], structures: ['farm', 'inn'] }, options);
    // The guard hits four times first, and the Ogres not at all.
    for (let i = 0; i < 2; i += 1) go(table, '* attack ogres 2 3 4 5', '* attack guard#1 1 1');
    return go(table, '* attack ogres 3 1 5 2', '* attack guard#1 1 4');
  };
  const plain = fall({ mutualDestruction: 'noLoss' });
  expect(isHeld(plain)).toBe(true);
  expect(town(plain, 1).structures).toEqual(['farm', 'inn']);
  const costly = fall({ mutualDestruction: 'loss' });
  expect(step(costly)).toBe('loss');
  go(costly, '* loss 2');
  expect(town(costly, 1).structures).toEqual([]);
});

scenario(['EX-22', 'BK-53'], 'the Moat takes a die off every unit of the attacking side', () => {
  const goblins = attack('goblin-horde', { structures: ['moat'] });
  go(goblins, '* attack guard#1 1 1', '* attack guard#1 2 1', '* attack guard#1 1 6');
  expect(isHeld(goblins)).toBe(true);
  const rolls = (table: BorderkeepTable): number => table.view(-3).table.left;
  const dragon = attack('dragon', { structures: ['moat'] });
  expect(rolls(dragon)).toBe(6);
  const minion = (options: object) => {
    const table = attack('necromancer', { structures: ['moat'] }, options);
    return rolls(go(table, '* spell necromancer 5', '* attack necromancer 2 2'));
  };
  expect(minion({})).toBe(3);
  expect(minion({ moatOnMinions: true })).toBe(3);
  expect(minion({ moatOnMinions: false })).toBe(4);
  const sorcerer = go(attack('sorcerer', { structures: ['moat'] }), '* spell sorcerer 1');
  expect(rolls(sorcerer)).toBe(4);
});

scenario(['EX-23', 'BK-65', 'BK-68', 'BK-69'], 'engines attack while the town has a unit, and then no more', () => {
  const table = attack('giant', { structures: ['bombard', 'catapult', 'ballista'] });
  go(table, '* attack bombard 1 3 4 1', '* attack catapult 2 1', '* attack ballista 6 6 1');
  expect(table.view(-3).table.battle?.sides[0][0]?.lost).toBe(4);
  go(table, '* attack giant 1 2 1 1 5 5');
  expect(isBeaten(table)).toBe(true);
  go(table, '* loss 2');
  expect(choices(table, 1)).toEqual(['B lose catapult', 'B lose ballista', 'B lose bombard']);
  expect(table.refused(1, { kind: 'lose', card: 'farm' })).toBe('noStructure');
  go(table, 'B lose catapult', 'B lose ballista');
  expect(town(table, 1).structures).toEqual(['bombard']);
  expect(units(table, 1)).toEqual(['guard#1']);
  expect(discard(table)).toContain('giant');
});

scenario(['EX-24', 'BK-55', 'BK-64'], 'Elemental Blast: initiative +5 and dice +3', () => {
  const table = attack('sorcerer', { structures: ['catapult'], units: ['archers', 'guard'] });
  go(table, '* spell sorcerer 1', '* attack sorcerer 1 1 4 2 6', '* attack catapult 1 5');
  // The other hit must go to the guard.
  go(table, 'A hit archers');
  expect(units(table, 1)).toEqual(['guard#1:1']);
  go(table, '* attack guard#1 1 3');
  expect(isHeld(table)).toBe(true);
});

scenario(['EX-25', 'BK-56'], 'Ensorcell: a unit rolls no dice this segment', () => {
  const table = attack('djinn', { units: ['knights', 'guard'] });
  go(table, '* spell djinn 2', 'A ensorcell knights', '* attack djinn 1 3 1 2', 'A hit guard#1', 'A hit guard#1');
  expect(units(table, 1)).toEqual(['knights']);
  // The next segment begins with the Djinn's spell; then the Knights attack again.
  go(table, '* spell djinn 6', '* attack djinn 2 2 2 2 2 2 2 2 2 2 2', '* attack knights 1 2 2 2');
  expect(table.view(-3).table.battle?.segment).toBe(3);
  expect(table.refused(0, { kind: 'ensorcell', unit: 'catapult' })).not.toBeNull();
});

scenario(['EX-26', 'BK-54', 'BK-56'], 'the ensorcelled roll nothing, whatever they cast', () => {
  const table = attack('sorcerer', { units: ['wizard', 'guard'] });
  go(table, '* spell sorcerer 2', 'A ensorcell wizard', '* spell wizard 6');
  go(table, '* attack sorcerer 2 2');
  // The Wizard (5) is skipped: the guard (2) rolls.
  go(table, '* attack guard#1 2 2');
  expect(table.view(-3).table.battle?.segment).toBe(2);
});

scenario(['EX-27', 'BK-57'], 'Defense: 3 extra hits to the end of the next segment, the older used first', () => {
  const start = () =>
    go(attack('demons', { structures: ['bombard'], units: ['warrior', 'guard'] }), '* spell demons 3');
  const monster = (table: BorderkeepTable) => table.view(-3).table.battle?.sides[0][0];
  const idle = ['* attack warrior 2 2 2 2 2 2', '* attack demons 2 2 2 2 2', '* attack guard#1 2 2'];
  const table = go(start(), '* attack bombard 1 6 2 3');
  expect(monster(table)?.extra).toEqual([0, 2]);
  go(table, ...idle, '* spell demons 3');
  expect(monster(table)?.extra).toEqual([2, 3]);
  go(table, '* attack bombard 1 1 1 2');
  expect(monster(table)).toMatchObject({ extra: [0, 2], lost: 0 });
  const hard = go(start(), '* attack bombard 1 1 1 1');
  expect(monster(hard)).toMatchObject({ extra: [0, 0], lost: 1 });
  const unused = go(start(), '* attack bombard 2 2 2 2', ...idle, '* spell demons 6', '* attack bombard 2 2 2 2');
  go(unused, '* attack warrior 2 2 2 2 2 2', '* attack demons 2 2 2 2 2 2 2 2 2 2 2 2', '* attack guard#1 2 2');
  expect(monster(unused)?.extra).toEqual([0, 0]);
});

scenario(['EX-28', 'BK-58'], 'Heal: up to 3 lost hits in all, one at a time', () => {
  const hurt = [{ unit: 'knights', lost: 3 }, 'priest', { unit: 'guard', lost: 1 }];
  const start = (options: object = {}) => go(attack('trolls', { units: hurt }, options), '* spell priest 4');
  const table = go(start(), 'B mend knights', 'B mend knights');
  expect(table.refused(1, { kind: 'mend', unit: 'priest' })).toBe('notHurt');
  go(table, 'B mend guard#1');
  expect(units(table, 1)).toEqual(['knights:1', 'priest', 'guard#1']);
  expect(units(go(start(), 'B mend knights', 'B mend knights', 'B mend knights'), 1)).toEqual([
    'knights',
    'priest',
    'guard#1:1',
  ]);
  const only = go(attack('trolls', { units: ['knights', 'priest', { unit: 'guard', lost: 1 }] }), '* spell priest 4');
  expect(units(only, 1)).toEqual(['knights', 'priest', 'guard#1']);
  expect(units(start({ healSpell: 'each' }), 1)).toEqual(['knights', 'priest', 'guard#1']);
  expect(step(start({ healSpell: 'shared' }))).toBe('mend');
});

scenario(
  ['EX-29', 'BK-59', 'BK-66', 'BK-67'],
  'Summon: a minion fights from this segment on, and goes with its side',
  () => {
    const start = () => go(attack('necromancer', { structures: ['ballista'] }), '* spell necromancer 5');
    const table = go(start(), '* attack ballista 1 2 1');
    expect(choices(table, 1)).toEqual(['B hit necromancer', 'B hit minion#1']);
    go(table, 'B hit necromancer', 'B hit necromancer', '* attack necromancer 2 4 1');
    expect(units(table, 1)).toEqual(['guard#1:1']);
    go(table, '* attack minion#1 1 5 5 3');
    expect(isBeaten(table)).toBe(true);
    const won = go(start(), '* attack ballista 1 1 1', 'B hit necromancer', 'B hit necromancer', 'B hit necromancer');
    expect(isHeld(won)).toBe(true);
  },
);

scenario(['EX-30', 'BK-60'], 'Death: dice +7', () => {
  const table = attack('trolls', { units: ['priest', 'guard'] });
  go(table, '* spell priest 6', '* attack priest 1 1 5 1 1 2 6 1');
  expect(isHeld(table)).toBe(true);
});

scenario(['EX-31', 'BK-66', 'BK-68'], 'a minion holds the town', () => {
  const table = attack('bandits', { units: ['wizard', { unit: 'guard', lost: 1 }], structures: ['farm'] });
  go(table, '* spell wizard 5', '* attack bandits 1 1', '* attack wizard 3 5', 'A hit wizard', 'A hit guard#1');
  expect(units(table, 1)).toEqual([]);
  go(table, '* attack minion#1 1 1 6 1');
  expect(isHeld(table)).toBe(true);
  expect(town(table, 1).structures).toEqual(['farm']);
  // The minion has left; the guard is back.
  expect(units(table, 1)).toEqual(['guard#1']);
});

scenario(['EX-32', 'BK-30', 'BK-76'], 'an artifact is lost with its hero', () => {
  const table = attack('dragon', {
    units: [{ unit: 'ranger', lost: 1, artifacts: ['magic-sword'] }, 'guard'],
    goods: { magic: 2 },
  });
  go(table, '* attack ranger 1 2 3 4 5 6 2 3');
  expect(table.view(-3).table.battle?.sides[0][0]?.lost).toBe(1);
  go(table, '* attack dragon 1 1 6 5 4 3 2', 'A hit ranger', 'A hit ranger');
  expect(discard(table)).toEqual(['ranger', 'magic-sword']);
  expect(town(table, 1).fallen).toEqual(['ranger']);
});

scenario(['EX-33', 'BK-69', 'BK-33'], 'a loss spills on the walls', () => {
  const start = (options: object = {}) => {
    const town1 = { structures: ['farm', 'moat', 'guard-house'], units: [] };
    return attack('goblin-horde', town1, options);
  };
  const table = go(start(), '* loss 5');
  expect(town(table, 1)).toMatchObject({ structures: [], walls: 2 });
  expect(units(table, 1)).toEqual(['guard#1']);
  expect(town(go(start(), '* loss 3'), 1)).toMatchObject({ structures: [], walls: 4 });
  expect(town(go(start({ wallSpill: 'onlyIfNone' }), '* loss 5'), 1).walls).toBe(4);
  expect(town(go(start({ wallSpill: 'oneForOne' }), '* loss 5'), 1).walls).toBe(2);
  const bare = go(attack('goblin-horde', { units: [] }, { wallSpill: 'onlyIfNone' }), '* loss 3');
  expect(town(bare, 1).walls).toBe(1);
});

scenario(['EX-34', 'BK-70', 'BK-78'], 'a town without walls is eliminated, and the last town wins', () => {
  const table = situation(3, {
    step: 'attackStart',
    towns: [
      { hand: ['goblin-horde', 'mine'] },
      { units: [], structures: ['farm'], walls: 2, hand: ['inn'], goods: { gold: 9 } },
      {},
    ],
  });
  go(table, 'A play goblin-horde', '* loss 4');
  expect(town(table, 1)).toMatchObject({ walls: 0, eliminated: 1, goods: [0, 0, 0, 0, 0, 0], units: [], hand: 0 });
  expect(discard(table)).toEqual(['farm', 'inn', 'goblin-horde']);
  const two = attack('goblin-horde', { units: [], structures: ['farm'], walls: 2, hand: ['inn'] });
  go(two, '* loss 4');
  expect(two.result()).toMatchObject({ winners: [0], reason: 'lastTown', ranks: [1, 2] });
  expect(discard(two)).toEqual(['farm', 'inn', 'goblin-horde']);
});

scenario(['EX-35', 'BK-73', 'BK-75', 'BK-76', 'BK-16'], 'the heal phase of a victim', () => {
  const start = (options: object = {}) =>
    situation(
      2,
      {
        step: 'healStart',
        discard: ['farm', 'knights', 'nobleman', 'magic-bow'],
        towns: [
          { hand: ['mine'] },
          {
            fallen: ['farm', 'knights', 'nobleman'],
            walls: 3,
            goods: { stone: 2, magic: 3, gold: 3 },
            hand: ['inn', 'moat', 'temple', 'quarry', 'mason', 'library', 'tavern'],
          },
        ],
      },
      options,
    );
  const table = start();
  expect(table.actors()).toEqual([1]);
  go(table, 'B wall s2 g1');
  expect(table.refused(1, { kind: 'wall', pay: 'default' })).toBe('wallsFull');
  go(table, 'B recover knights m2', 'B recover farm m1 g1');
  expect(town(table, 1).hand).toBe(9);
  expect(step(table)).toBe('draw');
  go(table, '* draw B dragon');
  expect(step(table)).toBe('drop');
  go(table, 'B drop dragon', 'B drop inn', 'B drop moat');
  expect(town(table, 1).hand).toBe(7);
  expect(town(table, 1).fallen).toEqual([]);
  expect(start({ wallPrice: 7 }).refused(1, { kind: 'wall', pay: 'default' })).toBe('cannotPay');
  expect(start({ recoverPrice: 7 }).refused(1, { kind: 'recover', card: 'farm', pay: 'default' })).toBe('cannotPay');
  // Everybody knows that cards taken back are in that hand.
  expect(town(table, 1).open).toEqual(['farm', 'knights']);
});

scenario('BK-76', 'option monsterLossRecoverable', () => {
  const lose = (monsterLossRecoverable: boolean) => {
    const town1 = { structures: ['farm'], units: [], goods: { magic: 9 } };
    return go(attack('goblin-horde', town1, { monsterLossRecoverable }), '* loss 1');
  };
  expect(step(lose(true))).toBe('heal');
  expect(town(lose(false), 1).fallen).toEqual([]);
});

scenario('BK-73', 'option healPhase: activeOnly, a town heals in its own turn only', () => {
  const json = {
    step: 'healStart',
    discard: ['farm'],
    towns: [{}, { units: [{ unit: 'knights', lost: 2 }], fallen: ['farm'], goods: { magic: 9 } }],
  };
  const active = situation(2, json, { healPhase: 'activeOnly' });
  expect(units(active, 1)).toEqual(['knights:2']);
  expect(town(active, 1).fallen).toEqual(['farm']);
  const all = situation(2, json, { healPhase: 'allTowns' });
  expect(units(all, 1)).toEqual(['knights', 'guard#1']);
});

scenario(['BK-72', 'BK-71'], 'a battle ends after so many segments', () => {
  const table = attack('goblin-horde', { structures: ['moat', 'farm'] }, { maxSegments: 2 });
  go(table, '* attack guard#1 2 2', '* attack guard#1 2 2');
  expect(table.events.some((event) => event.kind === 'battleEnded' && event.winner === null)).toBe(true);
  expect(town(table, 1).structures).toEqual(['farm', 'moat']);
  expect(discard(table)).toEqual(['goblin-horde']);
});

function war(town0: object, town1: object, options: object = {}): BorderkeepTable {
  const towns = [{ hand: ['war'], ...town0 }, town1];
  return situation(2, { step: 'attackStart', towns }, options);
}

scenario(['EX-38', 'BK-50', 'BK-53', 'BK-71'], 'War with withdrawal', () => {
  const start = (options: object = {}) =>
    war(
      { units: ['longbowmen', 'knights', 'guard'], goods: { magic: 2 } },
      { structures: ['moat'], units: ['crossbowmen', 'guard'], goods: { magic: 2 } },
      options,
    );
  const table = go(start(), 'A play war >B longbowmen knights', '* attack longbowmen 1', 'A hit crossbowmen');
  go(table, '* attack knights 2 2 6', '* attack guard#1 1 1', 'B hit longbowmen');
  // The second hit must go to the Knights.
  expect(units(table, 0)).toEqual(['knights:1', 'guard#1']);
  expect(choices(table, 0)).toEqual(['A press', 'A withdraw']);
  go(table, 'A withdraw');
  expect(town(table, 1).structures).toEqual(['moat']);
  expect(told(table)).not.toContain('lossRolled');
  go(table, 'A recover longbowmen m2', 'B recover crossbowmen m2');
  expect(units(table, 0)).toEqual(['knights', 'guard#1']);
  const pressed = go(
    start(),
    'A play war >B longbowmen knights',
    '* attack longbowmen 2',
    '* attack crossbowmen 2 2 2',
  );
  go(pressed, '* attack knights 2 2 2', '* attack guard#1 2 2', 'A press');
  expect(pressed.view(-3).table.battle?.segment).toBe(2);
  const never = go(start({ raidersWithdraw: 'never' }), 'A play war >B longbowmen knights', '* attack longbowmen 2');
  go(never, '* attack crossbowmen 2 2 2', '* attack knights 2 2 2', '* attack guard#1 2 2');
  expect(step(never)).toBe('attackDie');
});

scenario(['EX-39', 'BK-50', 'BK-69'], 'War won: the raiders stay home afterwards, the town loses structures', () => {
  const start = (options: object = {}) =>
    go(
      war(
        { units: [{ unit: 'warrior', artifacts: ['magic-bow'] }, 'guard'] },
        { structures: ['farm', 'inn'], units: ['archers', 'guard'] },
        options,
      ),
      'A play war >B warrior',
      '* attack warrior 1 1 1 4 1 2 3 6',
    );
  const table = go(start(), '* loss 1', 'B lose inn');
  expect(town(table, 1).structures).toEqual(['farm']);
  expect(units(table, 0)).toEqual(['warrior', 'guard#1']);
  expect(step(start({ raidTakesStructures: true }))).toBe('loss');
  expect(told(start({ raidTakesStructures: false }))).not.toContain('lossRolled');
});

scenario('BK-50', 'at least one defender goes; guards by option guardsMayRaid', () => {
  const table = go(war({ units: ['archers', 'guard'] }, {}), 'A play war', 'A stay archers');
  // Nobody else has gone, so the guard must.
  expect(table.view(-3).table.battle?.sides[0].map(({ unit }) => unit)).toEqual(['guard#1']);
  const home = war({ units: ['archers', 'guard'] }, {}, { guardsMayRaid: false });
  go(home, 'A play war');
  expect(home.view(-3).table.battle?.sides[0].map(({ unit }) => unit)).toEqual(['archers']);
  const guards = war({ units: ['guard'] }, {}, { guardsMayRaid: false });
  expect(guards.refused(0, { kind: 'play', card: 'war' })).toBe('noRaiders');
  expect(war({ units: ['guard'] }, {}, { guardsMayRaid: true }).refused(0, { kind: 'play', card: 'war' })).toBeNull();
});
