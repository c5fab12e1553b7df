import './gallery.css';
import { CARD_LOOKS, CardMark } from '@marchlands/kit/card.tsx';
import { Icon } from '@marchlands/kit/seat-badge.tsx';
import { CARD_KINDS, GOODS } from '../../data/cards.ts';
import { DECK } from '../../data/deck/deck.ts';
import { Card } from '../card.tsx';
import * as icons from './icons.ts';
import { GOOD_ICONS } from './tokens.ts';
import { words } from './words.ts';

/** Pixels of a card's width. */
const WIDTH = 150;

/** The meaning of the marks and numbers on a card. */
function Legend() {
  const numbers: readonly (readonly [icon: string, says: string])[] = [
    [icons.initiative, words.initiative],
    [icons.die, words.dice],
    [icons.hits, words.hits],
    [icons.crown, words.heroMark],
    ...GOODS.map((good): readonly [string, string] => [GOOD_ICONS[good], words.good(good)]),
  ];
  return (
    <ul className="bk-legend" aria-label={words.legend}>
      {CARD_LOOKS.map((look) => (
        <li key={look}>
          <CardMark look={look} size={18} /> {words.looks[look]}
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

/** The 75 shipped cards, by kind, to look through. */
export function Gallery() {
  return (
    <div className="bk-gallery">
      <Legend />
      {CARD_KINDS.map((kind) => {
        const group = DECK.filter((card) => card.kind === kind);
        return (
          <section key={kind}>
            <h3>
              {words.groups[kind]} <span className="soft tabular">{group.length}</span>
            </h3>
            <ul style={{ gridTemplateColumns: `repeat(auto-fill, ${WIDTH}px)` }}>
              {group.map((card) => (
                <li key={card.id}>
                  <Card card={card} width={WIDTH} state="plain" />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
