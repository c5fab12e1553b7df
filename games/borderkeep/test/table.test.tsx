import { describe, expect, it } from 'vitest';
import { defaultPayment, mixRow, strikeRow, upkeepRow, victims, viewAfter } from '../advice/ask.ts';
import { budgetOf } from '../advice/budget.ts';
import { attackOdds } from '../advice/preview.ts';
import { factsOf } from '../board/facts.ts';
import { placesOf } from '../board/lighting.ts';
import { phaseOf } from '../board/phases.tsx';
import { changeOf, placeOf } from '../board/playback.ts';
import { idOf } from '../board/spot.ts';
import { game } from '../game.ts';
import type { Move } from '../moves.ts';
import type { Table } from '../view/table.ts';
import type { View } from '../view/view.ts';
import { type BorderkeepTable, goods, situation, town, units } from './play.ts';

function view(table: BorderkeepTable, seat = 0) {
  return game.view(table.state, seat);
}

function playRow(table: BorderkeepTable, row: readonly Move[] | null): void {
  if (row === null) throw new Error('there is no such row');
  table.play(0, ...row);
}

describe('what the drawn table asks the rules', () => {
  const builder = () =>
    situation(1, {
      step: 'buildStart',
      towns: [{ hand: ['moat'], goods: { wood: 4, stone: 3, gold: 9 } }],
    });

  it('BK-07: the usual mix of a payment', () => {
    const table = builder();
    const build: Move = { kind: 'build', card: 'moat', pay: 'default' };
    expect(defaultPayment(table.state.setup, view(table), 0, build)).toEqual([0, 0, 4, 3, 0, 1]);
  });

  it('BK-06: another mix becomes the row of moves that pays it', () => {
    const table = builder();
    const row = mixRow(table.state.setup, view(table), 0, { kind: 'build', card: 'moat', pay: 'mix' }, [0, 0, 1, 2, 0]);
    playRow(table, row);
    expect(goods(table, 0)).toEqual({ wood: 3, stone: 1, gold: 4 });
    expect(town(table, 0).structures).toEqual(['moat']);
  });

  it('a mix that cannot be paid has no row', () => {
    const table = builder();
    const mix: Move = { kind: 'build', card: 'moat', pay: 'mix' };
    expect(mixRow(table.state.setup, view(table), 0, mix, [0, 0, 6, 2, 0])).toBeNull();
    const poor = situation(1, { step: 'buildStart', towns: [{ hand: ['moat'], goods: { wood: 8, stone: 8 } }] });
    expect(mixRow(poor.state.setup, view(poor), 0, mix, [0, 0, 3, 3, 0])).toBeNull();
  });

  it('BK-19: two parts of an upkeep are paid together, each from its own goods', () => {
    const table = situation(1, {
      step: 'upkeepStart',
      towns: [{ units: ['warrior', 'guard'], goods: { food: 2, weapons: 2, magic: 2, gold: 5 } }],
    });
    const row = mixRow(table.state.setup, view(table), 0, { kind: 'keep', pay: 'mix' }, [0, 1, 0, 0, 0]);
    playRow(table, row);
    expect(goods(table, 0)).toEqual({ food: 2, weapons: 1, magic: 2, gold: 4 + 3 });
  });

  it('BK-21: all upkeep of a turn in one row, or as much as can be paid', () => {
    const rich = situation(1, {
      step: 'upkeepStart',
      towns: [{ units: ['knights', 'warrior', 'guard'], structures: ['inn'], goods: { food: 3, magic: 1 } }],
    });
    const all = upkeepRow(rich.state.setup, view(rich), 0);
    expect(all).toEqual({ moves: expect.any(Array), amounts: [3, 0, 0, 0, 1, 0], lost: [], isAll: true });
    playRow(rich, all.moves);
    expect(units(rich, 0)).toEqual(['knights', 'warrior', 'guard#1']);
    const poor = situation(1, {
      step: 'upkeepStart',
      towns: [{ units: ['knights', 'warrior', 'guard'], structures: ['market-place'], goods: { food: 1, stone: 2 } }],
    });
    const some = upkeepRow(poor.state.setup, view(poor), 0);
    expect([some.moves.length, some.isAll]).toEqual([1, false]);
  });

  it('BK-21: paying for one says what is lost for want of the rest', () => {
    const short = situation(1, { step: 'upkeepStart', towns: [{ units: ['archers', 'warrior'], goods: { gold: 2 } }] });
    const row = upkeepRow(short.state.setup, view(short), 0);
    expect([row.moves.length, row.lost, row.isAll]).toEqual([1, ['warrior'], false]);
    playRow(short, row.moves);
    expect(units(short, 0)).toEqual(['archers', 'guard#1']);
  });

  it('the view after building shows the battle that follows, before a die is rolled', () => {
    const table = situation(1, {
      step: 'buildStart',
      attackCard: 'ogres',
      towns: [{ hand: ['knights', 'farm'], units: ['guard'], goods: { gold: 13 } }],
    });
    const { setup } = table.state;
    const now = view(table);
    const odds = (seen: View | null) => (seen === null ? 0 : (attackOdds(setup, seen, 'ogres')?.town ?? 0));
    const after = viewAfter(setup, now, 0, { kind: 'build', card: 'knights', pay: 'default' });
    expect(after?.table.towns[0]?.units.map(({ unit }) => unit)).toEqual(['knights', 'guard#1']);
    expect(odds(after)).toBeGreaterThan(odds(now));
    expect(units(table, 0)).toEqual(['guard#1']);
    expect(viewAfter(setup, now, 0, { kind: 'build', card: 'moat', pay: 'default' })).toBeNull();
  });

  const armies = () =>
    situation(3, {
      step: 'attackStart',
      towns: [
        { hand: ['war', 'assassin', 'dragon'], units: ['knights', 'swordsmen', 'guard'] },
        { units: ['warrior', 'nobleman', 'guard'] },
        { units: ['archers', 'guard'] },
      ],
    });

  it('BK-50: War with its victim and raiders is one row', () => {
    const table = armies();
    playRow(table, strikeRow(table.state.setup, view(table), 0, 'war', { victim: 2, raiders: [0] }));
    const { battle, victim } = table.view(-3).table;
    expect([victim, battle?.sides[0].map(({ unit }) => unit)]).toEqual([2, ['swordsmen']]);
    expect(strikeRow(armies().state.setup, view(armies()), 0, 'war', {})).toBeNull();
  });

  it('BK-39, BK-48: whom a card may strike, and the Assassin with his hero', () => {
    const table = armies();
    const { setup } = table.state;
    expect(victims(setup, view(table), 'dragon')).toEqual([1]);
    expect(victims(setup, view(table), 'assassin')).toEqual([1]);
    expect(victims(setup, view(table), 'war')).toEqual([1, 2]);
    playRow(table, strikeRow(setup, view(table), 0, 'assassin', { victim: 1, hero: 'nobleman' }));
    expect(units(table, 1)).toEqual(['warrior', 'guard#1']);
  });
});

