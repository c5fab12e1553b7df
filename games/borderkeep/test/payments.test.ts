import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { choices, discard, go, goods, hand, situation, step, town, units, wrong } from './play.ts';

const NO_INCOME = { castleIncome: 0 };

scenario(['EX-01', 'BK-05', 'BK-19'], 'gold stands for magic in the upkeep of a Priest', () => {
  const table = situation(
    2,
    { active: 1, step: 'upkeepStart', towns: [{}, { goods: { food: 1, gold: 4 }, units: ['priest', 'guard'] }] },
    NO_INCOME,
  );
  go(table, 'B keep priest f1 g1');
  expect(goods(table, 1)).toEqual({ gold: 3 });
  expect(units(table, 1)).toEqual(['priest', 'guard#1']);
});

function brewery() {
  return situation(2, { towns: [{ goods: { wood: 3, stone: 2, magic: 4, gold: 10 }, hand: ['brewery'] }] });
}

scenario(['EX-03', 'BK-06', 'BK-27', 'BK-36'], 'a Brewery is paid in wood, stone and gold, exactly', () => {
  expect(choices(brewery(), 0)).toContain('A build brewery t3 s2 g3');
  const plain = go(brewery(), 'A build brewery t3 s2 g3');
  expect(goods(plain, 0)).toEqual({ magic: 4, gold: 7 });
  expect(town(plain, 0).structures).toEqual(['brewery']);
  expect(goods(go(brewery(), 'A build brewery g8'), 0)).toEqual({ wood: 3, stone: 2, magic: 4, gold: 2 });
  expect(goods(go(brewery(), 'A build brewery t1 g7'), 0)).toEqual({ wood: 2, stone: 2, magic: 4, gold: 3 });
  expect(wrong(brewery(), 'A build brewery t3 s2 m3')).toBe('magic is not accepted for this.');
  expect(wrong(brewery(), 'A build brewery t3 s2 g2')).toMatch(/The price is 8, and this mix is 7/);
  expect(wrong(brewery(), 'A build brewery t3 s2 g4')).toMatch(/The price is 8, and this mix is 9/);
});

scenario(
  ['EX-04', 'BK-27', 'BK-28', 'BK-29'],
  'magic pays for magical structures, magical heroes and artifacts',
  () => {
    const library = situation(2, { towns: [{ goods: { wood: 2, magic: 5, gold: 3 }, hand: ['library'] }] });
    expect(goods(go(library, 'A build library t2 m5 g1'), 0)).toEqual({ gold: 2 });
    const druid = situation(2, {
      towns: [{ goods: { food: 4, weapons: 3, magic: 2, gold: 9 }, hand: ['druid'], structures: ['wizards-tower'] }],
    });
    expect(choices(druid, 0)).toContain('A build druid f4 w3 m2 g7');
    expect(goods(go(druid, 'A build druid f4 w3 m2 g7'), 0)).toEqual({ gold: 2 });
    const sword = situation(2, {
      towns: [{ goods: { food: 6, magic: 3, gold: 9 }, hand: ['magic-sword'], units: ['ranger', 'guard'] }],
    });
    expect(choices(sword, 0)).toContain('A build magic-sword m3 g4');
    expect(wrong(sword, 'A build magic-sword f4 m3')).not.toBeNull();
    go(sword, 'A build magic-sword m3 g4 on ranger');
    expect(town(sword, 0).units[0]).toEqual({ unit: 'ranger', lost: 0, artifacts: ['magic-sword'] });
  },
);

scenario(['EX-05', 'BK-07'], 'the default mix takes from the larger stock, unit by unit', () => {
  const table = situation(2, { towns: [{ goods: { food: 5, weapons: 4, gold: 10 }, hand: ['swordsmen'] }] });
  go(table, 'A build swordsmen f4 w3');
  expect(goods(table, 0)).toEqual({ food: 1, weapons: 1, gold: 10 });
});

