/** The drawn board: towns, phases, commodities, hand, and beside them what is asked and what can be done. */
import './board.css';
import './town.css';
import './hand.css';
import './panel.css';
import './narrow.css';
import type { Seat } from '@marchlands/core/seat.ts';
import type { BoardModule, BoardProps } from '@marchlands/kit/board.ts';
import { SeatBadge } from '@marchlands/kit/charge.tsx';
import { useStage } from '@marchlands/kit/stage.ts';
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Move } from '../moves.ts';
import type { Price } from '../preview.ts';
import type { Setup } from '../setup.ts';
import type { Table } from '../table.ts';
import type { View } from '../view.ts';
import { factsOf } from './facts.ts';
import { Ledger } from './goods.tsx';
import { Hand } from './hand.tsx';
import { placesOf, usesOf } from './lighting.ts';
import { chanceText } from './odds-words.ts';
import { Panel } from './panel.tsx';
import { Phases } from './phases.tsx';
import { BoardContext, type Board as BoardState, idOf, type Spot } from './place.tsx';
import { moveFocus } from './places.ts';
import type { Props, Told } from './props.ts';
import { changeOf, isFighting, lengthOf, placeOf, replayed } from './replayed.ts';
import { setupOf } from './setup-of.ts';
import { Neighbour, Town, TownNotes } from './town.tsx';
import { cardById, isAttackCard, nameOf, sorted, unitSays } from './units.ts';
import { type Asking, useAsking } from './use-asking.ts';
import { words } from './words.ts';

// What only some matches or moments need comes after the board itself.
const BattlePanel = lazy(async () => ({ default: (await import('./battle.tsx')).BattlePanel }));
const EventPanel = lazy(async () => ({ default: (await import('./event.tsx')).EventPanel }));

function Board(given: BoardProps) {
  // The shell hands every board views, moves and events of its own game.
  const props = given as unknown as Props;
  const { options, seats, view } = props;
  const setup = useMemo(() => setupOf(options, seats.length), [options, seats.length]);
  // Another viewer begins anew: nothing that one seat has looked at is left for the next.
  return setup === null ? null : <Seen key={String(view.viewer)} {...props} setup={setup} />;
}

