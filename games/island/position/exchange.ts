/**
 * Positions as JSON for exchange with other programs (Positions as JSON), converted to the data of the table, which
 * checks them; the text form is read as such JSON.
 */
import { type Raw, Reading } from '@marchlands/core/read.ts';
import { ok, quoted, type Result } from '@marchlands/core/result.ts';
import { EVERYTHING, type Seat } from '@marchlands/core/seat.ts';
import { REFERENCE } from '../data/boards.ts';
import { firstOfDeck, PROGRESS_CARDS, SHOWN_CARDS } from '../data/cards.ts';
import { edgeBetween, NONE } from '../data/geometry.ts';
import { HARBOURS, KINDS, TERRAINS, TRACKS } from '../data/kinds.ts';
import { hasWon } from '../rules/final.ts';
import { awardLongestRoad } from '../rules/roads.ts';
import { isRobberFree } from '../rules/robber.ts';
import { rebuild } from '../rules/start.ts';
import type { Setup } from '../setup.ts';
import { DESERT, ENDING, STEP, State, type StepName } from '../state.ts';
import { own } from '../view/own.ts';
import { table } from '../view/table.ts';
import { problemOf } from './check.ts';
import { dealHands, hideHands } from './hands.ts';
import { OpenReader } from './open.ts';
import { isMidChange } from './stack.ts';

/** The stages that a position may name; in `setup` and `rolled`, the open decisions say more. */
const PHASES: { readonly [phase: string]: StepName | undefined } = {
  setup: 'settle',
  preRoll: 'preRoll',
  rolled: 'actionStart',
  action: 'action',
  special: 'special',
  over: 'over',
};

// biome-ignore format: names in rows
const MEMBERS = [
  'game', 'rules', 'seats', 'active', 'phase', 'options', 'board', 'turn', 'open', 'step', 'left', 'dice', 'robber',
  'merchant', 'ship', 'invasion', 'barbarians', 'longestRoad', 'largestArmy', 'bank', 'decks', 'players',
];
// biome-ignore format: names in rows
const PLAYER_MEMBERS = [
  'seat', 'hand', 'settlements', 'cities', 'onSide', 'metropolises', 'walls', 'roads', 'knights', 'levels', 'progress',
  'shown', 'defender', 'kills', 'knightCards', 'offers', 'development', 'bought', 'fleet', 'swapRights',
];
/** Members that only the text form can have. */
const TEXT_MEMBERS = ['devPlayed', 'after'];
const TEXT_PLAYER_MEMBERS = ['house', 'housed'];

/** Whether JSON has the exchange form, as opposed to the output of `format`. */
export function isExchange(json: Raw): boolean {
  return json['rules'] !== undefined || json['players'] !== undefined || json['game'] !== undefined;
}

/** An object of the table that is being filled. */
type Row = { [member: string]: unknown };
const rows = (count: number): Row[] => Array.from({ length: count }, () => ({}));
const or = (value: unknown, otherwise: unknown): unknown => (value === undefined ? otherwise : value);

class Converter {
  readonly r = new Reading('IK-013');
  readonly setup: Setup;
  readonly isText: boolean;
  /** The table, and the cards of all seats. */
  readonly table: Row = {};
  readonly vertices: Row[];
  readonly edges: Row[];
  readonly seats: Row[];
  readonly metropolises: Row = {};
  readonly shown: Row = {};
  readonly fleet = new Set<unknown>();
  readonly hands: Row[];
  readonly development: { seat: Seat; cards: unknown[] }[];
  readonly bought: unknown[] = [];
  readonly progress: Row[];

  constructor(setup: Setup, isText: boolean) {
    this.setup = setup;
    this.isText = isText;
    this.vertices = rows(setup.board.vertices);
    this.edges = rows(setup.board.edges);
    this.seats = rows(setup.seats);
    this.hands = this.seats.map((_, seat) => ({ seat }));
    this.development = this.seats.map((_, seat) => ({ seat, cards: [] }));
    this.progress = this.seats.map((_, seat) => ({ seat }));
  }

  /** An object with these members, all optional; an empty one if it is left out. */
  object(value: unknown, at: string, names: readonly string[]): Raw {
    if (value === undefined) return {};
    return this.r.only(this.r.record(value, at, `an object with ${names.join(', ')}`), at, names);
  }

