import { type Card, type Effect, GOODS } from '../../data/cards.ts';
import { textOfCard } from '../../words/cards.ts';
import { words } from './words.ts';

/** Characters that fit on a line of a 120 px card's effect text, which has three lines. */
export const LINE_WIDTH = 19;
export const LINES = 3;

/** Whether a text, broken between words, fits in the lines of a small card. */
export function fits(text: string): boolean {
  let lines = 1;
  let filled = 0;
  for (const word of text.split(' ')) {
    if (word.length > LINE_WIDTH) return false;
    if (filled > 0 && filled + 1 + word.length > LINE_WIDTH) {
      lines += 1;
      filled = word.length;
    } else filled += (filled > 0 ? 1 : 0) + word.length;
  }
  return lines <= LINES;
}

/** The text up to the last word that fits, with an ellipsis if something is cut. */
export function clipped(text: string): string {
  if (fits(text)) return text;
  const parts = text.split(' ').map((word) => (word.length > LINE_WIDTH ? word.slice(0, LINE_WIDTH) : word));
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const shorter = `${parts
      .slice(0, count)
      .join(' ')
      .replace(/[,;:.]$/, '')}…`;
    if (fits(shorter)) return shorter;
  }
  return '…';
}

/** The effect in a few words. */
export function effectLine(effect: Effect): string {
  // The words for a type take effects of that type.
  const says = words.effects[effect.type] as string | ((effect: Effect) => string);
  return typeof says === 'string' ? says : says(effect);
}

/** `2 food and 1 gold`. */
export function amountsText(revenue: Card['revenue']): string {
  const parts = GOODS.flatMap((good) => {
    const amount = revenue[good] ?? 0;
    return amount === 0 ? [] : [words.amount(amount, good)];
  });
  return words.amounts(parts);
}

/** The line of a card without an effect of its own. */
function plainLine(card: Card): string {
  if (card.tags.includes('spells')) return words.casts;
  const yields = amountsText(card.revenue);
  if (card.kind === 'structure') return yields === '' ? words.pointOnly : words.yieldsTurn(yields);
  return textOfCard(card);
}

/**
 * A card's effect in one line for a small card, never longer than fits. It is built from the effects if there are any,
 * so that it is right for cards of a deck file.
 */
export function cardLine(card: Card): string {
  if (card.effects.length === 0) return clipped(plainLine(card));
  // Revenue by defenders stands among the numbers if another effect needs the line.
  const told = card.effects.filter(({ type }) => type !== 'revenuePerDefenders' || card.effects.length === 1);
  const lines = told.map(effectLine);
  if (card.tags.includes('spells')) lines[0] = words.attacksCasting;
  return clipped(lines.join(' '));
}
