import type { Seat } from '@marchlands/core/seat.ts';
import type { ScoreLine, TermWords } from '@marchlands/core/words.ts';
import type { Setup } from '../setup.ts';
import type { View } from '../view/view.ts';
import { cardName } from './events.ts';

/** What to want: BK-79, alone BK-88, without cards BK-99. */
export function goal({ isSolo, hasCards, options }: Setup): string {
  if (isSolo) {
    return hasCards
      ? 'Keep your town standing until the deck is empty.'
      : `Keep your town standing through ${options.monsterAttacksToEnd} monster attacks.`;
  }
  const end = hasCards ? 'the deck is empty' : `${options.monsterAttacksToEnd} monsters have attacked`;
  return `Have the most defenders and structures when ${end}, or the last town that stands.`;
}

/** BK-79: a point for each structure and each defender; guard tokens where the house counts them. */
export function score({ table }: View, { options }: Setup, seat: Seat): readonly ScoreLine[] {
  const town = table.towns[seat];
  const guards = town.units.filter(({ unit }) => unit.startsWith('guard#')).length;
  return [
    { label: 'Structures', points: town.structures.length },
    { label: 'Troops and heroes', points: town.units.length - guards },
    ...(options.guardsScore ? [{ label: 'Guard tokens', points: guards }] : []),
  ];
}

/** The cards in the hand of a seat. */
export function held({ own }: View, setup: Setup, seat: Seat): readonly string[] {
  return (own?.hands[seat] ?? []).map(({ card }) => cardName(setup, card));
}

/** What a hint says of a choice. */
export const terms: { readonly [term: string]: TermWords } = {
  structures: { better: 'adds to what your town stands on', worse: 'costs your town structures' },
  walls: { better: 'strengthens the walls', worse: 'weakens the walls' },
  defence: { better: 'strengthens the defence', worse: 'weakens the defence' },
  income: { better: 'raises the income', worse: 'lowers the income' },
  means: { better: 'saves goods and cards', worse: 'spends goods and cards' },
  battle: { better: 'makes the battle safer', worse: 'risks the battle' },
};
