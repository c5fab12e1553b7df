import { from1, oneOf, orNull, whole } from '@marchlands/core/params.ts';
import { fieldsOf, type RecordField, type TableOf } from '@marchlands/core/table.ts';
import { DEV, DEV_CARDS, PROGRESS_CARDS } from '../data/cards.ts';
import { EVENT_FACES, HARBOURS, TERRAINS, TRACKS } from '../data/kinds.ts';
import { bay, hex, level, seat, seatSet, vertex } from '../data/params.ts';
import * as counts from '../rules/counts.ts';
import { pointsOf, publicPoints } from '../rules/points.ts';
import { roadLengthOf } from '../rules/roads.ts';
import {
  ACTIVE,
  BUILDING_BITS,
  dueStep,
  ENDINGS,
  LEVEL_BITS,
  PROMOTED,
  READY,
  SEAT_BITS,
  STEP,
  STEP_NAMES,
  State,
  type StepName,
  WALL,
} from '../state.ts';
import * as fields from './fields.ts';

const { byKind, byte } = fields;
const f = fieldsOf(State);

const stepName = oneOf(...STEP_NAMES);

const hexHere = (s: State) => whole(0, s.setup.board.hexes.length - 1);
const vertexHere = (s: State) => whole(0, s.setup.board.vertices - 1);
const bayHere = (s: State) => whole(0, s.setup.board.bays.length - 1);
const number = whole(0, 65_535);
const die = whole(0, 6);

const hexFields = {
  /** Null until dealt. */
  terrain: f.num('terrain', orNull(oneOf(...TERRAINS))),
  /** 0 for none. */
  token: f.num('token', whole(0, 12)),
};
export interface HexView extends TableOf<typeof hexFields> {}
const hexes = f.shared<HexView>(f.record(hexFields), (s, i) => s.terrain[i] | (s.token[i] << 8));

export const BUILDINGS = ['settlement', 'city', 'onSide'] as const;
const buildingFields = {
  seat: fields.packed('site', SEAT_BITS, seat),
  /** `onSide`: a city piece that is a settlement (IK-254). */
  what: fields.packed('site', BUILDING_BITS, oneOf(...BUILDINGS)),
  hasWall: f.flag('site', WALL),
};
export interface BuildingView extends TableOf<typeof buildingFields> {}
const building: RecordField<State, BuildingView> = f.record(buildingFields);

const knightFields = {
  seat: fields.packed('knight', SEAT_BITS, seat),
  level: fields.packed('knight', LEVEL_BITS, level),
  isActive: f.flag('knight', ACTIVE),
  /** Active since the owner's action phase began (IK-177). */
  isReady: f.flag('knight', READY),
  /** Promoted in this turn (IK-173). */
  isPromoted: f.flag('knight', PROMOTED),
};
export interface KnightView extends TableOf<typeof knightFields> {}
const knight: RecordField<State, KnightView> = f.record(knightFields);

const vertexFields = {
  building: f.maybe((s, i) => s.site[i] > 0, building),
  knight: f.maybe((s, i) => s.knight[i] > 0, knight),
};
export interface VertexView extends TableOf<typeof vertexFields> {}
const vertices = f.shared<VertexView>(f.record(vertexFields), (s, i) => s.site[i] | (s.knight[i] << 8));

const edgeFields = {
  /** The owner of the road. */
  road: f.seatOrNull('road'),
  harbour: f.num('harbour', orNull(oneOf(...HARBOURS))),
};
export interface EdgeView extends TableOf<typeof edgeFields> {}
const edges = f.shared<EdgeView>(f.record(edgeFields), (s, i) => s.road[i] | (s.harbour[i] << 8));

const barbarianFields = {
  level: f.num('barbarianLevel', byte, { in: () => level, isRequired: true }),
  at: f.num('barbarianAt', vertex, { in: vertexHere, isRequired: true }),
  /** Its previous vertex; null if it has not marched yet. */
  from: f.num('barbarianFrom', orNull(vertex), { in: (s) => orNull(vertexHere(s)) }),
};
/** A barbarian, at the index of its landing bay, which is its name (IK-263). */
export interface BarbarianView extends TableOf<typeof barbarianFields> {}
const barbarian: RecordField<State, BarbarianView> = f.record(barbarianFields);

const merchantFields = {
  hex: f.num('merchant', from1(hex), { in: hexHere }),
  seat: f.num('merchantSeat', from1(seat), { in: (s) => whole(0, s.setup.seats - 1) }),
};
export interface MerchantView extends TableOf<typeof merchantFields> {}
const merchant: RecordField<State, MerchantView> = f.record(merchantFields);

