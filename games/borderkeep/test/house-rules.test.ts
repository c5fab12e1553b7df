import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { type BorderkeepTable, choices, go, goods, situation, step, told, town, units, wrong } from './play.ts';

scenario('BK-69', 'option structureLossChoice: the victim picks what it loses, or the attacker does', () => {
  const beaten = (options: object, seats = 2): BorderkeepTable =>
    go(
      situation(
        seats,
        {
          step: 'attackStart',
          ...(seats === 1 ? { attackCard: 'ogres' } : {}),
          towns: [
            seats === 1 ? { units: [], structures: ['farm', 'inn', 'mine'] } : { hand: ['ogres'] },
            { units: [], structures: ['farm', 'inn', 'mine'] },
          ].slice(0, seats),
        },
        options,
      ),
      ...(seats === 1 ? [] : ['A play ogres']),
      '* loss 2',
    );
  expect(beaten({}).actors()).toEqual([1]);
  expect(beaten({ structureLossChoice: 'victim' }).actors()).toEqual([1]);
  const table = beaten({ structureLossChoice: 'attacker' });
  expect(table.actors()).toEqual([0]);
  go(table, 'A lose mine', 'A lose farm');
  expect(town(table, 1).structures).toEqual(['inn']);
  // In the solo game there is nobody else to choose.
  const alone = beaten({ structureLossChoice: 'attacker' }, 1);
  expect(alone.actors()).toEqual([0]);
  go(alone, 'A lose inn', 'A lose farm');
  expect(town(alone, 0).structures).toEqual(['mine']);
});

scenario('BK-85', 'option soloAssassin: a random hero, the dearest, or the one that the player picks', () => {
  const killed = (soloAssassin: string | null, heroes: readonly string[]) =>
    situation(
      1,
      { step: 'attackStart', attackCard: 'assassin', towns: [{ units: [...heroes, 'guard'] }] },
      soloAssassin === null ? {} : { soloAssassin },
    );
  expect(killed(null, ['cavalier', 'druid']).actors()).toBe('chance');
  expect(killed('random', ['cavalier', 'druid']).actors()).toBe('chance');
  // A Druid costs 19, a Cavalier 15; Nobleman and Warrior 13 each, and the first of these goes.
  expect(units(killed('dearest', ['cavalier', 'warrior', 'druid']), 0)).toEqual(['cavalier', 'warrior', 'guard#1']);
  expect(units(killed('dearest', ['nobleman', 'warrior']), 0)).toEqual(['warrior', 'guard#1']);
  const picked = killed('player', ['cavalier', 'druid']);
  expect(choices(picked, 0)).toEqual(['A kill cavalier', 'A kill druid']);
  expect(units(go(picked, 'A kill cavalier'), 0)).toEqual(['druid', 'guard#1']);
});

function tables(seats: number, town0: object, options: object): BorderkeepTable {
  return situation(seats, { step: 'turnStart', towns: [town0] }, { form: 'nonCard', ...options });
}

scenario('BK-96', 'option nonCardEarly: early attacks lapse, strike, or are rolled again', () => {
  const roll = (options: object) => go(tables(2, { turns: 0 }, options), '* event 9');
  for (const options of [{}, { nonCardEarly: 'lapse' }]) {
    expect(told(roll(options))).toContain('eventLapsed');
  }
  const strike = go(roll({ nonCardEarly: 'strike' }), '* monster 22');
  expect(strike.view(-3).table.attackCard).toBe('ogres');
  const again = roll({ nonCardEarly: 'reroll' });
  expect(step(again)).toBe('event');
  expect(step(go(again, '* event 8', '* event 1'))).toBe('table');
  // From the third turn on all are alike.
  expect(step(go(tables(2, { turns: 2 }, { nonCardEarly: 'reroll' }), '* event 9'))).toBe('table');
});

