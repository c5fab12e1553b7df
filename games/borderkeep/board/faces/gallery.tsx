import './gallery.css';
import type { Card as CardData, CardKind } from '../../cards.ts';
import { DECK } from '../../deck.ts';
import { Card } from '../card.tsx';

const GROUPS: readonly { readonly kind: CardKind; readonly title: string }[] = [
  { kind: 'structure', title: 'Structures' },
  { kind: 'troop', title: 'Troops' },
  { kind: 'hero', title: 'Heroes' },
  { kind: 'artifact', title: 'Artifacts' },
  { kind: 'monster', title: 'Monsters' },
  { kind: 'disaster', title: 'Disasters' },
];

export interface CardGalleryProps {
  /** The cards of a match by number (`setup.cards`). */
  readonly cards: readonly (CardData | undefined)[];
  /** Pixels of a card's width. */
  readonly width?: number;
}

/** All cards of a deck, by kind, to look through. */
export function CardGallery({ cards, width = 132 }: CardGalleryProps) {
  return (
    <div className="bk-gallery">
      {GROUPS.map(({ kind, title }) => {
        const group = cards.flatMap((card) => (card?.kind === kind ? [card] : []));
        return group.length === 0 ? null : (
          <section key={kind}>
            <h3>
              {title} <span className="soft tabular">{group.length}</span>
            </h3>
            <ul style={{ gridTemplateColumns: `repeat(auto-fill, ${width}px)` }}>
              {group.map((card) => (
                <li key={card.id}>
                  <Card id={card.id} cards={cards} width={width} state="plain" />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** The 75 shipped cards. */
export function Gallery() {
  return <CardGallery cards={DECK} width={150} />;
}
