import type { Card } from '../../data/cards.ts';
import { amountsText } from './lines.ts';

/** The kind of a card in a word. */
export function kindName(card: Card): string {
  if (card.kind === 'hero' && card.tags.includes('magic')) return 'hero with magic';
  return card.kind;
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}

/** Everything that stands on a card, in sentences, for those who hear it. */
export function cardLabel(card: Card, cost: number | null = card.cost, note: string | null = null): string {
  const parts = [`${card.name}, ${kindName(card)}.`];
  if (cost !== null) {
    const before = card.cost !== null && cost !== card.cost ? ` instead of ${card.cost}` : '';
    parts.push(`Costs ${cost}${before} in ${listed([...card.pays, 'gold'])}.`);
  }
  if (card.ad !== null && card.init !== null) {
    const hits = card.hits === null ? '' : `, hits ${card.hits}`;
    parts.push(`Initiative ${card.init}, attack dice ${card.ad}${hits}.`);
  }
  const yields = amountsText(card.revenue);
  if (yields !== '') parts.push(`Yields ${yields}.`);
  if (card.upkeep.length > 0) {
    parts.push(`Upkeep ${card.upkeep.map(({ amount, pays }) => `${amount} ${listed(pays)}`).join(' and ')}.`);
  }
  const says = yields !== '' && card.text.startsWith(`Yields ${yields}`) && card.effects.length === 0 ? '' : card.text;
  if (says !== '') parts.push(says);
  if (note !== null) parts.push(`${note}.`);
  return parts.join(' ');
}
