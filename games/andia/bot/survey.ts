import { MOST_AREAS } from '../map.ts';
import { citiesOf, piecesOf } from '../rules/areas.ts';
import { BLUE, RED } from '../sides.ts';
import type { State } from '../state.ts';

/** What the evaluation looks at; each is counted for Red, and against it for Blue. */
export const features = [
  /** Share of all pieces, -1/2 .. 1/2. */
  'pieces',
  /** Bombardments left. */
  'bombs',
  /** Cities without an enemy beside them. */
  'safeCity',
  /** Cities with enemies beside them, but as many defenders in and beside them. */
  'heldCity',
  /** Cities with more enemies beside them than defenders in and beside them. */
  'weakCity',
  /** Cities of nobody that only this side can enter. */
  'openCity',
  /** Cities of nobody that both can enter, this side with more pieces. */
  'sharedCity',
  /** One city short of the goal. */
  'oneShort',
  /** Two cities short of the goal. */
  'twoShort',
  /** One city short of the goal, with another in reach that could be taken. */
  'reach',
  /** Influence on all cities: the logarithm of how one's pieces nearby outweigh the other's. */
  'influence',
  /** Influence on the city that would be the last one needed for the goal, the best ones counted first. */
  'lastNeeded',
  /** Cities that are likely to be held, by influence. */
  'likely',
] as const;

export const FEATURES: number = features.length;

const PIECES = 0;
const BOMBS = 1;
const SAFE = 2;
const HELD = 3;
const WEAK = 4;
const OPEN = 5;
const SHARED = 6;
const ONE_SHORT = 7;
const TWO_SHORT = 8;
const REACH = 9;
const INFLUENCE = 10;
const LAST_NEEDED = 11;
const LIKELY = 12;

/** What a piece weighs at a city 0, 1, 2, .. connections away. */
const WEIGHT_AT: readonly number[] = [1, 0.6, 0.3, 0.12, 0.05, 0.02];

/** Influence on each city, highest first once sorted. */
const influences = new Float64Array(MOST_AREAS);

/** Pieces of a seat in the neighbours of an area. */
function beside(state: State, seat: number, area: number): number {
  const row = state.setup.neighbours[area] as readonly number[];
  const first = seat * MOST_AREAS;
  let sum = 0;
  for (let i = 0; i < row.length; i += 1) sum += state.pieces[first + (row[i] as number)] as number;
  return sum;
}

function add(out: Float64Array, feature: number, seat: number, amount: number): void {
  out[feature] = (out[feature] as number) + (seat === RED ? amount : -amount);
}

/** Writes all features of a position, Red's less Blue's. Allocates nothing. */
export function survey(state: State, out: Float64Array): void {
  const { cities } = state.setup;
  out.fill(0);
  const red = piecesOf(state, RED);
  const blue = piecesOf(state, BLUE);
  out[PIECES] = red + blue === 0 ? 0 : red / (red + blue) - 0.5;
  out[BOMBS] = (state.bombs[RED] as number) - (state.bombs[BLUE] as number);
  let reach = 0;
  for (let i = 0; i < cities.length; i += 1) reach |= surveyCity(state, cities[i] as number, out);
  surveyGoal(state, reach, out);
  surveyInfluence(state, out);
}

/** Counts one city; bit 0 is set where Red could take it next turn, bit 1 where Blue could. */
function surveyCity(state: State, city: number, out: Float64Array): number {
  const redIn = state.pieces[city] as number;
  const blueIn = state.pieces[MOST_AREAS + city] as number;
  const redBeside = beside(state, RED, city);
  const blueBeside = beside(state, BLUE, city);
  if (redIn === 0 && blueIn === 0) {
    if (redBeside > 0 && blueBeside === 0) add(out, OPEN, RED, 1);
    else if (blueBeside > 0 && redBeside === 0) add(out, OPEN, BLUE, 1);
    else if (redBeside !== blueBeside) add(out, SHARED, redBeside > blueBeside ? RED : BLUE, 1);
    return (redBeside > 0 ? 1 : 0) | (blueBeside > 0 ? 2 : 0);
  }
  const owner = redIn > 0 ? RED : BLUE;
  const inside = redIn + blueIn;
  const friends = owner === RED ? redBeside : blueBeside;
  const enemies = owner === RED ? blueBeside : redBeside;
  add(out, enemies === 0 ? SAFE : enemies <= inside + friends ? HELD : WEAK, owner, 1);
  if (enemies <= inside) return 0;
  return owner === RED ? 2 : 1;
}

function surveyGoal(state: State, reach: number, out: Float64Array): void {
  const { goal } = state.setup;
  for (let seat = RED; seat <= BLUE; seat += 1) {
    const short = goal - citiesOf(state, seat);
    if (short === 2) add(out, TWO_SHORT, seat, 1);
    if (short !== 1) continue;
    add(out, ONE_SHORT, seat, 1);
    if (((reach >>> seat) & 1) === 1) add(out, REACH, seat, 1);
  }
}

function surveyInfluence(state: State, out: Float64Array): void {
  const { cities, goal } = state.setup;
  for (let i = 0; i < cities.length; i += 1) {
    const influence = influenceOn(state, cities[i] as number);
    insert(influence, i);
    out[INFLUENCE] = (out[INFLUENCE] as number) + influence;
    out[LIKELY] = (out[LIKELY] as number) + Math.tanh(influence);
  }
  // Blue's influence is Red's with the other sign, in the reverse order.
  out[LAST_NEEDED] = (influences[goal - 1] as number) + (influences[cities.length - goal] as number);
}

/** Puts a number into the first `count` ones, which are sorted from the highest on. */
function insert(influence: number, count: number): void {
  let at = count;
  while (at > 0 && (influences[at - 1] as number) < influence) {
    influences[at] = influences[at - 1] as number;
    at -= 1;
  }
  influences[at] = influence;
}

function influenceOn(state: State, city: number): number {
  const { areas, distances } = state.setup;
  let red = 1;
  let blue = 1;
  for (let area = 0; area < areas; area += 1) {
    const weight = WEIGHT_AT[distances[city * MOST_AREAS + area] as number];
    if (weight === undefined) continue;
    red += weight * (state.pieces[area] as number);
    blue += weight * (state.pieces[MOST_AREAS + area] as number);
  }
  return Math.log(red / blue);
}
