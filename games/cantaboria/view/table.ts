import { oneOf, whole } from '@marchlands/core/params.ts';
import { quoted } from '@marchlands/core/result.ts';
import { type Field, fieldsOf, type RecordField, type TableOf } from '@marchlands/core/table.ts';
import { ADRIFT, BOAT, KINDS, MAX_BOATS, MAX_SEATS, TOKENS } from '../data/limits.ts';
import { areLetters, keepLetters, lettersOf, SEAT_LETTERS } from '../position/letters.ts';
import { MOST_REMEMBERED } from '../rules/attack-memory.ts';
import { shipmentsOf } from '../rules/extra-shipments.ts';
import { allPoints } from '../rules/final.ts';
import { citiesOf, placesOf } from '../rules/places.ts';
import { boatsInOrder, numberInFile } from '../rules/rest.ts';
import { ENDINGS, LANDINGS, PHASES, PLANS, SHIP_FORS, SIDES, SITES, STEP, STEPS, State } from '../state.ts';
import {
  answers,
  byPlace,
  count,
  kinds,
  planned,
  planSpace,
  refuses,
  seatBit,
  target,
  territorySet,
} from './fields.ts';
import { offer, offersMade } from './offers.ts';
import { passage } from './passage.ts';
import { supply } from './supply.ts';
import { undo } from './undo.ts';

const f = fieldsOf(State);

const byte = whole(0, 255);
const tokenNames = { names: () => TOKENS };

const seatFields = {
  /** Dice of the opening roll: 0 if it has not rolled in this round (CA-15). */
  isRolling: seatBit('rolling'),
  rolled: f.num('rolled', whole(0, 6)),
  hasPlayed: seatBit('played'),
  /** Without a place (CA-95), and resigned (CA-97). */
  isOut: seatBit('out'),
  hasResigned: seatBit('resigned'),
  /** CA-89, CA-90: the answer of a third party, and whether it is still to be asked. */
  side: f.num('sides', oneOf(...SIDES)),
  isAsked: seatBit('asked'),
  hasWon: seatBit('winners'),
  /** CA-49, CA-50: whether it has passed since the last offer, and the seats whose offers it refuses for the phase. */
  hasPassed: seatBit('passed'),
  refuses,
  /** By seat: the memory of this seat's attacks on it, as in rules/attack-memory.ts. */
  attacks: f.nums('attacks', MAX_SEATS, whole(0, MOST_REMEMBERED), (s) => s.setup.seats),
  places: f.derived(placesOf),
  /** CA-52: the shipments it would have if a Shipment phase began now; 0 before the first cycle. */
  shipments: f.derived((s, seat) => (s.cycle > 0 ? shipmentsOf(s, seat) : 0)),
  cities: f.derived(citiesOf),
  /** CA-99: all points on the map. */
  points: f.derived(allPoints),
};
export interface SeatView extends TableOf<typeof seatFields> {}
const seat: RecordField<State, SeatView> = f.record(seatFields);

const owner = f.seatOrNull('owner');
const boatOwner = f.seatOrNull('owner', { at: (boat) => BOAT + boat, isRequired: true });
const tokens = (from: number) => f.sparse('tokens', { ...tokenNames, from: (row) => (from + row) * KINDS }, byte);

const territoryFields = {
  id: f.derived((s, t) => s.setup.land.territoryIds[t]),
  owner,
  /** What it produces; `faceDown` until the sites are turned up (CA-16, CA-17). */
  site: f.num('site', oneOf(...SITES)),
  hasCity: f.flag('city'),
  tokens: tokens(0),
};
export interface TerritoryView extends TableOf<typeof territoryFields> {}
const territory: RecordField<State, TerritoryView> = f.record(territoryFields);

/** A water space by its id; null for a boat under way. */
const space: Field<State, string | null> = {
  isRequired: true,
  ...f.value<string | null>({
    get: (s, boat) => (s.boatSpace[boat] === ADRIFT ? null : s.setup.land.spaceIds[s.boatSpace[boat]]),
    put(s, boat, id) {
      s.boatSpace[boat] = id === null ? ADRIFT : s.setup.land.spaceIds.indexOf(id);
      numberInFile(s, boat);
    },
    read: (r, value, at, s) => (value === null ? null : r.oneOf(value, at, s.setup.land.spaceIds)),
  }),
};

/** The territories in the map's order; a position may name them in any order, and omit empty ones. */
const allTerritories = f.rows(territory, { count: (s) => s.setup.land.territories });
const territories: Field<State, readonly TerritoryView[]> = {
  ...allTerritories,
  take(r, value, at, s) {
    const { territoryIds } = s.setup.land;
    const given = new Map<string, readonly [unknown, string]>();
    const list = value === undefined ? [] : r.list(value, at, (item, spot) => [item, spot] as const);
    for (const [item, spot] of list) {
      const id = r.oneOf(r.record(item, spot)['id'], `${spot}.id`, territoryIds);
      if (given.has(id)) r.fail(spot, `names ${id} a second time.`);
      given.set(id, [item, spot]);
    }
    for (const [t, id] of territoryIds.entries()) {
      const [item, spot] = given.get(id) ?? [undefined, at];
      territory.take(r, item, spot, s, t);
    }
  },
};

