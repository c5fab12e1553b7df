/** Orders and placings put together by taps, typed numbers and keys. */
import { Rng } from '@marchlands/core/rng.ts';
import { isActing } from '@marchlands/core/seat.ts';
import { pressesFrom } from '@marchlands/core/testing/presses.ts';
import { WALKS, walkLit } from '@marchlands/kit/walk.ts';
import { describe, expect, it } from 'vitest';
import { chosenOf, type Ground, groundOf, lineOf, sequenceOf } from '../advice/ground.ts';
import { layoutOf } from '../board/map/layout.ts';
import { chosenOn, EMPTY_SHEET, leftFor, litOn, orderOn, placedOn, setCount, sheetOf, tap } from '../board/sheet.ts';
import { typedOn } from '../board/use-typed.ts';
import { game } from '../game.ts';
import { moveCodec } from '../moves.ts';
import { BLUE, RED } from './play.ts';
import { OPTIONS, randomMatch } from './random-match.ts';
import { ground, ORDERS, tapped } from './tapped.ts';

function written(on: Ground, taps: string): string {
  const sheet = tapped(on, taps);
  return typeof sheet === 'string' ? sheet : lineOf(on, chosenOn(sheet));
}

describe('a tap where no way leads', () => {
  it('says so, and not that nothing of one’s own stands there', () => {
    const here = ground('R:M3 B:H1 bombs:3-3 turn:1 phase:orders');
    const from = tap(here, EMPTY_SHEET, 'M', 'move');
    expect(from.ok).toBe(true);
    const answer = from.ok ? tap(here, from.value, 'UC', 'move') : from;
    expect(answer).toMatchObject({ ok: false, reason: { text: expect.stringContaining('not adjacent') } });
    expect(answer).toMatchObject({ ok: false, reason: { rule: 'AN-49' } });
  });
});

describe('an order put together by taps', () => {
  it.each([
    // Out of an area, once for each piece.
    ['M S', '1 M to S'],
    ['M S S MC', '1 M to MC, 2 M to S'],
    // Into an area, begun there.
    ['S M M', '2 M to S'],
    // One of the seat's areas twice: into it.
    ['M M A A W', '2 A to M, 1 W to M'],
    // A move along one connection continues from its other end (AN-47).
    ['A M W', '1 A to M, 1 W to M'],
    ['M M A AC', '1 A to AC, 1 A to M'],
    ['M S bomb:EC', '1 M to S; Bomb EC'],
    ['bomb:EC', 'pass; Bomb EC'],
    ['bomb:EC bomb:EC', 'pass'],
    // Another own area, while nothing is named: begins there.
    ['A W U', '1 W to U'],
    ['M', 'pass'],
  ])('%s is %s', (taps, line) => {
    const on = ground(ORDERS);
    expect(written(on, taps)).toBe(line);
    expect(sequenceOf(on, line).ok).toBe(true);
  });

  it.each([
    ['M S S S S', 'AN-51'],
    ['M S UC', 'AN-49'],
    ['A M AC W', 'AN-48'],
    ['U W W W W', 'AN-51'],
    ['UC', 'AN-50'],
    ['S H', 'AN-50'],
  ])('%s is refused by %s', (taps, rule) => {
    expect(written(ground(ORDERS), taps)).toBe(rule);
  });

  it('a bombardment is refused where none is left (AN-60)', () => {
    expect(tapped(ground(ORDERS, BLUE), 'bomb:A')).toBe('AN-60');
  });

  it('a number is named, changed and taken off', () => {
    const on = ground(ORDERS);
    const begun = tapped(on, 'M');
    if (typeof begun === 'string') throw new Error(begun);
    const two = setCount(on, begun, 'S', 2);
    if (!two.ok) throw new Error(two.reason.text);
    expect(leftFor(on, two.value, 'A')).toBe(1);
    expect(setCount(on, two.value, 'A', 2)).toMatchObject({ ok: false, reason: { rule: 'AN-51' } });
    expect(setCount(on, two.value, 'WC', 1)).toMatchObject({ ok: false, reason: { rule: 'AN-49' } });
    const none = setCount(on, two.value, 'S', 0);
    expect(none.ok && none.value.counts).toEqual({});
  });

  it('only areas where a tap does something are lit', () => {
    const on = ground(ORDERS);
    expect([...litOn(on, EMPTY_SHEET, 'move')].sort()).toEqual(['A', 'M', 'W']);
    const all = tapped(on, 'M S S S');
    if (typeof all === 'string') throw new Error(all);
    expect([...litOn(on, all, 'move')]).toEqual([]);
    const from = tapped(on, 'M');
    if (typeof from === 'string') throw new Error(from);
    expect([...litOn(on, from, 'move')].sort()).toEqual(['A', 'MC', 'S', 'W']);
    expect(litOn(on, EMPTY_SHEET, 'bomb').size).toBe(16);
    expect(litOn(ground(ORDERS, BLUE), EMPTY_SHEET, 'bomb').size).toBe(0);
  });
});

