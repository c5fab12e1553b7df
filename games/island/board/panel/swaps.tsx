/** Commercial harbor: the player's resource for a commodity of another's choice, once with each opponent. */
import { ofKind } from '@marchlands/kit/of-kind.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { nameIn } from '@marchlands/kit/seats.ts';
import { CARD_NAMES } from '../../words/names.ts';
import { KindCard } from '../cards.tsx';
import type { PanelProps } from '../props.ts';

export function Swaps({ choices, seats, choose }: PanelProps) {
  const swaps = ofKind(choices, 'force');
  if (swaps.length === 0) return null;
  return (
    <section className="ik-swaps" aria-label={CARD_NAMES['commercial-harbor']}>
      <h2>{CARD_NAMES['commercial-harbor']}</h2>
      {seats
        .filter(({ seat }) => swaps.some(({ move }) => move.seat === seat))
        .map(({ seat }) => (
          <div key={seat} className="ik-buttons">
            <span className="ik-whom">
              <SeatBadge seat={seat} size={22} /> {nameIn(seats, seat)}
            </span>
            {swaps
              .filter(({ move }) => move.seat === seat)
              .map(({ move, notation, words: says }) => (
                <button key={notation} type="button" className="button" aria-label={says} onClick={() => choose(move)}>
                  <KindCard kind={move.card} isSmall />
                </button>
              ))}
          </div>
        ))}
    </section>
  );
}