  each(value: unknown, at: string, read: (one: unknown, at: string) => void): void {
    if (value !== undefined) this.r.list(value, at, read);
  }

  vertex(value: unknown, at: string): number {
    return this.r.whole(value, at, 0, this.setup.board.vertices - 1);
  }

  /** Seats are counted from 1 in this form, from 0 in the table. */
  seat(value: unknown, at: string): Seat {
    return this.r.whole(value, at, 1, this.setup.seats) - 1;
  }

  seatOrNull(value: unknown, at: string): Seat | null {
    return value === null || value === undefined ? null : this.seat(value, at);
  }

  /** The edges of a path of vertices. */
  path(value: unknown, at: string): readonly number[] {
    const { r, setup } = this;
    const [first = 0, ...others] = r.list(value, at, (one, spot) => this.vertex(one, spot));
    if (others.length === 0) r.fail(at, 'must have two vertices or more, such as [30, 36].', 'IK-114');
    let from = first;
    return others.map((to) => {
      const edge = edgeBetween(setup.board, from, to);
      if (edge === NONE) r.fail(at, `has no edge "${from}-${to}": its ends must be neighbours.`, 'IK-013');
      from = to;
      return edge === NONE ? 0 : edge;
    });
  }

  /** Sets a member that may be given only once. */
  put(row: Row, member: string, value: unknown, at: string, twice: string, rule = 'IK-017'): void {
    if (row[member] !== undefined) this.r.fail(at, `has ${twice}.`, rule);
    row[member] = value;
  }

  build(at: string, value: unknown, building: Row): number {
    const vertex = this.vertex(value, at);
    this.put(this.vertices[vertex], 'building', building, at, `two buildings on ${vertex}`);
    return vertex;
  }
}

function readBoard(c: Converter, value: unknown, at: string): void {
  const { board, harbourEdges } = c.setup;
  const raw = c.object(value, at, ['land', 'hexes', 'harbours', 'shipBay']);
  const land = board.hexes.length;
  const isReference = land === REFERENCE.terrain.length;
  if (raw['land'] !== undefined) c.r.whole(raw['land'], `${at}.land`, land, land);
  c.table['shipBay'] = raw['shipBay'];
  if (raw['hexes'] !== undefined) {
    c.table['hexes'] = c.r.list(raw['hexes'], `${at}.hexes`, (one, spot) => {
      const { terrain = null, token } = c.object(one, spot, ['terrain', 'token']);
      return { terrain, token: token === undefined || token === null ? 0 : c.r.whole(token, `${spot}.token`, 2, 12) };
    });
  } else if (isReference) {
    c.table['hexes'] = REFERENCE.terrain.map((one, hex) => ({ terrain: TERRAINS[one], token: REFERENCE.tokens[hex] }));
  } else c.r.fail(at, 'must give the board: there is no reference board of 30 hexes.', 'IK-314');
  if (raw['harbours'] === undefined && isReference)
    for (const [i, edge] of harbourEdges.entries()) c.edges[edge]['harbour'] = HARBOURS[REFERENCE.harbours[i]];
  c.each(raw['harbours'], `${at}.harbours`, (one, spot) => {
    const harbour = c.object(one, spot, ['edge', 'kind']);
    const [edge = 0, ...more] = c.path(harbour['edge'], `${spot}.edge`);
    if (more.length > 0) c.r.fail(`${spot}.edge`, 'must have two vertices.', 'IK-013');
    c.put(c.edges[edge], 'harbour', harbour['kind'] ?? '?', spot, 'a harbour where there is one already', 'IK-016');
  });
}

function readDeck(c: Converter, value: unknown, at: string, deck: number): Row {
  const { undrawn, under } = c.object(value, at, ['undrawn', 'under']);
  const cards = PROGRESS_CARDS.slice(firstOfDeck(deck), firstOfDeck(deck + 1));
  for (const [name, count] of Object.entries(c.object(undrawn, `${at}.undrawn`, cards)))
    c.r.whole(count, `${at}.undrawn.${name}`, 0, 255);
  // All have seen the cards that were played.
  const knownTo = c.seats.map((_, seat) => seat);
  return { under: under === undefined ? [] : c.r.list(under, `${at}.under`, (card) => ({ card, knownTo })) };
}

