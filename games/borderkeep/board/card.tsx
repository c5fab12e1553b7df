import { nameOfCard } from '../words/cards.ts';
import './card.css';
import { CardFrame, type CardState } from '@marchlands/kit/card.tsx';
import type { Card as CardData } from '../data/cards.ts';
import { cardNumber, DECK } from '../data/deck/deck.ts';
import * as icons from './faces/icons.ts';
import { cardLabel } from './faces/label.ts';
import { cardLine, cardLongLine } from './faces/lines.ts';
import { CardPicture } from './faces/picture.tsx';
import { GOOD_ICONS, lookOf, tokensOf } from './faces/tokens.ts';

export interface CardProps {
  /** A card id; nothing is drawn if the deck lacks it. */
  readonly id: string;
  /** Pixels, or any CSS width; the height follows, 7 to 5. */
  readonly width?: number | string;
  /** Its current cost, if that differs from the printed one. */
  readonly cost?: number;
  /** The printed cost, struck through beside the current one. */
  readonly printed?: number;
  /** A note for the moment: why it costs less, why it cannot be had. */
  readonly note?: string;
  readonly state: CardState;
  /** The cards of this match, by number (`setup.cards`); by default the shipped ones. */
  readonly cards?: readonly (CardData | undefined)[];
}

/** The card with an id among the cards of a match. */
function cardOf(id: string, cards: readonly (CardData | undefined)[] = DECK): CardData | undefined {
  return cards[cardNumber(id)];
}

/** A card's face without interaction: the caller wraps it. */
export function Card({ id, width, cost, printed, note, state, cards }: CardProps) {
  const card = cardOf(id, cards);
  if (card === undefined) return null;
  const { main, side } = tokensOf(card);
  const price = cost ?? card.cost;
  const before = printed ?? card.cost;
  return (
    <CardFrame
      look={lookOf(card)}
      name={nameOfCard(card)}
      label={cardLabel(card, price, note ?? null)}
      picture={<CardPicture card={card} />}
      {...(price === null ? {} : { cost: String(price), pays: card.pays.map((good) => GOOD_ICONS[good]) })}
      {...(price !== null && before !== null && before !== price ? { costBefore: String(before) } : {})}
      {...(card.kind === 'hero' ? { mark: icons.crown } : {})}
      tokens={main}
      sideTokens={side}
      line={cardLine(card)}
      longLine={cardLongLine(card)}
      {...(note === undefined ? {} : { note })}
      state={state}
      {...(width === undefined ? {} : { width })}
    />
  );
}
