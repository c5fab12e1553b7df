import './gallery.css';
import { type CardLook, CardMark } from '@marchlands/kit/card.tsx';
import { Icon } from '@marchlands/kit/seat-badge.tsx';
import { type Card as CardData, type CardKind, GOODS } from '../../data/cards.ts';
import { DECK } from '../../data/deck/deck.ts';
import { Card } from '../card.tsx';
import * as icons from './icons.ts';
import { GOOD_ICONS } from './tokens.ts';

const GROUPS: readonly { readonly kind: CardKind; readonly title: string }[] = [
  { kind: 'structure', title: 'Structures' },
  { kind: 'troop', title: 'Troops' },
  { kind: 'hero', title: 'Heroes' },
  { kind: 'artifact', title: 'Artifacts' },
  { kind: 'monster', title: 'Monsters' },
  { kind: 'disaster', title: 'Disasters' },
];

/** What the marks and numbers of a card mean. */
function Legend() {
  const numbers: readonly (readonly [icon: string, says: string])[] = [
    [icons.initiative, 'initiative: who strikes first'],
    [icons.die, 'attack dice: each 1 is a hit'],
    [icons.hits, 'hits that it can take'],
    [icons.crown, 'a hero'],
    ...GOODS.map((good): readonly [string, string] => [GOOD_ICONS[good], good]),
  ];
  const looks: readonly (readonly [look: CardLook, says: string])[] = [
    ['building', 'structure'],
    ['force', 'troop or hero'],
    ['treasure', 'artifact'],
    ['foe', 'monster'],
    ['event', 'disaster'],
  ];
  return (
    <ul className="bk-legend" aria-label="How to read a card">
      {looks.map(([look, says]) => (
        <li key={look}>
          <CardMark look={look} size={18} /> {says}
        </li>
      ))}
      {numbers.map(([icon, says]) => (
        <li key={says}>
          <Icon path={icon} size={18} /> {says}
        </li>
      ))}
      <li>
        <b className="tabular">8</b> cost, and what it may be paid in besides gold
      </li>
      <li>
        <b className="tabular">+2</b> yield of each turn
      </li>
      <li>
        <b className="tabular">−1</b> upkeep of each turn
      </li>
    </ul>
  );
}

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
      <Legend />
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
