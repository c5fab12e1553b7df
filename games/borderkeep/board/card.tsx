import { nameOfCard, textOfCard } from '../words/cards.ts';
import './card.css';
import { CardFrame, type CardState } from '@marchlands/kit/card.tsx';
import type { Card as CardData } from '../data/cards.ts';
import * as icons from './faces/icons.ts';
import { cardLabel } from './faces/label.ts';
import { cardLine } from './faces/lines.ts';
import { CardPicture } from './faces/picture.tsx';
import { GOOD_ICONS, lookOf, tokensOf } from './faces/tokens.ts';

export interface CardProps {
  /** Nothing is drawn if the deck lacks it. */
  readonly card: CardData | undefined;
  /** Pixels, or any CSS width; the height follows, 7 to 5. */
  readonly width?: number | string;
  /** Its current cost; the printed one is struck through beside it if that differs. */
  readonly cost?: number | undefined;
  /** A note for the moment: why it costs less, why it cannot be had. */
  readonly note?: string | undefined;
  readonly state: CardState;
}

/** A card's face without interaction: the caller wraps it. */
export function Card({ card, width, cost, note, state }: CardProps) {
  if (card === undefined) return null;
  const { main, side } = tokensOf(card);
  const price = cost ?? card.cost;
  return (
    <CardFrame
      look={lookOf(card)}
      name={nameOfCard(card)}
      label={cardLabel(card, price, note ?? null)}
      picture={<CardPicture card={card} />}
      cost={price === null ? undefined : String(price)}
      costBefore={price === card.cost ? undefined : String(card.cost)}
      pays={card.pays.map((good) => GOOD_ICONS[good])}
      mark={card.kind === 'hero' ? icons.crown : undefined}
      tokens={main}
      sideTokens={side}
      line={cardLine(card)}
      longLine={textOfCard(card)}
      note={note}
      state={state}
      width={width}
    />
  );
}
