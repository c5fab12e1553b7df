import { describe, expect, it } from 'vitest';
import type { Recipe } from './attack-brute.ts';
import { type Compared, compareMargins } from './attack-compare.ts';

/** Every answer is right, and its plan, played by the rules, reaches the reported margin. */
function hold(recipe: Recipe, shipments: number, positions: number, seed: number): readonly Compared[] {
  const all = compareMargins(recipe, shipments, positions, seed, recipe.boats > 0 ? 2500 : 20_000);
  for (const one of all) expect(one).toMatchObject({ told: one.right, played: one.right, isExact: true });
  return all;
}

const attackable = (all: readonly Compared[]): number => all.filter(({ played }) => played > -50).length;
const shipped = (all: readonly Compared[]): number => all.filter(({ isShipped }) => isShipped).length;

describe('the greatest margin of an attack is that of all legal sequences', () => {
  it.each([2, 3, 4])('on land, without shipments, %i seats', (seats) => {
    expect(attackable(hold({ seats, lands: 6, boats: 0 }, 0, 30, seats))).toBeGreaterThan(100);
  });

  it.each([2, 3, 4])('on land, after one shipment, %i seats', (seats) => {
    expect(shipped(hold({ seats, lands: 5, boats: 0 }, 1, 12, seats))).toBeGreaterThan(5);
  });

  it('on land, after two shipments', () => {
    expect(shipped(hold({ seats: 3, lands: 3, boats: 0 }, 2, 5, 9))).toBeGreaterThan(0);
  });

  it.each([2, 4])('with boats, without shipments, %i seats', (seats) => {
    expect(attackable(hold({ seats, lands: 3, boats: 2 }, 0, 6, seats))).toBeGreaterThan(5);
  });

  it('with a boat, after one shipment', () => {
    expect(attackable(hold({ seats: 3, lands: 3, boats: 1 }, 1, 4, 5))).toBeGreaterThan(10);
  });

  it.each([2, 3])('with boats in files, without shipments, %i seats', (seats) => {
    expect(attackable(hold({ seats, lands: 1, boats: 6 }, 0, 8, seats))).toBeGreaterThan(5);
  });
});

describe('the greatest margin of an attack follows the options', () => {
  it.each([
    { footSteps: 2 },
    { footSteps: 2, footCapacity: 3 },
    { footCapacity: 2 },
    { horseCapacity: 1 },
    { boatsInChain: false },
    { boatRange: 2 },
    { boatLoadEnRoute: false },
    { passageAtStart: true },
    { passageBothForbid: 'each' },
    { ownBankAllows: false },
    { attackWithGoods: true },
    { berthFiles: false },
    { adjacentCities: false },
    { hullPoints: 0 },
  ])('%o', (options) => {
    const recipe = { seats: 3, lands: 3, boats: 1 };
    const [still, shipped] = [0, 1].map((shipments) => compareMargins(recipe, shipments, 4, 4, 1500, options));
    for (const one of [...still, ...shipped]) expect(one).toMatchObject({ told: one.right, played: one.right });
    expect(attackable(still)).toBeGreaterThan(5);
    expect(attackable(shipped)).toBeGreaterThan(5);
  });
});
