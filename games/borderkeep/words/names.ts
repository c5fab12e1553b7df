/** Names of cards and units. */
import { UNKNOWN } from '@marchlands/core/types.ts';
import { cardNumber } from '../data/deck/deck.ts';
import type { Setup } from '../setup.ts';
import { nameOfCard } from './cards.ts';

/** A language's name for a hidden card, and for units that have no card. */
interface NameWords {
  readonly hidden: string;
  readonly tokens: { readonly [id: string]: string | undefined };
}

/** The names of cards and units in a language. */
export function namesIn({ hidden, tokens }: NameWords) {
  const known = (setup: Setup, id: string): string | undefined => {
    const card = setup.cards[cardNumber(id)];
    return card === undefined ? undefined : nameOfCard(card);
  };
  /** A unit's name: `Knights`, `Knights 2`, `Guard 1`, `Minion 3`. */
  function unitName(setup: Setup, unit: string): string {
    const parts = unit.split('#');
    const [id] = parts;
    const copy = parts.at(1);
    const name = known(setup, id) ?? tokens[id] ?? id;
    return copy === undefined ? name : `${name} ${copy}`;
  }
  return {
    /** A card's name; `a card` if it is hidden. */
    cardName: (setup: Setup, id: string): string => (id === UNKNOWN ? hidden : (known(setup, id) ?? id)),
    unitName,
    unitsText: (setup: Setup, ids: readonly string[]): string => ids.map((id) => unitName(setup, id)).join(', '),
  };
}

/** Units without a card. */
export const TOKENS = { guard: 'Guard', minion: 'Minion' };

export const { cardName, unitName, unitsText } = namesIn({ hidden: 'a card', tokens: TOKENS });
