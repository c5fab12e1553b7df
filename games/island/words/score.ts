/** A seat's final score, in any language. */
import type { Words } from '@marchlands/core/words.ts';
import type { DevCard, ProgressCard } from '../data/cards.ts';
import type { Setup } from '../setup.ts';
import type { Types } from '../types.ts';
import type { View } from '../view/view.ts';

type ScorePart =
  | 'settlements'
  | 'cities'
  | 'metropolises'
  | 'longestRoad'
  | 'largestArmy'
  | 'pointCards'
  | 'shown'
  | 'merchant'
  | 'defender';

/** The parts of a seat's points (Components), without zeros. */
function scoreParts(
  { table, own }: View,
  setup: Setup,
  seat: number,
): readonly { readonly part: ScorePart; readonly points: number }[] {
  const { points: each } = setup.options;
  const of = table.seats[seat];
  const buildings = table.vertices.flatMap(({ building }) => (building?.seat === seat ? [building.what] : []));
  const cities = buildings.filter((what) => what === 'city').length;
  const crowned = table.metropolises.filter((at) => at !== null && table.vertices[at].building?.seat === seat).length;
  const cards = own?.development.find((one) => one.seat === seat)?.cards.filter((card) => card === 'point').length;
  const parts = [
    { part: 'settlements', points: each.settlement * (buildings.length - cities) },
    { part: 'cities', points: each.city * cities },
    { part: 'metropolises', points: each.metropolis * crowned },
    { part: 'longestRoad', points: table.longestRoad === seat ? each.longestRoad : 0 },
    { part: 'largestArmy', points: table.largestArmy === seat ? each.largestArmy : 0 },
    { part: 'pointCards', points: each.pointCard * (of.pointCards ?? cards ?? 0) },
    { part: 'shown', points: each.shownCard * table.shown.filter((one) => one === seat).length },
    { part: 'merchant', points: table.merchant?.seat === seat ? each.merchant : 0 },
    { part: 'defender', points: each.defender * of.defender },
  ] as const;
  return parts.filter(({ points }) => points > 0);
}

export function scoreIn(labels: { readonly [part in ScorePart]: string }): NonNullable<Words<Types>['score']> {
  return (...of) => scoreParts(...of).map(({ part, points }) => ({ label: labels[part], points }));
}

/** Cards in hand, then development and progress cards, from a full view. */
export function heldIn(
  cardsText: (counts: readonly number[]) => string,
  names: { readonly [card in DevCard | ProgressCard]: string },
): NonNullable<Words<Types>['held']> {
  return ({ own }, _setup, seat) => {
    const ofSeat = <T extends { readonly seat: number }>(all: readonly T[] | undefined): T | undefined =>
      all?.find((one) => one.seat === seat);
    const hand = ofSeat(own?.hands)?.cards ?? [];
    const cards = [...(ofSeat(own?.development)?.cards ?? []), ...(ofSeat(own?.progress)?.cards ?? [])];
    return [...(hand.some((count) => count > 0) ? [cardsText(hand)] : []), ...cards.map((card) => names[card])];
  };
}
