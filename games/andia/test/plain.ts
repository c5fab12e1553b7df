/**
 * A second implementation of the rules, slow and simple: every piece is an object that walks over the map. Written from
 * the rulebook, it shares only the map data and the form of an order with the engine.
 */

import type { MapData } from '../data/map.ts';
import type { Order } from '../events.ts';

export type Side = 'red' | 'blue';

export interface Piece {
  readonly side: Side;
  area: string;
  /** Its target this turn. */
  target: string | null;
}

export interface World {
  pieces: Piece[];
  holder: { [code: string]: Side };
  bombs: { [side in Side]: number };
  turn: number;
}

export interface House {
  readonly tieHolder: string;
  readonly doubleBomb: string;
  readonly doubleGoal: string;
  readonly eliminationLoses: boolean;
  readonly turnLimitResult: string;
  readonly turns: number;
  readonly goal: number;
  readonly pieceCap: number;
}

const SIDES = ['red', 'blue'] as const;
const other = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

export function inArea(world: World, area: string, side?: Side): Piece[] {
  return world.pieces.filter((piece) => piece.area === area && (side === undefined || piece.side === side));
}

/** AN-30, AN-31, AN-42: the cities that give a player a piece. */
export function givers(map: MapData, house: House, world: World, side: Side): string[] {
  const held = map.areas.filter(({ code, kind }) => kind === 'city' && inArea(world, code, side).length > 0);
  const room = house.pieceCap === 0 ? held.length : house.pieceCap - world.pieces.filter((p) => p.side === side).length;
  return held.map(({ code }) => code).slice(0, Math.max(0, room));
}

/** AN-32, AN-33: the possible destinations of a city's piece. */
export function placesFor(world: World, side: Side, city: string): string[] {
  const province = city.slice(0, 1);
  return inArea(world, province, other(side)).length > 0 ? [city] : [city, province];
}

/**
 * AN-22 to AN-28, AN-95, AN-96: how the start check ends the game, `red cities`, `draw turnLimit`; null if it
 * continues.
 */
export function startCheck(map: MapData, house: House, world: World): string | null {
  const cities = (side: Side) =>
    map.areas.filter(({ code, kind }) => kind === 'city' && inArea(world, code, side).length > 0).length;
  const pieces = (side: Side) => world.pieces.filter((piece) => piece.side === side).length;
  const winners = SIDES.filter((side) => cities(side) >= house.goal);
  if (winners.length === 1) return `${winners[0]} cities`;
  if (winners.length === 2) {
    if (house.doubleGoal === 'draw' || cities('red') === cities('blue')) return 'draw cities';
    return `${cities('red') > cities('blue') ? 'red' : 'blue'} cities`;
  }
  const gone = SIDES.filter((side) => pieces(side) === 0);
  if (gone.length === 2) return 'draw elimination';
  if (gone.length === 1 && house.eliminationLoses) return `${other(gone[0])} elimination`;
  if (world.turn <= house.turns) return null;
  if (house.turnLimitResult === 'draw') return 'draw turnLimit';
  for (const count of [cities, pieces]) {
    if (count('red') !== count('blue')) return `${count('red') > count('blue') ? 'red' : 'blue'} turnLimit`;
  }
  return 'draw turnLimit';
}

/** One turn from the orders to the next start check; changes the world, and returns the log of the rulebook. */
export function playTurn(map: MapData, house: House, world: World, orders: { [side in Side]: Order }): string[] {
  const log: string[] = [];
  const holder: { [code: string]: Side } = house.tieHolder === 'ordersWritten' ? holders(world) : world.holder;
  for (const side of SIDES) sendOut(world, side, orders[side]);
  for (const [a, b] of connections(map)) meet(world, a, b, log);
  for (const piece of world.pieces) {
    piece.area = piece.target ?? piece.area;
    piece.target = null;
  }
  for (const { code } of map.areas) battle(world, code, holder[code], log);
  bombard(map, house, world, orders, log);
  world.holder = holders(world);
  world.turn += 1;
  return log;
}

/** The owner of the pieces in each area. */
function holders(world: World): { [code: string]: Side } {
  return Object.fromEntries(world.pieces.map(({ area, side }) => [area, side]));
}

/** AN-67: all named pieces leave together. */
function sendOut(world: World, side: Side, order: Order): void {
  for (const { n, from, to } of order.moves) {
    const free = inArea(world, from, side).filter((piece) => piece.target === null);
    if (free.length < n) throw new Error(`${side} has ${free.length} pieces in ${from}, not ${n}`);
    for (const piece of free.slice(0, n)) piece.target = to;
  }
}

const sortedConnections = new WeakMap<MapData, [string, string][]>();

