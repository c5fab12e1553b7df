import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect, test } from 'vitest';
import type { MapData } from '../data/map.ts';
import { checkMap } from '../data/map-check/map-check.ts';
import { andia as standard } from '../data/maps/andia.ts';
import { builtInMaps } from '../data/maps/maps.ts';
import { game } from '../game.ts';
import { makeSetup } from '../setup.ts';
import { exampleText } from './examples.ts';
import { andia, pieces, RED, refusalOf, rulebook } from './play.ts';

type Json = { [field: string]: unknown };

/** A mutable copy of the standard map. */
function draft(): MapData & Json {
  return JSON.parse(JSON.stringify(standard));
}

/** The codes reported for a map, each once, in order. */
function codesOf(map: unknown): readonly string[] {
  const { errors, warnings } = checkMap(map);
  return [...new Set([...errors, ...warnings].map(({ code }) => code))];
}

function area(map: MapData, code: string): { -readonly [F in keyof MapData['areas'][number]]: unknown } {
  const found = map.areas.find((one) => one.code === code);
  if (found === undefined) throw new Error(`The standard map has no ${code}.`);
  return found;
}

/** Adds to a list of a map. */
function add(list: readonly unknown[], item: object): void {
  (list as unknown[]).push(item);
}

function remove(map: MapData & Json, isGone: (edge: { a: string; b: string }) => boolean): void {
  Object.assign(map, { edges: map.edges.filter((edge) => !isGone(edge)) });
}

/** The changes of EX-55 to the standard map, by the words of its table. */
const CHANGES: { readonly [words: string]: ((map: MapData & Json) => unknown) | undefined } = {
  'the file is the text `andia`': () => 'andia',
  '`format` is `andia-map/2`': (map) => Object.assign(map, { format: 'andia-map/2' }),
  '`setup` is left out': ({ setup: _, ...map }) => map,
  'a field `colour` is added': (map) => Object.assign(map, { colour: 'red' }),
  'Shalomar has kind `lake`': (map) => {
    area(map, 'S').kind = 'lake';
  },
  'a second area with code `M`, name "Mor", at 60, 80 is added': (map) =>
    add(map.areas, { code: 'M', name: 'Mor', kind: 'province', x: 60, y: 80 }),
  'Mu is named "Nu"': (map) => {
    area(map, 'M').name = 'Nu';
  },
  'Ulteria has x = 120': (map) => {
    area(map, 'U').x = 120;
  },
  'Utopia City is put on the point of Ulteria': (map) => {
    Object.assign(area(map, 'UC'), { x: area(map, 'U').x, y: area(map, 'U').y });
  },
  'a city `XC`, "X City", at 60, 80 is added without connections': (map) =>
    add(map.areas, { code: 'XC', name: 'X City', kind: 'city', x: 60, y: 80 }),
  'a connection `M`-`X` is added': (map) => add(map.edges, { a: 'M', b: 'X', kind: 'pass' }),
  'a connection `M`-`M` is added': (map) => add(map.edges, { a: 'M', b: 'M', kind: 'pass' }),
  'a second connection `M`-`S`, a pass, is added': (map) => add(map.edges, { a: 'M', b: 'S', kind: 'pass' }),
  'a road `A`-`MC` is added': (map) => add(map.edges, { a: 'A', b: 'MC', kind: 'road' }),
  '`A`-`V` becomes a road': (map) => {
    remove(map, ({ a, b }) => a === 'A' && b === 'V');
    add(map.edges, { a: 'A', b: 'V', kind: 'road' });
  },
  'the road `AC`-`A` is removed': (map) => remove(map, ({ a, b }) => a === 'AC' && b === 'A'),
  'all three connections of `UC` are removed': (map) => remove(map, ({ a, b }) => a === 'UC' || b === 'UC'),
  'Red starts without any area': (map) => Object.assign(map.setup, { red: {} }),
  'Red starts with 0 in `M`': (map) => Object.assign(map.setup.red, { M: 0 }),
  'Blue also starts with 3 in `M`': (map) => Object.assign(map.setup.blue, { M: 3 }),
  '`trades` is `[["A","S"]]`': (map) => Object.assign(map, { trades: [['A', 'S']] }),
  '`citiesToWin` is 9': (map) => Object.assign(map, { citiesToWin: 9 }),
  'Red also starts with 1 in each of AC, MC, WC, SC, UC': (map) =>
    Object.assign(map.setup.red, { AC: 1, MC: 1, WC: 1, SC: 1, UC: 1 }),
  'the pair `W`-`E` is left out of `mirror`': (map) =>
    Object.assign(map, { mirror: map.mirror?.filter(([a]) => a !== 'W') }),
  '`mirror` is left out': ({ mirror: _, ...map }) => map,
  '`V` has y = 12': (map) => {
    area(map, 'V').y = 12;
  },
  '`citiesToWin` is 4': (map) => Object.assign(map, { citiesToWin: 4 }),
  '`A` and `V` exchange their points': (map) => {
    const [a, v] = [area(map, 'A'), area(map, 'V')];
    [a.x, v.x] = [v.x, a.x];
  },
  '`SC` is moved to 50, 38': (map) => {
    Object.assign(area(map, 'SC'), { x: 50, y: 38 });
  },
};

