/**
 * Checks landing, march, arrivals, fights, sacks and Defender points against a second implementation: the procedure of
 * "A turn in steps" on plain objects, with headings as angles, on random positions.
 */
import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, test } from 'vitest';
import { islandFor } from '../data/boards.ts';
import { NONE } from '../data/geometry.ts';
import { position, type Table } from './play.ts';

const SEATS = 3;
const board = islandFor(SEATS);

interface Barbarian {
  readonly name: number;
  level: number;
  at: number;
  /** Null before the first march. */
  from: number | null;
}
interface Knight {
  readonly seat: number;
  readonly level: number;
  isActive: boolean;
}
interface World {
  barbarians: Barbarian[];
  readonly knights: Map<number, Knight>;
  /** s settlement, c city, m city with a metropolis. */
  readonly buildings: Map<number, { readonly seat: number; readonly what: 's' | 'c' | 'm' }>;
  readonly kills: number[];
  readonly defender: number[];
  ship: number;
  invasion: number;
}
interface House {
  readonly coast: string;
  readonly pairSpacing: number;
  readonly pairDirection: string;
  readonly landingStrikes: boolean;
  readonly landingRests: boolean;
  readonly sackLevelLoss: number;
}

const neighboursOf = (at: number): number[] =>
  [...board.neighbours.subarray(at * 3, at * 3 + 3)].filter((v) => v !== NONE);

/** Degrees from one vertex to another, counter-clockwise from east. */
function angle(from: number, to: number): number {
  const [ax, ay] = board.points[from];
  const [bx, by] = board.points[to];
  const degrees = (Math.atan2(-(by - ay) / 2, ((bx - ax) * Math.sqrt(3)) / 2) * 180) / Math.PI;
  return (Math.round(degrees) + 360) % 360;
}

function settle(w: World): void {
  const most = Math.max(...w.kills);
  const best = w.kills.flatMap((count, seat) => (count === most ? [seat] : []));
  if (most > 0 && best.length === 1) w.defender[best[0]] += 1;
  w.kills.fill(0);
}

function remove(w: World, gone: Barbarian): void {
  w.barbarians = w.barbarians.filter((one) => one !== gone);
  if (w.barbarians.length === 0) settle(w);
}

function arrive(w: World, b: Barbarian, house: House): void {
  const knight = w.knights.get(b.at);
  if (knight?.isActive === true) {
    knight.isActive = false;
    if (knight.level >= b.level) {
      w.kills[knight.seat] += 1;
      remove(w, b);
      return;
    }
    b.level -= knight.level;
  }
  const building = w.buildings.get(b.at);
  if (building?.what !== 'c') return;
  const settlements = [...w.buildings.values()].filter(
    ({ seat, what }) => seat === building.seat && what === 's',
  ).length;
  if (settlements < 5) w.buildings.set(b.at, { seat: building.seat, what: 's' });
  else w.buildings.delete(b.at);
  if (house.sackLevelLoss === 0) return;
  b.level -= house.sackLevelLoss;
  if (b.level <= 0) remove(w, b);
}

/** Resolves arrivals: highest level first, and if tied the lower name. */
function arriveAll(w: World, arriving: Barbarian[], house: House): void {
  for (const b of arriving.toSorted((a, c) => c.level - a.level || a.name - c.name)) arrive(w, b, house);
}

function land(w: World, red: number, house: House): void {
  if (w.barbarians.length > 0) settle(w);
  w.kills.fill(0);
  w.invasion += 1;
  w.barbarians = [];
  const [a, b] = [Math.floor(w.invasion / 3), w.invasion % 3];
  const pairs = [...new Array<number>(a).fill(3), ...(b > 0 ? [b] : [])].slice(0, 6);
  for (const [j, level] of pairs.entries()) {
    const o = house.pairSpacing === 1 ? j : [0, 2, 4, 1, 3, 5][j];
    const first = (red + (house.pairDirection === 'clockwise' ? -o : o) + 24) % 12;
    for (const name of [first, (first + 6) % 12]) w.barbarians.push({ name, level, at: board.bays[name], from: null });
  }
  if (house.landingStrikes) arriveAll(w, w.barbarians, house);
  if (house.landingRests) for (const knight of w.knights.values()) knight.isActive = false;
}

function march(w: World, red: number, house: House): void {
  const arriving: Barbarian[] = [];
  for (const b of [...w.barbarians]) {
    let next: number | null;
    if (b.from === null) next = neighboursOf(b.at).find(isInland) ?? null;
    else {
      const { from, at } = b;
      const heading = angle(from, at);
      const wanted = (heading + (red <= 3 ? 60 : 300)) % 360;
      const ways = neighboursOf(at).filter((v) => v !== from);
      const turned = ways.find((v) => angle(at, v) === wanted);
      if (turned !== undefined) next = turned;
      else if (house.coast === 'hug') [next] = ways;
      else if (house.coast === 'bounce') next = from;
      else if (house.coast === 'wait') continue;
      else next = null;
    }
    if (next === null) {
      remove(w, b);
      continue;
    }
    b.from = b.at;
    b.at = next;
    arriving.push(b);
  }
  arriveAll(w, arriving, house);
}

/** Whether a vertex touches three land hexes. */
function isInland(vertex: number): boolean {
  return [0, 1, 2].every((i) => board.vertexHexes[vertex * 3 + i] !== NONE);
}

