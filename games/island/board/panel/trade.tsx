/** Trade: with the bank, and with people by offers that are composed in a tray and sent whole. */

import { CountRow } from '@marchlands/kit/count-row.tsx';
import { ofKind } from '@marchlands/kit/of-kind.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { nameIn } from '@marchlands/kit/seats.ts';
import { useEffect, useRef, useState } from 'react';
import { KINDS, type Kind } from '../../data/kinds.ts';
import type { Move } from '../../moves.ts';
import { KindCard, KindRow } from '../cards.tsx';
import { handOf, movesOf, type PanelProps, send } from '../props.ts';
import { useAnswer } from '../use-answer.ts';
import { words } from '../words.ts';

const NO_CARDS: readonly number[] = KINDS.map(() => 0);

/** Cards for one card of the bank: first the given ones, then the taken one. */
export function BankTray({ choices, view, choose }: PanelProps) {
  const [given, setGiven] = useState<Kind | null>(null);
  const trades = ofKind(choices, 'bank');
  if (trades.length === 0) return null;
  const gives = KINDS.filter((kind) => trades.some(({ move }) => move.give === kind));
  const give = given !== null && gives.includes(given) ? given : null;
  return (
    <section className="ik-tray" aria-label={words.bankTitle}>
      <h2>{words.bankTitle}</h2>
      <div className="ik-buttons">
        {gives.map((kind) => (
          <button
            key={kind}
            type="button"
            className="button"
            aria-pressed={kind === give}
            onClick={() => setGiven(kind === give ? null : kind)}
          >
            <KindCard kind={kind} isSmall /> {words.kinds[kind]}
          </button>
        ))}
      </div>
      {give !== null && (
        <div className="ik-buttons">
          {trades
            .filter(({ move }) => move.give === give)
            .map((choice) => (
              <button key={choice.notation} type="button" className="button" onClick={() => choose(choice.move)}>
                <span className="tabular">{choice.notation.replace('bank ', '')}</span>
                <KindCard kind={choice.move.take} isSmall />
                <span className="visually-hidden">{choice.words}</span>
                <small className="soft">{words.inBank(view.table.bank[KINDS.indexOf(choice.move.take)])}</small>
              </button>
            ))}
        </div>
      )}
    </section>
  );
}

/** One side of an offer; the given side also shows the number of cards of each kind in hand. */
function Side({
  title,
  held,
  kinds,
  counts,
  most,
  onCounts,
}: {
  title: string;
  held?: readonly number[];
  kinds: readonly Kind[];
  counts: readonly number[];
  most: (kind: number) => number;
  onCounts(counts: readonly number[]): void;
}) {
  return (
    <section className="ik-side" aria-label={title}>
      <h3>{title}</h3>
      {kinds.map((kind, i) =>
        most(i) === 0 && counts[i] === 0 ? null : (
          <CountRow
            key={kind}
            label={words.kinds[kind]}
            count={counts[i]}
            most={most(i)}
            less={words.less(words.kinds[kind])}
            more={words.more(words.kinds[kind])}
            onCount={(count) => onCounts(counts.map((one, j) => (j === i ? count : one)))}
          >
            <KindCard kind={kind} count={held?.[i]} isSmall />
          </CountRow>
        ),
      )}
    </section>
  );
}

