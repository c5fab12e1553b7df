/** The chosen thing on the board, with all that is known about it and all that can be done with it. */
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { whyNot } from '../advice/ask.ts';
import { budgetOf, cardOf } from '../advice/budget.ts';
import { GOODS, type Good } from '../data/cards.ts';
import type { Move } from '../moves.ts';
import { textOfCard } from '../words/cards.ts';
import type { Refusal } from '../words/refusals.ts';
import { Card } from './card.tsx';
import { Defender } from './defender.tsx';
import { figuresText } from './faces/label.ts';
import { GoodToken } from './goods.tsx';
import { Do, Main, Refused } from './panel-parts.tsx';
import { byDefault, ofKind, type PanelProps } from './panel-props.ts';
import { Payment } from './payment.tsx';
import { Prospect } from './prospect.tsx';
import type { Spot } from './spot.ts';
import { Strikes } from './strike.tsx';
import { cardById, nameOf, sorted, textOf, unitLabel, unitSays } from './units.ts';
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
      return words.town(seats[spot.seat]?.name ?? '');
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
      return <Standing {...props} card={chosen.card} seat={chosen.seat} />;
    case 'unit':
      return <Unit {...props} unit={chosen.unit} seat={chosen.seat} />;
    case 'pile':
      return <Pile {...props} />;
    case 'wall': {
      const town = props.view.table.towns[chosen.seat];
      const most = Math.max(props.setup.options.startWalls, town.walls);
      return (
        <p className="tabular">
          {words.walls(town.walls, most)}. {words.castle}
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
  const build = byDefault(ofKind(choices, 'build').filter((move) => move.card === card));
  const play = ofKind(choices, 'play').find((move) => move.card === card);
  // A card of another hand, shown by Spies, is only looked at.
  const isOwn = !setup.hasCards || isHeld(view, home, card);
  const tried = isOwn ? triedWith(card, view.table.step) : null;
  const why: Refusal | null =
    choosing === null || build !== undefined || play !== undefined || tried === null
      ? null
      : whyNot(setup, view, choosing, tried);
  return (
    <>
      <div className="bk-opened">
        <Card
          id={card}
          cards={setup.cards}
          width="100%"
          state="plain"
          {...(price !== undefined && price.cost !== price.printed ? { cost: price.cost, printed: price.printed } : {})}
        />
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
          <p className="bk-text">{data !== undefined && textOfCard(data)}</p>
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

function isHeld({ table, own }: PanelProps['view'], seat: number, card: string): boolean {
  const held = own?.hands[seat]?.some((one) => one.card === card) === true;
  return held || table.towns[seat]?.open.includes(card) === true;
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

/** A structure in play. */
function Standing({
  setup,
  choices,
  choose,
  card,
  seat,
  seats,
}: PanelProps & { readonly card: string; readonly seat: number }) {
  const lose = ofKind(choices, 'lose').find((move) => move.card === card);
  return (
    <>
      <div className="bk-opened">
        <Card id={card} cards={setup.cards} width="100%" state="plain" />
        <div>
          <p className="bk-owner">
            <SeatBadge seat={seat} size={22} /> {seats[seat]?.name}
          </p>
          <p className="bk-text">{textOf(setup, card)}</p>
        </div>
      </div>
      {lose !== undefined && (
        <Main>
          <Do moves={[lose]} choose={choose}>
            {words.giveUp(nameOf(setup, card))}
          </Do>
        </Main>
      )}
    </>
  );
}

/** A defender with its numbers, and its artifacts. */
function Unit({
  setup,
  view,
  choices,
  choose,
  unit,
  seat,
  seats,
}: PanelProps & { readonly unit: string; readonly seat: number }) {
  const found = view.table.towns[seat]?.units.find((one) => one.unit === unit);
  const card = cardOf(unit);
  const attach = ofKind(choices, 'attach').find((move) => move.unit === unit);
  const kill = ofKind(choices, 'kill').find((move) => move.unit === unit);
  return (
    <>
      <div className="bk-opened">
        {cardById(setup, card) === undefined ? (
          <Defender card={card} seat={seat} width={90} />
        ) : (
          <Card id={card} cards={setup.cards} width="100%" state="plain" />
        )}
        <div>
          <p className="bk-owner">
            <SeatBadge seat={seat} size={22} /> {seats[seat]?.name}
          </p>
          {found !== undefined && <p className="bk-text tabular">{unitSays(setup, found)}</p>}
          <p className="bk-text soft">{textOf(setup, card) || words.guardSays}</p>
        </div>
      </div>
      {attach !== undefined && (
        <Main>
          <Do moves={[attach]} choose={choose}>
            {words.giveTo(unitLabel(setup, unit))}
          </Do>
        </Main>
      )}
      {kill !== undefined && (
        <Main>
          <Do moves={[kill]} choose={choose}>
            {words.killOf(unitLabel(setup, unit), seats[seat]?.name ?? '')}
          </Do>
        </Main>
      )}
    </>
  );
}

function Pile({ setup, view }: PanelProps) {
  const { discard } = view.table;
  return (
    <>
      {discard.length === 0 ? (
        <p className="soft">{words.noDiscards}</p>
      ) : (
        <ul className="bk-pile-list">
          {sorted(setup, discard).map((id) => (
            <li key={id}>
              {nameOf(setup, id)} <span className="soft">{cardById(setup, id)?.kind}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A commodity: the stock, its income and expenses, and its price at the Market Place. */
function Stock({ setup, view, home, choices, choose, good }: PanelProps & { readonly good: Good }) {
  const town = view.table.towns[home];
  const at = GOODS.indexOf(good);
  const budget = budgetOf(setup, town);
  const swap = ofKind(choices, 'market').find((move) => move.good === good);
  const effect = setup.cards.flatMap((card) => card?.effects ?? []).find(({ type }) => type === 'convert');
  return (
    <>
      <p className="tabular">
        {words.stock(good, town.goods[at] ?? 0)}; {words.perTurn(budget.revenue[at] ?? 0, budget.upkeep[at] ?? 0)}.
      </p>
      {swap !== undefined && effect?.type === 'convert' && (
        <Main>
          <Do moves={[swap]} choose={choose} label={words.swap(effect.give, good, effect.gain)}>
            <span className="tabular">{effect.give}</span>
            <GoodToken good={good} />→<span className="tabular">{effect.gain}</span>
            <GoodToken good="gold" />
          </Do>
        </Main>
      )}
    </>
  );
}
