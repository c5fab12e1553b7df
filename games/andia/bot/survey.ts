import { MOST_AREAS } from '../data/map.ts';
import { BLUE, RED } from '../data/sides.ts';
import { citiesOf, piecesOf } from '../rules/areas.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';

/** The features of the evaluation; positive for Red, negative for Blue. */
export const features = [
  /** Share of all pieces, -1/2 .. 1/2. */
  'pieces',
  /** Bombardments left. */
  'bombs',
  /** Cities held. */
  'cities',
  /** Cities with more enemies beside them than defenders in and beside them. */
  'weakCity',
  /** Neutral cities that only this side can enter. */
  'openCity',
  /** Neutral cities that both can enter, this side with more pieces. */
  'sharedCity',
  /** One city short of the goal. */
  'oneShort',
  /** Enemies in cities, up to four in each, while a bombardment is left for them. */
  'bombed',
  /** Influence on all cities: the logarithm of the ratio of nearby pieces. */
  'influence',
  /** Influence on the city that would be the last one needed for the goal, the best ones counted first. */
  'lastNeeded',
] as const;

export type FeatureName = (typeof features)[number];

export const FEATURES: number = features.length;

const PIECES = 0;
const BOMBS = 1;
const CITIES = 2;
const WEAK = 3;
const OPEN = 4;
const SHARED = 5;
const ONE_SHORT = 6;
const BOMBED = 7;
const INFLUENCE = 8;
const LAST_NEEDED = 9;

/** The weight of a piece at a city 0, 1 and 2 connections away; 0 beyond. */
const WEIGHT_AT: readonly number[] = [1, 0.5, 0.1];
/** A base weight of both sides at every city, so that influence stays finite. */
const GROUND = 0.5;
/** More pieces than this are rarely kept together in a city, for fear of a bombardment. */
const MOST_BOMBED = 4;

/** Influence on each city, highest first once sorted. */
const influences = new Float64Array(MOST_AREAS);

/** The areas near each city with the weight of a piece there, one city after the other. */
interface Near {
  /** By number of cities: the end of its areas in the lists. */
  readonly ends: readonly number[];
  readonly areas: Uint8Array;
  readonly weights: Float64Array;
}

const nearBySetup = new WeakMap<Setup, Near>();

function nearOf(setup: Setup): Near {
  const known = nearBySetup.get(setup);
  if (known !== undefined) return known;
  const pairs: (readonly [area: number, weight: number])[] = [];
  const ends = setup.cities.map((city) => {
    for (let area = 0; area < setup.areas; area += 1) {
      const weight = WEIGHT_AT.at(setup.distances[city * MOST_AREAS + area]);
      if (weight !== undefined) pairs.push([area, weight]);
    }
    return pairs.length;
  });
  const near: Near = {
    ends,
    areas: Uint8Array.from(pairs, ([area]) => area),
    weights: Float64Array.from(pairs, ([, weight]) => weight),
  };
  nearBySetup.set(setup, near);
  return near;
}

function add(out: Float64Array, feature: number, seat: number, amount: number): void {
  out[feature] = out[feature] + (seat === RED ? amount : -amount);
}

/** Writes all features of a position, Red's minus Blue's. Allocates nothing once the board is known. */
export function survey(state: State, out: Float64Array): void {
  const { cities, goal } = state.setup;
  out.fill(0);
  const red = piecesOf(state, RED);
  const blue = piecesOf(state, BLUE);
  out[PIECES] = red + blue === 0 ? 0 : red / (red + blue) - 0.5;
  out[BOMBS] = state.bombs[RED] - state.bombs[BLUE];
  for (let i = 0; i < cities.length; i += 1) surveyCity(state, cities[i], out);
  for (let seat = RED; seat <= BLUE; seat += 1) {
    if (goal - citiesOf(state, seat) === 1) add(out, ONE_SHORT, seat, 1);
  }
  surveyInfluence(state, out);
}

function surveyCity(state: State, city: number, out: Float64Array): void {
  const redIn = state.pieces[city];
  const blueIn = state.pieces[MOST_AREAS + city];
  const redBeside = beside(state, RED, city);
  const blueBeside = beside(state, BLUE, city);
  if (redIn === 0 && blueIn === 0) {
    if (redBeside > 0 && blueBeside === 0) add(out, OPEN, RED, 1);
    else if (blueBeside > 0 && redBeside === 0) add(out, OPEN, BLUE, 1);
    else if (redBeside !== blueBeside) add(out, SHARED, redBeside > blueBeside ? RED : BLUE, 1);
    return;
  }
  const owner = redIn > 0 ? RED : BLUE;
  const inside = redIn + blueIn;
  const friends = owner === RED ? redBeside : blueBeside;
  const enemies = owner === RED ? blueBeside : redBeside;
  add(out, CITIES, owner, 1);
  if (enemies > inside + friends) add(out, WEAK, owner, 1);
  if (state.bombs[1 - owner] !== 0) add(out, BOMBED, 1 - owner, Math.min(inside, MOST_BOMBED));
}

/** Pieces of a seat in the neighbours of an area. */
function beside(state: State, seat: number, area: number): number {
  const row = state.setup.neighbours[area];
  const first = seat * MOST_AREAS;
  let sum = 0;
  for (let i = 0; i < row.length; i += 1) sum += state.pieces[first + row[i]];
  return sum;
}

function surveyInfluence(state: State, out: Float64Array): void {
  const { cities, goal } = state.setup;
  const { ends, areas, weights } = nearOf(state.setup);
  let at = 0;
  for (let i = 0; i < cities.length; i += 1) {
    let red = GROUND;
    let blue = GROUND;
    for (; at < ends[i]; at += 1) {
      const area = areas[at];
      red += weights[at] * state.pieces[area];
      blue += weights[at] * state.pieces[MOST_AREAS + area];
    }
    const influence = Math.log(red / blue);
    insert(influence, i);
    out[INFLUENCE] = out[INFLUENCE] + influence;
  }
  // Blue's influence is Red's with the opposite sign, in reverse order.
  out[LAST_NEEDED] = influences[goal - 1] + influences[cities.length - goal];
}

/** Inserts a number into the first `count` ones, which are sorted in descending order. */
function insert(influence: number, count: number): void {
  let at = count;
  while (at > 0 && influences[at - 1] < influence) {
    influences[at] = influences[at - 1];
    at -= 1;
  }
  influences[at] = influence;
}
