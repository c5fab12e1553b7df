/** The chosen thing on the board, with all that is known about it and all that can be done with it. */

import type { Seat } from '@marchlands/core/seat.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { nameIn } from '@marchlands/kit/seats.ts';
import type { ReactNode } from 'react';
import { whyNot } from '../advice/ask.ts';
import { budgetOf, cardOf } from '../advice/budget.ts';
import { GOODS, type Good } from '../data/cards.ts';
import type { Move } from '../moves.ts';
import { knownHand } from '../view/view.ts';
import type { Refusal } from '../words/refusals.ts';
import { Card } from './card.tsx';
import { Defender } from './defender.tsx';
import { figuresText } from './faces/label.ts';
import { GoodToken } from './goods.tsx';
import { Do, Main, Refused, swapOf } from './panel-parts.tsx';
import { byDefault, movesOf, type PanelProps } from './panel-props.ts';
import { Payment } from './payment.tsx';
import { Prospect } from './prospect.tsx';
import type { Spot } from './spot.ts';
import { Strikes } from './strike.tsx';
import { cardById, mostWalls, nameOf, sorted, textOf, unitLabel, unitSays } from './units.ts';
import { words } from './words.ts';

export function Chosen(props: PanelProps & { readonly chosen: Spot }) {
  const { chosen, letGo } = props;
  const title = titleOf(props, chosen);
  return (
    <section className={`bk-chosen ${chosen.kind}`} aria-label={title}>
      <h2>{title}</h2>
      <Body {...props} />
      <button type="button" className="button quiet bk-close" onClick={letGo}>
        {words.close}
      </button>
    </section>
  );
}

function titleOf({ setup, view, seats }: PanelProps, spot: Spot): string {
  switch (spot.kind) {
    case 'card':
    case 'structure':
      return nameOf(setup, spot.card);
    case 'unit':
      return unitLabel(setup, spot.unit);
    case 'wall':
      return words.wallLine;
    case 'town':
      return words.town(nameIn(seats, spot.seat));
    case 'good':
      return words.good(spot.good);
    case 'pile':
      return words.discards(view.table.discard.length);
    default:
      return spot satisfies never;
  }
}

function Body(props: PanelProps & { readonly chosen: Spot }) {
  const { chosen } = props;
  switch (chosen.kind) {
    case 'card':
      return <HandCard {...props} card={chosen.card} />;
    case 'structure':
      return <Structure {...props} card={chosen.card} seat={chosen.seat} />;
    case 'unit':
      return <Unit {...props} unit={chosen.unit} seat={chosen.seat} />;
    case 'pile':
      return <Pile {...props} />;
    case 'wall': {
      const town = props.view.table.towns[chosen.seat];
      return (
        <p className="tabular">
          {words.walls(town.walls, mostWalls(props.setup, town))}. {words.castle}
        </p>
      );
    }
    case 'good':
      return <Stock {...props} good={chosen.good} />;
    case 'town':
      return null;
    default:
      return chosen satisfies never;
  }
}

/** A card of the hand, or a thing rolled: its full face, its price with the reasons, and its possible moves. */
function HandCard({ card, ...props }: PanelProps & { readonly card: string }) {
  const { setup, view, home, choices, choosing, prices } = props;
  const data = cardById(setup, card);
  const price = prices.get(card);
  const build = byDefault(movesOf(choices, 'build').filter((move) => move.card === card));
  const play = movesOf(choices, 'play').find((move) => move.card === card);
  // A card of another hand, shown by Spies, is only looked at.
  const isOwn = !setup.hasCards || knownHand(view, home).includes(card);
  const tried = isOwn ? triedWith(card, view.table.step) : null;
  const why: Refusal | null =
    choosing === null || build !== undefined || play !== undefined || tried === null
      ? null
      : whyNot(setup, view, choosing, tried);
  return (
    <>
      <div className="bk-opened">
        <Card card={data} width="100%" state="plain" cost={price?.cost} />
        <div>
          {price !== undefined && (
            <p className="bk-price tabular">
              <strong>{words.price(price.cost, price.printed)}</strong>{' '}
              {data?.pays.map((good) => (
                <GoodToken key={good} good={good} size={18} />
              ))}{' '}
              {price.discounts.length > 0 && (
                <span className="soft">{words.discountReason((id) => nameOf(setup, id), price.discounts)}</span>
              )}
            </p>
          )}
          <p className="bk-text">{textOf(setup, card)}</p>
          {price !== undefined && data !== undefined && <p className="bk-figures soft">{figuresText(data)}</p>}
        </div>
      </div>
      {choosing !== null && build !== undefined && <Prospect setup={setup} view={view} seat={choosing} move={build} />}
      {choosing !== null && build !== undefined && price !== undefined && (
        <Main>
          <Payment
            key={card}
            {...props}
            seat={choosing}
            move={build}
            label={buildWords(data?.kind)(nameOf(setup, card))}
            isOpen
          />
        </Main>
      )}
      {choosing !== null && play !== undefined && (
        <Main>
          <Strikes key={card} {...props} card={card} isHeld seat={choosing} />
        </Main>
      )}
      {why !== null && tried !== null && <Refused setup={setup} why={why} move={tried} />}
    </>
  );
}