describe('what a town earns and owes', () => {
  it('BK-23, BK-24: castle, cards and Tavern; BK-19: upkeep from the larger stock, then gold', () => {
    const table = situation(1, {
      step: 'buildStart',
      towns: [
        {
          structures: ['farm', 'tavern', 'inn'],
          units: ['knights', 'archers', 'nobleman', 'guard'],
          goods: { food: 2, weapons: 1, gold: 2 },
        },
      ],
    });
    const budget = budgetOf(table.state.setup, town(table, 0));
    expect(budget.revenue).toEqual([2, 0, 0, 0, 0, 3 + 2 + 2 + 1]);
    expect(budget.upkeep).toEqual([2, 1, 0, 0, 0, 2]);
    expect(budget.missing).toBe(0);
  });

  it('BK-25: a food ban takes the food of the next production', () => {
    const table = situation(1, { step: 'buildStart', towns: [{ structures: ['farm'], ban: 1, goods: { gold: 9 } }] });
    expect(budgetOf(table.state.setup, town(table, 0)).revenue[0]).toBe(0);
  });

  it('what cannot be paid is counted', () => {
    const table = situation(1, { step: 'buildStart', towns: [{ units: ['warrior'], goods: { food: 1 } }] });
    expect(budgetOf(table.state.setup, town(table, 0)).missing).toBe(1);
  });
});

describe('the facts of a seat', () => {
  it('points, walls, defenders, gold and the size of the hand', () => {
    const table = situation(2, {
      step: 'buildStart',
      towns: [{ structures: ['farm'], units: ['knights', 'guard'], hand: ['moat', 'inn'], goods: { gold: 7 } }, {}],
    });
    const { score, facts } = factsOf(view(table, 1), 0);
    expect(score).toBe(3);
    expect(facts.map(({ value }) => value)).toEqual(['4', '2', '7', '2']);
  });
});

