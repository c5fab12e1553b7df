/** Positions in the text form of the rules (Notation, Positions as text), read for tests: what is wrong throws. */
import { REFERENCE } from '../data/boards.ts';
import { DECK_SIZE, DEV, DEV_CARDS, PROGRESS, PROGRESS_CARDS, PROGRESS_COUNT } from '../data/cards.ts';
import { edgeBetween, NONE } from '../data/geometry.ts';
import { ALL_KINDS, HARBOUR, TRACK } from '../data/kinds.ts';
import { awardLongestRoad } from '../rules/roads.ts';
import { rebuild } from '../rules/start.ts';
import { makeSetup } from '../setup.ts';
import {
  ACTIVE,
  CITY,
  DESERT,
  LEDGER,
  LEVEL_SHIFT,
  ON_SIDE,
  PROMOTED,
  READY,
  SETTLEMENT,
  STEP,
  State,
  WALL,
} from '../state.ts';

/** Letters of the kinds of card, in kind order. */
export const LETTERS = 'BLWGOPCK';
const TERRAIN_LETTERS = 'BLWGOD';

/** Cards as letters -> kinds. */
export function kindsOf(letters: string): number[] {
  return [...letters].map((letter) => {
    const kind = LETTERS.indexOf(letter);
    if (kind < 0) throw new Error(`no kind of card: ${letter}`);
    return kind;
  });
}

/** `P2` -> 1. */
export function seatOf(name: string): number {
  const found = /^P([1-6])$/.exec(name);
  if (found === null) throw new Error(`no seat: ${name}`);
  return Number(found[1]) - 1;
}

/** `22-28` -> the number of the edge. */
export function edgeOf(s: State, ends: string): number {
  const [a, b] = ends.split('-').map(Number);
  const edge = edgeBetween(s.setup.board, a, b);
  if (edge === NONE) throw new Error(`no edge: ${ends}`);
  return edge;
}

function numberIn(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`no number: ${text}`);
  return Number(text);
}

function cardIn<T extends string>(
  numbers: { readonly [card in T]: number },
  names: readonly T[],
  name: string,
): number {
  const found = names.find((one) => one === name);
  if (found === undefined) throw new Error(`no card: ${name}`);
  return numbers[found];
}

function boardItem(s: State, name: string, value: string): boolean {
  if (name === 'board') {
    for (const [hex, text] of value.split(',').entries()) {
      s.terrain[hex] = TERRAIN_LETTERS.indexOf(text[0]) + 1;
      s.token[hex] = Number(text.slice(1));
    }
  } else if (name === 'harbours') {
    s.harbour.fill(0);
    for (const item of value.split(',')) {
      const [ends, kind] = item.split(':');
      s.harbour[edgeOf(s, ends)] = 1 + (kind === 'any' ? HARBOUR.any : LETTERS.indexOf(kind));
    }
  } else if (name === 'bars') {
    for (const item of value.split(',')) {
      const [, bay = '', level = '', at = '', from = ''] = /^b(\d+):([123])@(\d+)(?:<(\d+))?$/.exec(item) ?? [];
      if (bay === '') throw new Error(`no barbarian: ${item}`);
      s.barbarianLevel[Number(bay)] = Number(level);
      s.barbarianAt[Number(bay)] = Number(at);
      s.barbarianFrom[Number(bay)] = from === '' ? 0 : 1 + Number(from);
    }
  } else return false;
  return true;
}

function gameItem(s: State, item: string): void {
  const [name, value] = item.split('=');
  if (boardItem(s, name, value)) return;
  switch (name) {
    case 'shipbay':
      s.shipBay = numberIn(value);
      break;
    case 'robber':
      s.robber = numberIn(value.slice(1));
      break;
    case 'ship':
      s.ship = numberIn(value);
      break;
    case 'invasion':
      s.invasion = numberIn(value);
      break;
    case 'merchant': {
      const [hex, seat] = value.split(':');
      s.merchant = 1 + numberIn(hex.slice(1));
      s.merchantSeat = 1 + seatOf(seat);
      break;
    }
    case 'lr':
      s.longestRoad = 1 + seatOf(value);
      break;
    case 'la':
      s.largestArmy = 1 + seatOf(value);
      break;
    case 'turn':
      s.turn = numberIn(value);
      break;
    case 'bank':
      for (const text of value.split(',')) s.bank[kindsOf(text[0])[0]] = numberIn(text.slice(1));
      break;
    case 'under':
      for (const text of value.split(';')) underItem(s, text);
      break;
    case 'devplayed':
      s.devPlayed = 1;
      break;
    case 'after':
      s.active = seatOf(value);
      break;
    default:
      throw new Error(`no item of a game: ${item}`);
  }
}

function underItem(s: State, text: string): void {
  const [deck, cards] = text.split(':');
  const track = TRACK[deck as keyof typeof TRACK];
  for (const [i, name] of cards.split(',').entries()) {
    const card = cardIn(PROGRESS, PROGRESS_CARDS, name);
    s.under[track * DECK_SIZE + i] = 1 + card;
    s.underCount[track] += 1;
    s.undrawn[card] -= 1;
  }
}