scenario('BK-97', 'option nonCardExtraEvents: events are sold to several players, to all, or to nobody', () => {
  const rich = { goods: { gold: 20 }, structures: ['guild-hall'] };
  const first = (seats: number, nonCardExtraEvents: string | null) =>
    go(tables(seats, rich, nonCardExtraEvents === null ? {} : { nonCardExtraEvents }), '* event 1', '* structure 1');
  for (const option of [null, 'multiplayer']) {
    expect(step(first(2, option))).toBe('buy');
    expect(step(first(1, option))).toBe('build');
  }
  expect(step(first(2, 'never'))).toBe('build');
  const alone = first(1, 'always');
  expect(choices(alone, 0)).toEqual(['A end', 'A buy g7', 'A guild']);
  go(alone, 'A buy g7', '* event 9');
  // A purchased monster lapses.
  expect(told(alone)).toContain('eventLapsed');
  expect(goods(alone, 0)).toEqual({ gold: 13 });
  const market = go(
    tables(2, { goods: { gold: 20, wood: 2 }, structures: ['market-place'] }, { nonCardExtraEvents: 'never' }),
    '* event 1',
    '* structure 1',
  );
  expect(market.refused(0, { kind: 'buy', pay: 'default' })).toBe('notForSale');
  // The card game sells cards whatever this option says.
  const cards = situation(2, { step: 'turnStart', towns: [rich] }, { nonCardExtraEvents: 'never' });
  expect(step(go(cards, '* draw A farm'))).toBe('buy');
});

scenario('BK-98', 'option nonCardRecover: what was destroyed comes back, or is gone', () => {
  const heal = (nonCardRecover: string | null) =>
    situation(
      2,
      { step: 'healStart', towns: [{}, { fallen: ['knights'], walls: 3, goods: { gold: 9 } }] },
      { form: 'nonCard', ...(nonCardRecover === null ? {} : { nonCardRecover }) },
    );
  for (const option of [null, 'intoPlay']) {
    expect(units(go(heal(option), 'B recover knights#1 g2'), 1)).toEqual(['knights', 'guard#1']);
  }
  expect(choices(heal('none'), 1)).toEqual(['B end', 'B wall g3']);
  expect(wrong(heal('none'), 'B recover knights')).toMatch(/In this match you cannot take back what was destroyed/);
});

scenario('BK-92', 'option nonCardRepeats: what is in play already may be rolled again, or is rolled anew', () => {
  const town0 = { structures: ['farm'], units: ['knights', { unit: 'warrior', artifacts: ['magic-bow'] }, 'guard'] };
  const roll = (options: object, event: number, line: string) =>
    go(tables(2, town0, options), `* event ${event}`, `* ${line}`);
  for (const options of [{}, { nonCardRepeats: true }]) {
    expect(roll(options, 1, 'structure 1').view(-3).table.offers).toEqual(['farm']);
  }
  const anew = { nonCardRepeats: false };
  for (const [event, line] of [
    [1, 'structure 2'],
    [6, 'troop 10'],
    [5, 'hero 4'],
    [5, 'hero 10'],
  ] as const) {
    const table = roll(anew, event, line);
    expect([line, step(table)]).toEqual([line, 'table']);
    expect(told(table)).toContain('rollRepeated');
  }
  const second = go(roll(anew, 6, 'troop 10'), '* troop 1');
  expect(second.events).toContainEqual({ kind: 'thingRolled', seat: 0, die: 1, card: 'swordsmen' });
  // Another town's things do not count, nor do disasters and monsters.
  expect(go(tables(2, {}, anew), '* event 1', '* structure 1').view(-3).table.offers).toEqual(['farm']);
  expect(step(go(tables(2, town0, anew), '* event 2', '* structure 95'))).toBe('pick');
  // If a table has nothing new, the event has no effect.
  const troops = ['swordsmen', 'shieldmen', 'halberdiers', 'archers', 'crossbowmen', 'handgunners', 'longbowmen'];
  const full = { units: [...troops, 'light-horsemen', 'medium-cavalry', 'knights', 'guard'], goods: { food: 99 } };
  const table = go(tables(2, full, anew), '* event 7', '* troop 3');
  expect(table.view(-3).table.offers).toEqual([]);
  expect(step(table)).not.toBe('table');
});

scenario('BK-92', 'copies follow in order of age: the older keeps its place and what it carries', () => {
  const town0 = { units: [{ unit: 'warrior', lost: 0, artifacts: ['magic-sword'] }, 'guard'], goods: { gold: 30 } };
  const table = go(tables(2, town0, {}), '* event 5', '* hero 4', 'A end', 'A keep warrior#1', 'A build warrior#2 g13');
  expect(town(table, 0).units.slice(0, 2)).toEqual([
    { unit: 'warrior', lost: 0, artifacts: ['magic-sword'] },
    { unit: 'warrior#2', lost: 0, artifacts: [] },
  ]);
});

