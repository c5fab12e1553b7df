/** Trade: the offer as two trays that are filled from the map, and the answer with its places. */
import type { SeatInfo } from '@marchlands/kit/board.ts';
import { Icon, SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import type { Land } from '../../data/land.ts';
import { KINDS, TOKENS } from '../../data/limits.ts';
import type { Event, Token, Traded } from '../../events.ts';
import { type Move, moveCodec, PER_TOKEN } from '../../moves.ts';
import { nextOwn } from '../../rules/places.ts';
import { isTraded } from '../../rules/traded.ts';
import type { State } from '../../state.ts';
import { nameOf as placeName } from '../../view/names.ts';
import { idAt } from '../areas.ts';
import { TOKEN_ICONS } from '../map/tokens.tsx';
import { words } from '../words.ts';
import { Do } from './actions.tsx';
import { nameOf, ofKind, type PanelProps } from './props.ts';

type Give = Extract<Move, { kind: 'give' }>;
type Get = Extract<Move, { kind: 'get' }>;

/** Partners to choose from, with what each holds. */
export function Partners(props: PanelProps) {
  const { state: s, choices, seats } = props;
  return (
    <ul className="ca-partners">
      {ofKind(choices, 'offer').map((choice) => (
        <li key={choice.notation}>
          <SeatBadge seat={choice.move.to} size={26} />
          <span>
            <strong>{nameOf(seats, choice.move.to)}</strong> <Holdings state={s} seat={choice.move.to} />
          </span>
          <Do {...props} choice={choice} />
        </li>
      ))}
    </ul>
  );
}

/** What a seat holds in all of what can be traded. */
function Holdings({ state: s, seat }: { state: State; seat: number }) {
  const counts = TOKENS.map((_, kind) => {
    let sum = 0;
    for (let at = nextOwn(s, seat, -1); at >= 0; at = nextOwn(s, seat, at)) sum += s.tokens[at * KINDS + kind];
    return isTraded(s, kind) ? sum : 0;
  });
  return (
    <span className="ca-holdings tabular">
      {TOKENS.map((token, kind) =>
        counts[kind] === 0 ? null : (
          <span key={token}>
            <Icon path={TOKEN_ICONS[token]} size={18} />
            <span className="visually-hidden">{words.tokens[token]} </span>
            {counts[kind]}
          </span>
        ),
      )}
    </span>
  );
}

/** Moves of a side in the order that the rules ask for: by ascending codes (CA-49). */
function sorted<M extends Move>(moves: readonly M[]): readonly M[] {
  return [...moves].sort((a, b) => moveCodec.encode(a) - moveCodec.encode(b));
}

function without<M extends Move>(moves: readonly M[], one: M): readonly M[] {
  const at = moves.findIndex((move) => moveCodec.encode(move) === moveCodec.encode(one));
  return moves.filter((_, i) => i !== at);
}

/** The offer that is put together. */
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
  const write = (given: readonly Give[], wanted: readonly Get[]) => redraft(rowOf(given, wanted));
  const place =
    selected?.kind === 'place' && choosing !== null && s.owner[selected.at] === choosing + 1 ? selected.at : null;
  return (
    <section className="ca-offer" aria-label={nameOf(seats, s.partner)}>
      <p className="ca-partner">
        <SeatBadge seat={s.partner} size={26} /> <strong>{nameOf(seats, s.partner)}</strong>{' '}
        <Holdings state={s} seat={s.partner} />
      </p>
      <Tray
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
            tokens={TOKENS.filter((token) =>
              composing.mayBegin(rowOf([...gives, { kind: 'give', token, from: place }], gets)),
            )}
            onAdd={(token) => write([...gives, { kind: 'give', token, from: place }], gets)}
          />
          <Adding
            title={words.ways.get}
            tokens={TOKENS.filter((token) =>
              composing.mayBegin(rowOf(gives, [...gets, { kind: 'get', token, into: place }])),
            )}
            onAdd={(token) => write(gives, [...gets, { kind: 'get', token, into: place }])}
          />
        </div>
      )}
    </section>
  );
}

function Adding({ title, tokens, onAdd }: { title: string; tokens: readonly Token[]; onAdd(token: Token): void }) {
  if (tokens.length === 0) return null;
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <div className="ca-buttons">
        {tokens.map((token) => (
          <button key={token} type="button" className="button" onClick={() => onAdd(token)}>
            <Icon path={TOKEN_ICONS[token]} size={20} /> {words.tokens[token]}
          </button>
        ))}
      </div>
    </section>
  );
}

interface Item {
  readonly token: Token;
  readonly says: string;
  drop?(): void;
}

function Tray({ title, items }: { title: string; items: readonly Item[] }) {
  return (
    <div className="ca-tray">
      <h3>
        {title} <span className="tabular">{items.length > 0 && items.length}</span>
      </h3>
      {items.length === 0 && <p className="soft">{words.nothingYet}</p>}
      <ul>
        {items.map(({ token, says, drop }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind from one place are alike
          <li key={`${says} ${i}`}>
            <Icon path={TOKEN_ICONS[token]} size={20} /> <span>{says}</span>
            {drop !== undefined && (
              <button type="button" className="button quiet icon" aria-label={words.takeOff(says)} onClick={drop}>
                <span aria-hidden="true">×</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const kindOf = (index: number): Token => TOKENS[Math.floor(index / PER_TOKEN)];

/** An offer as it was sent, to whom it was made; while it is answered, with the places chosen so far. */
export function OfferSent({ state: s, seats }: Pick<PanelProps, 'state' | 'seats'>) {
  const gives = Array.from(s.given.subarray(0, s.givenCount), (index, i) => ({
    token: kindOf(index),
    says:
      i < s.placedCount
        ? words.tokenTo(words.tokens[kindOf(index)], placeName(s, s.placed[i]))
        : words.tokenAt(words.tokens[kindOf(index)], placeName(s, index % PER_TOKEN)),
  }));
  const gets = Array.from(s.wanted.subarray(0, s.wantedCount), (index, i) => ({
    token: kindOf(index),
    says:
      i < s.paidCount
        ? words.tokenAt(words.tokens[kindOf(index)], placeName(s, s.paid[i]))
        : words.tokenTo(words.tokens[kindOf(index)], placeName(s, index % PER_TOKEN)),
  }));
  return (
    <section className="ca-offer" aria-label={words.gives(nameOf(seats, s.turn))}>
      <Tray title={words.gives(nameOf(seats, s.turn))} items={gives} />
      <Tray title={words.gives(nameOf(seats, s.partner))} items={gets} />
    </section>
  );
}

/** A trade as it would be made, every token with where it leaves and where it goes. */
export function TradeMade({
  event,
  land,
  seats,
}: {
  event: Event & { readonly kind: 'tradeMade' };
  land: Land;
  seats: readonly SeatInfo[];
}) {
  const items = (traded: readonly Traded[]) =>
    traded.map(({ token, from, into }) => ({
      token,
      says: words.tokenFromTo(words.tokens[token], idAt(land, from), idAt(land, into)),
    }));
  return (
    <section className="ca-offer" aria-label={words.wholeTitle}>
      <Tray title={words.gives(nameOf(seats, event.seat))} items={items(event.given)} />
      <Tray title={words.gives(nameOf(seats, event.with))} items={items(event.received)} />
    </section>
  );
}
