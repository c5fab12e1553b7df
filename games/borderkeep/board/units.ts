/** Units and cards in words and numbers, as the board shows them. */

import { capital } from '@marchlands/core/phrases.ts';
import { CARD_KINDS, type Card } from '../data/cards.ts';
import { cardNumber } from '../data/deck/deck.ts';
import { UNIT_NAMES, unitKind } from '../moves.ts';
import type { Setup } from '../setup.ts';
import type { TownView, UnitView } from '../view/table.ts';
import { nameOfCard, textOfCard } from '../words/cards.ts';
import { namesIn } from '../words/names.ts';
import { words } from './words.ts';

export interface Stats {
  readonly init: number;
  readonly dice: number;
  readonly hits: number;
}

export function cardById(setup: Setup, id: string): Card | undefined {
  return setup.cards[cardNumber(id)];
}

/** The effect of the card with this id, in one line; empty if there is no such card. */
export function textOf(setup: Setup, id: string): string {
  const card = cardById(setup, id);
  return card === undefined ? '' : textOfCard(card);
}

export function nameOf(setup: Setup, id: string): string {
  const card = cardById(setup, id);
  return card === undefined ? id : nameOfCard(card);
}

/** BK-30: a unit's numbers with its artifacts; minions and guard tokens have them too. */
export function statsOf({ tables }: Setup, { unit, artifacts }: Pick<UnitView, 'unit' | 'artifacts'>): Stats {
  const kind = unitKind(UNIT_NAMES.indexOf(unit));
  const withBonus = (own: Uint8Array, bonus: Uint8Array): number =>
    artifacts.reduce((sum, id) => sum + bonus[cardNumber(id)], own[kind]);
  return {
    init: withBonus(tables.unitInit, tables.bonusInit),
    dice: withBonus(tables.unitDice, tables.bonusDice),
    hits: withBonus(tables.unitHits, tables.bonusHits),
  };
}

/** A unit in one sentence: name, numbers, what it carries. */
export function unitSays(setup: Setup, unit: UnitView): string {
  const { init, dice, hits } = statsOf(setup, unit);
  const parts = [unitLabel(setup, unit.unit), words.stats(init, dice, hits - unit.lost, hits)];
  if (unit.artifacts.length > 0) parts.push(words.carries(unit.artifacts.map((id) => nameOf(setup, id))));
  return `${parts.join(', ')}.`;
}

/** Tokens are named by the board's words, which follow the language of the screen. */
const { unitName } = namesIn({ hidden: '', tokens: words.tokens });

/** `Knights`, `Knights 2`, `Guard 1`. */
export function unitLabel(setup: Setup, unit: string): string {
  const name = unitName(setup, unit);
  return capital(name);
}

/** The structures of a town, each once with its count. */
export function structuresOf(town: TownView): readonly (readonly [card: string, copies: number])[] {
  const counts = new Map<string, number>();
  for (const id of town.structures) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

/** The castle walls that may stand; a position may have more than a match begins with. */
export function mostWalls({ options }: Setup, { walls }: TownView): number {
  return Math.max(options.startWalls, walls);
}

/** Cards sorted as in a hand: by kind, then by cost. */
export function sorted(setup: Setup, ids: readonly string[]): readonly string[] {
  const key = (id: string): number => {
    const card = cardById(setup, id);
    return CARD_KINDS.indexOf(card?.kind ?? 'disaster') * 100 + (card?.cost ?? 0);
  };
  return [...ids].sort((a, b) => key(a) - key(b) || cardNumber(a) - cardNumber(b));
}