/** All connections, named and sorted as in the log. */
function connections(map: MapData): [string, string][] {
  const found = sortedConnections.get(map) ?? sortConnections(map);
  sortedConnections.set(map, found);
  return found;
}

function sortConnections(map: MapData): [string, string][] {
  const place = (code: string) => map.areas.findIndex((area) => area.code === code);
  const pairs = map.edges.map(({ a, b }): [string, string] => (place(a) < place(b) ? [a, b] : [b, a]));
  return pairs.sort((one, two) => place(one[0]) - place(two[0]) || place(one[1]) - place(two[1]));
}

/** AN-68 to AN-72: pieces that move in opposite directions along one connection fight on it. */
function meet(world: World, a: string, b: string, log: string[]): void {
  const going = (side: Side, from: string, to: string) =>
    inArea(world, from, side).filter((piece) => piece.target === to);
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const red = going('red', from, to);
    const blue = going('blue', to, from);
    if (red.length === 0 || blue.length === 0) continue;
    const left = fight(world, red, blue);
    log.push(`edge ${a}-${b} R${red.length} B${blue.length} -> ${left}`);
  }
}

/** AN-76 to AN-84: all pieces of an area fight; equal numbers leave one of the previous holder. */
function battle(world: World, area: string, holder: Side | undefined, log: string[]): void {
  const red = inArea(world, area, 'red');
  const blue = inArea(world, area, 'blue');
  if (red.length === 0 || blue.length === 0) return;
  const previous = holder === undefined ? '-' : holder === 'red' ? 'R' : 'B';
  let left: string;
  if (red.length === blue.length && holder !== undefined) {
    const kept = (holder === 'red' ? red : blue)[0];
    world.pieces = world.pieces.filter((piece) => piece.area !== area || piece === kept);
    left = `${previous}1`;
  } else {
    left = fight(world, red, blue);
  }
  log.push(`area ${area} R${red.length} B${blue.length} prev ${previous} -> ${left}`);
}

/** AN-71, AN-80, AN-83, AN-84: removes the losses; returns the survivors. */
function fight(world: World, red: readonly Piece[], blue: readonly Piece[]): string {
  const lost = new Set<Piece>();
  const [strong, weak] = red.length >= blue.length ? [red, blue] : [blue, red];
  for (const piece of weak) lost.add(piece);
  const superiority = strong.length - weak.length;
  const losses = superiority === 0 ? strong.length : Math.max(0, weak.length - superiority);
  for (const piece of strong.slice(0, losses)) lost.add(piece);
  world.pieces = world.pieces.filter((piece) => !lost.has(piece));
  const left = strong.length - losses;
  return left === 0 ? '0' : `${strong === red ? 'R' : 'B'}${left}`;
}

/** AN-86 to AN-93. */
function bombard(map: MapData, house: House, world: World, orders: { [side in Side]: Order }, log: string[]): void {
  for (const side of SIDES) {
    const target = orders[side].bomb;
    if (target === null) continue;
    world.bombs[side] -= 1;
    const there = inArea(world, target);
    const isCity = map.areas.some(({ code, kind }) => code === target && kind === 'city');
    const isSpent = side === 'blue' && orders.red.bomb === target && house.doubleBomb === 'once';
    const losses = isSpent ? 0 : isCity ? there.length : Math.floor(there.length / 2);
    const lost = there.slice(0, losses);
    world.pieces = world.pieces.filter((piece) => !lost.includes(piece));
    log.push(`bomb ${side === 'red' ? 'R' : 'B'} ${target} ${there.length} -> ${there.length - losses}`);
  }
}

/** AN-44 to AN-60, implemented independently: whether an order may be written. */
export function isLegal(map: MapData, allowPass: boolean, world: World, side: Side, order: Order): boolean {
  const { moves, bomb } = order;
  if (bomb !== null && (world.bombs[side] === 0 || !map.areas.some(({ code }) => code === bomb))) return false;
  if (moves.length === 0) return allowPass || !world.pieces.some((piece) => piece.side === side);
  const areJoined = (from: string, to: string) =>
    map.edges.some(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  const isOneWay = new Set(moves.map(({ from }) => from)).size === 1 || new Set(moves.map(({ to }) => to)).size === 1;
  const pairs = new Set(moves.map(({ from, to }) => `${from}-${to}`));
  const out = (area: string) => moves.filter(({ from }) => from === area).reduce((sum, { n }) => sum + n, 0);
  return (
    isOneWay &&
    pairs.size === moves.length &&
    moves.every(({ n, from, to }) => n >= 1 && areJoined(from, to) && out(from) <= inArea(world, from, side).length)
  );
}