function randomWorld(rng: Rng): World {
  const w: World = {
    ...{ barbarians: [], knights: new Map(), buildings: new Map(), kills: [0, 0, 0].map(() => rng.below(3)) },
    ...{ defender: [0, 0, 0], ship: rng.below(2) * 6, invasion: 1 + rng.below(9) },
  };
  const left = Array.from({ length: SEATS }, () => ({ s: 5, c: 3, m: 1, knights: [2, 2, 2] }));
  for (let i = 0; i < 200; i += 1) {
    const at = rng.below(board.vertices);
    const seat = rng.below(SEATS);
    const what = (['s', 'c', 'c', 'm'] as const)[rng.below(4)];
    if (left[seat][what] === 0 || [at, ...neighboursOf(at)].some((v) => w.buildings.has(v))) continue;
    left[seat][what] -= 1;
    w.buildings.set(at, { seat, what });
  }
  for (let i = 0; i < 40; i += 1) {
    const at = rng.below(board.vertices);
    const seat = w.buildings.get(at)?.seat ?? rng.below(SEATS);
    const level = 1 + rng.below(3);
    if (w.knights.has(at) || left[seat].knights[level - 1] === 0) continue;
    left[seat].knights[level - 1] -= 1;
    w.knights.set(at, { seat, level, isActive: rng.below(3) > 0 });
  }
  for (let name = 0; name < 12; name += 1) {
    if (rng.below(2) === 0) continue;
    const isFresh = rng.below(4) === 0;
    const at = isFresh ? board.bays[name] : rng.below(board.vertices);
    const ways = neighboursOf(at);
    w.barbarians.push({ name, level: 1 + rng.below(3), at, from: isFresh ? null : ways[rng.below(ways.length)] });
  }
  // Kills are settled once their invasion is over.
  if (w.barbarians.length === 0) w.kills.fill(0);
  return w;
}

function textOf(w: World): string {
  const bars = w.barbarians.map(
    ({ name, level, at, from }) => `b${name}:${level}@${at}${from === null ? '' : `<${from}`}`,
  );
  const players = Array.from({ length: SEATS }, (_, seat) => {
    const items = [...w.buildings].flatMap(([at, one]) => {
      if (one.seat !== seat) return [];
      return one.what === 'm' ? [`m${at}:${['science', 'trade', 'politics'][seat]}`] : [`${one.what}${at}`];
    });
    const knights = [...w.knights].flatMap(([at, one]) =>
      one.seat === seat ? [`k${at}:${one.level}${one.isActive ? '+' : '-'}`] : [],
    );
    const kills = w.kills[seat] > 0 ? [`kills=${w.kills[seat]}`] : [];
    return `P${seat + 1}: ${[...items, ...knights, ...kills].join(' ')}`;
  });
  const head = `roaming 3 P1 preRoll ship=${w.ship} invasion=${w.invasion}`;
  return [`${head}${bars.length === 0 ? '' : ` bars=${bars.join(',')}`}`, ...players].join('\n');
}

/** The model's pieces on each vertex, barbarians, kills and Defender points. */
function lookOf(w: World): unknown {
  const places = Array.from({ length: board.vertices }, (_, at) => {
    const [building, knight] = [w.buildings.get(at), w.knights.get(at)];
    const site = building === undefined ? '' : `${building.what === 'm' ? 'c' : building.what}${building.seat + 1}`;
    return `${site}${knight === undefined ? '' : `k${knight.seat + 1}:${knight.level}${knight.isActive ? '+' : '-'}`}`;
  });
  const bars = w.barbarians.toSorted((a, b) => a.name - b.name).map(({ name, level, at }) => `b${name}:${level}@${at}`);
  return { places, bars, kills: w.kills, defender: w.defender, invasion: w.invasion };
}

function lookOfTable(table: Table): unknown {
  const { kills, defender, invasion } = table.state;
  return {
    places: Array.from({ length: board.vertices }, (_, at) => table.at(at)),
    bars: table.bars(),
    kills: [...kills.subarray(0, SEATS)],
    defender: [...defender.subarray(0, SEATS)],
    invasion,
  };
}

describe('the rules and a second reading of them agree on random positions', () => {
  test.each(['hug', 'bounce', 'wait', 'leave'])('with coast: %s', (coast) => {
    const rng = new Rng(`model ${coast}`);
    const seen = { sacks: 0, kills: 0, landings: 0, defenders: 0 };
    for (let round = 0; round < 250; round += 1) {
      const house: House = {
        ...{
          coast,
          pairSpacing: 1 + rng.below(2),
          pairDirection: rng.below(2) === 0 ? 'clockwise' : 'counterclockwise',
        },
        ...{ landingStrikes: rng.below(3) > 0, landingRests: rng.below(3) === 0, sackLevelLoss: rng.below(3) },
      };
      const w = randomWorld(rng);
      const text = textOf(w);
      const [red, yellow] = [1 + rng.below(6), 1 + rng.below(6)];
      const event = rng.below(2) === 0 ? 'ship' : 'science';
      const before = { cities: cities(w), kills: w.barbarians.length, defender: w.defender.join() };
      const table = position(text, { ...house, killReward: 'none', target: 30 }).play(
        `roll =${red},${yellow},${event}`,
      );
      w.ship += event === 'ship' ? 1 : 0;
      if (w.ship === 7) {
        land(w, red, house);
        seen.landings += 1;
      } else march(w, red, house);
      expect(lookOfTable(table), `${text}\nroll =${red},${yellow},${event} ${JSON.stringify(house)}`).toEqual(
        lookOf(w),
      );
      seen.sacks += before.cities - cities(w);
      if (w.ship !== 7) seen.kills += before.kills - w.barbarians.length;
      seen.defenders += before.defender === w.defender.join() ? 0 : 1;
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(15);
  });
});

function cities(w: World): number {
  return [...w.buildings.values()].filter(({ what }) => what === 'c').length;
}