scenario('BK-91', 'a thing rolled is built once; rolled twice it may be built twice', () => {
  const rich = { goods: { gold: 40 } };
  const once = go(tables(2, rich, {}), '* event 1', '* structure 1', 'A end', 'A build farm#1 g2');
  expect(once.view(-3).table.offers).toEqual([]);
  expect(step(once)).not.toBe('build');
  expect(town(once, 0).structures).toEqual(['farm']);
  const twice = go(tables(2, rich, {}), '* event 1', '* structure 1', 'A buy g7', '* event 2', '* structure 3');
  expect(twice.view(-3).table.offers).toEqual(['farm', 'farm']);
  go(twice, 'A build farm#1 g2', 'A build farm#2 g2');
  expect(town(twice, 0).structures).toEqual(['farm', 'farm']);
  // A picked structure is built only once as well.
  const picked = go(tables(2, rich, {}), '* event 1', '* structure 91', 'A pick mine', 'A end', 'A build mine#1 g8');
  expect(step(picked)).not.toBe('build');
});

scenario(['BK-06', 'BK-27', 'BK-75'], 'option mixWoodStone: a payment may hold both, or one of them only', () => {
  const build = (goodsHeld: object, options: object, hand = ['farm', 'brewery', 'library']) =>
    situation(2, { step: 'buildStart', towns: [{ hand, goods: goodsHeld }, {}] }, options);
  const half = { wood: 4, stone: 4 };
  for (const options of [{}, { mixWoodStone: true }]) {
    expect(choices(build(half, options), 0)).toContain('A build brewery t4 s4');
    expect(town(go(build(half, options), 'A build brewery t4 s4'), 0).structures).toEqual(['brewery']);
  }
  const apart = { mixWoodStone: false };
  // 8 cannot be paid with 4 and 4; with gold the larger stock goes first, wood if tied.
  expect(choices(build(half, apart), 0)).toEqual(['A end', 'A build farm t2', 'A build farm s2']);
  expect(wrong(build({ ...half, gold: 9 }, apart), 'A build brewery t4 s3 g1')).toMatch(/wood or stone, not both/);
  expect(goods(go(build({ ...half, gold: 9 }, apart), 'A build brewery t4 g4'), 0)).toEqual({ stone: 4, gold: 5 });
  expect(goods(go(build({ wood: 3, stone: 5, gold: 9 }, apart), 'A build brewery'), 0)).toEqual({ wood: 3, gold: 6 });
  // Some wood would be too little where stone alone is enough: 0 and 5 or more, but not 1 to 4.
  const gap = go(build({ wood: 6, stone: 8, gold: 3 }, apart), 'A build brewery mix');
  expect(choices(gap, 0)).toEqual(['A spend t0', 'A spend t5', 'A spend t6']);
  expect(wrong(gap, 'A spend t4')).toMatch(/cannot be paid/);
  expect(goods(go(gap, 'A spend t5'), 0)).toEqual({ wood: 1, stone: 8 });
  // Magic mixes in with either; upkeep and troops know no wood.
  expect(goods(go(build({ wood: 2, stone: 5, magic: 3 }, apart), 'A build library s5 m3'), 0)).toEqual({ wood: 2 });
  const heal = situation(2, { step: 'healStart', towns: [{ walls: 3, goods: { wood: 2, stone: 2 } }, {}] }, apart);
  expect(step(heal)).not.toBe('heal');
});

scenario('BK-17', 'option voluntaryDiscard: only what is above the limit goes, or whatever its owner likes', () => {
  const draw = (cards: readonly string[], options: object) =>
    go(situation(2, { step: 'turnStart', towns: [{ hand: cards }, {}] }, options), '* draw A farm');
  for (const options of [{}, { voluntaryDiscard: false }]) {
    expect(step(draw(['inn', 'mine'], options))).toBe('build');
    expect(wrong(draw(['inn'], options), 'A drop inn')).not.toBeNull();
  }
  const free = draw(['inn', 'dragon'], { voluntaryDiscard: true });
  expect(choices(free, 0)).toEqual(['A end', 'A drop farm', 'A drop inn', 'A drop dragon']);
  go(free, 'A drop dragon');
  expect(free.events).toContainEqual({ kind: 'cardDiscarded', seat: 0, card: 'dragon', why: 'choice' });
  go(free, 'A drop inn', 'A drop farm');
  // An empty hand is not asked.
  expect(town(free, 0).hand).toBe(0);
  expect(step(go(draw(['inn'], { voluntaryDiscard: true }), 'A end'))).toBe('build');
  // Cards above the limit must still go.
  const full = draw(['inn', 'mine'], { voluntaryDiscard: true, handLimit: 2 });
  expect(choices(full, 0)).toEqual(['A drop farm', 'A drop inn', 'A drop mine']);
  expect(full.refused(0, { kind: 'end' })).toBe('mustDiscard');
  expect(choices(go(full, 'A drop inn'), 0)).toEqual(['A end', 'A drop farm', 'A drop mine']);
});

