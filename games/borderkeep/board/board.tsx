/** The drawn board: towns, phases, commodities, hand, and beside them what is asked and what can be done. */
import './board.css';
import './town.css';
import './hand.css';
import './panel.css';
import './narrow.css';
import type { Seat } from '@marchlands/core/seat.ts';
import { Caption } from '@marchlands/kit/caption.tsx';
import { defineBoard } from '@marchlands/kit/define-board.tsx';
import { PayingProvider } from '@marchlands/kit/paying.tsx';
import { usePicks } from '@marchlands/kit/picks.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { moveFocus } from '@marchlands/kit/walk.ts';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Price } from '../advice/preview.ts';
import { makeSetup, type Setup } from '../setup.ts';
import type { Types } from '../types.ts';
import type { Table } from '../view/table.ts';
import type { View } from '../view/view.ts';
import * as beside from './beside.ts';
import { consequence } from './consequence.ts';
import { dropRange } from './drops.ts';
import { factsOf } from './facts.ts';
import { Ledger } from './goods.tsx';
import { Hand } from './hand.tsx';
import { placesOf, usesOf } from './lighting.ts';
import { Panel } from './panel.tsx';
import { Phases } from './phases.tsx';
import { BoardContext, type Board as BoardState } from './place.tsx';
import { changeOf, isFighting, placeOf, playback } from './playback.ts';
import type { Props, Told } from './props.ts';
import { idOf, type Spot } from './spot.ts';
import { Neighbour, Town, TownNotes } from './town.tsx';
import { sorted } from './units.ts';
import { useAsked } from './use-asked.ts';
import { words } from './words.ts';

/** Another viewer begins anew: nothing that one seat has looked at is left for the next. */
function Board(props: Props) {
  return <TownBoard key={String(props.view.viewer)} {...props} />;
}

