/** The effect of one seat's choice alone: the rules applied to the public position while the other side passes. */

import { MOST_AREAS } from '../data/map.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import { citiesOf } from '../rules/areas.ts';
import { clearChoice } from '../rules/choices.ts';
import { placeNewPieces } from '../rules/income.ts';
import { resolveOrders } from '../rules/resolution.ts';
import { PHASE } from '../state.ts';
import { chosenState, type Ground } from './ground.ts';

/** The predicted pieces of an area. */
export interface Foreseen {
  readonly area: string;
  readonly seat: number | null;
  readonly pieces: number;
}

export interface Forecast {
  /** Areas that would change, in board order. */
  readonly changes: readonly Foreseen[];
  /** The predicted events. */
  readonly events: readonly Event[];
  /** Cities that the seat would hold afterwards. */
  readonly cities: number;
}

/** @param row a whole choice of the ground's seat */
export function forecast(ground: Ground, row: readonly Move[]): Forecast {
  const { setup, state, seat } = ground;
  const after = chosenState(ground, row);
  const events: Event[] = [];
  if (state.phase === PHASE.income) placeNewPieces(after, seat);
  else {
    // The other side moves and bombards nothing.
    clearChoice(after, 1 - seat);
    resolveOrders(after, events);
  }
  const changes = setup.codes.flatMap((area, at): Foreseen[] => {
    const red = after.pieces[at] ?? 0;
    const blue = after.pieces[MOST_AREAS + at] ?? 0;
    if (red === state.pieces[at] && blue === state.pieces[MOST_AREAS + at]) return [];
    return [{ area, seat: red > 0 ? 0 : blue > 0 ? 1 : null, pieces: red + blue }];
  });
  return { changes, events, cities: citiesOf(after, seat) };
}