scenario('EX-55', 'changes to the standard map give exactly the codes of the table', () => {
  const rows = Array.from(exampleText('EX-55').matchAll(/^\| (.+?) \| (`[EW]_.*) \|$/gm));
  expect(rows.length).toBe(Object.keys(CHANGES).length);
  for (const [, words, codes] of rows) {
    const change = CHANGES[words];
    if (change === undefined) throw new Error(`No test makes this change: ${words}`);
    const map = draft();
    const changed = change(map);
    // A change in place returns nothing, or something other than a map.
    const isMap =
      typeof changed === 'string' || (typeof changed === 'object' && changed !== null && 'areas' in changed);
    const expected = Array.from(codes.matchAll(/`([^`]+)`/g), (found) => found[1]);
    expect(codesOf(isMap ? changed : map), words).toEqual(expected);
  }
});

scenario(['AN-12', 'AN-13'], 'the maps that come with the game pass every check, without a warning', () => {
  for (const map of builtInMaps) {
    expect(codesOf(map), map.id).toEqual([]);
    expect(makeSetup({ map: map.id }, 2).ok).toBe(true);
  }
  expect(andia().setup.map).toBe(standard);
});

scenario('AN-13', 'a map of one’s own is played; a wrong one is refused with its codes', () => {
  const own = andia(undefined, { map: Object.assign(draft(), { id: 'own', title: 'Own' }) });
  expect(own.setup.map.id).toBe('own');
  const spoilt = makeSetup({ map: Object.assign(draft(), { citiesToWin: 9 }) }, 2);
  expect(spoilt.ok ? '' : spoilt.problem.message).toContain('E_GOAL');
  expect(makeSetup({ map: JSON.stringify(standard) }, 2).ok).toBe(true);
  expect(makeSetup({ map: 'atlantis' }, 2).ok).toBe(false);
});

scenario('AN-04', 'every area is a province or a city; a piece stands in one', () => {
  const { setup } = andia();
  expect(setup.areas).toBe(16);
  expect(setup.cities.map((city) => setup.codes[city])).toEqual(['AC', 'MC', 'WC', 'SC', 'UC', 'VC', 'HC', 'EC']);
  expect(setup.isCity.reduce((sum, one) => sum + one, 0)).toBe(8);
  expect(refusalOf(andia(), RED, '1 A to X')).toBe('unknownArea');
});

/** The neighbours of the rulebook's table. */
const NEIGHBOURS = Array.from(rulebook.matchAll(/^\| ([A-Z]C) \| ([A-Z, ]+) \| ([A-Z]) \| ([A-Z, ]+) \|$/gm)).flatMap(
  ([, city, ofCity, province, ofProvince]) => [
    [city, ofCity.split(', ')] as const,
    [province, ofProvince.split(', ')] as const,
  ],
);

scenario(['AN-07', 'AN-08', 'AN-09', 'AN-10', 'AN-12'], 'the neighbours are those of the table, both ways', () => {
  const { setup } = andia();
  expect(NEIGHBOURS.length).toBe(16);
  for (const [code, neighbours] of NEIGHBOURS) {
    const found = setup.neighbours[setup.codes.indexOf(code)].map((one) => setup.codes[one]);
    expect(found, code).toEqual(neighbours);
    for (const other of neighbours) {
      const back = NEIGHBOURS.find(([one]) => one === other)?.[1];
      expect(back).toContain(code);
    }
  }
});

scenario('AN-07', 'a bridge and a pass join provinces', () => {
  const table = andia('R:M5 B:H1 bombs:0-0 turn:2 phase:orders');
  expect(refusalOf(table, RED, '1 M to S')).toBeNull(); // a bridge
  expect(refusalOf(table, RED, '1 M to A')).toBeNull(); // a pass
  expect(refusalOf(table, RED, '1 M to U')).toBe('notAdjacent'); // nothing
});

scenario('AN-08', 'a city is adjacent to the province of its initial and to no other', () => {
  const table = andia('R:MC5 B:H1 bombs:0-0 turn:2 phase:orders');
  expect(refusalOf(table, RED, '1 MC to M')).toBeNull();
  for (const province of 'AWSUVHE') expect(refusalOf(table, RED, `1 MC to ${province}`)).toBe('notAdjacent');
});

scenario('AN-09', 'two cities are adjacent where a bridge joins them', () => {
  const table = andia('R:MC5 B:H1 bombs:0-0 turn:2 phase:orders');
  expect(refusalOf(table, RED, '1 MC to WC')).toBeNull();
  for (const city of ['AC', 'SC', 'UC', 'VC', 'HC', 'EC']) {
    expect(refusalOf(table, RED, `1 MC to ${city}`)).toBe('notAdjacent');
  }
});

scenario('AN-10', 'a connection is used in both directions, whatever its kind', () => {
  const table = andia('R:M1,MC1,S1 B:E1 bombs:0-0 turn:2 phase:orders');
  for (const line of ['1 M to MC', '1 MC to M', '1 M to S', '1 S to M', '1 S to U']) {
    expect(refusalOf(table, RED, line), line).toBeNull();
  }
});

scenario('AN-11', 'Shalomar has exactly four neighbours', () => {
  const table = andia('R:S9 B:E1 bombs:0-0 turn:2 phase:orders');
  const open = table.setup.codes.filter((code) => refusalOf(table, RED, `1 S to ${code}`) === null);
  expect(open).toEqual(['SC', 'M', 'U', 'H']);
});

describe('the second map', () => {
  test('is another board, as fair as the standard one', () => {
    const table = andia(undefined, { map: 'lake' });
    expect(table.setup.areas).toBe(18);
    expect(table.setup.goal).toBe(5);
    expect(table.setup.map.mirror?.length).toBe(8);
    expect([pieces(table, 'A'), pieces(table, 'V'), pieces(table, 'N')]).toEqual(['R3', 'B3', '']);
  });

  test('takes the same exchanges', () => {
    const table = andia(undefined, { map: 'lake', trades: [['M', 'H']] });
    expect([pieces(table, 'M'), pieces(table, 'H')]).toEqual(['B3', 'R3']);
  });
});

describe('checks of a map beyond the examples', () => {
  test.each<[string, (map: MapData & Json) => unknown, string]>([
    ['an area without a code', (map) => Reflect.deleteProperty(area(map, 'S'), 'code'), 'E_FIELD'],
    ['a list of areas with a number', (map) => add(map.areas, 7 as never), 'E_FIELD'],
    ['no areas', (map) => Object.assign(map, { areas: [] }), 'E_FIELD'],
    ['a number as title', (map) => Object.assign(map, { title: 7 }), 'E_FIELD'],
    ['a city code of a province', (map) => Object.assign(area(map, 'S'), { code: 'SX' }), 'E_CODE'],
    ['a name with a digit', (map) => Object.assign(area(map, 'M'), { name: 'Mu 2' }), 'E_NAME'],
    ['a name with the word to', (map) => Object.assign(area(map, 'M'), { name: 'Mu to Go' }), 'E_NAME'],
    ['a name used twice', (map) => Object.assign(area(map, 'MC'), { name: 'MU' }), 'E_NAME'],
    ['an empty name', (map) => Object.assign(area(map, 'M'), { name: ' ' }), 'E_NAME'],
    ['a starting area that is none', (map) => Object.assign(map.setup.red, { X: 1 }), 'E_SETUP_AREA'],
    ['too many pieces', (map) => Object.assign(map.setup.red, { A: 10_000 }), 'E_SETUP_AREA'],
    ['half a piece', (map) => Object.assign(map.setup.red, { A: 1.5 }), 'E_SETUP_AREA'],
    ['a goal of 0', (map) => Object.assign(map, { citiesToWin: 0 }), 'E_GOAL'],
    [
      'an area in two exchanges',
      (map) =>
        Object.assign(map, {
          trades: [
            ['A', 'V'],
            ['A', 'H'],
          ],
        }),
      'E_TRADE',
    ],
    ['an exchange of one area', (map) => Object.assign(map, { trades: [['A']] }), 'E_TRADE'],
    ['a mirror that is no list', (map) => Object.assign(map, { mirror: 'yes' }), 'E_MIRROR'],
    ['a mirror of an area with itself', (map) => Object.assign(map, { mirror: [['A', 'A']] }), 'E_MIRROR'],
    ['a mirror of a city with a province', (map) => Object.assign(map, { mirror: [['A', 'VC']] }), 'E_MIRROR'],
  ])('%s', (_name, change, code) => {
    const map = draft();
    change(map);
    expect(codesOf(map)).toContain(code);
  });

  test('every message names what is wrong', () => {
    const map = draft();
    area(map, 'U').x = 120;
    expect(checkMap(map).errors[0]?.message).toBe('Area U lies outside the canvas.');
  });

  test('a match keeps a map that a player brought, and the id of one that came with the game', () => {
    const own = Object.assign(draft(), { id: 'own' });
    expect(game.setup({ map: own }, 2)).toMatchObject({ ok: true, value: { options: { map: { id: 'own' } } } });
    expect(game.setup({}, 2)).toMatchObject({ ok: true, value: { options: { map: 'andia' } } });
  });
});