/** The tray of an offer or a counter-offer: both sides, its receivers, and the button that sends it. */
export function Tray(props: PanelProps & { readonly isCounter?: boolean }) {
  const { setup, view, seats, choosing, isCounter = false } = props;
  const { table } = view;
  const others = seats.map(({ seat }) => seat).filter((seat) => seat !== choosing);
  const [gives, setGives] = useState(NO_CARDS);
  const [wants, setWants] = useState(NO_CARDS);
  const [to, setTo] = useState<readonly number[]>(others);
  const hand = handOf(props);
  if (hand === null) return null;
  const kinds = KINDS.slice(0, setup.kinds);
  const { offerMaxCards, offersPerTurn } = setup.options;
  const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
  const room = (counts: readonly number[], kind: number): number => counts[kind] + offerMaxCards - sum(counts);
  const isWhole = sum(gives) > 0 && sum(wants) > 0 && (isCounter || to.length > 0);
  const moves: Move[] = [
    { kind: isCounter ? 'counter' : 'offer' },
    ...movesOf(kinds, gives, (card): Move => ({ kind: 'give', card })),
    ...movesOf(kinds, wants, (card): Move => ({ kind: 'want', card })),
    isCounter ? { kind: 'reply' } : { kind: 'send', to: others.filter((seat) => to.includes(seat)) },
  ];
  return (
    <section className="ik-tray" aria-label={isCounter ? words.counter : words.peopleTitle}>
      <h2>{isCounter ? words.counter : words.peopleTitle}</h2>
      <div className="ik-sides">
        <Side
          title={words.give}
          held={hand}
          kinds={kinds}
          counts={gives}
          most={(kind) => (wants[kind] > 0 ? 0 : Math.min(hand[kind], room(gives, kind)))}
          onCounts={setGives}
        />
        <Side
          title={words.want}
          kinds={kinds}
          counts={wants}
          most={(kind) => (gives[kind] > 0 ? 0 : room(wants, kind))}
          onCounts={setWants}
        />
      </div>
      {!isCounter && (
        <fieldset className="ik-to">
          <legend>{words.to}</legend>
          {others.map((seat) => (
            <label key={seat}>
              <input
                type="checkbox"
                checked={to.includes(seat)}
                onChange={() => setTo(to.includes(seat) ? to.filter((one) => one !== seat) : [...to, seat])}
              />
              <SeatBadge seat={seat} size={22} /> {nameIn(seats, seat)}{' '}
              <span className="soft tabular">{words.total(table.seats[seat].hand)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <button type="button" className="button primary" disabled={!isWhole} onClick={() => send(props, moves)}>
        {isCounter ? words.sendCounter : words.send}
      </button>
      {!isCounter && <p className="soft">{words.offersLeft(offersPerTurn - table.offers)}</p>}
    </section>
  );
}

/** The offer as sent. */
export function Offer({ view, seats }: PanelProps) {
  const { active, give, want } = view.table;
  return (
    <dl className="ik-offer">
      <dt>
        <SeatBadge seat={active} size={22} /> {words.offers(nameIn(seats, active))}
      </dt>
      <dd>
        <KindRow counts={give} />
      </dd>
      <dt>{words.asks(nameIn(seats, active))}</dt>
      <dd>
        <KindRow counts={want} />
      </dd>
    </dl>
  );
}

/** The answer of the seat at this screen: all answer at the same time. */
export function Answer(props: PanelProps) {
  const { choices, draft, commit, refusesAll, onRefuseAll } = props;
  const [isCountering, setCountering] = useState(false);
  const counter = useRef<HTMLDivElement>(null);
  // On a phone it opens below the screen.
  useEffect(() => {
    if (isCountering) counter.current?.scrollIntoView({ block: 'nearest' });
  }, [isCountering]);
  useAnswer(choices, refusesAll, isCountering, commit);
  const canAccept = choices.some(({ move }) => move.kind === 'accept');
  const canCounter = choices.some(({ move }) => move.kind === 'counter');
  if (draft?.isWhole === true) return <WholeAnswer {...props} moves={draft.moves} />;
  return (
    <section className="ik-answer" aria-label={words.accept}>
      <Offer {...props} />
      {!canAccept && <p className="soft">{words.cannotPay}</p>}
      <div className="ik-buttons">
        {canAccept && (
          <button type="button" className="button primary" onClick={() => commit([{ kind: 'accept' }])}>
            {words.accept}
          </button>
        )}
        <button type="button" className="button" data-first onClick={() => commit([{ kind: 'decline' }])}>
          {words.decline}
        </button>
        {canCounter && (
          <button
            type="button"
            className="button"
            aria-expanded={isCountering}
            onClick={() => setCountering(!isCountering)}
          >
            {words.counter}
          </button>
        )}
      </div>
      <label className="ik-refuse">
        <input type="checkbox" checked={refusesAll} onChange={() => onRefuseAll(!refusesAll)} /> {words.refuseAll}
      </label>
      {isCountering && (
        <div className="ik-counter" ref={counter}>
          <Tray {...props} isCounter />
        </div>
      )}
    </section>
  );
}

/** An answer filled in by a hint, waiting for its button. */
function WholeAnswer(props: PanelProps & { readonly moves: readonly Move[] }) {
  const { moves, commit } = props;
  const kind = moves.at(0)?.kind;
  const counts = (side: 'give' | 'want') =>
    KINDS.map((card) => moves.filter((move) => move.kind === side && move.card === card).length);
  return (
    <section className="ik-answer" aria-label={words.accept}>
      <Offer {...props} />
      {kind === 'counter' && (
        <dl className="ik-offer">
          <dt>{words.give}</dt>
          <dd>
            <KindRow counts={counts('give')} />
          </dd>
          <dt>{words.want}</dt>
          <dd>
            <KindRow counts={counts('want')} />
          </dd>
        </dl>
      )}
      <div className="ik-buttons">
        <button type="button" className="button primary" onClick={() => commit(moves)}>
          {kind === 'accept' ? words.accept : kind === 'decline' ? words.decline : words.sendCounter}
        </button>
      </div>
    </section>
  );
}

/** The answers to an offer, each with its possible deal. */
export function Deals(props: PanelProps) {
  const { view, seats, choices, choose } = props;
  const deals = ofKind(choices, 'deal');
  return (
    <ul className="ik-deals">
      {view.table.seats.map(({ answer, counterGive, counterWant }, seat) => {
        if (answer === 'none') return null;
        const deal = deals.find(({ move }) => move.seat === seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
          <li key={seat}>
            <SeatBadge seat={seat} size={24} />
            <span className="ik-says">
              <strong>{nameIn(seats, seat)}</strong> {words.answers[answer]}
              {answer === 'counter' && (
                <>
                  <small>
                    {words.gives} <KindRow counts={counterGive} />
                  </small>
                  <small>
                    {words.wants} <KindRow counts={counterWant} />
                  </small>
                </>
              )}
            </span>
            {deal !== undefined && (
              <button
                type="button"
                className={`button ${deals.length === 1 ? 'primary' : ''}`}
                aria-label={words.dealWith(nameIn(seats, seat))}
                onClick={() => choose(deal.move)}
              >
                {words.deal}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
