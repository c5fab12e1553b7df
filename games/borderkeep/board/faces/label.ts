import { type Card, GOODS } from '../../data/cards.ts';
import { nameOfCard, textOfCard } from '../../words/cards.ts';
import { amountOf } from '../../words/goods.ts';
import { amountsText } from './lines.ts';
import { words } from './words.ts';

/** The kind of a card in a word. */
export function kindName(card: Card): string {
  return card.kind === 'hero' && card.tags.includes('magic') ? words.caster : words.kinds[card.kind];
}

/** All text of a card in sentences, for screen readers. */
export function cardLabel(card: Card, cost: number | null = card.cost, note: string | null = null): string {
  const parts = [`${nameOfCard(card)}, ${kindName(card)}.`];
  if (cost !== null) {
    parts.push(words.cost(cost, card.cost !== null && cost !== card.cost ? card.cost : null, [...card.pays, 'gold']));
  }
  parts.push(...fightsOf(card));
  const yields = amountsText(card.revenue);
  if (yields !== '') parts.push(words.yields(yields));
  parts.push(...upkeepOf(card));
  const says = isYieldAlone(card) ? '' : textOfCard(card);
  if (says !== '') parts.push(says);
  if (note !== null) parts.push(`${note}.`);
  return parts.join(' ');
}

/** A card's fighting figures and upkeep in sentences; empty if it has neither. */
export function figuresText(card: Card): string {
  return [...fightsOf(card), ...upkeepOf(card)].join(' ');
}

function fightsOf({ init, ad, hits }: Card): readonly string[] {
  return init === null || ad === null ? [] : [words.fights(init, ad, hits)];
}

function upkeepOf({ upkeep }: Card): readonly string[] {
  return upkeep.length === 0 ? [] : [words.upkeep(upkeep.map(({ amount, pays }) => words.upkeepPart(amount, pays)))];
}

/** Whether the card's line says only its yield. */
function isYieldAlone({ revenue, text, effects }: Card): boolean {
  const first = GOODS.find((good) => (revenue[good] ?? 0) > 0);
  return (
    first !== undefined && effects.length === 0 && text.startsWith(`Yields ${amountOf(revenue[first] ?? 0, first)}`)
  );
}
