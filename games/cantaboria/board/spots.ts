/** The places on the map where a choice is made or a shipment is under way. */
import type { Choice } from '@marchlands/kit/board.ts';
import { BOAT } from '../data/limits.ts';
import type { Move } from '../moves.ts';
import { STEP, type State } from '../state.ts';
import { nameOf } from '../view/names.ts';
import { type Area, areasOf, idOf } from './areas.ts';
import { choicesAt } from './panel/actions.tsx';
import { ON_LAND } from './scene.ts';

/** The current place of a shipment under way; null if there is none. */
export function underWay(s: State): string | null {
  if (s.step === STEP.boat) return s.setup.land.spaceIds[s.shipAt];
  return ON_LAND.includes(s.step) ? nameOf(s, s.shipAt) : null;
}

/** A boat lies over its water: if only the water can be chosen, the water is meant. */
export function meant(s: State, choices: readonly Choice<Move>[], area: Area): Area {
  if (area.kind === 'space' || area.at < BOAT || choicesAt({ choices, selected: area }).length > 0) return area;
  const water: Area = { kind: 'space', at: s.boatSpace[area.at - BOAT] };
  return choicesAt({ choices, selected: water }).length > 0 ? water : area;
}

/** Ids of the places of choices. */
export function idsOf(s: State, choices: readonly Choice<Move>[]): ReadonlySet<string> {
  return new Set(choices.flatMap(({ move }) => areasOf(move).map((area) => idOf(s, area))));
}
