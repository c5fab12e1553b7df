import { MOST_AREAS } from '../map.ts';
import { citiesOf, piecesOf } from '../rules/areas.ts';
import { BLUE, RED } from '../sides.ts';
import type { State } from '../state.ts';

/** What the evaluation looks at; each is counted for Red and, against it, for Blue. */
export const features = [
  /** Cities without an enemy beside them. */
  'safeCity',
  /** Cities with enemies beside them, but as many defenders in and beside them. */
  'heldCity',
  /** Cities with more enemies beside them than defenders in and beside them. */
  'weakCity',
  /** Cities of nobody that only this side can enter. */
  'openCity',
  /** Cities of nobody that both can enter, with more pieces than the other. */
  'sharedCity',
  /** Share of all pieces, -1/2 .. 1/2. */
  'pieces',
  /** Bombardments left. */
  'bombs',
  /** One city short of the goal. */
  'oneShort',
  /** Two cities short of the goal. */
  'twoShort',
  /** One city short of the goal, and a city in reach that could be taken. */
  'reach',
  /** Share of one's own pieces that stand in one's most crowded city, where the other can bombard it. */
  'crowd',
  /** Roads, bridges and passes from one's areas into those of nobody. */
  'front',
] as const;

export const FEATURES: number = features.length;

const SAFE = 0;
const HELD = 1;
const WEAK = 2;
const OPEN = 3;
const SHARED = 4;
const PIECES = 5;
const BOMBS = 6;
const ONE_SHORT = 7;
const TWO_SHORT = 8;
const REACH = 9;
const CROWD = 10;
const FRONT = 11;

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
  const { goal, cities } = state.setup;
  out.fill(0);
  const red = piecesOf(state, RED);
  const blue = piecesOf(state, BLUE);
  out[PIECES] = red + blue === 0 ? 0 : red / (red + blue) - 0.5;
  out[BOMBS] = (state.bombs[RED] as number) - (state.bombs[BLUE] as number);
  let redReach = 0;
  let blueReach = 0;
  for (let i = 0; i < cities.length; i += 1) {
    const reach = surveyCity(state, cities[i] as number, out);
    redReach += reach & 1;
    blueReach += reach >> 1;
  }
  for (let seat = RED; seat <= BLUE; seat += 1) {
    const held = citiesOf(state, seat);
    const reach = seat === RED ? redReach : blueReach;
    if (held === goal - 1) add(out, ONE_SHORT, seat, 1);
    else if (held === goal - 2) add(out, TWO_SHORT, seat, 1);
    if (held === goal - 1 && reach > 0) add(out, REACH, seat, 1);
    if ((state.bombs[1 - seat] as number) > 0) add(out, CROWD, seat, crowd(state, seat) / Math.max(1, seat === RED ? red : blue));
  }
  surveyFront(state, out);
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
  if (enemies === 0) add(out, SAFE, owner, 1);
  else if (enemies <= inside + friends) add(out, HELD, owner, 1);
  else add(out, WEAK, owner, 1);
  return enemies > inside ? (owner === RED ? 2 : 1) : 0;
}

function crowd(state: State, seat: number): number {
  const { cities } = state.setup;
  let most = 0;
  for (let i = 0; i < cities.length; i += 1) {
    most = Math.max(most, state.pieces[seat * MOST_AREAS + (cities[i] as number)] as number);
  }
  return most;
}

function surveyFront(state: State, out: Float64Array): void {
  const { areas, neighbours } = state.setup;
  for (let area = 0; area < areas; area += 1) {
    const seat = state.pieces[area] !== 0 ? RED : state.pieces[MOST_AREAS + area] !== 0 ? BLUE : -1;
    if (seat < 0) continue;
    const row = neighbours[area] as readonly number[];
    for (let i = 0; i < row.length; i += 1) {
      const next = row[i] as number;
      if (state.pieces[next] === 0 && state.pieces[MOST_AREAS + next] === 0) add(out, FRONT, seat, 1);
    }
  }
}