scenario(
  'BK-16',
  'option handLimitCheck: a hand is held to its limit after drawing, or at the end of its own turn',
  () => {
    const cards = ['dragon', 'giant', 'ogres'];
    const turn = (options: object, seats = 2) =>
      situation(
        seats,
        { step: 'turnStart', towns: [{ hand: cards }, { hand: ['farm', 'inn', 'mine', 'mason'] }].slice(0, seats) },
        { handLimit: 3, ...options },
      );
    for (const options of [{}, { handLimitCheck: 'drawPhase' }]) {
      expect(step(go(turn(options), '* draw A trolls'))).toBe('drop');
    }
    const late = go(turn({ handLimitCheck: 'endOfTurn', firstAttackTurn: 10 }), '* draw A trolls', 'A end');
    expect(step(late)).toBe('trim');
    expect(choices(late, 0)).toEqual(['A drop dragon', 'A drop giant', 'A drop ogres', 'A drop trolls']);
    expect(wrong(late, 'A end')).not.toBeNull();
    // B is over its limit too, but its own turn has not come.
    go(late, 'A drop ogres');
    expect(late.view(-3).table).toMatchObject({ active: 1, step: 'draw' });
    expect(town(late, 1).hand).toBe(4);
    // The hand is checked after the owner's own heal phase.
    const heal = situation(
      2,
      { step: 'healStart', towns: [{ hand: [...cards, 'trolls'], walls: 3, goods: { gold: 3 } }, {}] },
      { handLimit: 3, handLimitCheck: 'endOfTurn' },
    );
    expect(step(heal)).toBe('heal');
    expect(step(go(heal, 'A wall g3'))).toBe('trim');
  },
);

scenario('BK-71', 'option raidersWithdraw: all at once, one by one, or not at all', () => {
  const raid = (options: object) =>
    go(
      situation(
        2,
        {
          step: 'attackStart',
          towns: [{ hand: ['war'], units: ['shieldmen', 'knights', 'cavalier'] }, { units: ['warrior'] }],
        },
        options,
      ),
      'A play war >B shieldmen knights cavalier',
      '* attack cavalier 2 2 2 2 2',
      '* attack warrior 1 2 2 2 2 2',
      'B hit knights',
      '* attack knights 2 2 2 2',
      '* attack shieldmen 2 2',
    );
  for (const options of [{}, { raidersWithdraw: 'together' }]) {
    expect(choices(raid(options), 0)).toEqual(['A press', 'A withdraw']);
    expect(raid(options).refused(0, { kind: 'recall', unit: 'knights' })).toBe('onlyTogether');
  }
  expect(step(raid({ raidersWithdraw: 'never' }))).toBe('attackDie');
  const singly = raid({ raidersWithdraw: 'singly' });
  expect(choices(singly, 0)).toEqual([
    'A press',
    'A withdraw',
    'A withdraw shieldmen',
    'A withdraw knights',
    'A withdraw cavalier',
  ]);
  go(singly, 'A withdraw shieldmen');
  const sides = (table: BorderkeepTable) =>
    table.view(-3).table.battle?.sides.map((side) => side.map(({ unit, place }) => [unit, place]));
  expect(sides(singly)?.[0]).toEqual([
    ['knights', 1],
    ['cavalier', 2],
  ]);
  go(singly, 'A withdraw cavalier');
  // The last one takes the raid home.
  expect(choices(singly, 0)).toEqual(['A press', 'A withdraw']);
  expect(singly.refused(0, { kind: 'recall', unit: 'knights' })).toBe('lastRaider');
  go(singly, 'A press', '* attack warrior 1 1 1 2 2 2');
  // The Knights fell, having lost one hit before; those at home are unchanged.
  expect(units(singly, 0)).toEqual(['shieldmen', 'cavalier', 'guard#1']);
  const home = go(raid({ raidersWithdraw: 'singly' }), 'A withdraw');
  expect(units(home, 0)).toEqual(['shieldmen', 'knights', 'cavalier', 'guard#1']);
});