function buildWords(kind: string | undefined): (name: string) => string {
  return kind === 'structure' ? words.build : kind === 'artifact' ? words.forge : words.hire;
}

/** The illegal move that a person seems to want with a card at a step, so that the reason can be given. */
function triedWith(card: string, step: string): Move | null {
  switch (step) {
    case 'attack':
      return { kind: 'play', card };
    case 'build':
      return { kind: 'build', card, pay: 'default' };
    default:
      return null;
  }
}

/** A move with the chosen thing, as the main action; nothing if it cannot be made. */
function Act<M extends Move>({
  move,
  choose,
  label,
  children,
}: {
  move: M | undefined;
  choose: PanelProps['choose'];
  label?: string;
  children: ReactNode;
}) {
  if (move === undefined) return null;
  return (
    <Main>
      <Do moves={[move]} choose={choose} label={label}>
        {children}
      </Do>
    </Main>
  );
}

/** A thing in a town: its picture, its owner, and its description. */
function Standing({
  picture,
  seat,
  seats,
  children,
}: {
  picture: ReactNode;
  seat: Seat;
  seats: PanelProps['seats'];
  children: ReactNode;
}) {
  return (
    <div className="bk-opened">
      {picture}
      <div>
        <p className="bk-owner">
          <SeatBadge seat={seat} size={22} /> {seats[seat]?.name}
        </p>
        {children}
      </div>
    </div>
  );
}

type InTown = PanelProps & { readonly seat: Seat };

/** A structure in play. */
function Structure({ setup, choices, choose, card, seat, seats }: InTown & { readonly card: string }) {
  const lose = movesOf(choices, 'lose').find((move) => move.card === card);
  return (
    <>
      <Standing picture={<Card card={cardById(setup, card)} width="100%" state="plain" />} seat={seat} seats={seats}>
        <p className="bk-text">{textOf(setup, card)}</p>
      </Standing>
      <Act move={lose} choose={choose}>
        {words.giveUp(nameOf(setup, card))}
      </Act>
    </>
  );
}

/** A defender with its numbers, and its artifacts. */
function Unit({ setup, view, choices, choose, unit, seat, seats }: InTown & { readonly unit: string }) {
  const found = view.table.towns[seat]?.units.find((one) => one.unit === unit);
  const id = cardOf(unit);
  const card = cardById(setup, id);
  const attach = movesOf(choices, 'attach').find((move) => move.unit === unit);
  const kill = movesOf(choices, 'kill').find((move) => move.unit === unit);
  return (
    <>
      <Standing
        picture={
          card === undefined ? (
            <Defender card={id} seat={seat} width={90} />
          ) : (
            <Card card={card} width="100%" state="plain" />
          )
        }
        seat={seat}
        seats={seats}
      >
        {found !== undefined && <p className="bk-text tabular">{unitSays(setup, found)}</p>}
        <p className="bk-text soft">{textOf(setup, id) || words.guardSays}</p>
      </Standing>
      <Act move={attach} choose={choose}>
        {words.giveTo(unitLabel(setup, unit))}
      </Act>
      <Act move={kill} choose={choose}>
        {words.killOf(unitLabel(setup, unit), nameIn(seats, seat))}
      </Act>
    </>
  );
}

function Pile({ setup, view }: PanelProps) {
  const { discard } = view.table;
  if (discard.length === 0) return <p className="soft">{words.noDiscards}</p>;
  return (
    <ul className="bk-pile-list">
      {sorted(setup, discard).map((id) => (
        <li key={id}>
          {nameOf(setup, id)} <span className="soft">{cardById(setup, id)?.kind}</span>
        </li>
      ))}
    </ul>
  );
}

/** A commodity: the stock, its income and expenses, and its price at the Market Place. */
function Stock({ setup, view, home, choices, choose, good }: PanelProps & { readonly good: Good }) {
  const town = view.table.towns[home];
  const at = GOODS.indexOf(good);
  const budget = budgetOf(setup, town);
  const move = movesOf(choices, 'market').find((one) => one.good === good);
  const swap = swapOf(setup);
  return (
    <>
      <p className="tabular">
        {words.stock(good, town.goods[at] ?? 0)}; {words.perTurn(budget.revenue[at] ?? 0, budget.upkeep[at] ?? 0)}.
      </p>
      {swap !== undefined && (
        <Act move={move} choose={choose} label={words.swap(swap.give, good, swap.gain)}>
          <span className="tabular">{swap.give}</span>
          <GoodToken good={good} />→<span className="tabular">{swap.gain}</span>
          <GoodToken good="gold" />
        </Act>
      )}
    </>
  );
}
