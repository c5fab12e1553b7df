/** A seat's final score, in any language. */
import type { Words } from '@marchlands/core/words.ts';
import type { Setup } from '../setup.ts';
import type { Types } from '../types.ts';
import { knownHand } from '../view/view.ts';

/** BK-79: a point for each structure and each defender of a living town; guard tokens count if the house rule says so. */
export function scoreIn(labels: {
  readonly structures: string;
  readonly defenders: string;
  readonly guards: string;
}): NonNullable<Words<Types>['score']> {
  return ({ table }, { options }, seat) => {
    const town = table.towns[seat];
    // BK-80: an eliminated town ranks below the others whatever it holds.
    if (town.eliminated > 0) return [];
    const guards = town.units.filter(({ unit }) => unit.startsWith('guard#')).length;
    return [
      { label: labels.structures, points: town.structures.length },
      { label: labels.defenders, points: town.units.length - guards },
      ...(options.guardsScore ? [{ label: labels.guards, points: guards }] : []),
    ];
  };
}

/** The cards in the hand of a seat. */
export function heldIn(cardName: (setup: Setup, id: string) => string): NonNullable<Words<Types>['held']> {
  return (view, setup, seat) => knownHand(view, seat).map((card) => cardName(setup, card));
}
