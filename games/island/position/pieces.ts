/** Pieces of a player in the text form of a position, `s31`, `m22:trade`, `w31`, `r22-28-34`, `k31:2+`. */
import { quoted } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { TRACKS } from '../data/kinds.ts';
import { levelOf } from '../rules/pieces.ts';
import { ownerOf } from '../rules/sites.ts';
import {
  ACTIVE,
  BUILDING_BITS,
  CITY,
  LEVEL_SHIFT,
  ON_SIDE,
  PROMOTED,
  READY,
  SETTLEMENT,
  STEP,
  type State,
  WALL,
} from '../state.ts';
import { edgeName } from '../words/names.ts';
import type { TextReader } from './text-reader.ts';

const SITES: { readonly [letter: string]: number } = { s: SETTLEMENT, c: CITY, m: CITY, x: ON_SIDE };

/** Whether a knight may be marked as waiting: not active when the action phase began. */
const canWait = (s: State, seat: Seat): boolean => seat === s.active && s.step === STEP.action;

function readMetropolis(r: TextReader, at: number, rest: string): void {
  const track = r.name(rest.slice(1), TRACKS);
  if (r.s.metropolis[track] !== 0) r.fail(`has the metropolis of ${TRACKS[track]} twice.`, 'IK-151');
  r.s.metropolis[track] = 1 + at;
}

function readKnight(r: TextReader, seat: Seat, at: number, rest: string): void {
  const { s } = r;
  const [, level = '', state, promoted] = /^:([123])([+~-])(!?)$/.exec(rest) ?? [];
  if (level === '') {
    r.fail(`must have knights such as k31:2+, not ${quoted(rest)}.`, 'IK-166');
    return;
  }
  if (s.knight[at] !== 0) r.fail(`has two knights on ${at}.`, 'IK-017');
  s.knight[at] =
    (seat + 1) |
    (Number(level) << LEVEL_SHIFT) |
    (state === '-' ? 0 : ACTIVE) |
    (state === '+' && canWait(s, seat) ? READY : 0) |
    (promoted === '!' ? PROMOTED : 0);
}

function knightText(s: State, at: number): string {
  const knight = s.knight[at];
  const isWaiting = canWait(s, ownerOf(knight)) && (knight & READY) === 0;
  const state = (knight & ACTIVE) === 0 ? '-' : isWaiting ? '~' : '+';
  return `k${at}:${levelOf(knight)}${state}${(knight & PROMOTED) > 0 ? '!' : ''}`;
}

/** `r22-28-34`. */
function readRoads(r: TextReader, seat: Seat, way: string): void {
  const path = way.split('-');
  if (path.length < 2) r.fail('must have roads along two vertices or more, such as r22-28-34.', 'IK-114');
  for (let i = 1; i < path.length; i += 1) {
    const edge = r.edge(`${path[i - 1]}-${path[i]}`);
    if (r.s.road[edge] !== 0) r.fail(`has two roads on ${path[i - 1]}-${path[i]}.`, 'IK-017');
    r.s.road[edge] = seat + 1;
  }
}

function readSite(r: TextReader, seat: Seat, letter: string, at: number, rest: string): void {
  const { s } = r;
  if (s.site[at] !== 0) r.fail(`has two buildings on ${at}.`, 'IK-017');
  s.site[at] = (seat + 1) | SITES[letter];
  if (letter === 'm') readMetropolis(r, at, rest);
  else if (rest !== '') r.fail(`has ${quoted(rest)} behind the vertex.`);
}

function siteText(s: State, at: number): string {
  const kind = s.site[at] & BUILDING_BITS;
  const track = s.metropolis.indexOf(at + 1);
  if (track >= 0) return `m${at}:${TRACKS[track]}`;
  return `${kind === CITY ? 'c' : kind === ON_SIDE ? 'x' : 's'}${at}`;
}

/** Reads a piece. @returns false if the item is not a piece */
export function readPiece(r: TextReader, seat: Seat, item: string): boolean {
  const [, letter = '', place = '', rest = ''] = /^([scmxwkr])(\d{1,3})(\D.*)?$/i.exec(item) ?? [];
  if (letter === '') return false;
  r.at = `position P${seat + 1} ${item}`;
  const kind = letter.toLowerCase();
  if (kind === 'r') {
    readRoads(r, seat, item.slice(1));
    return true;
  }
  const at = r.vertex(place);
  if (kind === 'k') readKnight(r, seat, at, rest);
  else if (kind !== 'w') readSite(r, seat, kind, at, rest);
  else if (ownerOf(r.s.site[at]) === seat) r.s.site[at] |= WALL;
  else r.fail(`has a wall on ${at}, but no city.`, 'IK-159');
  return true;
}

/** The pieces of a player: buildings, walls, roads, knights. */
export function pieceTexts(s: State, seat: Seat): readonly string[] {
  const vertices = Array.from({ length: s.setup.board.vertices }, (_, at) => at);
  const sites = vertices.filter((at) => ownerOf(s.site[at]) === seat);
  return [
    ...sites.map((at) => siteText(s, at)),
    ...sites.filter((at) => (s.site[at] & WALL) > 0).map((at) => `w${at}`),
    ...[...s.road.keys()].filter((edge) => s.road[edge] === seat + 1).map((edge) => `r${edgeName(s.setup, edge)}`),
    ...vertices.filter((at) => ownerOf(s.knight[at]) === seat).map((at) => knightText(s, at)),
  ];
}
