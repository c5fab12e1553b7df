/**
 * Checks the board's own computations against the rules: orders composed by taps, previews, pictures of a turn, maps.
 */

import { type Frame, takeFrames } from '@marchlands/core/match/frames.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { isActing, SPECTATOR } from '@marchlands/core/seat.ts';
import { pressesFrom } from '@marchlands/core/testing/presses.ts';
import { lengthOf } from '@marchlands/kit/playback.ts';
import { WALKS, walk, walkLit } from '@marchlands/kit/walk.ts';
import { describe, expect, it } from 'vitest';
import { forecast } from '../advice/forecast.ts';
import { chosenOf, type Ground, groundOf, lineOf, sequenceOf } from '../advice/ground.ts';
import { flightsOf } from '../board/flights.ts';
import { layoutOf } from '../board/map/layout.ts';
import { movingAfter, playback } from '../board/playback.ts';
import {
  chosenOn,
  EMPTY_SHEET,
  leftFor,
  litOn,
  orderOn,
  placedOn,
  type Sheet,
  setCount,
  sheetOf,
  type Tool,
  tap,
} from '../board/sheet.ts';
import { typedOn } from '../board/use-typed.ts';
import type { MapData } from '../data/map.ts';
import { checkMap } from '../data/map-check/map-check.ts';
import { builtInMaps } from '../data/maps/maps.ts';
import { sides } from '../data/sides.ts';
import { game } from '../game.ts';
import { moveCodec } from '../moves.ts';
import { resolveOrders } from '../rules/resolution.ts';
import { PHASE, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { situationOf } from '../view/table.ts';
import { type Andia, andia, BLUE, both, RED } from './play.ts';

function ground(line: string, seat = RED, options: object = {}): Ground {
  const { state } = andia(line, options);
  return groundOf(state.setup, game.view(state, seat), seat);
}

const ORDERS = 'R:A3,M3,W3 B:V3,H3,E3 bombs:3-0 turn:1 phase:orders';

/** Taps areas in order; `bomb:X` taps with the bombardment tool. A refusal is returned as its rule. */
function tapped(on: Ground, taps: string, begin: Sheet = EMPTY_SHEET, tool: Tool = 'move'): Sheet | string {
  let sheet = begin;
  for (const word of taps.split(' ')) {
    const [code, isBomb] = word.startsWith('bomb:') ? [word.slice(5), true] : [word, false];
    const answer = tap(on, sheet, code, isBomb ? 'bomb' : tool);
    if (!answer.ok) return answer.reason.rule;
    sheet = answer.value;
  }
  return sheet;
}

function written(on: Ground, taps: string): string {
  const sheet = tapped(on, taps);
  return typeof sheet === 'string' ? sheet : lineOf(on, chosenOn(sheet));
}

describe('a tap where no way leads', () => {
  it('says so, and not that nothing of one’s own stands there', () => {
    const here = ground('R:M3 B:H1 bombs:3-3 turn:1 phase:orders');
    const from = tap(here, EMPTY_SHEET, 'M', 'move');
    expect(from.ok).toBe(true);
    const answer = from.ok ? tap(here, from.value, 'UC', 'move') : from;
    expect(answer).toMatchObject({ ok: false, reason: { text: expect.stringContaining('not adjacent') } });
    expect(answer).toMatchObject({ ok: false, reason: { rule: 'AN-49' } });
  });
});

describe('an order put together by taps', () => {
  it.each([
    // Out of an area, once for each piece.
    ['M S', '1 M to S'],
    ['M S S MC', '1 M to MC, 2 M to S'],
    // Into an area, begun there.
    ['S M M', '2 M to S'],
    // One of the seat's areas twice: into it.
    ['M M A A W', '2 A to M, 1 W to M'],
    // A move along one connection continues from its other end (AN-47).
    ['A M W', '1 A to M, 1 W to M'],
    ['M M A AC', '1 A to AC, 1 A to M'],
    ['M S bomb:EC', '1 M to S; Bomb EC'],
    ['bomb:EC', 'pass; Bomb EC'],
    ['bomb:EC bomb:EC', 'pass'],
    // Another own area, while nothing is named: begins there.
    ['A W U', '1 W to U'],
    ['M', 'pass'],
  ])('%s is %s', (taps, line) => {
    const on = ground(ORDERS);
    expect(written(on, taps)).toBe(line);
    expect(sequenceOf(on, line).ok).toBe(true);
  });

  it.each([
    ['M S S S S', 'AN-51'],
    ['M S UC', 'AN-49'],
    ['A M AC W', 'AN-48'],
    ['U W W W W', 'AN-51'],
    ['UC', 'AN-50'],
    ['S H', 'AN-50'],
  ])('%s is refused by %s', (taps, rule) => {
    expect(written(ground(ORDERS), taps)).toBe(rule);
  });

  it('a bombardment is refused where none is left (AN-60)', () => {
    expect(tapped(ground(ORDERS, BLUE), 'bomb:A')).toBe('AN-60');
  });

  it('a number is named, changed and taken off', () => {
    const on = ground(ORDERS);
    const begun = tapped(on, 'M');
    if (typeof begun === 'string') throw new Error(begun);
    const two = setCount(on, begun, 'S', 2);
    if (!two.ok) throw new Error(two.reason.text);
    expect(leftFor(on, two.value, 'A')).toBe(1);
    expect(setCount(on, two.value, 'A', 2)).toMatchObject({ ok: false, reason: { rule: 'AN-51' } });
    expect(setCount(on, two.value, 'WC', 1)).toMatchObject({ ok: false, reason: { rule: 'AN-49' } });
    const none = setCount(on, two.value, 'S', 0);
    expect(none.ok && none.value.counts).toEqual({});
  });

  it('only areas where a tap does something are lit', () => {
    const on = ground(ORDERS);
    expect([...litOn(on, EMPTY_SHEET, 'move')].sort()).toEqual(['A', 'M', 'W']);
    const all = tapped(on, 'M S S S');
    if (typeof all === 'string') throw new Error(all);
    expect([...litOn(on, all, 'move')]).toEqual([]);
    const from = tapped(on, 'M');
    if (typeof from === 'string') throw new Error(from);
    expect([...litOn(on, from, 'move')].sort()).toEqual(['A', 'MC', 'S', 'W']);
    expect(litOn(on, EMPTY_SHEET, 'bomb').size).toBe(16);
    expect(litOn(ground(ORDERS, BLUE), EMPTY_SHEET, 'bomb').size).toBe(0);
  });
});

describe('a number typed', () => {
  const one = typedOn({ place: '', digits: '', at: 0 }, '1', '4 orders SC', 1000);

  it('has the digits that follow each other', () => {
    if (one === null) throw new Error('1 is a digit');
    expect(typedOn(one, '2', '4 orders SC', 1500)?.digits).toBe('12');
    expect(typedOn(one, '2', '4 orders SC', 2500)?.digits).toBe('2');
    expect(typedOn(one, 'b', '4 orders SC', 1500)).toBeNull();
  });

  it('digits typed in one turn are no part of a number in the next', () => {
    if (one === null) throw new Error('1 is a digit');
    expect(typedOn(one, '1', '5 orders SC', 1200)?.digits).toBe('1');
  });
});

describe('new pieces placed by taps', () => {
  const INCOME_LINE = 'R:AC1,MC2,S1 B:M1,H1 bombs:3-3 turn:4 phase:income';

  it('each goes to its city, until its province is tapped', () => {
    const on = ground(INCOME_LINE);
    expect([...placedOn(on, EMPTY_SHEET)]).toEqual([
      ['AC', 1],
      ['MC', 1],
    ]);
    const sheet = tapped(on, 'A', EMPTY_SHEET, 'place');
    if (typeof sheet === 'string') throw new Error(sheet);
    expect(lineOf(on, chosenOn(sheet))).toBe('+1 A, +1 MC');
    const back = tapped(on, 'AC', sheet, 'place');
    expect(typeof back === 'string' ? back : lineOf(on, chosenOn(back))).toBe('+1 AC, +1 MC');
    expect([...litOn(on, EMPTY_SHEET, 'place')].sort()).toEqual(['A', 'AC']);
  });

  it.each([
    ['M', 'AN-33'],
    ['S', 'AN-35'],
    ['HC', 'AN-35'],
  ])('a tap on %s is refused by %s', (code, rule) => {
    expect(tapped(ground(INCOME_LINE), code, EMPTY_SHEET, 'place')).toBe(rule);
  });

  it('placed with the order, new pieces may move in it (AN-41)', () => {
    const on = ground('R:AC1,M1 B:H1 bombs:3-3 turn:4 phase:orders', RED, { newPieceReveal: 'withOrders' });
    const placed = tapped(on, 'A', EMPTY_SHEET, 'place');
    if (typeof placed === 'string') throw new Error(placed);
    const sheet = tapped(on, 'A V', placed);
    if (typeof sheet === 'string') throw new Error(sheet);
    const line = lineOf(on, chosenOn(sheet));
    expect(line).toBe('+1 A / 1 A to V');
    expect(sequenceOf(on, line).ok).toBe(true);
  });
});

/** Pieces by area, of either owner; areas without pieces are omitted. */
function countsOf(state: State): { readonly [code: string]: number | undefined } {
  const { red, blue } = situationOf(state).pieces;
  return { ...red, ...blue };
}

/** A random match from the set-up on; calls back at every decision, and after every resolved one. */
function randomMatch(
  options: object,
  rng: Rng,
  at: (state: State) => void,
  after: (frames: readonly Frame<Types>[]) => void,
): void {
  const made = game.setup(options, 2);
  if (!made.ok) throw new Error(made.problem.message);
  const state = game.start(made.value);
  for (let i = 0; i < 600 && game.actors(state) !== 0; i += 1) {
    const seat = isActing(game.actors(state), RED) ? RED : BLUE;
    if (isActing(state.open, RED)) at(state);
    const code = game.randomMove?.(state, seat, rng) ?? 0;
    const before = game.view(state, SPECTATOR);
    const frames = takeFrames(game, state, SPECTATOR, before, (events) => game.apply(state, seat, code, events));
    if (frames.length > 0) after(frames);
  }
}

const OPTIONS: readonly object[] = [
  {},
  { map: 'lake', newPieceReveal: 'withOrders' },
  { map: 'andia-mini', doubleBomb: 'once' },
];

describe('what is drawn of a choice', () => {
  it('a row becomes a sheet and the sheet the same row again, in random matches', () => {
    const rng = new Rng('sheets');
    let seen = 0;
    for (const options of OPTIONS) {
      randomMatch(
        options,
        rng,
        (state) => {
          const on = groundOf(state.setup, game.view(state, RED), RED);
          const copy = on.state.clone();
          const row: number[] = [];
          while (isActing(copy.open, RED) && copy.phase === on.state.phase) {
            const code = game.randomMove?.(copy, RED, rng) ?? 0;
            row.push(code);
            game.apply(copy, RED, code);
          }
          const moves = row.map((code) => moveCodec.decode(code));
          const again = sequenceOf(on, lineOf(on, chosenOn(sheetOf(chosenOf(on, moves)))));
          expect(again).toEqual({ ok: true, value: moves });
          seen += 1;
        },
        () => {},
      );
    }
    expect(seen).toBeGreaterThan(100);
  });
});

describe('a preview', () => {
  it('is what the rules make of the order when the other passes', () => {
    const on = ground('R:M4,A1 B:S2,H1 bombs:2-2 turn:3 phase:orders');
    const row = sequenceOf(on, '4 M to S; Bomb H');
    if (!row.ok) throw new Error(row.reason.text);
    expect(forecast(on, row.value).changes).toEqual([
      { area: 'M', seat: null, pieces: 0 },
      { area: 'S', seat: 0, pieces: 4 },
    ]);
    // A single piece in a province is safe (AN-88), so H is unchanged.
    const kinds = forecast(on, row.value).events.map(({ kind }) => kind);
    expect(kinds).toEqual(['orderRevealed', 'orderRevealed', 'piecesArrived', 'areaFought', 'areaBombarded']);
  });

  it('never hangs on what the other has chosen', () => {
    const table = andia(ORDERS);
    const { setup } = table.state;
    const told = (line: string): unknown => {
      const copy = table.state.clone();
      const read = game.notation.parse(copy, BLUE, line);
      if (!read.ok) throw new Error(read.problem.message);
      for (const { code } of read.value) game.apply(copy, BLUE, code);
      const on = groundOf(setup, game.view(copy, RED), RED);
      const row = sequenceOf(on, '3 M to S');
      return row.ok ? [forecast(on, row.value), [...on.state.toBytes()]] : null;
    };
    expect(told('3 H to S')).toEqual(told('pass'));
    expect(told('3 H to S')).not.toBeNull();
  });

  it('agrees with resolving both orders, in random positions', () => {
    const rng = new Rng('previews');
    let compared = 0;
    randomMatch(
      {},
      rng,
      (state) => {
        if (state.phase === PHASE.income) return;
        const on = groundOf(state.setup, game.view(state, RED), RED);
        const copy = on.state.clone();
        const row: number[] = [];
        while (isActing(copy.open, RED)) {
          const code = game.randomMove?.(copy, RED, rng) ?? 0;
          row.push(code);
          game.apply(copy, RED, code);
        }
        resolveOrders(copy);
        const now = countsOf(on.state);
        const then = countsOf(copy);
        const { changes } = forecast(
          on,
          row.map((code) => moveCodec.decode(code)),
        );
        for (const code of state.setup.codes) {
          const expected = then[code] ?? 0;
          const change = changes.find(({ area }) => area === code);
          expect(change?.pieces ?? now[code] ?? 0).toBe(expected);
        }
        compared += 1;
      },
      () => {},
    );
    expect(compared).toBeGreaterThan(5);
  });
});

describe('the picture of a turn', () => {
  const count = (held: object): number => Object.values(held).reduce((sum, n: number) => sum + n, 0);

  it('no piece is lost on its way, in random matches: but for fights and bombs as many go as come', () => {
    const rng = new Rng('pictures');
    const seen = new Map<string, number>();
    const harmless = ['orderRevealed', 'piecesArrived', 'turnChecked', 'gameEnded'];
    for (const options of OPTIONS) {
      for (let match = 0; match < 12; match += 1) {
        randomMatch(
          options,
          rng,
          () => {},
          (frames) => {
            const events = frames.map(({ event }) => event);
            for (const [i, { event, before, after }] of frames.entries()) {
              seen.set(event.kind, (seen.get(event.kind) ?? 0) + 1);
              for (const seat of [RED, BLUE] as const) {
                const side = sides[seat];
                const moving = (upTo: number) =>
                  count(movingAfter(events.slice(0, upTo)).map((one) => (one.seat === seat ? one.n : 0)));
                const was = count(before.table.pieces[side]) + moving(i);
                const is = count(after.table.pieces[side]) + moving(i + 1);
                if (harmless.includes(event.kind)) expect(is, event.kind).toBe(was);
                else if (event.kind === 'piecesPlaced') expect(is).toBeGreaterThanOrEqual(was);
                else expect(is, event.kind).toBeLessThanOrEqual(was);
              }
            }
            expect(movingAfter(events)).toEqual([]);
          },
        );
      }
    }
    for (const kind of ['piecesPlaced', 'exchangeFought', 'areaFought', 'areaBombarded']) {
      expect(seen.get(kind), kind).toBeGreaterThan(3);
    }
  });

  it('each step is shown 150 to 400 milliseconds', () => {
    const table = andia('R:M3,A3 B:S3,H3 bombs:3-3 turn:2 phase:orders');
    table.lines([RED, '3 M to S; Bomb H'], [BLUE, '2 S to M']);
    for (const event of table.last) {
      const length = lengthOf(playback, event);
      expect(length === 0 || (length >= 150 && length <= 400), event.kind).toBe(true);
    }
    expect(table.last.filter((event) => lengthOf(playback, event) > 0).length).toBeGreaterThan(4);
  });
});

/** Two countries joined only by a pass, far apart; and areas on top of each other, which a map's drawing allows. */
const ODD: MapData = {
  format: 'andia-map/1',
  id: 'odd',
  title: 'Odd',
  citiesToWin: 1,
  areas: [
    { code: 'X', name: 'Xanadu', kind: 'province', x: 0, y: 0 },
    { code: 'Y', name: 'Ys', kind: 'province', x: 100, y: 100 },
    { code: 'YC', name: 'Ys Town', kind: 'city', x: 99, y: 100 },
  ],
  edges: [
    { a: 'X', b: 'Y', kind: 'pass' },
    { a: 'YC', b: 'Y', kind: 'road' },
  ],
  setup: { red: { X: 1 }, blue: { Y: 1 } },
};

describe('the drawing of a map', () => {
  it('the odd map is one that players may give', () => {
    expect(checkMap(ODD).errors).toEqual([]);
  });

  for (const map of [...builtInMaps, ODD]) {
    describe(map.title, () => {
      const layout = layoutOf(map);
      const inside = ({ x, y }: { x: number; y: number }) =>
        x >= layout.box.x &&
        x <= layout.box.x + layout.box.width &&
        y >= layout.box.y &&
        y <= layout.box.y + layout.box.height;

      it('has every area, way and name within its frame', () => {
        expect(layout.points.size).toBe(map.areas.length);
        expect(layout.ways).toHaveLength(map.edges.length);
        expect([...layout.names.keys()].sort()).toEqual(map.areas.map(({ code }) => code).sort());
        for (const point of layout.points.values()) expect(inside(point)).toBe(true);
        const provinces = map.areas.filter(({ kind }) => kind === 'province').map(({ code }) => code);
        expect(layout.countries.map(({ code }) => code).sort()).toEqual(provinces.sort());
      });

      it('has land under every area, with closed coasts', () => {
        for (const { path, code } of layout.countries) {
          expect(path, code).toMatch(/^(M-?\d+ -?\d+(L-?\d+ -?\d+)+Z)+$/);
          for (const [x, y] of Array.from(
            path.matchAll(/(-?\d+) (-?\d+)/g),
            (pair) => [Number(pair[1]), Number(pair[2])] as const,
          )) {
            expect(inside({ x, y })).toBe(true);
          }
        }
      });

      it('every area is reached by arrow keys from every other', () => {
        const places = map.areas.map(({ code }) => ({ id: code, ...(layout.points.get(code) ?? { x: 0, y: 0 }) }));
        for (const { id } of places) {
          const reached = new Set([id]);
          for (const one of reached) {
            for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
              const from = places.findIndex((place) => place.id === one);
              const to = walk(places, from, key);
              if (to !== null) reached.add(places[to].id);
            }
          }
          expect([...reached].sort(), `from ${id}`).toEqual(places.map((one) => one.id).sort());
        }
      });
    });
  }

  it('is the same whenever it is made', () => {
    const copy = structuredClone(ODD);
    expect(layoutOf({ ...copy, title: 'Odd again' }).countries).toEqual(layoutOf(ODD).countries);
  });

  it('joins two countries over land exactly where there is a pass', () => {
    // The path of a country bounds it; neighbours over a pass share a stretch of border, others do not.
    const [standard] = builtInMaps;
    const { countries } = layoutOf(standard);
    const near = (a: string, b: string): number => {
      const points = (code: string) =>
        Array.from((countries.find((one) => one.code === code)?.path ?? '').matchAll(/(-?\d+) (-?\d+)/g), (pair) => [
          Number(pair[1]),
          Number(pair[2]),
        ]);
      const others = points(b);
      return Math.min(
        ...points(a).map(([x = 0, y = 0]) => Math.min(...others.map(([u = 0, v = 0]) => Math.hypot(x - u, y - v)))),
      );
    };
    for (const { a, b, kind } of standard.edges.filter((edge) => edge.a.length === 1 && edge.b.length === 1)) {
      if (kind === 'pass') expect(near(a, b), `${a}-${b}`).toBeLessThan(8);
      else expect(near(a, b), `${a}-${b}`).toBeGreaterThan(12);
    }
  });

  it('tells of orders what they name', () => {
    const on = ground(ORDERS);
    const sheet = tapped(on, 'M S S bomb:EC');
    expect(typeof sheet === 'string' ? sheet : orderOn(sheet)).toEqual({
      moves: [{ n: 2, from: 'M', to: 'S' }],
      bomb: 'EC',
    });
  });
});

