import { type Card, type Effect, GOODS, type Match } from '../../data/cards.ts';

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
  const words = text.split(' ').map((word) => (word.length > LINE_WIDTH ? word.slice(0, LINE_WIDTH) : word));
  for (let count = words.length - 1; count > 0; count -= 1) {
    const shorter = `${words
      .slice(0, count)
      .join(' ')
      .replace(/[,;:.]$/, '')}…`;
    if (fits(shorter)) return shorter;
  }
  return '…';
}

/** Whom a discount is for: `heroes with magic`, `mounted units`. */
function whom(on: Match): string {
  const kinds =
    on.kind === 'hero' ? 'heroes' : on.kind === 'troop' ? 'troops' : on.kind === undefined ? 'units' : on.kind;
  const without = on.withoutTag === undefined ? '' : ` without ${on.withoutTag}`;
  if (on.tag === undefined) return `${kinds}${without}`;
  return on.tag === 'magic' || on.tag === 'spells'
    ? `${kinds} with ${on.tag}${without}`
    : `${on.tag} ${kinds}${without}`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function dice(count: number): string {
  return `${count}D6`;
}

/** What an effect does, in a few words. */
export function effectLine(effect: Effect): string {
  switch (effect.type) {
    case 'convert':
      return `In your turn swap ${effect.give} of a kind for ${effect.gain} gold.`;
    case 'handLimit':
      return `Hand limit ${effect.amount} higher.`;
    case 'buyDraw':
      return `Once a turn: one more card for ${effect.price} gold.`;
    case 'revenuePerDefenders':
      return `${effect.gain} gold for ${effect.per} defenders.`;
    case 'discount':
      return `${capital(whom(effect.on))} cost ${effect.amount} less.`;
    case 'guardTokens':
      return effect.amount === 1 ? 'One more guard token.' : `${effect.amount} more guard tokens.`;
    case 'attackerDice':
      return `Attackers roll ${effect.less === 1 ? 'one die' : `${effect.less} dice`} fewer.`;
    case 'engine':
      return 'Engine: fires in every segment.';
    case 'artifactBonus':
      return 'For a hero without magic.';
    case 'battle':
      return 'Attacks the next town on the left.';
    case 'raid':
      return 'Your defenders raid any one town.';
    case 'rollDestroy':
      return `Each ${effect.each} there falls on a ${effect.on.join(' or ')}.`;
    case 'foodBan':
      return 'No food in its next production.';
    case 'discardHand':
      return 'Its owner discards 1D6 cards.';
    case 'loseGold':
      return `Any opponent loses ${dice(effect.dice)} gold.`;
    case 'killHero':
      return 'Kills a hero of any opponent.';
    case 'spy':
      return 'See a hand, then draw a card.';
    case 'gainGold':
      return `You gain ${dice(effect.dice)} gold.`;
    default:
      return effect satisfies never;
  }
}

/** `2 food and 1 gold`. */
export function amountsText(revenue: Card['revenue']): string {
  return GOODS.flatMap((good) => {
    const amount = revenue[good] ?? 0;
    return amount === 0 ? [] : [`${amount} ${good}`];
  }).join(' and ');
}

/** The line of a card that has no effect of its own. */
function plainLine(card: Card): string {
  if (card.tags.includes('spells')) return 'Casts a spell in each segment.';
  const yields = amountsText(card.revenue);
  if (card.kind === 'structure') return yields === '' ? 'A point, and no more.' : `Yields ${yields} a turn.`;
  return card.text;
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
  if (card.tags.includes('spells')) lines[0] = 'Attacks the left; casts a spell in each segment.';
  return clipped(lines.join(' '));
}

/** The same at length, for a large card. */
export function cardLongLine(card: Card): string {
  return card.text;
}
