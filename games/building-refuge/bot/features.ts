import { featureNames } from '@marchlands/core/features.ts';
import type { Features } from '@marchlands/core/knowledge.ts';
import { numbersOf } from '@marchlands/core/steps.ts';
import { BARBARIAN, CITY, DESERT, GRASS, LANDS, MINE, MOUNTAIN, OASIS, TREASURE } from '../data/tiles.ts';
import { isFaceUp, LINKED, PHASE, ROAD, type State, UP } from '../state.ts';
import type { Types } from '../types.ts';
import { SEAT, TABLE } from './counted.ts';
import { assess, evaluate, expectedPoints, isAttacked, keeps, openShare, outlook } from './evaluate.ts';
import { type IfItEnded, ifItEnded } from './if-it-ended.ts';

const names = featureNames(SEAT);
const S = names.length;
const seatAt = numbersOf(names);
const tableAt = numbersOf(featureNames(TABLE));

/** Points of one unit. */
const POINTS = 20;
/** A share below this counts as zero. */
const LEAST = 0.002;

const MAX_SEATS = 6;
const shares = new Float64Array(MAX_SEATS);
const ended: IfItEnded = {
  scores: new Float64Array(MAX_SEATS),
  won: new Float64Array(MAX_SEATS),
  cities: new Uint8Array(MAX_SEATS),
  treasures: new Uint8Array(MAX_SEATS),
  isRazed: false,
  bandsToPay: 0,
};

/** By kind of land: the feature that counts a seat's tiles; those with a road are separate. */
const counted = new Int8Array(LANDS).fill(-1);
counted[OASIS] = seatAt.oases;
counted[MINE] = seatAt.mines;
counted[MOUNTAIN] = seatAt.mountains;
counted[GRASS] = seatAt.grass;
counted[DESERT] = seatAt.desert;
counted[CITY] = seatAt.cities;

/** Counts tiles by owner; returns the number of cities in no scored network. */
function countTiles(s: State, out: Float64Array): number {
  const { cells } = s.setup.board;
  let unlinked = 0;
  for (let i = 0; i < cells.length; i += 1) {
    const cell = cells[i];
    const tile = s.tile[cell];
    if (!isFaceUp(tile)) continue;
    const kind = tile - UP;
    const at = s.owner[cell] * S;
    const mark = s.mark[cell];
    out[at + ((mark & ROAD) !== 0 ? seatAt.roads : counted[kind])] += 1;
    if (kind !== CITY) continue;
    if ((mark & LINKED) !== 0) out[at + seatAt.linkedCities] += 1;
    else unlinked += 1;
  }
  return unlinked;
}

/** The lead of a seat's value over the best of the others. */
function leadOf(values: Float64Array, seat: number, seats: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other += 1) if (other !== seat && values[other] > best) best = values[other];
  return values[seat] - best;
}

const points = new Float64Array(MAX_SEATS);

function measureSeats(s: State, out: Float64Array): void {
  const { seats, options } = s.setup;
  const isDue = s.phase !== PHASE.over;
  for (let seat = 0; seat < seats; seat += 1) points[seat] = s.score[seat] + options.treasureValue * s.treasure[seat];
  for (let seat = 0; seat < seats; seat += 1) {
    const at = seat * S;
    const away = isDue ? (seat - s.player + seats) % seats : 0;
    const cities = out[at + seatAt.cities];
    out[at + seatAt.expectedLead] = leadOf(expectedPoints, seat, seats) / POINTS;
    out[at + seatAt.pointsLead] = leadOf(points, seat, seats) / POINTS;
    out[at + seatAt.endLead] = leadOf(ended.scores, seat, seats) / POINTS;
    out[at + seatAt.endWon] = ended.won[seat];
    out[at + seatAt.endCities] = ended.cities[seat] / 2;
    out[at + seatAt.endTreasures] = ended.treasures[seat] / 2;
    out[at + seatAt.endRazed] = ended.cities[seat] === 0 ? 1 : 0;
    out[at + seatAt.logShare] = Math.log(Math.max(LEAST, shares[seat])) / 2;
    out[at + seatAt.keeps] = keeps[seat];
    out[at + seatAt.points] = s.score[seat] / 50;
    out[at + seatAt.treasures] = s.treasure[seat] / 2;
    out[at + seatAt.barbarians] = s.barbarian[seat] / 2;
    out[at + seatAt.cityTile] = s.hand[seat];
    out[at + seatAt.noCity] = cities === 0 ? 1 : 0;
    out[at + seatAt.noCityAtAll] = cities + s.hand[seat] === 0 ? 1 : 0;
    out[at + seatAt.inTurn] = isDue && away === 0 ? 1 : 0;
    out[at + seatAt.turnsAway] = away / seats;
    out[at + seatAt.takes] = s.phase === PHASE.take && away === 0 ? 1 : 0;
  }
}