const seatFields = {
  ...fields.hands.seat,
  /** Unplayed development cards; progress cards by deck. */
  development: f.num('devSize', byte),
  progress: f.nums('progressSize', TRACKS.length, byte),
  /** Public points; after the match, all points. */
  points: f.derived((s, i) => (s.step === STEP.over ? pointsOf(s, i) : publicPoints(s, i))),
  /** Hidden Point cards, shown at the end; null before. */
  pointCards: f.maybe((s) => s.step === STEP.over, f.num('dev', byte, { at: (i) => i * DEV_CARDS.length + DEV.point })),
  /** Played Knight cards. */
  army: f.num('army', byte),
  /** By track. */
  levels: f.nums('level', TRACKS.length, whole(0, 5)),
  defender: f.num('defender', byte),
  kills: f.num('kills', byte),
  /** Swaps with it still allowed by Commercial harbor in this turn. */
  swaps: f.num('swaps', byte),
  /** Opponents to whom its house is open (option `guestKnights`). */
  house: f.num('house', seatSet),
  /** Cards asked of it for a discard or gift that is not complete. */
  demanded: fields.demanded,
  /** Its answer to the offer, and its counter-offer, once all have answered. */
  answer: fields.answered,
  counterGive: fields.untilAnswered(byKind('counterGive')),
  counterWant: fields.untilAnswered(byKind('counterWant')),
  roads: f.derived((s, i) => s.roads[i]),
  /** Also of a road too short to count, which the state does not measure. */
  roadLength: f.derived((s, i) => (s.roadLength[i] === 0 ? roadLengthOf(s, i) : s.roadLength[i])),
};
export interface SeatView extends TableOf<typeof seatFields> {}
const seatRecord: RecordField<State, SeatView> = f.record(seatFields);

const deckFields = {
  /** Undrawn cards. */
  undrawn: f.derived(counts.undrawnCount),
  /** Cards put under it, the oldest first. */
  under: fields.under,
};
export interface DeckView extends TableOf<typeof deckFields> {}
const deck: RecordField<State, DeckView> = f.record(deckFields);

const diceFields = {
  red: f.num('red', die),
  yellow: f.num('yellow', die),
  event: f.num('event', orNull(oneOf(...EVENT_FACES))),
  /** The die of march and landing if the red one was set without steering; else 0. */
  march: f.num('marchDie', die),
};
export interface DiceView extends TableOf<typeof diceFields> {}
const dice: RecordField<State, DiceView> = f.record(diceFields);

const tableFields = {
  /** The current step; the turn's own is `step`. */
  due: f.derived((s): StepName => stepName.value(dueStep(s))),
  step: f.num('step', stepName, { isRequired: true }),
  /** The interruptions of the turn; the last one comes first. */
  open: fields.broken,
  turn: f.num('turn', whole(0, 2 ** 32 - 1)),
  active: f.seat('active'),
  first: f.seat('first'),
  placed: f.num('placed', byte),
  last: f.num('last', vertex, { in: vertexHere }),
  /** The seat in its special building phase. */
  builder: f.seatOrNull('builder'),
  dice,
  alchemist: f.flag('alchemist'),
  hasLanded: f.flag('landed'),
  fleet: f.custom(fields.fleet),
  devPlayed: f.flag('devPlayed'),
  housed: f.flag('housed'),
  offers: f.num('offers', byte),
  give: byKind('give'),
  want: byKind('want'),
  hexes: f.kept(f.rows(hexes, { count: (s) => s.setup.board.hexes.length }), 'terrain', 'token'),
  vertices: f.kept(f.rows(vertices, { count: (s) => s.setup.board.vertices }), 'site', 'knight'),
  edges: f.kept(f.rows(edges, { count: (s) => s.setup.board.edges }), 'road', 'harbour'),
  barbarians: f.rows(
    f.maybe((s, i) => s.barbarianLevel[i] > 0, barbarian),
    { count: (s) => s.setup.board.bays.length },
  ),
  robber: f.num('robber', hex, { in: hexHere }),
  merchant: f.maybe((s) => s.merchant > 0, merchant),
  ship: f.num('ship', byte),
  invasion: f.num('invasion', number),
  shipBay: f.num('shipBay', bay, { in: bayHere }),
  /** By track: the city of its metropolis. */
  metropolises: f.nums('metropolis', TRACKS.length, orNull(vertex)),
  bank: byKind('bank'),
  ...fields.hands.table,
  seats: f.bySeat(seatRecord),
  /** The seats that revealed Printer, and Constitution. */
  shown: f.nums('shown', 2, orNull(seat)),
  longestRoad: f.seatOrNull('longestRoad'),
  largestArmy: f.seatOrNull('largestArmy'),
  decks: f.rows(deck, { count: () => TRACKS.length }),
  /**
   * Development cards in the deck; those of each kind in deck and hands together; those bought in this turn. In a state
   * restored from a table all remaining ones are in its decks until cards are dealt to hands.
   */
  devDeck: f.derived(counts.devDeckSize),
  devLeft: f.custom({
    ...f.nums('devDeck', DEV_CARDS.length, byte),
    get: (s) => DEV_CARDS.map((_, card) => counts.devLeft(s, card)),
  }),
  bought: f.num('boughtSize', byte),
  /** Of each progress card: the number of copies in deck, under it and in hands together. */
  progressLeft: f.custom({
    ...f.nums('undrawn', PROGRESS_CARDS.length, byte),
    get: (s) => PROGRESS_CARDS.map((_, card) => counts.progressLeft(s, card)),
  }),
  reason: f.num('reason', oneOf(...ENDINGS)),
};
/** Everything public: the allow-list. */
export interface Table extends TableOf<typeof tableFields> {}
export const table: RecordField<State, Table> = f.table(tableFields);

/** The public part of a state. */
export function tableOf(s: State): Table {
  return table.get(s, 0);
}
