/** The hand of a seat, or the things rolled this turn: cards in a row, with the usable ones marked. */
import type { CSSProperties } from 'react';
import type { Price } from '../advice/preview.ts';
import type { Setup } from '../setup.ts';
import { Card } from './card.tsx';
import { cardLabel } from './faces/label.ts';
import { Place } from './place.tsx';
import { cardById } from './units.ts';
import { words } from './words.ts';

export interface HandProps {
  readonly setup: Setup;
  readonly title: string;
  readonly cards: readonly string[];
  /** The number of hidden cards besides. */
  readonly hidden: number;
  readonly empty: string;
  /** Cards that can be used now, and how: built, played, discarded. */
  readonly usable: ReadonlyMap<string, string>;
  /** Whether cards that cannot be used now are dimmed. */
  readonly isChoosing: boolean;
  readonly chosen: string | null;
  readonly picked: readonly string[];
  readonly prices: ReadonlyMap<string, Price>;
}

export function Hand(props: HandProps) {
  const { setup, title, cards, hidden, usable, isChoosing, chosen, picked, prices } = props;
  return (
    <section className="bk-hand" aria-label={title}>
      <h2 className="visually-hidden">
        {title} ({cards.length + hidden})
      </h2>
      {cards.length + hidden === 0 && <p className="soft">{props.empty}</p>}
      {/* The width of each depends on their number. */}
      <div
        className={`bk-cards ${cards.length > MOST_UPRIGHT ? 'lying' : ''}`}
        style={{ '--cards': cards.length } as CSSProperties}
      >
        {cards.map((id, i) => {
          const price = prices.get(id);
          const use = usable.get(id);
          return (
            <Place
              // biome-ignore lint/suspicious/noArrayIndexKey: copies of a thing rolled twice are otherwise identical
              key={`${id}${i}`}
              spot={{ kind: 'card', card: id }}
              row="hand"
              name={String(i + 1)}
              label={cardSays(setup, id, price, use)}
              className="bk-card"
            >
              <Card
                card={cardById(setup, id)}
                width="100%"
                cost={price?.cost}
                state={
                  chosen === `card/${id}` || picked.includes(id)
                    ? 'chosen'
                    : use !== undefined
                      ? 'affordable'
                      : isChoosing
                        ? 'dim'
                        : 'plain'
                }
              />
            </Place>
          );
        })}
        {Array.from({ length: hidden }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are otherwise identical
          <span key={i} className="bk-back" aria-hidden="true" />
        ))}
      </div>
      {hidden > 0 && <p className="visually-hidden">{words.handHidden(hidden)}</p>}
    </section>
  );
}

/** More cards than these lie down, in rows. */
const MOST_UPRIGHT = 10;

function cardSays(setup: Setup, id: string, price: Price | undefined, use: string | undefined): string {
  const card = cardById(setup, id);
  if (card === undefined) return id;
  return `${cardLabel(card, price?.cost ?? card.cost)} ${use === undefined ? '' : `${words.usableAs(use)}.`}`.trim();
}