function TownBoard(props: Props) {
  const { view, seats, choices, choosing, newEvents, setup, stage, choose, tell } = props;
  const { table } = view;
  // Who only watches sees each town in its turn.
  const home: Seat = view.viewer >= 0 ? view.viewer : table.active;
  const { now } = stage;
  const drawn = stage.drawn.table;

  const [current, setCurrent] = useState<string | null>(null);
  // What was chosen belongs to its position: in the next one nothing is.
  const [choice, setChoice] = useState<{ readonly of: View; readonly spot: Spot } | null>(null);
  const chosen = choice !== null && choice.of === view ? choice.spot : null;
  // Another town is looked at until the next decision comes; who has none looks for as long as it pleases.
  const [look, setLook] = useState<{ readonly of: View; readonly seat: Seat } | null>(null);
  const looked = look !== null && (choosing === null || stage.isPlaying || look.of === view) ? look.seat : null;
  const [pointed, setPointed] = useState<Spot | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);

  // Who plays by keys finds the focus on what is asked next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position asks anew
  useEffect(() => {
    const held = document.activeElement;
    const isFree = held === null || held === document.body || board.current?.contains(held) === true;
    if (!byKey.current || choosing === null || !isFree) return;
    firstOf(board.current)?.focus();
  }, [choosing, view, stage.isPlaying]);
  useEffect(() => {
    if (!byKey.current || chosen === null || choosing === null) return;
    const opened = panel.current?.querySelector<HTMLElement>('.bk-chosen') ?? null;
    (firstOf(opened) ?? opened?.querySelector('button'))?.focus();
  }, [chosen, choosing]);
  // One place is always in reach of the Tab key.
  useLayoutEffect(() => {
    const places = [...(board.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
    if (places.some((place) => place.dataset['place'] === current)) return;
    const first = places.find((place) => place.dataset['row'] === 'hand') ?? places.at(0);
    setCurrent(first?.dataset['place'] ?? null);
  });

  // BK-49: whose hand Spies have shown is looked at, from when it is shown.
  const spied = spiedBy(stage.shown, view.viewer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that Spies have shown a hand
  useEffect(() => {
    if (spied !== null) setLook({ of: view, seat: spied });
  }, [spied, newEvents]);

  const { BattlePanel } = beside.battle.get();
  const { EventPanel } = beside.event.get();
  const { Foretold } = beside.asking.get();
  const known = useMemo(() => pricesOf(setup, view, home), [setup, view, home]);
  const asked = useAsked({ view, choices, choosing }, stage.isPlaying);
  const uses = useMemo(() => usesOf(asked.choices, words.uses), [asked.choices]);
  const isDropping = DROP_STEPS.includes(view.table.step) && choosing !== null;
  const toGo = useMemo(
    () => (isDropping ? dropRange(setup, view, choosing, choices) : NO_DROPS),
    [isDropping, setup, view, choosing, choices],
  );
  const [picked, pick] = usePicks(view, toGo.most);
  // Who picks by keys finds the focus on the button once all are picked.
  useEffect(() => {
    if (byKey.current && toGo.least > 0 && picked.length === toGo.least) firstOf(panel.current)?.focus();
  }, [picked, toGo]);

  const letGo = useCallback(() => {
    setChoice(null);
    tell(null);
    if (byKey.current) board.current?.querySelector<HTMLElement>('[data-place][tabindex="0"]')?.focus();
  }, [tell]);

  const toHand = useCallback(
    () => board.current?.querySelector<HTMLElement>('.bk-hand .lit:not(.picked)')?.focus(),
    [],
  );

  const shownSeat = looked ?? (view.viewer >= 0 ? home : drawn.active);
  const owner = view.viewer >= 0 ? home : shownSeat;
  const context = useMemo<BoardState>(
    () => ({
      current,
      chosen: chosen === null ? null : idOf(chosen),
      picked: new Set(picked.map((card) => idOf({ kind: 'card', card }))),
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
          setLook(spot.seat === home && view.viewer >= 0 ? null : { of: view, seat: spot.seat });
          setChoice(null);
          return;
        }
        if (isDropping && spot.kind === 'card' && uses.has(spot.card)) {
          pick(spot.card);
          return;
        }
        setChoice(chosen !== null && idOf(chosen) === idOf(spot) ? null : { of: view, spot });
      },
      point(spot) {
        setPointed(spot);
        tell(spot === null ? null : consequence(props, spot, known));
      },
      moveTo: setCurrent,
    }),
    [
      current,
      chosen,
      picked,
      isDropping,
      pick,
      uses,
      now,
      home,
      shownSeat,
      stage.isPlaying,
      stage.skip,
      choices,
      table,
      props,
      view,
      known,
      tell,
    ],
  );

  const town = drawn.towns[shownSeat];
  const others = drawn.towns.flatMap((_, seat) => (seat === shownSeat ? [] : [seat]));
  const isBattle = now === null ? table.battle !== null : isFighting(now, newEvents.slice(stage.shown.length));
  const name = (seat: Seat) => seats[seat]?.name ?? '';
  const cards = cardsOf(setup, stage.drawn, home);
  const goods = drawn.towns[owner];
  return (
    <BoardContext.Provider value={context}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press anywhere goes past what is being shown; arrows move between places */}
      <div
        className={`bk kit-fits ${isBattle ? 'fighting' : ''}`}
        ref={board}
        onPointerDown={() => {
          byKey.current = false;
        }}
        onClick={stage.isPlaying ? stage.skip : undefined}
        onKeyDown={(event) => {
          byKey.current = true;
          if (event.altKey || event.ctrlKey || event.metaKey || board.current === null) return;
          if (event.key === 'Escape') letGo();
          else if (moveFocus(board.current, event.key)) event.preventDefault();
        }}
      >
        {pointed?.kind === 'card' && table.active === home && table.step === 'attack' && (
          <Foretold {...props} card={pointed.card} />
        )}
        <PayingProvider>
          <div className="bk-table">
            <div className="bk-main">
              <Phases
                setup={setup}
                // In the middle of a turn the rules stand at steps that belong to no phase.
                table={{ ...drawn, step: table.step, source: table.source, payment: table.payment }}
                name={name(drawn.active)}
                isMine={view.viewer === drawn.active}
                shown={now?.event.kind ?? null}
              />
              {!setup.hasCards && <EventPanel {...props} now={now} />}
              <BattlePanel {...props} now={now} skip={stage.skip} />
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
              {!isBattle && (
                <section
                  data-drawing
                  className={`bk-town ${context.marked?.id === `town/${shownSeat}` ? 'marked' : ''}`}
                  aria-label={shownSeat === home && view.viewer >= 0 ? words.yourTown : words.town(name(shownSeat))}
                >
                  <header className="bk-town-head">
                    <SeatBadge seat={shownSeat} size={24} />
                    <h2>{shownSeat === home && view.viewer >= 0 ? words.yourTown : words.town(name(shownSeat))}</h2>
                    <span className="tabular">{town.eliminated > 0 ? words.gone : words.points(town.points)}</span>
                    <span className="tabular soft">
                      {words.wallsShort(town.walls, Math.max(setup.options.startWalls, town.walls))}
                    </span>
                    {looked !== null && looked !== home && (
                      <button type="button" className="button" onClick={() => setLook(null)}>
                        {words.backHome}
                      </button>
                    )}
                  </header>
                  <div className="bk-town-body">
                    <TownNotes
                      setup={setup}
                      town={town}
                      known={[...town.open, ...(view.own?.hands[shownSeat] ?? []).map(({ card }) => card)]}
                      isHome={shownSeat === home}
                    />
                    <Town setup={setup} town={town} seat={shownSeat} name={name(shownSeat)} />
                  </div>
                </section>
              )}
            </div>
            <Ledger
              setup={setup}
              town={goods}
              label={owner === home ? words.ledger : words.ledgerOf(name(owner))}
              changed={now === null ? null : changeOf(now.event, owner)}
            />
            <Panel
              setup={setup}
              view={asked.view}
              seats={seats}
              choices={asked.choices}
              choosing={asked.choosing}
              home={home}
              chosen={chosen}
              picked={picked}
              prices={known}
              choose={choose}
              letGo={letGo}
              toHand={toHand}
              panel={panel}
              awaited={choosing === null && table.step !== 'over' && table.actor !== home ? name(table.actor) : null}
              now={now}
              isFrozen={stage.isPlaying && asked.choosing !== null}
              skip={stage.skip}
            />
            <Hand
              setup={setup}
              title={setup.hasCards ? (view.viewer >= 0 ? words.hand : words.handOf(name(home))) : words.offers}
              cards={cards}
              hidden={setup.hasCards ? (drawn.towns[home]?.hand ?? 0) - cards.length : 0}
              empty={setup.hasCards ? words.handEmpty : words.offersEmpty}
              usable={uses}
              isChoosing={asked.choosing !== null && HAND_STEPS.includes(asked.view.table.step)}
              chosen={context.chosen}
              picked={picked}
              prices={known}
            />
            <Caption now={now} className="bk-caption" />
          </div>
        </PayingProvider>
      </div>
    </BoardContext.Provider>
  );
}

