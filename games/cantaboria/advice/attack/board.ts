import type { Seat } from '@marchlands/core/seat.ts';
import type { Land } from '../../data/land.ts';
import { BOAT, HORSE, KINDS, MAX_BOATS, MAX_PLACES, MAX_TERRITORIES, WEAPON } from '../../data/limits.ts';
import { pointsBeside } from '../../rules/force.ts';
import { goodsAt, isOwn, living, ownNear, type Places, pointsOf } from '../../rules/places.ts';
import { mostSteps } from '../../rules/waters.ts';
import type { Setup } from '../../setup.ts';
import { ANSWER_BYTES, type State } from '../../state.ts';

/**
 * The map as one attacking seat can change it: the places of its Horses, Weapons and boats. All else is fixed. Places
 * keep their numbers in the given state; boats keep theirs when they move.
 */
export class Board implements Places {
  readonly setup: Setup;
  readonly land: Land;
  seat: Seat = 0;
  boats = 0;
  /** Seats still in play, as bits. */
  living = 0;
  /** CA-60: the most steps of one boat move. */
  readonly range: number;
  /** By place: seat + 1, or 0. */
  readonly owner = new Uint8Array(MAX_PLACES);
  /** By place: fixed points (Warrior, hull and City); all points in places of other seats. */
  readonly solid = new Uint8Array(MAX_PLACES);
  /** `solid` as it counts beside a target: without the City if `adjacentCities` is off. */
  readonly lent = new Uint8Array(MAX_PLACES);
  /** Own territories and own boats (numbered from 0), and their counts. */
  readonly ownLand = new Uint8Array(MAX_TERRITORIES);
  readonly ownBoats = new Uint8Array(MAX_BOATS);
  lands = 0;
  fleet = 0;
  /** Both as places: territories, then boats; `lands + fleet` entries. */
  readonly ownPlaces = new Uint8Array(MAX_PLACES);
  /** By territory: the water spaces that it touches, as bits in two words. */
  readonly waterLow = new Int32Array(MAX_TERRITORIES);
  readonly waterHigh = new Int32Array(MAX_TERRITORIES);
  /** Answers to questions of passage that bind this turn (CA-73), by boat. */
  readonly answers = new Uint8Array(MAX_BOATS * ANSWER_BYTES);

  /** Everything a shipment may change, in one array, so that one copy saves or restores it. */
  readonly all = new Uint8Array(2 * MAX_PLACES + 3 * MAX_BOATS);
  /** By own place: 1 if it holds a Horse, and 1 if a Weapon. */
  readonly horse = this.all.subarray(0, MAX_PLACES);
  readonly weapon = this.all.subarray(MAX_PLACES, 2 * MAX_PLACES);
  /** By own boat: the number of goods aboard. */
  readonly goods = this.part(0);
  /** By boat: its water space, and the number of boats before it in its file. */
  readonly boatSpace = this.part(1);
  readonly boatOrder = this.part(2);

  constructor(setup: Setup) {
    this.setup = setup;
    this.land = setup.land;
    this.range = mostSteps(setup);
    for (const [t, waters] of setup.land.waters.entries()) {
      for (const space of waters) (space < 32 ? this.waterLow : this.waterHigh)[t] |= 1 << (space & 31);
    }
  }

  private part(index: number): Uint8Array {
    const start = 2 * MAX_PLACES + index * MAX_BOATS;
    return this.all.subarray(start, start + MAX_BOATS);
  }

  /** Reads a state in which no boat is adrift, for an attack by `seat`. */
  read(s: State, seat: Seat): void {
    this.seat = seat;
    this.boats = s.boats;
    this.living = living(s);
    this.owner.set(s.owner);
    this.all.fill(0);
    this.lands = 0;
    this.fleet = 0;
    for (let t = 0; t < this.land.territories; t += 1) {
      this.readPlace(s, t);
      if (s.owner[t] === seat + 1) {
        this.ownLand[this.lands] = t;
        this.ownPlaces[this.lands] = t;
        this.lands += 1;
      }
    }
    this.readFiles(s);
    if (s.turn === seat) this.answers.set(s.answers);
    else this.answers.fill(0);
  }

  private readPlace(s: State, place: number): void {
    const moving = s.owner[place] === this.seat + 1 ? 1 : 0;
    this.horse[place] = moving * s.tokens[place * KINDS + HORSE];
    this.weapon[place] = moving * s.tokens[place * KINDS + WEAPON];
    const pieces = this.horse[place] + 3 * this.weapon[place];
    this.solid[place] = pointsOf(s, place) - pieces;
    this.lent[place] = pointsBeside(s, place) - pieces;
  }

  private readFiles(s: State): void {
    this.boatSpace.set(s.boatSpace);
    this.boatOrder.set(s.boatOrder);
    for (let boat = 0; boat < s.boats; boat += 1) {
      const place = BOAT + boat;
      this.readPlace(s, place);
      if (s.owner[place] !== this.seat + 1) continue;
      this.goods[boat] = goodsAt(s, place);
      this.ownBoats[this.fleet] = boat;
      this.ownPlaces[this.lands + this.fleet] = place;
      this.fleet += 1;
    }
  }

  /** The number of goods aboard if the place is a boat. */
  goodsAt(place: number): number {
    return place < BOAT ? 0 : this.goods[place - BOAT];
  }

  /** CA-62: whether a place has room for this many more goods. */
  hasRoom(place: number, goods: number): boolean {
    return place < BOAT || this.goods[place - BOAT] + goods <= this.setup.capacity.boatGoods;
  }

  isOwn(place: number): boolean {
    return isOwn(this, this.seat, place);
  }

  /** CA-78, CA-79: all points of a place. */
  points(place: number): number {
    return this.solid[place] + this.horse[place] + 3 * this.weapon[place];
  }

  /** Points of a place beside a target (CA-80, CA-81). */
  pointsBeside(place: number): number {
    return this.lent[place] + this.horse[place] + 3 * this.weapon[place];
  }

  /** Fills `out` with the attacker's places beside one. @returns their number */
  ownNear(place: number, out: Uint8Array): number {
    return ownNear(this, this.seat, place, out);
  }
}