const boatFields = { space, owner: boatOwner, tokens: tokens(BOAT), answers };
/** Boats in the order of their water spaces, and from the first of each file; one under way comes last. */
export interface BoatView extends TableOf<typeof boatFields> {}
const boat: RecordField<State, BoatView> = f.record(boatFields);
const allBoats = f.rows(boat, {
  count: (s) => s.boats,
  setCount(s, _i, count) {
    s.boats = count;
  },
  most: MAX_BOATS,
});
/** Just after a choice, boats may still be unsorted; inside one they keep their numbers. */
const boats: Field<State, readonly BoatView[]> = {
  ...allBoats,
  get: (s, i) => (s.partial > 0 ? allBoats.get(s, i) : boatsInOrder(s).map((n) => boat.get(s, n))),
};

const shipmentFields = {
  for: f.num('shipFor', oneOf(...SHIP_FORS)),
  /** Shipments left, including the current one. */
  left: f.num('shipments', byte),
  /**
   * As the rules count: a place or, for a boat, its position in its file; the carrier's place, or the boat's water
   * space.
   */
  from: f.num('shipFrom', byte),
  at: f.num('shipAt', byte),
  steps: f.num('shipSteps', byte),
  load: f.sparse('load', tokenNames, byte),
  /** The end by which the boat entered its reach (CA-65). */
  entry: f.num('entry', oneOf('none', 'up', 'down', 'lake')),
  hasMoved: f.flag('hasMoved'),
  isStopped: f.flag('isStopped'),
  /** CA-63: kinds loaded and unloaded at each place, at this stop or by this chain. */
  taken: byPlace('gave', kinds),
  dropped: byPlace('got', kinds),
};
export interface ShipmentView extends TableOf<typeof shipmentFields> {}
const shipment: RecordField<State, ShipmentView> = f.record(shipmentFields);

const planFields = {
  target,
  by: f.num('plan', oneOf(...PLANS)),
  /** The places that the planned Horse and Weapon leave; null for none. */
  horse: planned('planHorse'),
  weapon: planned('planWeapon'),
  /** The planned boat's present place, its planned water space and position in the file, and its cargo to land. */
  boat: planned('planBoat'),
  space: planSpace,
  position: f.num('planPosition', byte),
  landing: f.num('planLanding', oneOf(...LANDINGS)),
};
/** An attack being planned or already declared. */
export interface PlanView extends TableOf<typeof planFields> {}
const plan: RecordField<State, PlanView> = f.record(planFields, { form: 'an object or null' });

const ATTACK_STEPS: readonly number[] = [STEP.plan, STEP.ride, STEP.voyage, STEP.land, STEP.side];

/** Whether an attack is planned or declared. */
function isAttacking(s: State): boolean {
  return s.target > 0 || s.plan > 0 || s.asked > 0 || ATTACK_STEPS.includes(s.step);
}

/** The letters of the seats in lines, in the order of the seats: `RBY`. */
const letters = f.value<string>({
  get: lettersOf,
  put: (s, _i, value) => keepLetters(s, value),
  read(r, value, at, s) {
    if (typeof value === 'string' && areLetters(value, s.setup.seats)) return value;
    r.fail(at, `must name ${s.setup.seats} seats out of ${SEAT_LETTERS}, each once, not ${quoted(value)}.`);
    return lettersOf(s);
  },
});

const tableFields = {
  letters,
  phase: f.num('phase', oneOf(...PHASES)),
  step: f.num('step', oneOf(...STEPS)),
  /** From 1; 0 in the opening. */
  cycle: f.num('cycle', byte),
  lead: f.seat('lead'),
  /** The seat in turn, and the deciding seat at a step of one seat. */
  turn: f.seat('turn'),
  actor: f.seat('actor'),
  /** True inside a choice that is sent whole. */
  isPartial: f.flag('partial'),
  seats: f.bySeat(seat),
  territories,
  boats,
  /** The number of rounds rolled by all still in the roll (CA-15). */
  rounds: f.num('rounds', byte),
  /** Sites not turned up yet, by kind. */
  sitesLeft: f.sparse('sitesLeft', { names: () => SITES.slice(1, 6) }, byte),
  /** Places that the first Lead owned after the draft (CA-52). */
  share: f.num('share', byte, {
    else: (s) => (s.cycle === 0 ? 0 : Math.ceil(s.setup.land.territories / s.setup.seats)),
  }),
  /** CA-43: sites to be served, and grounds whose Horse is still to be bred. */
  waiting: territorySet('waiting'),
  herd: territorySet('herd'),
  shipment,
  /** CA-75: attacks won this turn, whether one counts for CA-94, and failed declarations of this attack. */
  won: f.num('won', whole(0, 2)),
  hasEdge: f.flag('hasEdge'),
  failed: byPlace('failed', count),
  attack: f.maybe(isAttacking, plan),
  passage,
  /** CA-49, CA-50: finished rounds of Trade, offers made in it, and the current offer. */
  round: f.num('round', byte),
  offers: offersMade,
  offer,
  undo,
  reason: f.num('reason', oneOf(...ENDINGS)),
  supply,
};
/** Everything public: the allow-list for views, and the fields of a position. */
export interface Table extends TableOf<typeof tableFields> {}
export const table: RecordField<State, Table> = f.table(tableFields);

/** The public part of a state. */
export function tableOf(s: State): Table {
  return table.get(s, 0);
}
