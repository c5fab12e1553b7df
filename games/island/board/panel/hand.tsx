/** The player's own cards: resources and commodities, development or progress cards. */
import { ofKind } from '@marchlands/kit/of-kind.ts';
import { nameIn } from '@marchlands/kit/seats.ts';
import { KINDS } from '../../data/kinds.ts';
import { CardFace, KindCard } from '../cards.tsx';
import type { PanelProps } from '../props.ts';
import { words } from '../words.ts';

export function Hand({ setup, view, seats }: PanelProps) {
  const hands = view.own?.hands ?? [];
  return (
    <>
      {hands.map(({ seat, cards }) => (
        <section
          key={seat}
          className={`ik-hand ${setup.kinds > 5 ? 'many' : ''}`}
          aria-label={words.handOf(nameIn(seats, seat))}
        >
          <h2>
            {hands.length > 1 ? words.handOf(nameIn(seats, seat)) : words.hand}{' '}
            <span className="soft tabular">{words.total(cards.reduce((sum, count) => sum + count, 0))}</span>
          </h2>
          <div className="ik-cards-row">
            {KINDS.slice(0, setup.kinds).map((kind, i) => (
              <span key={kind} className={cards[i] === 0 ? 'ik-none' : ''}>
                <KindCard kind={kind} count={cards[i]} />
              </span>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

/** Playable cards, each of them a button while it may be played. */
export function Cards(props: PanelProps) {
  const { setup, view, choices, choose } = props;
  const mine = (setup.isBase ? view.own?.development : view.own?.progress) ?? [];
  const all = mine.flatMap(({ seat, cards }) => cards.map((card) => ({ seat, card })));
  if (all.length === 0) return null;
  const plays = ofKind(choices, 'play');
  return (
    <section className="ik-played" aria-label={setup.isBase ? words.development : words.progress}>
      <h2>{setup.isBase ? words.development : words.progress}</h2>
      <div className="ik-faces">
        {all.map(({ seat, card }, i) => {
          const play = plays.find(({ move }) => move.card === card);
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card are alike
              key={`${seat} ${card} ${i}`}
              type="button"
              className="ik-face"
              disabled={play === undefined}
              onClick={() => play !== undefined && choose(play.move)}
            >
              <CardFace card={card} isBase={setup.isBase} />
            </button>
          );
        })}
      </div>
    </section>
  );
}
