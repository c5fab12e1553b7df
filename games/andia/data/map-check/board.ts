import { type MapData, MOST_STARTING } from '../map.ts';
import { BLUE, RED, type Side, sideName, sides } from '../sides.ts';
import { letterOf } from './areas.ts';
import type { MapError } from './problem.ts';

/** Stage 4: roads, one connected board, starting pieces and the goal. */
export function checkBoard(map: MapData): readonly MapError[] {
  const errors: MapError[] = [];
  checkRoads(map, errors);
  const cut = unreachable(map);
  if (cut.length > 0) {
    errors.push({ code: 'E_CONNECTED', message: `These areas cannot be reached: ${cut.join(', ')}.` });
  }
  checkStart(map, errors);
  const cities = map.areas.filter((area) => area.kind === 'city').length;
  if (!Number.isInteger(map.citiesToWin) || map.citiesToWin < 1 || map.citiesToWin > cities) {
    errors.push({ code: 'E_GOAL', message: `The goal must be between 1 and ${cities} cities.` });
  }
  return errors;
}

function checkRoads(map: MapData, errors: MapError[]): void {
  for (const { kind, code } of map.areas) {
    if (kind === 'city' && !map.edges.some((edge) => edge.kind === 'road' && (edge.a === code || edge.b === code))) {
      errors.push({
        code: 'E_ROAD_MISSING',
        message: `City ${code} has no road to province ${letterOf(code)}.`,
      });
    }
  }
}

/** Codes of the areas that cannot be reached from the first one. */
function unreachable(map: MapData): readonly string[] {
  const reached = new Set<string>([map.areas[0]?.code ?? '']);
  for (const code of reached) {
    for (const { a, b } of map.edges) {
      if (a === code) reached.add(b);
      if (b === code) reached.add(a);
    }
  }
  return map.areas.map((area) => area.code).filter((code) => !reached.has(code));
}

function checkStart(map: MapData, errors: MapError[]): void {
  for (const [seat, side] of sides.entries()) {
    const entries = Object.entries(map.setup[side]);
    if (entries.length === 0) {
      errors.push({ code: 'E_SETUP_EMPTY', message: `Player ${sideName(seat)} starts without pieces.` });
    }
    let sum = 0;
    for (const [code, pieces] of entries) {
      sum += pieces;
      // A number above the stated maximum could overflow what a state can hold.
      if (
        map.areas.some((area) => area.code === code) &&
        Number.isInteger(pieces) &&
        pieces >= 1 &&
        sum <= MOST_STARTING
      )
        continue;
      errors.push({
        code: 'E_SETUP_AREA',
        message: `Set-up of ${sideName(seat)}: area ${code} or its number is wrong; numbers are whole, at least 1, and at most ${MOST_STARTING} in all.`,
      });
    }
  }
  for (const code of Object.keys(map.setup.red)) {
    if (Object.hasOwn(map.setup.blue, code)) {
      errors.push({ code: 'E_SETUP_BOTH', message: `Both players start in ${code}.` });
    }
  }
}

/** Stage 5, first part: nobody has won before the first move. */
export function checkGoal(map: MapData): readonly MapError[] {
  return [RED, BLUE]
    .filter((seat) => citiesAtStart(map, sides[seat]) >= map.citiesToWin)
    .map((seat) => ({ code: 'E_GOAL_START', message: `Player ${sideName(seat)} has already won in the set-up.` }));
}

function citiesAtStart(map: MapData, side: Side): number {
  return map.areas.filter((area) => area.kind === 'city' && Object.hasOwn(map.setup[side], area.code)).length;
}