scenario('BK-07', 'any other mix is chosen kind by kind, and never ends in the default', () => {
  const table = situation(2, { towns: [{ goods: { food: 5, weapons: 4, gold: 10 }, hand: ['swordsmen'] }] });
  table.play(0, { kind: 'build', card: 'swordsmen', pay: 'mix' });
  expect(step(table)).toBe('mix');
  table.play(0, { kind: 'spend', amount: 4 });
  // Four food and three weapons would be the default mix.
  expect(table.refused(0, { kind: 'spend', amount: 3 })).toBe('defaultMix');
  expect(table.refused(0, { kind: 'spend', amount: 4 })).toBe('wrongAmount');
  table.play(0, { kind: 'spend', amount: 1 });
  expect(goods(table, 0)).toEqual({ food: 1, weapons: 3, gold: 8 });
});

const STACKS: readonly [card: string, structures: readonly string[], cost: number][] = [
  ['ranger', ['tavern'], 12],
  ['ranger', ['stables'], 11],
  ['ranger', ['fletcher'], 11],
  ['ranger', ['stables', 'fletcher'], 8],
  ['ranger', ['tavern', 'stables', 'fletcher'], 6],
  ['ranger', ['tavern', 'stables', 'fletcher', 'barracks'], 6],
  ['cavalier', ['tavern', 'stables'], 10],
  ['nobleman', ['tavern'], 11],
  ['warrior', ['tavern'], 11],
  ['wizard', ['tavern'], 16],
  ['wizard', ['wizards-tower'], 13],
  ['druid', ['wizards-tower'], 16],
  ['priest', ['wizards-tower'], 11],
  ['knights', ['barracks', 'stables'], 6],
  ['light-horsemen', ['barracks', 'stables'], 2],
  ['medium-cavalry', ['barracks', 'stables'], 4],
  ['longbowmen', ['barracks', 'fletcher'], 5],
  ['crossbowmen', ['barracks', 'fletcher'], 4],
  ['archers', ['barracks', 'fletcher'], 3],
  ['handgunners', ['barracks', 'fletcher'], 3],
  ['swordsmen', ['barracks'], 5],
  ['shieldmen', ['barracks'], 4],
  ['halberdiers', ['barracks'], 7],
  ['magic-sword', ['tavern', 'wizards-tower', 'barracks', 'stables', 'fletcher'], 7],
];

scenario(['EX-06', 'BK-31', 'BK-32'], 'discounts of different structures add up', () => {
  for (const [card, structures, cost] of STACKS) {
    const heroes = card === 'magic-sword' ? ['cavalier'] : [];
    const table = situation(2, {
      towns: [{ goods: { gold: 40 }, hand: [card], structures, units: [...heroes, 'guard'] }],
    });
    go(table, `A build ${card}`);
    expect([card, structures, 40 - (goods(table, 0).gold ?? 0)]).toEqual([card, structures, cost]);
  }
});

scenario('BK-32', 'a cost is never below 0, and then nothing is paid', () => {
  const deck = [{ id: 'archers', cost: 4 }, 'barracks', 'fletcher', 'farm', 'mine', 'inn', 'moat', 'temple', 'tavern'];
  const table = situation(
    2,
    { towns: [{ hand: ['archers'], structures: ['barracks', 'fletcher'] }] },
    { deck, startHand: 1 },
  );
  go(table, 'A build archers -');
  expect(units(table, 0)).toEqual(['archers', 'guard#1']);
});

scenario('BK-32', 'option discountsAdd: otherwise only the largest discount counts', () => {
  const json = { towns: [{ goods: { gold: 40 }, hand: ['ranger'], structures: ['tavern', 'stables', 'fletcher'] }] };
  expect(goods(go(situation(2, json, { discountsAdd: false }), 'A build ranger'), 0)).toEqual({ gold: 29 });
  expect(goods(go(situation(2, json, { discountsAdd: true }), 'A build ranger'), 0)).toEqual({ gold: 34 });
});