/** Buildings, walls, roads and knights. */
function pieceItem(s: State, seat: number, item: string): boolean {
  const [, letter = '', place = '', rest = ''] = /^([scmxwkr])(\d+)(.*)$/.exec(item) ?? [];
  if (letter === '') return false;
  const at = Number(place);
  switch (letter) {
    case 's':
      s.site[at] = (seat + 1) | SETTLEMENT;
      break;
    case 'c':
      s.site[at] = (seat + 1) | CITY;
      break;
    case 'm':
      s.site[at] = (seat + 1) | CITY;
      s.metropolis[TRACK[rest.slice(1) as keyof typeof TRACK]] = 1 + at;
      break;
    case 'x':
      s.site[at] = (seat + 1) | ON_SIDE;
      break;
    case 'w':
      s.site[at] |= WALL;
      break;
    case 'k': {
      const isActive = rest[2] !== '-';
      const isReady = rest[2] === '+' && seat === s.active && s.step === STEP.action;
      s.knight[at] =
        (seat + 1) |
        (Number(rest[1]) << LEVEL_SHIFT) |
        (isActive ? ACTIVE : 0) |
        (isReady ? READY : 0) |
        (rest[3] === '!' ? PROMOTED : 0);
      break;
    }
    default: {
      const path = item.slice(1).split('-');
      for (let i = 1; i < path.length; i += 1) s.road[edgeOf(s, `${path[i - 1]}-${path[i]}`)] = seat + 1;
    }
  }
  return true;
}

function playerItem(s: State, seat: number, item: string): void {
  if (pieceItem(s, seat, item)) return;
  const [name, value] = item.split('=');
  switch (name) {
    case 'hand':
      for (const kind of kindsOf(value)) {
        LEDGER.gain(s, seat, kind, 1);
        s.bank[kind] -= 1;
      }
      break;
    case 'dev':
    case 'new':
      for (const one of value.split(',')) {
        const card = cardIn(DEV, DEV_CARDS, one);
        s.dev[seat * DEV_CARDS.length + card] += 1;
        s.devDeck[card] -= 1;
        if (name === 'new') s.bought[card] += 1;
      }
      break;
    case 'prog':
      for (const one of value.split(',')) {
        const card = cardIn(PROGRESS, PROGRESS_CARDS, one);
        s.progress[seat * PROGRESS_CARDS.length + card] += 1;
        s.undrawn[card] -= 1;
      }
      break;
    case 'shown':
      for (const one of value.split(',')) {
        s.shown[one === 'printer' ? 0 : 1] = seat + 1;
        s.undrawn[cardIn(PROGRESS, PROGRESS_CARDS, one)] -= 1;
      }
      break;
    case 'imp':
      for (const [track, level] of value.split('/').entries()) s.level[seat * 3 + track] = numberIn(level);
      break;
    case 'def':
      s.defender[seat] = numberIn(value);
      break;
    case 'kills':
      s.kills[seat] = numberIn(value);
      break;
    case 'played':
      s.army[seat] = numberIn(value);
      break;
    case 'house':
      for (const one of value.split(',')) s.house[seat] |= 1 << seatOf(one);
      break;
    case 'offers':
      s.offers = numberIn(value);
      break;
    default:
      throw new Error(`no item of a player: ${item}`);
  }
}

const PHASES: { readonly [phase: string]: number } = {
  preRoll: STEP.preRoll,
  action: STEP.action,
  special: STEP.special,
};

/** A state as the text says, on the reference board where it names no other; with five or six seats terrain in order. */
export function situation(text: string, options: object = {}): State {
  const [head, ...players] = text.trim().split('\n');
  const [rules, seats, seat, phase, ...items] = head.trim().split(/\s+/);
  const setup = makeSetup({ rules, ...options }, Number(seats));
  if (!setup.ok) throw new Error(setup.problem.message);
  const s = new State(setup.value);
  const { board, bank, development, isBase, harbourEdges } = setup.value;
  s.bank.set(bank);
  s.devDeck.set(development);
  if (!isBase) s.undrawn.set(PROGRESS_COUNT);
  if (board.hexes.length === 19) {
    for (const [hex, terrain] of REFERENCE.terrain.entries()) s.terrain[hex] = terrain + 1;
    s.token.set(REFERENCE.tokens);
    for (const [i, edge] of harbourEdges.entries()) s.harbour[edge] = REFERENCE.harbours[i] + 1;
  } else {
    s.terrain.set(board.terrains.flatMap((count, terrain) => new Array<number>(count).fill(terrain + 1)));
    let laid = 0;
    for (const hex of board.spirals[0]) {
      if (s.terrain[hex] === DESERT) continue;
      s.token[hex] = board.tokens[laid];
      laid += 1;
    }
  }
  s.robber = s.terrain.indexOf(DESERT);
  s.turn = 1;
  s.active = seatOf(seat);
  s.step = PHASES[phase];
  if (phase === 'special') s.builder = s.active + 1;
  for (const item of items.filter((one) => !one.startsWith('bank='))) gameItem(s, item);
  for (const line of players) {
    const [name, ...parts] = line.trim().split(/\s+/);
    // Walls need their city, wherever they stand in the line.
    parts.sort((a, b) => Number(a.startsWith('w')) - Number(b.startsWith('w')));
    for (const part of parts) playerItem(s, seatOf(name.replace(':', '')), part);
  }
  for (const item of items.filter((one) => one.startsWith('bank='))) gameItem(s, item);
  rebuild(s);
  if (s.longestRoad === 0) awardLongestRoad(s, undefined);
  return s;
}

/** A hand as letters in kind order. */
export function handOf(s: State, seat: number): string {
  return [...LETTERS].map((letter, kind) => letter.repeat(s.held[seat * ALL_KINDS + kind])).join('');
}
