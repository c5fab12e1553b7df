/** Own cards chosen for a discard or a gift: composed here and sent whole. */
import { CountRow } from '@marchlands/kit/count-row.tsx';
import { useState } from 'react';
import { KINDS } from '../../data/kinds.ts';
import { KindCard } from '../cards.tsx';
import { handOf, movesOf, type PanelProps, send } from '../props.ts';
import { words } from '../words.ts';

export function Picks(props: PanelProps) {
  const { setup, view, choosing } = props;
  const [counts, setCounts] = useState<readonly number[]>(KINDS.map(() => 0));
  const hand = handOf(props);
  if (hand === null || choosing === null) return null;
  const kinds = KINDS.slice(0, setup.kinds);
  const due = view.own?.picks.find(({ seat }) => seat === choosing);
  const asked = due === undefined ? view.table.seats[choosing].demanded : due.left;
  const left = asked - counts.reduce((sum, count) => sum + count, 0);
  const isGift = view.table.due === 'wedding';
  return (
    <section className="ik-picks" aria-label={words.discard(left)}>
      <p aria-live="polite">{words.discard(left)}</p>
      <div className="ik-sides">
        {kinds.map((kind, i) =>
          hand[i] === 0 ? null : (
            <CountRow
              key={kind}
              label={words.kinds[kind]}
              count={counts[i]}
              most={Math.min(hand[i], counts[i] + left)}
              less={words.less(words.kinds[kind])}
              more={words.more(words.kinds[kind])}
              onCount={(count) => setCounts(counts.map((one, j) => (j === i ? count : one)))}
            >
              <KindCard kind={kind} count={hand[i]} isSmall />
            </CountRow>
          ),
        )}
      </div>
      <button
        type="button"
        className="button primary"
        disabled={left !== 0}
        onClick={() =>
          send(
            props,
            movesOf(kinds, counts, (card) => ({ kind: isGift ? 'gift' : 'discard', card })),
          )
        }
      >
        {isGift ? words.giftDo : words.discardDo}
      </button>
    </section>
  );
}
