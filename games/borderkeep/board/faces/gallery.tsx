import './gallery.css';
import { type CardLook, CardMark } from '@marchlands/kit/card.tsx';
import { Icon } from '@marchlands/kit/seat-badge.tsx';
import { CARD_KINDS, type Card as CardData, GOODS } from '../../data/cards.ts';
import { DECK } from '../../data/deck/deck.ts';
import { Card } from '../card.tsx';
import * as icons from './icons.ts';
import { GOOD_ICONS } from './tokens.ts';
import { words } from './words.ts';

/** The meaning of the marks and numbers on a card. */
function Legend() {
  const numbers: readonly (readonly [icon: string, says: string])[] = [
    [icons.initiative, words.initiative],
    [icons.die, words.dice],
    [icons.hits, words.hits],
    [icons.crown, words.heroMark],
    ...GOODS.map((good): readonly [string, string] => [GOOD_ICONS[good], words.good(good)]),
  ];
  const looks: readonly (readonly [look: CardLook, says: string])[] = [
    ['building', words.looks.building],
    ['force', words.looks.force],
    ['treasure', words.looks.treasure],
    ['foe', words.looks.foe],
    ['event', words.looks.event],
  ];
  return (
    <ul className="bk-legend" aria-label={words.legend}>
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
        <b className="tabular">8</b> {words.costMark}
      </li>
      <li>
        <b className="tabular">+2</b> {words.yieldMark}
      </li>
      <li>
        <b className="tabular">−1</b> {words.upkeepMark}
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
      {CARD_KINDS.map((kind) => {
        const group = cards.flatMap((card) => (card?.kind === kind ? [card] : []));
        return group.length === 0 ? null : (
          <section key={kind}>
            <h3>
              {words.groups[kind]} <span className="soft tabular">{group.length}</span>
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
