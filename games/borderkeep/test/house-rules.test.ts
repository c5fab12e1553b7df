import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { type BorderkeepTable, choices, go, goods, situation, step, told, town, units, wrong } from './kit.ts';

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
  // Alone there is nobody else to choose.
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
  // A Druid costs 19, a Cavalier 15; Nobleman and Warrior 13 each, and the first of them goes.
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
    expect(told(go(roll(options), '* monster 1'))).toContain('thingLapsed');
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
  go(alone, 'A buy g7', '* event 9', '* monster 1');
  // A purchased monster lapses.
  expect(told(alone)).toContain('thingLapsed');
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
  expect(wrong(heal('none'), 'B recover knights')).toMatch(/Nothing that was destroyed/);
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
  // Where a table has nothing new the event comes to nothing.
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
  // What was picked is built once as well.
  const picked = go(tables(2, rich, {}), '* event 1', '* structure 91', 'A pick mine', 'A end', 'A build mine#1 g8');
  expect(step(picked)).not.toBe('build');
});
