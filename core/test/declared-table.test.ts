import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { from1, nullAt, oneOf, orNull, whole } from '../params.ts';
import { read } from '../read.ts';
import { problemText } from '../result.ts';
import { struct, u8, u16, u32 } from '../struct.ts';
import { fieldsOf, type TableOf } from '../table.ts';
import type { Setup } from '../types.ts';

interface Market extends Setup {
  readonly limit: number;
}
const setup: Market = { seats: 3, options: {}, bounds: { entries: 1, moves: 1, outcomes: 1, score: [0, 0] }, limit: 4 };

/** Up to three stalls with up to two carts each, and one field of every kind. */
class State extends struct<Market>()({
  day: u16,
  phase: u8,
  marks: u8,
  winner: u8,
  stalls: u8,
  open: u8(3),
  stock: u8(3 * 5),
  seen: u32(3 * 2),
  carts: u8(3),
  load: u8(3 * 2),
  dice: u8(3),
  pair: u8(2),
  holder: u8(5),
  guard: u8(3),
  toll: u8,
}) {}

const GOODS = ['wine', 'salt', 'iron', 'wool', 'gold'] as const;
const names = oneOf(...Array.from({ length: 40 }, (_, i) => `card${i}`));
const f = fieldsOf(State);

const cartFields = { load: f.num('load', whole(0, 9), { in: (s) => whole(2, s.setup.limit), else: () => 2 }) };
interface CartView extends TableOf<typeof cartFields> {}
const cart = f.record<typeof cartFields>(cartFields, {
  form: 'a cart such as 3',
  long: (value) => (typeof value === 'number' ? { load: value } : value),
});

const stall = f.record({
  isOpen: f.flag('open'),
  guard: f.num('guard', nullAt(255, whole(0, 5)), { else: () => null }),
  stock: f.copies('stock', oneOf(...GOODS), () => ({ ...oneOf('wine', 'salt'), expected: 'wine or salt' })),
  seen: f.bits('seen', names),
  carts: f.rows(cart, {
    count: (s, i) => s.carts[i],
    setCount(s, i, count) {
      s.carts[i] = count;
    },
    most: 2,
    row: (i, j) => i * 2 + j,
    arrange: (_s, given) => [...given.keys()].sort((a, b) => Number(given[a]) - Number(given[b])),
  }),
  carried: f.derived((s, i) => s.load[i * 2] + s.load[i * 2 + 1]),
});

const tableFields = {
  day: f.num('day', whole(0, 999), { isRequired: true, in: () => whole(1, 99) }),
  phase: f.num('phase', oneOf('buy', 'sell')),
  isWet: f.flag('marks', 2),
  isHot: f.flag('marks', 4),
  result: f.maybe((s) => s.winner > 0, f.record({ winner: f.num('winner', from1(oneOf('A', 'B', 'C'))) })),
  leader: f.num('dice', orNull(whole(0, 2)), { at: 2 }),
  dice: f.nums('dice', 3, whole(0, 6), () => 2),
  pair: f.tuple(f.num('pair', whole(0, 9), { at: 0 }), f.num('pair', whole(0, 9), { at: 1 })),
  holder: f.sparse('holder', { names: () => GOODS }, from1(oneOf('A', 'B'))),
  toll: f.value<string>({
    get: (s) => `${s.toll} pence`,
    put(s, _i, text) {
      s.toll = Number.parseInt(text, 10);
    },
    read(r, value, at) {
      if (typeof value === 'string' && /^\d pence$/.test(value)) return value;
      r.fail(at, 'must be such as 3 pence.');
      return '0 pence';
    },
  }),
  stalls: f.rows(stall, { count: (s) => s.setup.seats }),
};
interface Table extends TableOf<typeof tableFields> {}
const table = f.record<typeof tableFields>(tableFields);

const FULL = {
  day: 12,
  phase: 'sell',
  isWet: false,
  isHot: true,
  result: { winner: 'B' },
  leader: 1,
  dice: [3, 6],
  pair: [4, 0],
  holder: { salt: 'A', gold: 'B' },
  toll: '7 pence',
  stalls: [
    { isOpen: true, guard: 5, stock: ['wine', 'wine'], seen: ['card3', 'card39'], carts: [2, 4], carried: 6 },
    { isOpen: false, guard: null, stock: [], seen: [], carts: [], carried: 0 },
    { isOpen: false, guard: 0, stock: ['salt'], seen: ['card32'], carts: [3], carried: 3 },
  ],
};

function take(json: unknown) {
  const s = new State(setup);
  return read((r) => {
    table.take(r, json, 'position', s, 0);
    return s;
  });
}
function taken(json: unknown): State {
  const found = take(json);
  if (!found.ok) throw new Error(problemText(found.problem));
  return found.value;
}

