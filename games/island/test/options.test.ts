/** Numeric house rules: pieces, points, limits and prices. */
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect, test } from 'vitest';
import { optionSchema } from '../options.ts';
import { makeSetup } from '../setup.ts';
import { position } from './play.ts';

scenario(['IK-034', 'IK-113'], 'pieces: other numbers of pieces', () => {
  const text = `
    knights 3 P1 action
    P1: s31 s2 c29 c47 r29-35-40 k35:1- w29 w47 hand=BBBBLLGGOOOWWW
    P2: s12
    P3: s14`;
  const table = position(text, { pieces: { roads: 2, settlements: 2, cities: 2, walls: 2, knights: 2 } });
  expect(table.refused('road 40-44')).toBe('noPiece');
  expect(table.refused('settle 40')).toBe('noPiece');
  expect(table.refused('city 31')).toBe('noPiece');
  expect(table.play('recruit 40').refused('recruit 35')).toBe('knightThere');
  expect(table.state.knightPieces[0]).toBe(2);
  const more = position(text, { pieces: { knights: 3 } });
  expect(more.refused('road 40-44')).toBe(null);
});

scenario('IK-300', 'points: other values', () => {
  const text = `
    roaming 3 P1 action merchant=h1:P1
    P1: s31 c29 m45:science def=2 shown=printer imp=4/0/0 r29-35-40-44-39-34
    P2: s12`;
  expect(position(text).points()).toEqual([13, 1, 0]);
  const points = { settlement: 2, city: 3, metropolis: 0, longestRoad: 4, shownCard: 0, merchant: 5, defender: 2 };
  expect(position(text, { points, target: 30 }).points()).toEqual([2 + 6 + 0 + 4 + 0 + 5 + 4, 2, 0]);
});

scenario(['IK-130', 'IK-142', 'IK-203'], 'leastRoad, leastArmy, progressLimit', () => {
  const road = position('base 3 P1 action\nP1: s29 r29-35 hand=BL', { leastRoad: 2 }).play('road 35-40');
  expect(road.state.longestRoad).toBe(1);
  const army = position('base 3 P1 preRoll\nP1: s29 dev=knight', { leastArmy: 1 }).play('play knight h0');
  expect(army.state.largestArmy).toBe(1);
  const cards = position('knights 3 P1 action\nP1: s29 prog=spy,spy', { progressLimit: 1 }).play('end');
  expect(cards.step).toBe('drop');
});

scenario(['IK-112', 'IK-133', 'IK-159', 'IK-170', 'IK-171', 'IK-216'], 'prices', () => {
  const nothing = { brick: 0, lumber: 0, wool: 0, grain: 0, ore: 0, paper: 0, cloth: 0, coin: 0 };
  const cloth = { ...nothing, cloth: 1 };
  const free = {
    roadCost: nothing,
    settlementCost: cloth,
    cityCost: cloth,
    wallCost: cloth,
    recruitCost: cloth,
    promoteCost: cloth,
    activateCost: cloth,
    medicineCost: cloth,
  };
  const table = position(
    `
    knights 3 P1 action
    P1: s29 s31 c2 r29-35-40 hand=CCCCCCC prog=medicine
    P2: s12`,
    free,
  );
  table.play('road 40-45; settle 45; city 29; wall 2; recruit 35; activate 35; promote 35; play medicine 31');
  expect([table.hand(0), table.at(35), table.at(31)]).toEqual(['', 'k1:2~', 'c1']);
  const card = position('base 3 P1 action\nP1: s29 hand=B', {
    developmentCost: { wool: 0, grain: 0, ore: 0, brick: 1 },
  });
  expect(card.play('buy =plenty').hand(0)).toBe('');
});

test('every option says in one line what it changes, and names rules', () => {
  for (const [name, option] of Object.entries(optionSchema)) {
    expect(option.rules.length, name).toBeGreaterThan(0);
    expect(option.description, name).toMatch(/^[A-Z][^\n]+\.$/);
  }
  expect(makeSetup({ pieces: { roads: 1 } }, 3).ok).toBe(false);
});
