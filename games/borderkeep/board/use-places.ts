/** What all places of the board share: which are lit, and what choosing one does. */
import type { Seat } from '@marchlands/core/seat.ts';
import { useMemo } from 'react';
import type { Price } from '../advice/preview.ts';
import { consequence } from './consequence.ts';
import { placesOf } from './lighting.ts';
import type { Board } from './place.tsx';
import { placeOf } from './playback.ts';
import type { Props, Told } from './props.ts';
import { idOf, type Spot } from './spot.ts';
import type { Focus } from './use-focus.ts';
import type { Look } from './use-look.ts';

const NOWHERE: ReadonlySet<string> = new Set();

export function usePlaces(
  props: Props,
  {
    look: { chosen, setChosen, setLooked },
    focus: { current, setCurrent, byKey },
    home,
    shownSeat,
    picked,
    picks,
    pick,
    prices,
    setPointed,
  }: {
    readonly look: Look;
    readonly focus: Focus;
    readonly home: Seat;
    /** The town that is in view. */
    readonly shownSeat: Seat;
    readonly picked: readonly string[];
    /** Cards that are picked to go together; choosing any other spot opens it. */
    readonly picks: { has(card: string): boolean };
    readonly pick: (card: string) => void;
    readonly prices: ReadonlyMap<string, Price>;
    readonly setPointed: (spot: Spot | null) => void;
  },
): Board {
  const { view, choices, stage, tell } = props;
  const { table } = view;
  const { now } = stage;
  return useMemo<Board>(
    () => ({
      current,
      chosen: chosen === null ? null : idOf(chosen),
      picked: new Set(picked.map((card) => idOf({ kind: 'card', card }))),
      marked: markOf(props, now, home, shownSeat),
      recent: stage.isPlaying ? NOWHERE : recentOf(props, home, shownSeat),
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
          setChosen(null);
          return;
        }
        if (spot.kind === 'card' && picks.has(spot.card)) {
          pick(spot.card);
          return;
        }
        setChosen(chosen !== null && idOf(chosen) === idOf(spot) ? null : spot);
        // The odds told while it was pointed to are rougher than those that the panel now has.
        if (spot.kind === 'card') tell(consequence(props, spot, prices));
      },
      point(spot) {
        setPointed(spot);
        tell(spot === null ? null : consequence(props, spot, prices));
      },
      moveTo: setCurrent,
    }),
    [
      current,
      chosen,
      picked,
      picks,
      pick,
      now,
      home,
      shownSeat,
      stage.isPlaying,
      stage.skip,
      choices,
      table,
      props,
      view,
      prices,
      tell,
      setPointed,
      setChosen,
      setLooked,
      setCurrent,
      byKey,
    ],
  );
}

/** Where the event on the stage took place, or the one of the log line that is pointed to. */
function markOf(props: Props, now: Told | null, home: Seat, looked: Seat): Board['marked'] {
  const event = now?.event ?? props.pointed;
  if (event === null) return null;
  const how = now === null ? 'pointed' : event.kind;
  const id = shownPlaceOf(props, event, home, looked);
  return id === null ? null : { id, how };
}

/** Where the others did something since one acted last. */
function recentOf(props: Props, home: Seat, looked: Seat): ReadonlySet<string> {
  return new Set(props.recent.flatMap((event) => shownPlaceOf(props, event, home, looked) ?? []));
}

/** The place of an event that is in view: of a town that is not the one in view there is one to mark. */
function shownPlaceOf({ setup }: Props, event: Told['event'], home: Seat, looked: Seat): string | null {
  const id = placeOf(setup, event, home);
  if (id === null) return null;
  const [kind, seat] = id.split('/');
  const isFar = (kind === 'structure' || kind === 'unit' || kind === 'wall') && Number(seat) !== looked;
  return isFar ? `town/${seat}` : id;
}
