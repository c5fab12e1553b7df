import { SPECTATOR } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { view } from '../view/view.ts';
import { position } from './play.ts';

const TEXT = `knights 3 P1 action
  P1: c31 s19 r31-36 r19-25 hand=BW prog=spy,crane
  P2: c12 s18 r12-17 r18-23 hand=OOO prog=warlord
  P3: c10 s45 r10-15 r41-45`;

scenario('IK-008', 'a hand of progress cards is its owner’s; all see how many of each deck it holds', () => {
  const { state } = position(TEXT);
  for (const viewer of [1, SPECTATOR]) {
    const seen = view(state, viewer);
    expect(seen.table.seats[0].progress).toEqual([1, 0, 1]);
    expect(seen.table.decks.map(({ undrawn }) => undrawn)).toEqual([17, 18, 16]);
    expect(JSON.stringify(seen.own?.progress ?? [])).not.toContain('crane');
  }
  expect(view(state, 0).own?.progress).toEqual([{ seat: 0, cards: ['crane', 'spy'] }]);
});

scenario('IK-011', 'all see board, pieces, supplies, levels, and the sizes of hands', () => {
  const { state } = position(TEXT);
  const seen = view(state, SPECTATOR);
  expect(seen.own).toBeNull();
  expect(seen.table.vertices[31].building).toEqual({ seat: 0, what: 'city', hasWall: false });
  expect(seen.table.seats.map(({ hand }) => hand)).toEqual([2, 3, 0]);
  expect(seen.table.seats.map(({ points }) => points)).toEqual([3, 3, 3]);
  // A spectator and the owner see the same table.
  expect(view(state, 0).table).toEqual(seen.table);
});

scenario(
  ['IK-007', 'IK-009'],
  'all see how many development cards there are, and of each kind how many were not played',
  () => {
    const { state } = position(`base 3 P1 action
    P1: s31 r31-36 dev=knight,point new=plenty played=2
    P2: s12 r12-17 dev=knight
    P3: s10 r10-15`);
    for (const viewer of [1, 2, SPECTATOR]) {
      const { table, own } = view(state, viewer);
      expect(table.seats.map(({ development }) => development)).toEqual([3, 1, 0]);
      expect([table.devDeck, table.bought, table.devLeft]).toEqual([19, 1, [12, 5, 2, 2, 2]]);
      expect(JSON.stringify(own?.development ?? [])).not.toContain('plenty');
    }
  },
);