function measureTable(s: State, unlinked: number, out: Float64Array): void {
  const { seats, board, bag } = s.setup;
  const base = seats * S;
  const open = openShare(s);
  const isAttack = isAttacked(s);
  let bands = 0;
  let cities = 0;
  let cityTiles = 0;
  let treasures = 0;
  let roads = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    bands += s.barbarian[seat];
    cities += out[seat * S + seatAt.cities];
    roads += out[seat * S + seatAt.roads];
    cityTiles += s.hand[seat];
    treasures += s.treasure[seat];
  }
  if (isAttack) bands = s.bands;
  out[base + tableAt.open] = open;
  out[base + tableAt.openSquared] = open * open;
  out[base + tableAt.fewOpen] = isAttack ? 1 : Math.exp(-s.empties / 6);
  out[base + tableAt.bands] = bands / 5;
  out[base + tableAt.cities] = cities / 5;
  out[base + tableAt.cityTiles] = cityTiles / seats;
  out[base + tableAt.treasures] = treasures / 4;
  out[base + tableAt.margin] = (cities + cityTiles + treasures - bands) / 5;
  out[base + tableAt.endRazed] = ended.isRazed ? 1 : 0;
  out[base + tableAt.bandsToPay] = ended.bandsToPay / 5;
  out[base + tableAt.ruin] = outlook.ruin;
  out[base + tableAt.attacked] = isAttack ? 1 : 0;
  out[base + tableAt.unlinked] = unlinked / 3;
  out[base + tableAt.roads] = roads / 10;
  out[base + tableAt.cityLeft] = s.pool[CITY] / Math.max(1, bag[CITY]);
  out[base + tableAt.treasureLeft] = s.pool[TREASURE] / Math.max(1, bag[TREASURE]);
  out[base + tableAt.barbarianLeft] = s.pool[BARBARIAN] / Math.max(1, bag[BARBARIAN]);
  out[base + tableAt.faceDown] = s.down / board.cells.length;
}

/** Scales counts to the order of 1. */
function scaleCounts(seats: number, out: Float64Array): void {
  for (let seat = 0; seat < seats; seat += 1) {
    const at = seat * S;
    out[at + seatAt.cities] /= 3;
    out[at + seatAt.linkedCities] /= 3;
    out[at + seatAt.oases] /= 2;
    out[at + seatAt.mines] /= 2;
    out[at + seatAt.mountains] /= 3;
    out[at + seatAt.roads] /= 5;
    out[at + seatAt.grass] /= 5;
    out[at + seatAt.desert] /= 5;
  }
}

/** The features that an evaluation is trained on. */
export const features: Features<Types> = {
  version: 2,
  seat: SEAT,
  table: TABLE,
  isOpen: true,
  measure(s, out) {
    const { seats } = s.setup;
    out.fill(0);
    evaluate(s, shares);
    assess(s);
    ifItEnded(s, ended);
    const unlinked = countTiles(s, out);
    measureSeats(s, out);
    measureTable(s, unlinked, out);
    scaleCounts(seats, out);
  },
};