function Seen(props: Props & { readonly setup: Setup }) {
  const { view, seats, choices, choosing, happenings, motion, setup, act, tell, onStage } = props;
  const { table } = view;
  // Who only watches sees each town in its turn.
  const home: Seat = view.viewer >= 0 ? view.viewer : table.active;
  const stage = useStage(happenings, motion, lengthOf);
  const drawn = useDrawn(setup, table, stage);
  const { now } = stage;

  const [current, setCurrent] = useState<string | null>(null);
  // What was chosen belongs to its position: in the next one nothing is.
  const [choice, setChoice] = useState<{ readonly of: View; readonly spot: Spot } | null>(null);
  const chosen = choice !== null && choice.of === view ? choice.spot : null;
  const [looked, setLooked] = useState<Seat | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);

  useEffect(() => onStage(stage.isPlaying), [stage.isPlaying, onStage]);
  // Who plays by keys finds the focus on what is asked next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position asks anew
  useEffect(() => {
    const held = document.activeElement;
    const isFree = held === null || held === document.body || board.current?.contains(held) === true;
    if (!byKey.current || choosing === null || !isFree) return;
    panel.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [choosing, view]);
  useEffect(() => {
    if (byKey.current && chosen !== null && choosing !== null) {
      panel.current?.querySelector<HTMLElement>('.bk-chosen button:not(:disabled)')?.focus();
    }
  }, [chosen, choosing]);
  // One place is always in reach of the Tab key.
  useLayoutEffect(() => {
    const places = board.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [];
    if ([...places].some((place) => place.dataset['place'] === current)) return;
    const first = [...places].find((place) => place.dataset['row'] === 'hand') ?? places[0];
    setCurrent(first?.dataset['place'] ?? null);
  });

  // BK-49: whose hand Spies have shown is looked at.
  useEffect(() => {
    for (const { event } of happenings) {
      if (event.kind === 'handShown' && event.seat === view.viewer && typeof event.owner === 'number') {
        setLooked(event.owner);
      }
    }
  }, [happenings, view.viewer]);

  const actAll = useCallback(
    (moves: readonly Move[]) => {
      stage.skip();
      tell(null);
      act(moves);
    },
    [act, tell, stage.skip],
  );
  const commit = useCallback((move: Move) => actAll([move]), [actAll]);
  const asking = useAsking();
  const known = useMemo(() => pricesOf(asking, setup, view, home), [asking, setup, view, home]);
  const uses = useMemo(() => usesOf(choices, words.uses), [choices]);

  const letGo = useCallback(() => {
    setChoice(null);
    tell(null);
    if (byKey.current) board.current?.querySelector<HTMLElement>('[data-place][tabindex="0"]')?.focus();
  }, [tell]);

  const shownSeat = looked ?? (view.viewer >= 0 ? home : drawn.active);
  const context = useMemo<BoardState>(
    () => ({
      current,
      chosen: chosen === null ? null : idOf(chosen),
      marked: markOf(props, now, home, shownSeat),
      lit: stage.isPlaying
        ? NOWHERE
        : placesOf(
            choices.map(({ move }) => move),
            table,
          ),
      hinted: placesOf(
        props.hints.map(({ move }) => move),
        table,
      ),
      choose(spot, isKey) {
        byKey.current = isKey;
        stage.skip();
        if (spot.kind === 'town') {
          setLooked(spot.seat === home && view.viewer >= 0 ? null : spot.seat);
          setChoice(null);
          return;
        }
        setChoice(chosen !== null && idOf(chosen) === idOf(spot) ? null : { of: view, spot });
      },
      point: (spot) => tell(spot === null ? null : consequence(props, asking, home, spot, known)),
      moveTo: setCurrent,
    }),
    [
      current,
      chosen,
      now,
      home,
      shownSeat,
      stage.isPlaying,
      stage.skip,
      choices,
      table,
      props,
      view,
      asking,
      known,
      tell,
    ],
  );

  const town = drawn.towns[shownSeat];
  const others = drawn.towns.flatMap((_, seat) => (seat === shownSeat ? [] : [seat]));
  const isBattle =
    table.battle !== null
      ? !stage.isPlaying || (now !== null && isFighting(now.event.kind, table.battle, NOTHING))
      : now !== null && isFighting(now.event.kind, null, happenings.slice(stage.shown.length));
  const name = (seat: Seat) => seats[seat]?.name ?? '';
  const cards = cardsOf(setup, view, home);
  return (
    <BoardContext.Provider value={context}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press anywhere goes past what is being shown; arrows move between places */}
      <div
        className={`bk ${isBattle ? 'fighting' : ''}`}
        ref={board}
        onPointerDown={() => {
          byKey.current = false;
          if (stage.isPlaying) stage.skip();
        }}
        onKeyDown={(event) => {
          byKey.current = true;
          if (event.altKey || event.ctrlKey || event.metaKey || board.current === null) return;
          if (event.key === 'Escape') letGo();
          else if (moveFocus(board.current, event.key)) event.preventDefault();
        }}
      >
        <div className="bk-main">
          <Phases
            setup={setup}
            table={stage.isPlaying ? { ...table, active: drawn.active, deck: drawn.deck, towns: drawn.towns } : table}
            name={name(drawn.active)}
            isMine={view.viewer === drawn.active}
            shown={now?.event.kind ?? null}
          />
          {!setup.hasCards && (
            <Suspense fallback={null}>
              <EventPanel {...props} now={now} commit={commit} />
            </Suspense>
          )}
          <Suspense fallback={null}>
            <BattlePanel {...props} now={now} commit={commit} skip={stage.skip} />
          </Suspense>
          {!isBattle && others.length > 0 && (
            <section className="bk-neighbours" aria-label={words.neighbours}>
              {others.map((seat) => (
                <TownAfar
                  key={seat}
                  setup={setup}
                  table={drawn}
                  seat={seat}
                  name={seat === home ? words.yourTown : name(seat)}
                />
              ))}
            </section>
          )}
          {!isBattle && town !== undefined && (
            <section
              className={`bk-town ${context.marked?.id === `town/${shownSeat}` ? 'marked' : ''}`}
              aria-label={shownSeat === home && view.viewer >= 0 ? words.yourTown : words.town(name(shownSeat))}
            >
              <header className="bk-town-head">
                <SeatBadge seat={shownSeat} size={28} />
                <h2>{shownSeat === home && view.viewer >= 0 ? words.yourTown : words.town(name(shownSeat))}</h2>
                <span className="tabular">{town.eliminated > 0 ? words.gone : words.points(town.points)}</span>
                <span className="tabular soft">
                  {words.wallsShort(town.walls, Math.max(setup.options.startWalls, town.walls))}
                </span>
                {looked !== null && looked !== home && (
                  <button type="button" className="button" onClick={() => setLooked(null)}>
                    {words.backHome}
                  </button>
                )}
              </header>
              <Town setup={setup} town={town} seat={shownSeat} name={name(shownSeat)} />
              <TownNotes
                setup={setup}
                town={town}
                known={[...town.open, ...(view.own?.hands[shownSeat] ?? []).map(({ card }) => card)]}
                isHome={shownSeat === home}
              />
              <Ledger
                setup={setup}
                town={town}
                label={shownSeat === home ? words.ledger : words.ledgerOf(name(shownSeat))}
                changed={now === null ? null : changeOf(now.event, shownSeat)}
              />
            </section>
          )}
        </div>
        <Panel
          asking={asking}
          setup={setup}
          view={view}
          seats={seats}
          choices={choices}
          choosing={choosing}
          home={home}
          chosen={chosen}
          prices={known}
          act={actAll}
          letGo={letGo}
          panel={panel}
          awaited={choosing === null && table.step !== 'over' && table.actor !== home ? name(table.actor) : null}
        />
        <Hand
          setup={setup}
          title={setup.hasCards ? (view.viewer >= 0 ? words.hand : words.handOf(name(home))) : words.offers}
          cards={cards}
          hidden={setup.hasCards ? (table.towns[home]?.hand ?? 0) - cards.length : 0}
          empty={setup.hasCards ? words.handEmpty : words.offersEmpty}
          usable={uses}
          isChoosing={choosing !== null && HAND_STEPS.includes(table.step)}
          chosen={context.chosen}
          prices={known}
        />
        {now !== null && now.sentence !== null && (
          <p className="bk-caption" aria-hidden="true">
            {now.sentence}
          </p>
        )}
      </div>
    </BoardContext.Provider>
  );
}