describe('what moves over the map as a turn is carried out', () => {
  const flown = (table: Andia) =>
    table.last.flatMap((event) =>
      flightsOf(event).map(({ from, to, seat }) => `${from === undefined ? '' : endOf(from)}>${endOf(to)} of ${seat}`),
    );
  const endOf = (end: { readonly place: string } | { readonly seat: number }): string =>
    'place' in end ? end.place : `seat ${end.seat}`;

  it('is each part of a move on its way, then whoever takes an area, and what is bombarded', () => {
    const table = andia('R:M6 B:S2,H1 bombs:3-3 turn:4 phase:orders');
    both(table, '4 M to S, 1 M to MC; Bomb H', 'pass');
    expect(flown(table)).toEqual(['M>MC of 0', 'M>S of 0', '>S of 0', 'seat 0>H of 0']);
  });

  it('is nobody where none of an equal fight remains', () => {
    const table = andia('R:A1,M3 B:H3,E1 bombs:0-0 turn:4 phase:orders');
    both(table, '2 M to S', '2 H to S');
    expect(flown(table)).toEqual(['M>S of 0', 'H>S of 1']);
  });
});

it('keys: an area where a move begins, or goes on, is two presses away at most', () => {
  const on = ground(ORDERS);
  const { map } = on.setup;
  const spots = map.areas.map(({ code }) => layoutOf(map).points.get(code) ?? { x: 0, y: 0 });
  const tapped = tap(on, EMPTY_SHEET, 'M', 'move');
  if (!tapped.ok) throw new Error('M holds no piece');
  for (const [sheet, from] of [
    [EMPTY_SHEET, 'A'],
    [tapped.value, 'M'],
  ] as const) {
    const lit = litOn(on, sheet, 'move');
    const isLit = (i: number) => lit.has(map.areas[i].code);
    const at = map.areas.findIndex(({ code }) => code === from);
    const presses = pressesFrom(at, spots.length, (i) => WALKS.map((key) => walkLit(spots, isLit, i, key)));
    expect(Math.max(...presses.filter((_, i) => isLit(i)))).toBeLessThanOrEqual(2);
  }
});
