import { type Box, overlap } from '@marchlands/kit/box.ts';
import { describe, expect, test } from 'vitest';
import { mooringsOf } from '../board/map/boats.ts';
import { layoutOf } from '../board/map/layout.ts';
import { boxAround, rimOf } from '../board/map/points.ts';
import { boxOf, FAR_SLOTS, GOOD_SLOTS, SLOTS } from '../board/map/slots.ts';
import { riversOf } from '../board/map/water.ts';
import { generateMap } from '../data/generator/generator.ts';
import { distance, distanceToRing, isInside } from '../data/geometry.ts';
import type { MapData } from '../data/map.ts';
import { ayathgaron36 } from '../data/maps/ayathgaron-36.ts';

/** The shipped map and twenty generated ones, for every number of players. */
const maps: readonly MapData[] = [
  ayathgaron36,
  ...Array.from({ length: 20 }, (_, i) => {
    const made = generateMap(i + 1, 2 + (i % 5));
    if (!made.ok) throw new Error(made.problem.message);
    return made.value;
  }),
];

/** A token on each of `FAR_SLOTS`, as bits. */
const ALL = 2 ** FAR_SLOTS.length - 1;

/** Where the line of a place that can be chosen has its inner edge, in units of the map inside the border. */
const LIT_LINE = 5.5;

const slots = [...Object.entries(SLOTS), ...GOOD_SLOTS.map((slot, i) => [`good ${i}`, slot] as const)];

describe.each(maps.map((map) => [map.id, map] as const))('the drawing of %s', (_, map) => {
  const { regions, box } = layoutOf(map);

  test('a full place hides none of its pieces, and none lies outside its territory', () => {
    for (const { id, zone } of regions) {
      const polygon = map.territories.find((territory) => territory.id === id)?.polygon ?? [];
      const boxes = slots.map(([name, slot]) => [name, boxOf(zone, slot)] as const);
      for (const [i, [name, one]] of boxes.entries()) {
        expect(
          rimOf(one).every((point) => isInside(point, polygon)),
          `${id}: ${name} inside`,
        ).toBe(true);
        for (const [other, two] of boxes.slice(i + 1)) {
          expect(overlap(one, two), `${id}: ${name} and ${other}`).toBe(false);
        }
      }
    }
  });

  test('names and ids stand inside their territories, off the pieces and off each other', () => {
    for (const { id, zone, label } of regions) {
      const polygon = map.territories.find((territory) => territory.id === id)?.polygon ?? [];
      for (const letters of [label.name, label.id]) {
        expect(
          rimOf(letters.box).every((point) => isInside(point, polygon)),
          `${id}: ${letters.text}`,
        ).toBe(true);
        for (const [name, slot] of slots) {
          expect(overlap(letters.box, boxOf(zone, slot)), `${id}: ${letters.text} and ${name}`).toBe(false);
        }
      }
      expect(overlap(label.name.box, label.id.box), `${id}: name and id`).toBe(false);
    }
  });

  test('an id stands clear of the line of a place that can be chosen, also on a map that is zoomed out', () => {
    for (const { id, zone, label } of regions) {
      const polygon = map.territories.find((territory) => territory.id === id)?.polygon ?? [];
      for (const point of rimOf(label.far(ALL))) {
        expect(isInside(point, polygon), `${id}: inside`).toBe(true);
        expect(distanceToRing(point, polygon), `${id}: off the line`).toBeGreaterThanOrEqual(LIT_LINE);
      }
      for (const point of rimOf(label.id.box)) {
        expect(distanceToRing(point, polygon), `${id}: off the line`).toBeGreaterThanOrEqual(LIT_LINE - 1);
      }
      // Next to the Warrior, or in the narrowest territories over its edge.
      const warrior = boxOf(zone, FAR_SLOTS[0]);
      expect(
        overlap(label.far(ALL), { ...warrior, y: warrior.y + 8, height: warrior.height - 16 }),
        `${id}: Warrior`,
      ).toBe(false);
    }
  });

  test('on a map that is zoomed out, an id makes room for what lies there, and moves for nothing else', () => {
    let covered = 0;
    let unmoved = 0;
    for (const { id, zone, label } of regions) {
      const boxes = FAR_SLOTS.map((slot) => boxOf(zone, slot));
      for (let tokens = 0; tokens <= ALL; tokens += 1) {
        const under = (letters: Box): boolean =>
          boxes.some((box, i) => ((tokens >> i) & 1) === 1 && overlap(letters, box));
        if (!under(label.far(ALL))) expect(label.far(tokens), `${id}, ${tokens}`).toEqual(label.far(ALL));
        covered += Number(under(label.far(tokens)));
        unmoved += Number(under(label.far(ALL)));
      }
    }
    expect(covered).toBeLessThan(0.75 * unmoved);
  });

  test('boats lie apart from each other and from the pieces ashore, two in every water space', () => {
    const spaces = [...map.reaches, ...map.berths];
    const boats = spaces.flatMap((_space, space) => mooringsOf(map, space, 2));
    for (const [i, boat] of boats.entries()) {
      for (const other of boats.slice(i + 1)) {
        expect(distance(boat.at, other.at)).toBeGreaterThanOrEqual((boat.radius + other.radius) * 0.8);
      }
      const around = boxAround(boat.at, boat.radius * 1.4, boat.radius * 1.4);
      for (const { id, zone } of regions) {
        for (const [name, slot] of slots) expect(overlap(around, boxOf(zone, slot)), `${id}: ${name}`).toBe(false);
      }
    }
  });

  test('a file of twelve boats in the shortest reach still has room for each', () => {
    for (const [space] of map.reaches.entries()) {
      const file = mooringsOf(map, space, 12);
      for (const [i, boat] of file.slice(1).entries()) {
        expect(distance(boat.at, file[i].at)).toBeGreaterThan(boat.radius * 1.2);
      }
    }
  });

  test('all of it lies within the drawing, and pieces are large enough to tell', () => {
    for (const { id, zone } of regions) {
      expect(zone.radius, id).toBeGreaterThan(30);
      for (const [, slot] of slots) {
        for (const point of rimOf(boxOf(zone, slot))) {
          expect(
            isInside(point, [
              [box.x, box.y],
              [box.x + box.width, box.y],
              [box.x + box.width, box.y + box.height],
              [box.x, box.y + box.height],
            ]),
          ).toBe(true);
        }
      }
    }
  });

  test('rivers widen downstream, and a stem begins as wide as what flows into it', () => {
    const rivers = riversOf(map);
    expect(rivers.map(({ id }) => id)).toEqual(map.branches.map(({ id }) => id));
    for (const { id, half } of rivers) {
      expect(half).toEqual([...half].sort((a, b) => a - b));
      const source = map.branches.find((branch) => branch.id === id)?.source;
      for (const above of map.branches.filter(({ flowsInto }) => flowsInto === source)) {
        const end = rivers.find((river) => river.id === above.id)?.half.at(-1);
        expect(half[0]).toBeGreaterThanOrEqual(end ?? Number.POSITIVE_INFINITY);
      }
    }
  });
});
