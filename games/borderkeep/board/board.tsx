/** The drawn board: towns, phases, commodities, hand, and beside them the decision and the possible moves. */
import { nameIn } from '@marchlands/kit/seats.ts';
import './board.css';
import './town.css';
import './hand.css';
import './panel.css';
import './narrow.css';
import type { Seat } from '@marchlands/core/seat.ts';
import { Caption } from '@marchlands/kit/caption.tsx';
import { defineBoard } from '@marchlands/kit/define-board.tsx';
import { PayingProvider } from '@marchlands/kit/paying.tsx';
import { useScrolledBack } from '@marchlands/kit/use-scrolled-back.ts';
import { useMemo, useState } from 'react';
import type { Price } from '../advice/preview.ts';
import { makeSetup, type Setup } from '../setup.ts';
import type { Types } from '../types.ts';
import { knownHand, type View } from '../view/view.ts';
import { Above } from './above.tsx';
import * as beside from './beside.ts';
import { factsOf } from './facts.ts';
import { flightsOf } from './flights.ts';
import { Ledger } from './goods.tsx';
import { Hand } from './hand.tsx';
import { usesOf } from './lighting.ts';
import { Panel } from './panel.tsx';
import { BoardContext } from './place.tsx';
import { changeOf, isFighting, playback } from './playback.ts';
import type { Props } from './props.ts';
import { idOf, type Spot } from './spot.ts';
import { TownInView } from './town-in-view.tsx';
import { sorted } from './units.ts';
import { useAsked } from './use-asked.ts';
import { useFocus } from './use-focus.ts';
import { useLook } from './use-look.ts';
import { DROP_STEPS, usePicked } from './use-picked.ts';
import { usePlaces } from './use-places.ts';
import { words } from './words.ts';

/** Remounted for another viewer: nothing that one seat has looked at is left for the next. */
function Board(props: Props) {
  return <TownBoard key={String(props.view.viewer)} {...props} />;
}

function TownBoard(props: Props) {
  const { view, seats, choices, choosing, newEvents, setup, stage, choose, tell } = props;
  const { table } = view;
  // A spectator sees each town in its turn.
  const home: Seat = view.viewer >= 0 ? view.viewer : table.active;
  const { now } = stage;
  const drawn = stage.drawn.table;

  const look = useLook(props);
  const { chosen, looked } = look;
  const [pointed, setPointed] = useState<Spot | null>(null);

  const { BattlePanel } = beside.battle.get();
  const { EventPanel } = beside.event.get();
  const { Foretold } = beside.asking.get();
  const known = useMemo(() => pricesOf(setup, view, home), [setup, view, home]);
  const asked = useAsked({ view, choices, choosing }, stage.isPlaying);
  const uses = useMemo(() => usesOf(asked.choices, words.uses), [asked.choices]);
  const picking = usePicked(props, uses);
  const { picked, isWhole } = picking;
  const focus = useFocus(props, chosen, isWhole ? picked : null);
  const { step, cursor } = asked.view.table;
  useScrolledBack(focus.panel, `${asked.choosing} ${step} ${cursor} ${chosen === null ? '' : idOf(chosen)}`);
  function letGo() {
    look.setChosen(null);
    tell(null);
    focus.back();
  }

  const shownSeat = looked ?? (view.viewer >= 0 ? home : drawn.active);
  const owner = view.viewer >= 0 ? home : shownSeat;
  const context = usePlaces(props, { look, focus, home, shownSeat, picking, prices: known, setPointed });

  const town = drawn.towns[shownSeat];
  const isBattle = now === null ? table.battle !== null : isFighting(now, newEvents.slice(stage.shown.length));
  const name = (seat: Seat) => nameIn(seats, seat);
  const goods = drawn.towns[owner];
  return (
    <BoardContext.Provider value={context}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press anywhere skips the playback; arrows move between places */}
      <div
        className={`bk kit-fits ${isBattle ? 'fighting' : ''}`}
        ref={focus.board}
        onPointerDown={() => {
          focus.byKey.current = false;
        }}
        onClick={stage.isPlaying ? stage.skip : undefined}
        onKeyDown={(event) => focus.onKeyDown(event, letGo)}
      >
        {pointed?.kind === 'card' && !isOpen(pointed, chosen) && table.active === home && table.step === 'attack' && (
          <Foretold {...props} card={pointed.card} />
        )}
        <PayingProvider>
          <div className="bk-table">
            <div className="bk-main">
              <Above {...props} home={home} shownSeat={shownSeat} isBattle={isBattle} />
              {!setup.hasCards && <EventPanel {...props} now={now} />}
              <BattlePanel {...props} now={now} skip={stage.skip} />
              {!isBattle && (
                <TownInView
                  setup={setup}
                  view={view}
                  town={town}
                  seat={shownSeat}
                  name={name(shownSeat)}
                  isHome={shownSeat === home}
                  isMarked={context.marked?.id === `town/${shownSeat}`}
                  onBack={looked !== null && looked !== home ? () => look.setLooked(null) : null}
                />
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
              toHand={focus.toHand}
              panel={focus.panel}
              awaited={choosing === null && table.step !== 'over' && table.actor !== home ? name(table.actor) : null}
              now={now}
              isFrozen={stage.isPlaying && asked.choosing !== null}
              skip={stage.skip}
            />
            <Hand
              setup={setup}
              {...handOf(setup, stage.drawn, home, name(home))}
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

/** A spot open in the panel has its odds there; rougher ones beside them would differ. */
const isOpen = (spot: Spot, chosen: Spot | null): boolean => chosen !== null && idOf(chosen) === idOf(spot);

const HAND_STEPS: readonly string[] = ['build', 'attack', ...DROP_STEPS];

/** The cards that a seat may use: the known part of its hand, or what was rolled this turn. */
function handOf(setup: Setup, view: View, home: Seat, name: string) {
  const { viewer, table } = view;
  if (!setup.hasCards) {
    return { title: words.offers, cards: sorted(setup, table.offers), hidden: 0, empty: words.offersEmpty };
  }
  const cards = sorted(setup, knownHand(view, home));
  const title = viewer >= 0 ? words.hand : words.handOf(name);
  const hidden = (table.towns[home]?.hand ?? 0) - cards.length;
  return { title, cards, hidden, empty: words.handEmpty };
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

export const module = defineBoard<Types>({
  setup: makeSetup,
  Board,
  factsOf,
  playback,
  flightsOf,
  parts: beside.parts,
});