test('a table is read from outside, shown, and put back to the same bytes', () => {
  const s = taken(FULL);
  const view: Table = table.get(s, 0);
  const carts = FULL.stalls.map((one) => one.carts.map((load): CartView => ({ load })));
  expect(view).toEqual({ ...FULL, stalls: FULL.stalls.map((one, i) => ({ ...one, carts: carts[i] })) });
  expect(Object.keys(view)).toEqual(table.names);
  const again = new State(setup);
  table.put(again, 0, JSON.parse(JSON.stringify(view)));
  expect(again.equals(s)).toBe(true);
  expect(taken(JSON.parse(JSON.stringify(view))).equals(s)).toBe(true);
});

test('what is left out has its default, or the zeros of a blank state', () => {
  expect(table.get(taken({ day: 1, stalls: [{}, { carts: [{}] }] }), 0)).toMatchObject({
    phase: 'buy',
    result: null,
    leader: null,
    pair: [0, 0],
    holder: {},
    stalls: [{ guard: null, carts: [] }, { carts: [{ load: 2 }] }, { guard: null }],
  });
});

test('every value in range comes back, whatever narrower range a position has', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99 }),
      fc.array(fc.integer({ min: 2, max: 4 }), { maxLength: 2 }),
      (day, load) => {
        const view = table.get(taken({ day, stalls: [{ carts: load }] }), 0);
        expect(view.day).toBe(day);
        expect(view.stalls[0].carts.map((one) => one.load)).toEqual([...load].sort());
      },
    ),
  );
});

test('what follows from other fields is passed over', () => {
  const [first, ...rest] = FULL.stalls;
  expect(taken({ ...FULL, stalls: [{ ...first, carried: 'much' }, ...rest] }).equals(taken(FULL))).toBe(true);
});

describe('what is read once', () => {
  const days = f.table({ day: f.num('day', whole(0, 99)) });
  const onDay = (day: number): State => Object.assign(new State(setup), { day });

  test('viewers of equal states in a row have one table between them', () => {
    const s = onDay(4);
    const seen = days.get(s, 0);
    expect(days.get(s, 0)).toBe(seen);
    expect(days.get(s.clone(), 0)).toBe(seen);
  });

  test('another state has another table, and the one that was given stays as it was', () => {
    const s = onDay(4);
    const before = days.get(s, 0);
    s.day = 5;
    expect(days.get(s, 0).day).toBe(5);
    expect(before.day).toBe(4);
    s.day = 4;
    expect(days.get(s, 0).day).toBe(4);
  });

  test('the same bytes in another match are another table', () => {
    const limit = f.table({ limit: f.derived((s) => s.setup.limit) });
    const elsewhere = new State({ ...setup, limit: 7 });
    expect(limit.get(new State(setup), 0).limit).toBe(4);
    expect(limit.get(elsewhere, 0).limit).toBe(7);
  });

  test('values that come again are one object, told apart by their key', () => {
    const s = taken({ day: 1, stalls: [{ isOpen: true }, { isOpen: false }, { isOpen: true }] });
    const shared = f.shared(f.record({ isOpen: f.flag('open') }), (state, i) => state.open[i]);
    expect([0, 1, 2].map((i) => shared.get(s, i).isOpen)).toEqual([true, false, true]);
    expect(shared.get(s, 2)).toBe(shared.get(s, 0));
    expect(shared.get(s, 1)).not.toBe(shared.get(s, 0));
  });
});

test('what is wrong is not stored, so that reading on is safe', () => {
  const s = new State(setup);
  read((r) => table.take(r, { day: 1, dice: [7, 2], stalls: [{ stock: ['tea'], seen: ['tea'] }] }, 'position', s, 0));
  expect([...s.dice, ...s.stock, ...s.seen]).toEqual([0, 2, 0, ...Array(15).fill(0), ...Array(6).fill(0)]);
});

test('a set of bits lies in words of 32 bits', () => {
  // @ts-expect-error a vector of bytes would lose what lies above its eighth bit
  expect(f.bits('stock', names)).toBeDefined();
});

