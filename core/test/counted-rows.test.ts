import { describe, expect, test } from 'vitest';
import { countedRows } from '../counted-rows.ts';
import { Rng } from '../rng.ts';
import { EVERYTHING, SPECTATOR } from '../seat.ts';

/** Hands of two seats, and loot that both see, of two kinds of goods; five goods of each. */
interface Table {
  readonly hand: Uint8Array;
  readonly handSize: Uint8Array;
  readonly loot: Uint8Array;
  readonly lootSize: Uint8Array;
  readonly pile: Uint8Array;
  readonly isLast: boolean;
}

const declared = {
  kinds: 2,
  pool: (s) => s.pile,
  total: () => 5,
  mayBe: (s, kind) => !s.isLast || kind === 0,
  rows: [
    { counts: (s) => s.hand, sizes: (s) => s.handSize, sees: (_s, viewer, seat) => viewer === seat },
    { counts: (s) => s.loot, sizes: (s) => s.lootSize, sees: (_s, viewer) => viewer >= 0 },
  ],
} satisfies Parameters<typeof countedRows<Table>>[0];
const goods = countedRows<Table>(declared);

const table = (hand: number[], loot: number[], isLast = false): Table => ({
  hand: Uint8Array.from(hand),
  handSize: Uint8Array.of(3, 2),
  loot: Uint8Array.from(loot),
  lootSize: Uint8Array.of(1),
  pile: new Uint8Array(2),
  isLast,
});

test('a viewer keeps the rows that it sees', () => {
  const seen = (viewer: number): readonly (readonly number[])[] => {
    const s = table([1, 2, 0, 2], [0, 1]);
    goods.mask(s, viewer);
    return [[...s.hand], [...s.loot]];
  };
  expect(seen(0)).toEqual([
    [1, 2, 0, 0],
    [0, 1],
  ]);
  expect(seen(SPECTATOR)).toEqual([
    [0, 0, 0, 0],
    [0, 0],
  ]);
});

test('what is seen leaves the pool, and the rest is dealt from there, each thing as likely as any other', () => {
  const known = table([1, 2, 0, 0], [0, 1]);
  const deal = goods.dealer(known, EVERYTHING);
  // Four of the first kind and two of the second are left; two of them lie in the other hand.
  expect([...known.pile]).toEqual([4, 2]);
  const both = [0, 0, 0];
  for (let seed = 0; seed < 600; seed += 1) {
    const drawn = { ...known, hand: known.hand.slice(), loot: known.loot.slice(), pile: known.pile.slice() };
    expect(deal?.(drawn, new Rng(seed))).toBe(true);
    expect([...drawn.hand.slice(0, 2), ...drawn.loot]).toEqual([1, 2, 0, 1]);
    expect(drawn.hand[2] + drawn.hand[3]).toBe(2);
    expect([0, 1].map((kind) => drawn.hand[2 + kind] + drawn.pile[kind])).toEqual([4, 2]);
    both[drawn.hand[3]] += 1;
  }
  // None of the second kind with probability 6/15: 240 of 600, within five standard deviations.
  expect(Math.abs(both[0] - 240)).toBeLessThan(61);
});

test('an unseen thing is none of the kinds that it cannot be', () => {
  const known = table([1, 2, 0, 0], [0, 1], true);
  const deal = goods.dealer(known, EVERYTHING);
  expect(deal?.(known, new Rng('last'))).toBe(true);
  expect([...known.hand]).toEqual([1, 2, 2, 0]);
});

test('nothing is dealt where all is seen', () => {
  const whole = table([1, 2, 0, 2], [1, 0]);
  expect(goods.dealer(whole, EVERYTHING)).toBeNull();
  expect([...whole.pile]).toEqual([3, 1]);
});

test('numbers that contradict each other have no deal', () => {
  const tooMany = table([0, 3, 0, 0], [0, 6]);
  expect(goods.dealer(tooMany, EVERYTHING)?.(tooMany, new Rng('none'))).toBe(false);
  const tooFull = table([3, 1, 0, 0], [0, 0]);
  expect(goods.dealer(tooFull, EVERYTHING)?.(tooFull, new Rng('none'))).toBe(false);
});

describe('rows that must fit what is known of them together', () => {
  /** A viewer knows that the other hand holds both kinds; a spectator knows nothing. */
  const both = countedRows<Table>({
    ...declared,
    fits: (_known, viewer) => (dealt) => viewer === SPECTATOR || (dealt.hand[2] > 0 && dealt.hand[3] > 0),
  });

  test('are dealt again until they do: the deals that fit keep their shares', () => {
    const known = table([1, 2, 0, 0], [0, 0]);
    const deal = both.dealer(known, 0);
    const loot = [0, 0];
    for (let seed = 0; seed < 600; seed += 1) {
      const drawn = { ...known, hand: known.hand.slice(), loot: known.loot.slice(), pile: known.pile.slice() };
      expect(deal?.(drawn, new Rng(seed))).toBe(true);
      expect([...drawn.hand]).toEqual([1, 2, 1, 1]);
      expect([0, 1].map((kind) => drawn.loot[kind] + drawn.pile[kind])).toEqual([3, 2]);
      loot[drawn.loot[0] > 0 ? 0 : 1] += 1;
    }
    // Of the five goods left beside that hand, three are of the first kind: 360 of 600, within five standard deviations.
    expect(Math.abs(loot[0] - 360)).toBeLessThan(60);
  });

  test('depend on the viewer', () => {
    const known = table([1, 2, 0, 0], [0, 0]);
    const deal = both.dealer(known, SPECTATOR);
    const kinds = new Set<string>();
    for (let seed = 0; seed < 60; seed += 1) {
      const drawn = { ...known, hand: known.hand.slice(), loot: known.loot.slice(), pile: known.pile.slice() };
      deal?.(drawn, new Rng(seed));
      kinds.add(drawn.hand.slice(2).join());
    }
    expect(kinds).toContain('2,0');
  });

  test('have no deal where nothing fits, whether or not something is unseen', () => {
    const none = countedRows<Table>({ ...declared, fits: () => () => false });
    const known = table([1, 2, 0, 0], [0, 1]);
    expect(none.dealer(known, 0)?.(known, new Rng('none'))).toBe(false);
    const whole = table([1, 2, 0, 2], [1, 0]);
    expect(none.dealer(whole, EVERYTHING)?.(whole, new Rng('none'))).toBe(false);
  });
});