const NO_PRICES: ReadonlyMap<string, Price> = new Map();
const NOWHERE: ReadonlySet<string> = new Set();
const NOTHING: readonly Told[] = [];
const HAND_STEPS: readonly string[] = ['build', 'attack', 'drop', 'trim', 'vortexDrop'];

function TownAfar({ setup, table, seat, name }: { setup: Setup; table: Table; seat: Seat; name: string }) {
  const town = table.towns[seat];
  if (town === undefined) return null;
  return <Neighbour setup={setup} town={town} seat={seat} name={name} isActive={table.active === seat} />;
}

/** The view as it is drawn: on the way from the one before while the stage plays. */
function useDrawn(setup: Setup, table: Table, stage: { isPlaying: boolean; shown: readonly Told[] }): Table {
  // What the board rested on before the view that is there now.
  const views = useRef<{ before: Table; now: Table }>({ before: table, now: table });
  if (views.current.now !== table) views.current = { before: views.current.now, now: table };
  const { before } = views.current;
  const count = stage.shown.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of happenings shown stands for them
  return useMemo(
    () => (stage.isPlaying ? replayed(setup, before, stage.shown) : table),
    [setup, stage.isPlaying, count, before, table],
  );
}

/** The cards that a seat may use: its hand as far as it is known, or what was rolled this turn. */
function cardsOf(setup: Setup, view: View, home: Seat): readonly string[] {
  const { table, own } = view;
  if (!setup.hasCards) return sorted(setup, table.offers);
  return sorted(setup, [...(table.towns[home]?.open ?? []), ...(own?.hands[home] ?? []).map(({ card }) => card)]);
}