describe('what is wrong is told with its place', () => {
  const stalls = (wrong: object): object => ({ stalls: [{}, wrong] });
  test.each<[object, string]>([
    [{ day: 0 }, 'position.day: must be a whole number from 1 to 99, not 0.'],
    [{ day: undefined }, 'position: leaves out day, which it must have.'],
    [{ hour: 3 }, `position: has an unknown field "hour"; known are ${table.names.join(', ')}.`],
    [{ phase: 'sleep' }, 'position.phase: must be one of buy, sell, not "sleep".'],
    [{ isHot: 1 }, 'position.isHot: must be true or false, not 1.'],
    [{ result: 'A' }, 'position.result: must be an object, not "A".'],
    // 0 is no winner.
    [{ result: {} }, 'position.result: leaves out winner, which it must have.'],
    [{ result: { winner: 'D' } }, 'position.result.winner: must be one of A, B, C, not "D".'],
    [{ leader: 3 }, 'position.leader: must be null or a whole number from 0 to 2, not 3.'],
    [{ dice: [1, 2, 3] }, 'position.dice: has 3 values; there are 2.'],
    [{ dice: [1, 7] }, 'position.dice[1]: must be a whole number from 0 to 6, not 7.'],
    [{ pair: [1, 2, 3] }, 'position.pair: has 3 values; there are 2.'],
    [{ pair: [1, -2] }, 'position.pair[1]: must be a whole number from 0 to 9, not -2.'],
    [{ holder: { tea: 'A' } }, 'position.holder: has an unknown field "tea"; known are wine, salt, iron, wool, gold.'],
    [{ holder: { salt: 'C' } }, 'position.holder.salt: must be one of A, B, not "C".'],
    [{ toll: 3 }, 'position.toll: must be such as 3 pence.'],
    [{ stalls: [{}, {}, {}, {}] }, 'position.stalls: has 4 entries; there is room for 3.'],
    [stalls({ stock: ['iron'] }), 'position.stalls[1].stock[0]: must be wine or salt, not "iron".'],
    // A byte counts no further than 255: 256 would be none.
    [stalls({ stock: Array(256).fill('salt') }), 'position.stalls[1].stock: has too many of salt.'],
    [stalls({ seen: ['card1', 'card1'] }), 'position.stalls[1].seen: has card1 more than once.'],
    [stalls({ carts: [2, 2, 2] }), 'position.stalls[1].carts: has 3 entries; there is room for 2.'],
    // In the order of their loads the wrong one is read first; its place is the one in the list.
    [stalls({ carts: [4, 1] }), 'position.stalls[1].carts[1].load: must be a whole number from 2 to 4, not 1.'],
    [stalls({ carts: ['big'] }), 'position.stalls[1].carts[0]: must be a cart such as 3, not "big".'],
  ])('%j', (wrong, expected) => {
    const found = take({ day: 1, ...wrong });
    expect(found.ok ? 'ok' : problemText(found.problem)).toBe(expected);
  });
});

test('a kept field has the same object while what it looks at stays, and is read anew once that changes', () => {
  let reads = 0;
  const stock = f.kept(
    f.derived((s) => {
      reads += 1;
      return [...s.stock, s.day];
    }),
    'stock',
    'day',
  );
  const [one, other] = [new State(setup), new State(setup)];
  const first = stock.get(one, 0);
  other.phase = 3;
  expect(stock.get(other, 0)).toBe(first);
  expect(reads).toBe(1);
  other.stock[14] = 1;
  expect(stock.get(other, 0)).toEqual([...other.stock, 0]);
  other.day = 2;
  expect(stock.get(other, 0)).toEqual([...other.stock, 2]);
  // Values that were read stay as they were, and another match is another table.
  expect(first).toEqual([...one.stock, 0]);
  stock.get(new State({ ...setup, limit: 3 }), 0);
  expect(reads).toBe(4);
  // When matches are read alternately, each one is remembered.
  expect(stock.get(other, 0)).toEqual([...other.stock, 2]);
  expect(reads).toBe(4);
});

describe('cards of which some are hidden', () => {
  const stock = f.cards('stock', oneOf(...GOODS), 'guard');
  const read1 = (json: unknown) => {
    const s = new State(setup);
    return read((r) => {
      stock.take?.(r, json, 'stock', s, 1);
      return s;
    });
  };

  test('are counted, read and put back', () => {
    const found = read1(['salt', '?', 'wine', '?']);
    if (!found.ok) throw new Error(problemText(found.problem));
    expect(stock.get(found.value, 1)).toEqual(['wine', 'salt', '?', '?']);
    expect([...found.value.guard]).toEqual([0, 4, 0]);
    const again = new State(setup);
    stock.put?.(again, 1, stock.get(found.value, 1));
    expect(again.equals(found.value)).toBe(true);
  });

  test('are refused where they are none, or more than can be counted', () => {
    expect(read1(['salt', 'tea'])).toMatchObject({ ok: false });
    expect(read1(new Array<string>(256).fill('?'))).toMatchObject({ ok: false });
  });
});

test('a field that is due at some steps must be given there, and nowhere else', () => {
  const dice = f.record({
    phase: f.num('phase', oneOf('buy', 'sell')),
    price: f.during((s) => s.phase === 1, f.num('marks', whole(0, 9))),
  });
  const priced = (json: unknown) => read((r) => dice.take(r, json, 'at', new State(setup), 0)).ok;
  expect([{ phase: 'sell', price: 4 }, { phase: 'buy' }, { phase: 'buy', price: null }].map(priced)).toEqual([
    true,
    true,
    true,
  ]);
  expect([{ phase: 'sell' }, { phase: 'sell', price: null }, { phase: 'buy', price: 4 }].map(priced)).toEqual([
    false,
    false,
    false,
  ]);
  expect(dice.get(new State(setup), 0)).toEqual({ phase: 'buy', price: null });
});