scenario(['EX-07', 'BK-26', 'BK-31'], 'a discount works at once', () => {
  const start = () => situation(2, { towns: [{ goods: { gold: 16 }, hand: ['stables', 'knights'] }] });
  expect(goods(go(start(), 'A build stables g6', 'A build knights g8'), 0)).toEqual({ gold: 2 });
  const late = go(start(), 'A build knights g11');
  expect(goods(late, 0)).toEqual({ gold: 5 });
  expect(town(late, 0).structures).toEqual([]);
});

scenario('BK-26', 'the Stables cannot be paid for with 5 gold', () => {
  const table = situation(2, { towns: [{ goods: { gold: 16 }, hand: ['stables', 'knights', 'defensive-wall'] }] });
  go(table, 'A build knights g11');
  expect(table.refused(0, { kind: 'build', card: 'stables', pay: 'default' })).toBe('cannotPay');
});

scenario(['EX-08', 'BK-21', 'BK-22', 'BK-76'], 'what is not paid for goes, and cannot be taken back', () => {
  const json = {
    active: 1,
    step: 'upkeepStart',
    towns: [{}, { goods: { food: 1, gold: 1 }, structures: ['inn'], units: ['knights', 'ranger', 'guard'] }],
  };
  const table = situation(2, json);
  go(table, 'B lapse inn', 'B lapse knights', 'B keep ranger f1 g1');
  expect(goods(table, 1)).toEqual({ gold: 3 });
  expect(discard(table)).toEqual(['inn', 'knights']);
  expect(town(table, 1).fallen).toEqual([]);
  const other = go(situation(2, json, NO_INCOME), 'B keep inn f1', 'B keep knights g1');
  // The Ranger then goes automatically.
  expect(units(other, 1)).toEqual(['knights', 'guard#1']);
  // The Inn was kept, and yields.
  expect(goods(other, 1)).toEqual({ gold: 2 });
});

scenario(['EX-09', 'BK-19', 'BK-30'], 'a hero is paid in full or not at all, and takes its artifact along', () => {
  const table = situation(
    2,
    {
      active: 1,
      step: 'upkeepStart',
      towns: [{}, { goods: { food: 3 }, units: [{ unit: 'warrior', artifacts: ['magic-armor'] }, 'guard'] }],
    },
    NO_INCOME,
  );
  expect(units(table, 1)).toEqual(['guard#1']);
  expect(goods(table, 1)).toEqual({ food: 3 });
  expect(discard(table)).toEqual(['warrior', 'magic-armor']);
});

scenario(['EX-10', 'BK-18'], 'the Market Place saves a hero', () => {
  const json = {
    active: 1,
    step: 'upkeepStart',
    towns: [{}, { goods: { food: 1, wood: 5 }, structures: ['market-place'], units: ['wizard'] }],
  };
  const table = situation(2, json, NO_INCOME);
  expect(table.refused(1, { kind: 'keep', pay: 'default' })).toBe('cannotPay');
  go(table, 'B market t');
  expect(goods(table, 1)).toEqual({ food: 1, wood: 3, gold: 1 });
  go(table, 'B keep wizard f1 g1');
  expect(units(table, 1)).toEqual(['wizard']);
  expect(table.refused(1, { kind: 'market', good: 'stone' })).toBe('tooFewToSwap');
  expect(wrong(table, 'B market g')).toMatch(/Gold cannot be swapped/);
});

scenario('BK-18', 'one wood and one stone cannot be swapped together, and without a Market Place nothing can', () => {
  const mixed = { goods: { wood: 1, stone: 1, gold: 9 }, structures: ['market-place'], hand: ['farm'] };
  const table = situation(2, { towns: [mixed] });
  expect(table.refused(0, { kind: 'market', good: 'wood' })).toBe('tooFewToSwap');
  const without = situation(2, { towns: [{ ...mixed, structures: [], goods: { wood: 4, gold: 9 } }] });
  expect(without.refused(0, { kind: 'market', good: 'wood' })).toBe('noMarket');
});