function pricesOf(asking: Asking | null, setup: Setup, view: View, home: Seat): ReadonlyMap<string, Price> {
  if (asking === null) return NO_PRICES;
  const seat = setup.hasCards ? home : view.table.active;
  return new Map(asking.prices(setup, view, seat).map((price) => [price.card, price]));
}

/** Where the event on the stage took place, or the one of the log line that is pointed to. */
function markOf(props: Props, now: Told | null, home: Seat, looked: Seat): BoardState['marked'] {
  const event = now?.event ?? props.pointed;
  if (event === null) return null;
  const how = now === null ? 'pointed' : event.kind;
  const id = placeOf(event, home);
  if (id === null) return null;
  const [kind, seat] = id.split('/');
  // Of a town that is not the one in view there is one place to mark.
  const isFar = (kind === 'structure' || kind === 'unit' || kind === 'wall') && Number(seat) !== looked;
  return { id: isFar ? `town/${seat}` : id, how };
}

/** What would come of the place under the pointer, in one clause for the prompt line. */
function consequence(
  props: Props & { readonly setup: Setup },
  asking: Asking | null,
  home: Seat,
  spot: Spot,
  known: ReadonlyMap<string, Price>,
): string | null {
  const { setup, view } = props;
  const { table } = view;
  switch (spot.kind) {
    case 'card': {
      const name = nameOf(setup, spot.card);
      const data = cardById(setup, spot.card);
      if (isAttackCard(data)) return `${name}: ${attackSays(props, asking, home, spot.card) ?? data?.text ?? ''}`;
      const price = known.get(spot.card);
      if (price === undefined) return `${name}: ${data?.text ?? ''}`;
      const reasons =
        price.discounts.length === 0 ? '' : ` (${words.discountReason((id) => nameOf(setup, id), price.discounts)})`;
      const pays = price.mix.length === 0 ? '' : ` ${words.pays(words.goods(price.mix))}`;
      return `${name}: ${words.price(price.cost, price.printed)}${reasons}.${pays}`;
    }
    case 'structure':
      return `${nameOf(setup, spot.card)}: ${cardById(setup, spot.card)?.text ?? ''}`;
    case 'unit': {
      const unit = table.towns[spot.seat]?.units.find((one) => one.unit === spot.unit);
      return unit === undefined ? null : unitSays(setup, unit);
    }
    case 'wall':
      return words.castle;
    case 'town':
    case 'pile':
      return null;
    default:
      return spot satisfies never;
  }
}

/** The chance of a monster's or a raid's victory before its card is played. */
function attackSays(
  props: Props & { readonly setup: Setup },
  asking: Asking | null,
  home: Seat,
  card: string,
): string | null {
  const { setup, view, seats } = props;
  if (asking === null || view.table.active !== home || view.table.step !== 'attack') return null;
  const parts = asking.victims(setup, view, card).flatMap((victim) => {
    // Where spells make it a matter of trials, a few must do for what the pointer is on.
    const odds = asking.attackOdds(setup, view, card, victim, undefined, { samples: 100, seed: 'pointed' });
    if (odds === null) return [];
    return [words.winsOn(seats[victim]?.name ?? '', chanceText(odds, odds.attackers))];
  });
  return parts.length === 0 ? null : parts.join(', ');
}

export const module: BoardModule = { Board, factsOf };
