/** The state that all places of the board share: which ones are lit, and the effect of choosing one. */
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
import type { Picked } from './use-picked.ts';

const NOWHERE: ReadonlySet<string> = new Set();

export function usePlaces(
  props: Props,
  {
    look: { chosen, setChosen, setLooked },
    focus: { current, setCurrent, byKey },
    home,
    shownSeat,
    picking: { picked, picks, pick },
    prices,
    setPointed,
  }: {
    readonly look: Look;
    readonly focus: Focus;
    readonly home: Seat;
    /** The shown town. */
    readonly shownSeat: Seat;
    readonly picking: Picked;
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
      lit: stage.isPlaying ? NOWHERE : placesOf(choices, table),
      hinted: placesOf(props.hints, table),
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
        // Odds computed while hovering are rougher than those now in the panel.
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

/** The place of the current event, or of the log line under the pointer. */
function markOf(props: Props, now: Told | null, home: Seat, looked: Seat): Board['marked'] {
  const event = now?.event ?? props.pointed;
  if (event === null) return null;
  const how = now === null ? 'pointed' : event.kind;
  const id = shownPlaceOf(props, event, home, looked);
  return id === null ? null : { id, how };
}

/** Places where other seats acted since this seat last did. */
function recentOf(props: Props, home: Seat, looked: Seat): ReadonlySet<string> {
  return new Set(props.recent.flatMap((event) => shownPlaceOf(props, event, home, looked) ?? []));
}

/** The visible place of an event: for a town that is not shown in full, its small form. */
function shownPlaceOf({ setup }: Props, event: Told['event'], home: Seat, looked: Seat): string | null {
  const spot = placeOf(setup, event, home);
  if (spot === null) return null;
  return idOf('seat' in spot && spot.seat !== looked ? { kind: 'town', seat: spot.seat } : spot);
}