scenario('BK-18', 'option marketUsesPerTurn: no limit, or so many swaps a turn', () => {
  const json = { towns: [{ goods: { wood: 6, gold: 9 }, structures: ['market-place'], hand: ['farm'] }] };
  const free = go(situation(2, json), 'A market t', 'A market t', 'A market t');
  expect(goods(free, 0)).toEqual({ gold: 12 });
  const once = go(situation(2, json, { marketUsesPerTurn: 1 }), 'A market t');
  expect(once.refused(0, { kind: 'market', good: 'wood' })).toBe('swappedEnough');
  const never = situation(2, json, { marketUsesPerTurn: 0 });
  expect(never.refused(0, { kind: 'market', good: 'wood' })).toBe('swappedEnough');
});

scenario('BK-20', 'Inn, Barracks and Stables cost 1 food each; nothing else in a town but units does', () => {
  const table = situation(
    2,
    {
      step: 'upkeepStart',
      towns: [
        {
          goods: { food: 3 },
          structures: ['farm', 'inn', 'barracks', 'stables', 'guard-house', 'catapult'],
          units: ['guard', 'guard'],
        },
      ],
    },
    NO_INCOME,
  );
  go(table, 'A keep inn f1', 'A keep barracks f1', 'A keep stables f1');
  expect(town(table, 0).structures).toHaveLength(6);
  // 2 food of the Farm, 2 gold of the Inn and 1 of the Stables.
  expect(goods(table, 0)).toEqual({ food: 2, gold: 3 });
});

scenario('BK-04', 'stocks last from turn to turn, and there is no move that gives goods away', () => {
  const table = situation(2, { towns: [{ goods: { food: 500, gold: 3 }, hand: ['farm'] }] });
  go(table, 'A end', 'A end');
  expect(goods(table, 0)).toEqual({ food: 500, gold: 3 });
  expect(step(table)).toBe('draw');
  expect(hand(table, 0)).toEqual(['farm']);
});

scenario(['BK-31', 'BK-32'], 'what takes the difference off a cost is told with the payment', () => {
  const town0 = {
    goods: { gold: 40 },
    hand: ['ranger'],
    structures: ['tavern', 'stables', 'fletcher', 'barracks', 'farm'],
  };
  const told = (options: object) =>
    go(situation(2, { towns: [town0] }, options), 'A build ranger').events.flatMap((event) =>
      event.kind === 'goodsPaid' ? [event.discounts] : [],
    );
  // In data order; Barracks and Farm have nothing to do with a hero.
  expect(told({})).toEqual([
    [
      { card: 'tavern', amount: 2 },
      { card: 'fletcher', amount: 3 },
      { card: 'stables', amount: 3 },
    ],
  ]);
  expect(told({ discountsAdd: false })).toEqual([[{ card: 'fletcher', amount: 3 }]]);
});

scenario(['BK-06', 'BK-75', 'BK-76'], 'walls and cards taken back are paid in any mix that is accepted', () => {
  const start = () =>
    situation(2, {
      step: 'healStart',
      discard: ['farm'],
      towns: [{ walls: 3, fallen: ['farm'], goods: { wood: 2, stone: 2, magic: 2, gold: 4 } }],
    });
  // The default for a wall: wood and stone by turns, wood first.
  expect(goods(go(start(), 'A wall t2 s1'), 0)).toEqual({ stone: 1, magic: 2, gold: 4 });
  expect(goods(go(start(), 'A wall s2 g1'), 0)).toEqual({ wood: 2, magic: 2, gold: 3 });
  expect(wrong(start(), 'A wall m3')).toMatch(/magic is not accepted/);
  expect(wrong(start(), 'A wall t2')).toMatch(/The price is 3/);
  expect(goods(go(start(), 'A recover farm m1 g1'), 0)).toEqual({ wood: 2, stone: 2, magic: 1, gold: 3 });
  expect(goods(go(start(), 'A recover farm g2'), 0)).toEqual({ wood: 2, stone: 2, magic: 2, gold: 2 });
  expect(wrong(start(), 'A recover farm t2')).toMatch(/wood is not accepted/);
});