describe('BK-11: the phase that a step belongs to', () => {
  const at = (step: Table['step'], more: Partial<Table> = {}) =>
    phaseOf({ ...view(situation(2, { step: 'buildStart', towns: [{ hand: ['farm'] }, {}] })).table, step, ...more });

  it.each([
    [['draw', 'event', 'table', 'buy', 'drop', 'pick'], 0],
    [['upkeep'], 1],
    [['build', 'attach'], 3],
    [['attack', 'victim', 'hero', 'raid', 'gold', 'quake', 'plague', 'spell', 'hit', 'lose', 'press'], 4],
    [['heal'], 5],
    [['first', 'deal', 'over'], null],
  ] as const)('%s', (steps, phase) => {
    for (const step of steps) expect(at(step), step).toBe(phase);
  });

  it('a card of Spies is drawn in the attack phase, and a payment belongs to what is paid for', () => {
    expect(at('draw', { source: 'spies' })).toBe(4);
    const paying = {
      card: 'farm',
      good: 0,
      due: [2, 0],
      accepts: [12, 0],
      isDefault: true,
      plan: [],
      spent: [],
    } as const;
    expect([1, 2, 3, 4, 5].map((what) => at('mix', { payment: { ...paying, what } }))).toEqual([0, 1, 3, 5, 5]);
  });
});

describe('where things are', () => {
  it('events have a place, seen by a seat: its own cards, the towns of others', () => {
    const { setup } = situation(2, { step: 'buildStart' });
    const drawn = { kind: 'cardDrawn', seat: 1, card: 'farm', by: 'free' } as const;
    const placeIn = (event: Parameters<typeof placeOf>[1], home = 0): string | null => {
      const spot = placeOf(setup, event, home);
      return spot === null ? null : idOf(spot);
    };
    expect([placeIn(drawn, 1), placeIn(drawn, 0)]).toEqual(['card/farm', 'town/1']);
    expect(placeIn({ kind: 'cardLapsed', seat: 0, unit: 'inn', forced: true })).toBe('structure/0/inn');
    expect(placeIn({ kind: 'cardLapsed', seat: 0, unit: 'knights', forced: true })).toBe('unit/0/knights');
    expect(placeIn({ kind: 'attackPlayed', seat: 0, card: 'dragon', victim: 1 })).toBe('town/1');
    expect(placeIn({ kind: 'segmentBegan', segment: 2 })).toBeNull();
  });

  it('what an event does to the goods of a seat, and of no other', () => {
    const swapped = { kind: 'goodsSwapped', seat: 0, good: 'wood', given: 2, gold: 1 } as const;
    expect(changeOf(swapped, 0)).toEqual([0, 0, -2, 0, 0, 1]);
    expect(changeOf(swapped, 1)).toBeNull();
  });

  it('moves light up the places that they are about', () => {
    const { table } = view(situation(2, { step: 'buildStart', towns: [{ hand: ['farm'], goods: { gold: 9 } }, {}] }));
    const moves: Move[] = [
      { kind: 'end' },
      { kind: 'build', card: 'farm', pay: 'default' },
      { kind: 'build', card: 'farm', pay: 'mix' },
      { kind: 'target', seat: 1 },
      { kind: 'lose', card: 'inn' },
      { kind: 'wall', pay: 'default' },
    ];
    const choices = moves.map((move) => ({ move }));
    expect([...placesOf(choices, table)]).toEqual(['card/farm', 'town/1', 'structure/0/inn', 'wall/0']);
  });
});

describe('the prompt of a phase', () => {
  const prompt = (table: BorderkeepTable) => game.words.prompt(view(table), table.state.setup, () => 'Somebody');
  const town = { hand: ['moat'], goods: { wood: 4, stone: 3, gold: 9 } };

  it('names swapping only where the town has a Market Place', () => {
    const without = situation(2, { step: 'buildStart', towns: [town] });
    expect(prompt(without)).toBe('Build from the hand, or end building.');
    const market = situation(2, { step: 'buildStart', towns: [{ ...town, structures: ['market-place'] }] });
    expect(prompt(market)).toBe('Build from the hand, swap goods, or end building.');
    expect(prompt(situation(2, { step: 'buyStart', towns: [{ goods: { magic: 9 } }] }))).toBe(
      'Buy a card, or end drawing.',
    );
  });
});