function readKnight(c: Converter, seat: Seat, value: unknown, at: string): void {
  const raw = c.object(value, at, ['at', 'level', 'active', 'ready', 'promoted']);
  const vertex = c.vertex(raw['at'], `${at}.at`);
  const isReady = c.r.flag(or(raw['ready'], true), `${at}.ready`) && raw['active'] === true;
  // Only in its own action phase may a knight be active and not ready (IK-177).
  const canBeReady = c.table['active'] === seat && c.table['step'] === 'action';
  const knight = {
    ...{ seat, level: raw['level'], isActive: raw['active'] },
    ...{ isReady: isReady && canBeReady, isPromoted: raw['promoted'] },
  };
  c.put(c.vertices[vertex], 'knight', knight, at, `two knights on ${vertex}`);
}

function readPieces(c: Converter, seat: Seat, raw: Raw, at: string): void {
  for (const [member, what] of [
    ['settlements', 'settlement'],
    ['cities', 'city'],
    ['onSide', 'onSide'],
  ])
    c.each(raw[member], `${at}.${member}`, (one, spot) => c.build(spot, one, { seat, what }));
  for (const [track, one] of Object.entries(c.object(raw['metropolises'], `${at}.metropolises`, TRACKS))) {
    const spot = `${at}.metropolises.${track}`;
    const vertex = c.build(spot, one, { seat, what: 'city' });
    c.put(c.metropolises, track, vertex, spot, `the metropolis of ${track} twice`, 'IK-151');
  }
  c.each(raw['walls'], `${at}.walls`, (one, spot) => {
    const vertex = c.vertex(one, spot);
    const building = c.vertices[vertex]['building'];
    if (building instanceof Object && 'seat' in building && building.seat === seat)
      c.vertices[vertex]['building'] = { ...building, hasWall: true };
    else c.r.fail(spot, `has a wall on ${vertex}, but no city.`, 'IK-159');
  });
  c.each(raw['roads'], `${at}.roads`, (one, spot) => {
    for (const edge of c.path(one, spot)) c.put(c.edges[edge], 'road', seat, spot, 'two roads on one edge');
  });
  c.each(raw['knights'], `${at}.knights`, (one, spot) => readKnight(c, seat, one, spot));
}

/** The cards in a hand, and those that were laid open. */
function readCards(c: Converter, seat: Seat, raw: Raw, at: string): void {
  const { kinds } = c.setup;
  const hand = c.object(raw['hand'], `${at}.hand`, KINDS);
  const cards = KINDS.map((kind) => or(hand[kind], 0));
  const none = cards.findIndex((count, kind) => kind >= kinds && count !== 0);
  if (none >= 0) c.r.fail(`${at}.hand`, `has no kind of card ${KINDS[none]}; kinds are ${KINDS.slice(0, kinds)}.`);
  c.hands[seat]['cards'] = cards.slice(0, kinds);
  c.progress[seat]['cards'] = raw['progress'];
  const { cards: all } = c.development[seat];
  c.each(raw['development'], `${at}.development`, (card) => all.push(card));
  c.each(raw['bought'], `${at}.bought`, (card) => {
    all.push(card);
    c.bought.push(card);
  });
  const open = SHOWN_CARDS.map((card) => PROGRESS_CARDS[card]);
  c.each(raw['shown'], `${at}.shown`, (card, spot) => {
    const name = c.r.oneOf(card, spot, open);
    c.put(c.shown, name, seat, spot, `${name} laid open twice`, 'IK-202');
  });
}

function readPlayer(c: Converter, value: unknown, at: string, given: Set<Seat>): void {
  const { r, seats, table: all } = c;
  const raw = c.object(value, at, [...PLAYER_MEMBERS, ...(c.isText ? TEXT_PLAYER_MEMBERS : [])]);
  const seat = c.seat(raw['seat'], `${at}.seat`);
  if (given.has(seat)) r.fail(at, `gives P${seat + 1} twice.`, 'IK-003');
  given.add(seat);
  readPieces(c, seat, raw, at);
  readCards(c, seat, raw, at);
  const row = seats[seat];
  const levels = c.object(raw['levels'], `${at}.levels`, TRACKS);
  row['levels'] = TRACKS.map((track) => or(levels[track], 0));
  row['defender'] = raw['defender'];
  row['kills'] = raw['kills'];
  row['army'] = raw['knightCards'];
  if (raw['house'] !== undefined)
    row['house'] = r.list(raw['house'], `${at}.house`, (one, spot) => c.seat(one, spot)).sort((a, b) => a - b);
  if (raw['offers'] !== undefined && raw['offers'] !== 0) all['offers'] = raw['offers'];
  if (raw['housed'] !== undefined) all['housed'] = raw['housed'];
  c.each(raw['fleet'], `${at}.fleet`, (kind) => c.fleet.add(kind));
  const rights = c.object(
    raw['swapRights'],
    `${at}.swapRights`,
    seats.map((_, of) => `${of + 1}`),
  );
  for (const [of, other] of seats.entries()) {
    const count = or(rights[of + 1], 0);
    other['swaps'] = Number(or(other['swaps'], 0)) + r.whole(count, `${at}.swapRights.${of + 1}`, 0, 255);
  }
}