it('tells of orders what they name', () => {
  const on = ground(ORDERS);
  const sheet = tapped(on, 'M S S bomb:EC');
  expect(typeof sheet === 'string' ? sheet : orderOn(sheet)).toEqual({
    moves: [{ n: 2, from: 'M', to: 'S' }],
    bomb: 'EC',
  });
});

describe('a number typed', () => {
  const one = typedOn({ place: '', digits: '', at: 0 }, '1', '4 orders SC', 1000);

  it('has the digits that follow each other', () => {
    if (one === null) throw new Error('1 is a digit');
    expect(typedOn(one, '2', '4 orders SC', 1500)?.digits).toBe('12');
    expect(typedOn(one, '2', '4 orders SC', 2500)?.digits).toBe('2');
    expect(typedOn(one, 'b', '4 orders SC', 1500)).toBeNull();
  });

  it('digits typed in one turn are no part of a number in the next', () => {
    if (one === null) throw new Error('1 is a digit');
    expect(typedOn(one, '1', '5 orders SC', 1200)?.digits).toBe('1');
  });
});

describe('new pieces placed by taps', () => {
  const INCOME_LINE = 'R:AC1,MC2,S1 B:M1,H1 bombs:3-3 turn:4 phase:income';

  it('each goes to its city, until its province is tapped', () => {
    const on = ground(INCOME_LINE);
    expect([...placedOn(on, EMPTY_SHEET)]).toEqual([
      ['AC', 1],
      ['MC', 1],
    ]);
    const sheet = tapped(on, 'A', EMPTY_SHEET, 'place');
    if (typeof sheet === 'string') throw new Error(sheet);
    expect(lineOf(on, chosenOn(sheet))).toBe('+1 A, +1 MC');
    const back = tapped(on, 'AC', sheet, 'place');
    expect(typeof back === 'string' ? back : lineOf(on, chosenOn(back))).toBe('+1 AC, +1 MC');
    expect([...litOn(on, EMPTY_SHEET, 'place')].sort()).toEqual(['A', 'AC']);
  });

  it.each([
    ['M', 'AN-33'],
    ['S', 'AN-35'],
    ['HC', 'AN-35'],
  ])('a tap on %s is refused by %s', (code, rule) => {
    expect(tapped(ground(INCOME_LINE), code, EMPTY_SHEET, 'place')).toBe(rule);
  });

  it('placed with the order, new pieces may move in it (AN-41)', () => {
    const on = ground('R:AC1,M1 B:H1 bombs:3-3 turn:4 phase:orders', RED, { newPieceReveal: 'withOrders' });
    const placed = tapped(on, 'A', EMPTY_SHEET, 'place');
    if (typeof placed === 'string') throw new Error(placed);
    const sheet = tapped(on, 'A V', placed);
    if (typeof sheet === 'string') throw new Error(sheet);
    const line = lineOf(on, chosenOn(sheet));
    expect(line).toBe('+1 A / 1 A to V');
    expect(sequenceOf(on, line).ok).toBe(true);
  });
});

describe('what is drawn of a choice', () => {
  it('a row becomes a sheet and the sheet the same row again, in random matches', () => {
    const rng = new Rng('sheets');
    let seen = 0;
    for (const options of OPTIONS) {
      randomMatch(
        options,
        rng,
        (state) => {
          const on = groundOf(state.setup, game.view(state, RED), RED);
          const copy = on.state.clone();
          const row: number[] = [];
          while (isActing(copy.open, RED) && copy.phase === on.state.phase) {
            const code = game.randomMove?.(copy, RED, rng) ?? 0;
            row.push(code);
            game.apply(copy, RED, code);
          }
          const moves = row.map((code) => moveCodec.decode(code));
          const again = sequenceOf(on, lineOf(on, chosenOn(sheetOf(chosenOf(on, moves)))));
          expect(again).toEqual({ ok: true, value: moves });
          seen += 1;
        },
        () => {},
      );
    }
    expect(seen).toBeGreaterThan(100);
  });
});

it('keys: an area where a move begins, or goes on, is two presses away at most', () => {
  const on = ground(ORDERS);
  const { map } = on.setup;
  const spots = map.areas.map(({ code }) => layoutOf(map).points.get(code) ?? { x: 0, y: 0 });
  const tapped = tap(on, EMPTY_SHEET, 'M', 'move');
  if (!tapped.ok) throw new Error('M holds no piece');
  for (const [sheet, from] of [
    [EMPTY_SHEET, 'A'],
    [tapped.value, 'M'],
  ] as const) {
    const lit = litOn(on, sheet, 'move');
    const isLit = (i: number) => lit.has(map.areas[i].code);
    const at = map.areas.findIndex(({ code }) => code === from);
    const presses = pressesFrom(at, spots.length, (i) => WALKS.map((key) => walkLit(spots, isLit, i, key)));
    expect(Math.max(...presses.filter((_, i) => isLit(i)))).toBeLessThanOrEqual(2);
  }
});
