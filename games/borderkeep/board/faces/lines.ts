import { type Card, type Effect, GOODS } from '../../data/cards.ts';
import { textOfCard } from '../../words/cards.ts';
import { words } from './words.ts';

/** Characters that the effect line of a card of 120 px holds: three lines of this width. */
export const LINE_WIDTH = 19;
export const LINES = 3;

/** Whether a text can be set in the lines of a small card, broken between words. */
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

/** The text up to the last word that still fits, with an ellipsis where something is left out. */
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

/** What an effect does, in a few words. */
export function effectLine(effect: Effect): string {
  // The words of a type are made of effects of that type.
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

/** The line of a card that has no effect of its own. */
function plainLine(card: Card): string {
  if (card.tags.includes('spells')) return words.casts;
  const yields = amountsText(card.revenue);
  if (card.kind === 'structure') return yields === '' ? words.pointOnly : words.yieldsTurn(yields);
  return textOfCard(card);
}

/**
 * What a card does, in one line for a small card: of its effects where it has any, so that a card of a deck file says
 * what it does there, and never longer than fits.
 */
export function cardLine(card: Card): string {
  if (card.effects.length === 0) return clipped(plainLine(card));
  // Revenue by defenders stands among the numbers where another effect needs the line.
  const told = card.effects.filter(({ type }) => type !== 'revenuePerDefenders' || card.effects.length === 1);
  const lines = told.map(effectLine);
  if (card.tags.includes('spells')) lines[0] = words.attacksCasting;
  return clipped(lines.join(' '));
}

/** The same at length, for a large card. */
export function cardLongLine(card: Card): string {
  return textOfCard(card);
}
