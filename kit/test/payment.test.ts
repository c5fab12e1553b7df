import { describe, expect, it } from 'vitest';
import { isAccepted, withOneLess, withOneMore } from '../payment.ts';

const GOODS = ['food', 'weapons', 'wood', 'stone', 'magic', 'gold'] as const;
type Good = (typeof GOODS)[number];
const GOLD = GOODS.indexOf('gold');

const at = (good: Good): number => GOODS.indexOf(good);

/** Amounts by good from their names. */
function amounts(named: { readonly [good in Good]?: number }): readonly number[] {
  return GOODS.map((good) => named[good] ?? 0);
}

const DUES = { dues: [{ amount: 3, goods: [at('wood'), at('stone')] }], joker: GOLD };
const BOTH = {
  dues: [
    { amount: 1, goods: [at('food'), at('weapons')] },
    { amount: 2, goods: [at('weapons'), at('magic')] },
  ],
  joker: GOLD,
};

describe('a payment being laid down', () => {
  it('what is accepted: goods of the kinds due, gold for anything, never more than is due', () => {
    expect(isAccepted(DUES, amounts({ wood: 2, gold: 1 }))).toBe(true);
    expect(isAccepted(DUES, amounts({ food: 1 }))).toBe(false);
    expect(isAccepted(DUES, amounts({ wood: 2, stone: 2 }))).toBe(false);
    expect(isAccepted({ ...DUES, joker: -1 }, amounts({ wood: 2, gold: 1 }))).toBe(false);
  });

  it('of several parts each takes its own kinds', () => {
    expect(isAccepted(BOTH, amounts({ food: 1, magic: 2 }))).toBe(true);
    expect(isAccepted(BOTH, amounts({ weapons: 3 }))).toBe(true);
    expect(isAccepted(BOTH, amounts({ food: 2, magic: 1 }))).toBe(false);
    expect(isAccepted(BOTH, amounts({ magic: 3 }))).toBe(false);
  });

  it('one more takes the place of gold where all is paid, else of the good laid down most', () => {
    const stock = amounts({ wood: 5, stone: 5, gold: 5 });
    expect(withOneMore(DUES, stock, amounts({ wood: 1 }), at('wood'))).toEqual(amounts({ wood: 2 }));
    expect(withOneMore(DUES, stock, amounts({ wood: 1, gold: 2 }), at('stone'))).toEqual(
      amounts({ wood: 1, stone: 1, gold: 1 }),
    );
    expect(withOneMore(DUES, stock, amounts({ wood: 3 }), GOLD)).toEqual(amounts({ wood: 2, gold: 1 }));
  });

  it('no more than there is, and none of what is not accepted', () => {
    expect(withOneMore(DUES, amounts({ wood: 1, gold: 9 }), amounts({ wood: 1, gold: 2 }), at('wood'))).toBeNull();
    expect(withOneMore(DUES, amounts({ food: 9, gold: 9 }), amounts({ gold: 3 }), at('food'))).toBeNull();
  });

  it('one less leaves it owed', () => {
    expect(withOneLess(amounts({ wood: 2 }), at('wood'))).toEqual(amounts({ wood: 1 }));
    expect(withOneLess(amounts({ wood: 2 }), at('stone'))).toEqual(amounts({ wood: 2 }));
  });
});
