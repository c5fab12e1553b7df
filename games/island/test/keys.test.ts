/** Keys over the island: building sites are few presses away, however many places the island has. */
import { pressesFrom } from '@marchlands/core/testing/presses.ts';
import { WALKS, walkLit } from '@marchlands/kit/walk.ts';
import { expect, it } from 'vitest';
import { layoutOf } from '../board/map/layout.ts';
import { idOf, inMode, litOf } from '../board/places.ts';
import { position } from './play.ts';

const ACTION = `knights 3 P1 action
P1: c29 s31 r29-35 r31-36 hand=BBLLWWOO
P2: c12 s18 r12-17 r18-24
P3: c14 s45 r14-19 r41-45`;

it.each(['road', 'recruit'] as const)('where to %s is two presses away at most', (mode) => {
  const table = position(ACTION);
  const { setup } = table.state;
  const choices = [...table.legal(0, 'road'), ...table.legal(0, 'recruit')].map((move) => ({
    move,
    words: '',
    notation: '',
  }));
  const open = litOf(inMode(choices, mode), null);
  expect(open.size).toBeGreaterThan(1);
  const layout = layoutOf(setup.board);
  const places = [
    ...layout.hexes.map((spot, i) => ({ ...spot, id: idOf('h', i) })),
    ...layout.edges.flatMap((spot, i) => (open.has(idOf('e', i)) ? [{ ...spot, id: idOf('e', i) }] : [])),
    ...layout.vertices.map((spot, i) => ({ ...spot, id: idOf('v', i) })),
  ];
  const isLit = (at: number): boolean => open.has(places[at].id);
  const presses = pressesFrom(0, places.length, (at) => WALKS.map((key) => walkLit(places, isLit, at, key)));
  expect(Math.max(...presses.filter((_, at) => isLit(at)))).toBeLessThanOrEqual(2);
});