/** The form, the seats and the options, which are those of the match; the phase and its seats. */
function readHead(c: Converter, raw: Raw): void {
  const { r, setup, table: all } = c;
  const { options } = setup;
  for (const name of ['rules', 'seats', 'players'])
    if (raw[name] === undefined) r.fail('position', `leaves out ${name}, which it must have.`, 'IK-001');
  if (raw['game'] !== undefined) r.oneOf(raw['game'], 'position.game', ['island']);
  if (raw['rules'] !== options.rules)
    r.fail('position', `must begin with ${options.rules}, the form of this match, not ${quoted(raw['rules'])}.`);
  if (raw['seats'] !== setup.seats)
    r.fail('position', `must be for ${setup.seats} seats, not ${quoted(raw['seats'])}.`, 'IK-002');
  const chosen: Raw = options;
  for (const [name, value] of Object.entries(raw['options'] === undefined ? {} : r.record(raw['options'], 'options'))) {
    if (!Object.hasOwn(chosen, name) || String(chosen[name]) !== String(value))
      r.fail('position', `is for ${quoted(`${name}:${value}`)}, which are not the options of this match.`, 'IK-001');
  }
  const phase = String(or(raw['phase'], 'action'));
  const named = Object.keys(PHASES).find((one) => one.toLowerCase() === phase.toLowerCase());
  if (named === undefined)
    r.fail('position', `must stand in ${Object.keys(PHASES).join(', ')}, not ${quoted(phase)}.`, 'IK-048');
  const active = c.seat(or(raw['active'], 1), 'position.active');
  all['step'] = PHASES[named ?? 'action'];
  all['active'] = raw['after'] === undefined ? active : c.seat(raw['after'], 'position.after');
  if (named === 'special') all['builder'] = active;
}

function readGame(c: Converter, raw: Raw): void {
  const { r, table: all } = c;
  readBoard(c, raw['board'], 'position.board');
  for (const name of ['ship', 'invasion', 'devPlayed']) all[name] = raw[name];
  all['turn'] = r.whole(or(raw['turn'], 1), 'position.turn', 1, 100_000);
  if (raw['dice'] !== undefined && raw['dice'] !== null) {
    const { red, yellow, event = null } = c.object(raw['dice'], 'position.dice', ['red', 'yellow', 'event']);
    const die = (one: unknown, name: string) => r.whole(one, `position.dice.${name}`, 1, 6);
    all['dice'] = { red: die(red, 'red'), yellow: die(yellow, 'yellow'), event };
  }
  const robber = c.object(raw['robber'], 'position.robber', ['hex', 'free']);
  all['robber'] = robber['hex'];
  if (robber['free'] !== undefined) r.flag(robber['free'], 'position.robber.free');
  if (raw['merchant'] !== undefined && raw['merchant'] !== null) {
    const { hex, seat } = c.object(raw['merchant'], 'position.merchant', ['hex', 'seat']);
    all['merchant'] = { hex, seat: c.seat(seat, 'position.merchant.seat') };
  }
  const bars: Row = {};
  c.each(raw['barbarians'], 'position.barbarians', (one, at) => {
    const { name, ...barbarian } = c.object(one, at, ['name', 'level', 'at', 'from']);
    const bay = r.whole(name, `${at}.name`, 0, c.setup.board.bays.length - 1);
    c.put(bars, String(bay), barbarian, at, `b${bay} twice`, 'IK-263');
  });
  all['barbarians'] = Array.from(c.setup.board.bays, (_, bay) => bars[bay]);
  all['longestRoad'] = c.seatOrNull(raw['longestRoad'], 'position.longestRoad');
  all['largestArmy'] = c.seatOrNull(raw['largestArmy'], 'position.largestArmy');
  const decks = c.object(raw['decks'], 'position.decks', TRACKS);
  all['decks'] = TRACKS.map((track, deck) => readDeck(c, decks[track], `position.decks.${track}`, deck));
}

