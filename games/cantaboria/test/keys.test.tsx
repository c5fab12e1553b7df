/** Keys over the map: places with a possible move are few presses away, however many places the map has. */
import { pressesFrom } from '@marchlands/core/testing/presses.ts';
import { WALKS, walkLit } from '@marchlands/kit/walk.ts';
import { expect, it } from 'vitest';
import { middleOf } from '../board/chart.tsx';
import { layoutOf } from '../board/map/layout.ts';
import { sceneOf } from '../board/scene.ts';
import { placeNamed } from '../view/names.ts';
import { situation } from './play.ts';

it('a territory of one’s own is two presses away from another at most', () => {
  const s = situation('RB L=R c=2 shipment R | *=B C3=R.h:t2 C4=R:i1 C5=R D4=R D5=R B3=R').state;
  const { map } = s.setup.land;
  const layout = layoutOf(map);
  const scene = sceneOf(s);
  const spots = map.territories.map(({ id }) => {
    const [x, y] = middleOf({ map, layout, scene }, id);
    return { x, y };
  });
  const isLit = (at: number): boolean => s.owner[at] === 1;
  const ways = (at: number) => WALKS.map((key) => walkLit(spots, isLit, at, key));
  const presses = pressesFrom(placeNamed(s, 'C4'), spots.length, ways);
  expect(Math.max(...presses.filter((_, at) => isLit(at)))).toBeLessThanOrEqual(2);
});