const NOWHERE: ReadonlySet<string> = new Set();
const NO_DROPS = { least: 0, most: 0 };
const DROP_STEPS: readonly string[] = ['drop', 'trim', 'vortexDrop'];
const HAND_STEPS: readonly string[] = ['build', 'attack', ...DROP_STEPS];

/** The button that a decision is mainly about, where it can be pressed. */
function firstOf(within: HTMLElement | null): HTMLElement | null {
  return within?.querySelector<HTMLElement>('[data-first]:not(:disabled)') ?? null;
}

/** BK-49: whose hand Spies have shown this viewer, of what has been shown. */
function spiedBy(shown: readonly Told[], viewer: number): Seat | null {
  const last = shown.findLast(({ event }) => event.kind === 'handShown' && event.seat === viewer)?.event;
  return last?.kind === 'handShown' && typeof last.owner === 'number' ? last.owner : null;
}

function TownAfar({ setup, table, seat, name }: { setup: Setup; table: Table; seat: Seat; name: string }) {
  const town = table.towns[seat];
  return <Neighbour setup={setup} town={town} seat={seat} name={name} isActive={table.active === seat} />;
}

/** The cards that a seat may use: its hand as far as it is known, or what was rolled this turn. */
function cardsOf(setup: Setup, view: View, home: Seat): readonly string[] {
  const { table, own } = view;
  if (!setup.hasCards) return sorted(setup, table.offers);
  return sorted(setup, [...(table.towns[home]?.open ?? []), ...(own?.hands[home] ?? []).map(({ card }) => card)]);
}

function pricesOf(setup: Setup, view: View, home: Seat): ReadonlyMap<string, Price> {
  const seat = setup.hasCards ? home : view.table.active;
  return new Map(
    beside.asking
      .get()
      .prices(setup, view, seat)
      .map((price) => [price.card, price]),
  );
}

/** Where the event on the stage took place, or the one of the log line that is pointed to. */
function markOf(props: Props, now: Told | null, home: Seat, looked: Seat): BoardState['marked'] {
  const event = now?.event ?? props.pointed;
  if (event === null) return null;
  const how = now === null ? 'pointed' : event.kind;
  const id = placeOf(props.setup, event, home);
  if (id === null) return null;
  const [kind, seat] = id.split('/');
  // Of a town that is not the one in view there is one place to mark.
  const isFar = (kind === 'structure' || kind === 'unit' || kind === 'wall') && Number(seat) !== looked;
  return { id: isFar ? `town/${seat}` : id, how };
}

export const module = defineBoard<Types>({ setup: makeSetup, Board, factsOf, playback, parts: beside.parts });