/** The state of the table and of all cards; what is open is not read yet. */
function stateOf(c: Converter, raw: Raw): State {
  const { r, setup } = c;
  const given = new Set<Seat>();
  readHead(c, raw);
  readGame(c, raw);
  c.each(raw['players'], 'position.players', (one, at) => readPlayer(c, one, at, given));
  const s = new State(setup);
  const { vertices, edges, seats, hands, development, bought, progress } = c;
  const fleet = [...c.fleet];
  const metropolises = TRACKS.map((track) => c.metropolises[track] ?? null);
  const shown = SHOWN_CARDS.map((card) => c.shown[PROGRESS_CARDS[card]] ?? null);
  table.take(r, { ...c.table, vertices, edges, seats, fleet, metropolises, shown }, 'position', s, 0);
  own.take(r, { hands, development, bought, progress }, 'position', s, EVERYTHING);
  if (c.table['robber'] === undefined) s.robber = Math.max(0, s.terrain.indexOf(DESERT));
  // Dice that are set before the roll.
  if (s.step === STEP.preRoll && s.yellow > 0) s.alchemist = 1;
  dealHands(s);
  hideHands(s);
  for (const [name, count] of Object.entries(c.object(raw['bank'], 'position.bank', KINDS))) {
    const kind = KINDS.findIndex((one) => one === name);
    if (kind >= setup.kinds) r.fail('position.bank', `has no kind of card ${name}.`);
    s.bank[kind] = r.whole(count, `position.bank.${name}`, 0, 255);
  }
  return s;
}

/**
 * Applies what is no part of a table: fewer undrawn copies than usual, and whether the robber is free, which follows
 * from the arrivals and must agree with them.
 */
function finish(c: Converter, s: State, raw: Raw): void {
  const decks = c.object(raw['decks'], 'position.decks', TRACKS);
  for (const [deck, track] of TRACKS.entries()) {
    const { undrawn } = c.object(decks[track], `position.decks.${track}`, ['undrawn', 'under']);
    if (undrawn === undefined) continue;
    const counts = c.r.record(undrawn, `position.decks.${track}.undrawn`);
    for (let card = firstOfDeck(deck); card < firstOfDeck(deck + 1); card += 1) {
      const name = PROGRESS_CARDS[card];
      const at = `position.decks.${track}.undrawn.${name}`;
      s.undrawn[card] = c.r.whole(counts[name] ?? 0, at, 0, s.undrawn[card]);
    }
  }
  const { free } = c.object(raw['robber'], 'position.robber', ['hex', 'free']);
  if (free !== undefined && free !== isRobberFree(s))
    c.r.fail('position.robber.free', `must be ${String(!free)}: so it is by the arrivals so far.`, 'IK-087');
}

/** Reads a position in the exchange form. @param isText whether it was a text, which can say a little more */
export function readExchange(setup: Setup, json: Raw, isText: boolean): Result<State> {
  const c = new Converter(setup, isText);
  const { r } = c;
  c.object(json, 'position', [...MEMBERS, ...(isText ? TEXT_MEMBERS : [])]);
  const s = stateOf(c, json);
  const text = (name: string): string => (json[name] === undefined ? '' : r.text(json[name], `position.${name}`, 200));
  const { robber } = s;
  const open = new OpenReader(r, s, text('step'), text('left'));
  c.each(json['open'], 'position.open', (one, at) => {
    if (!r.hasProblem()) open.read(r.text(one, at, 200), at);
  });
  if (s.robber !== robber && c.table['robber'] !== undefined)
    r.fail('position.open', `has the robber on h${robber}, and a theft on h${s.robber}.`, 'IK-083');
  if (r.hasProblem()) return r.result(s);
  rebuild(s);
  if (s.longestRoad === 0 && !isMidChange(s)) awardLongestRoad(s, undefined);
  if (s.step === STEP.over) s.reason = hasWon(s) ? ENDING.points : ENDING.turnLimit;
  const problem = problemOf(s);
  if (problem !== null) return { ok: false, problem };
  finish(c, s, json);
  return r.hasProblem() ? r.result(s) : ok(s);
}
