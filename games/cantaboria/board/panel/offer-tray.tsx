/** Trade: the offer as two trays that are filled from the map. */

import { Icon, SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { nameIn } from '@marchlands/kit/seats.ts';
import { useEffect, useRef } from 'react';
import { TOKENS } from '../../data/limits.ts';
import type { Token } from '../../events.ts';
import { type Move, moveCodec } from '../../moves.ts';
import { nameOf as placeName } from '../../view/names.ts';
import { TOKEN_ICONS } from '../map/tokens.tsx';
import { words } from '../words.ts';
import { Holdings } from './holdings.tsx';
import type { PanelProps } from './props.ts';
import { Tray } from './tray.tsx';

type Give = Extract<Move, { kind: 'give' }>;
type Get = Extract<Move, { kind: 'get' }>;

/** The moves of one side in the order that the rules ask for: by ascending codes (CA-49). */
function sorted<M extends Move>(moves: readonly M[]): readonly M[] {
  return [...moves].sort((a, b) => moveCodec.encode(a) - moveCodec.encode(b));
}

function without<M extends Move>(moves: readonly M[], one: M): readonly M[] {
  const at = moves.findIndex((move) => moveCodec.encode(move) === moveCodec.encode(one));
  return moves.filter((_, i) => i !== at);
}

/** The offer being composed. */
export function OfferTray(props: PanelProps) {
  const { state: s, seats, draft, redraft, selected, choosing, composing } = props;
  const moves = draft?.moves ?? [];
  const gives = moves.filter((move): move is Give => move.kind === 'give');
  const gets = moves.filter((move): move is Get => move.kind === 'get');
  const rowOf = (given: readonly Give[], wanted: readonly Get[]): readonly Move[] => [
    { kind: 'offer', to: s.partner },
    ...sorted(given),
    ...sorted(wanted),
  ];
  // Where the panel scrolls, an addition is seen at once.
  const top = useRef<HTMLDivElement>(null);
  const count = gives.length + gets.length;
  useEffect(() => {
    if (count > 0) top.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  const write = (given: readonly Give[], wanted: readonly Get[]) => redraft(rowOf(given, wanted));
  const place =
    selected?.kind === 'place' && choosing !== null && s.owner[selected.at] === choosing + 1 ? selected.at : null;
  return (
    <section className="ca-offer" aria-label={nameIn(seats, s.partner)}>
      <p className="ca-partner">
        <SeatBadge seat={s.partner} size={26} /> <strong>{nameIn(seats, s.partner)}</strong>{' '}
        <Holdings state={s} seat={s.partner} />
      </p>
      <Tray
        place={top}
        title={words.youGive}
        items={gives.map((move) => ({
          token: move.token,
          says: words.tokenAt(words.tokens[move.token], placeName(s, move.from)),
          drop: () => write(without(gives, move), gets),
        }))}
      />
      <Tray
        title={words.youGet}
        items={gets.map((move) => ({
          token: move.token,
          says: words.tokenTo(words.tokens[move.token], placeName(s, move.into)),
          drop: () => write(gives, without(gets, move)),
        }))}
      />
      {place !== null && (
        <div className="ca-actions">
          <Adding
            title={words.ways.give}
            rowWith={(token) => rowOf([...gives, { kind: 'give', token, from: place }], gets)}
            {...{ composing, redraft }}
          />
          <Adding
            title={words.ways.get}
            rowWith={(token) => rowOf(gives, [...gets, { kind: 'get', token, into: place }])}
            {...{ composing, redraft }}
          />
        </div>
      )}
    </section>
  );
}

/** The tokens that may be added to a side. @param rowWith the moves of the offer with one more */
function Adding({
  title,
  rowWith,
  composing,
  redraft,
}: Pick<PanelProps, 'composing' | 'redraft'> & {
  readonly title: string;
  rowWith(token: Token): readonly Move[];
}) {
  const tokens = TOKENS.filter((token) => composing.mayBegin(rowWith(token)));
  if (tokens.length === 0) return null;
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <div className="ca-buttons">
        {tokens.map((token) => (
          <button key={token} type="button" className="button" onClick={() => redraft(rowWith(token))}>
            <Icon path={TOKEN_ICONS[token]} size={20} /> {words.tokens[token]}
          </button>
        ))}
      </div>
    </section>
  );
}
