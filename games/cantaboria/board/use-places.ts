/** The places of the board: their positions, their spoken labels and their marks. */
import type { BoardProps } from '@marchlands/kit/board.ts';
import { useMemo } from 'react';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import type { View } from '../view/view.ts';
import { areaOf, areasOf, idOf } from './areas.ts';
import { middleOf } from './chart.tsx';
import { labelOf } from './labels.ts';
import type { Layout } from './map/layout.ts';
import { placesOf } from './playback.ts';
import type { Scene } from './scene.ts';
import { idsOf } from './spots.ts';

/** Diameter of the target of a territory, and of a boat or a water space, in units of the drawing. */
export const TERRITORY_SIZE = 92;
const BOAT_SIZE = 40;

const NONE: readonly string[] = [];

/** @param state the view's state, with the draft */
export function usePlaces(
  {
    seats,
    choices,
    hints,
    ...told
  }: Pick<BoardProps<View, Move, Event>, 'seats' | 'choices' | 'hints' | 'pointed' | 'recent'>,
  state: State,
  scene: Scene,
  layout: Layout,
) {
  const { land } = state.setup;
  const { map } = land;
  const active = useMemo(() => idsOf(state, choices), [choices, state]);
  // Passage may be asked for far ahead: only the next possible moves are lit.
  const lit = useMemo(
    () =>
      idsOf(
        state,
        choices.filter(({ move }) => move.kind !== 'ask'),
      ),
    [choices, state],
  );
  const places = useMemo(() => {
    const at = (id: string, size: number) => {
      const [x, y] = middleOf({ map, layout, scene }, id);
      return { id, name: id, x, y, size };
    };
    const waters = [...active].filter((id) => areaOf(state, id)?.kind === 'space');
    return [
      ...map.territories.map(({ id }) => at(id, TERRITORY_SIZE)),
      ...waters.map((id) => at(id, BOAT_SIZE)),
      ...scene.boats.map(({ id }) => at(id, BOAT_SIZE)),
    ];
  }, [map, layout, scene, active, state]);
  const labels = useMemo(
    () => new Map(places.map(({ id }) => [id, labelOf(state, seats, id, active.has(id))])),
    [places, state, seats, active],
  );
  const hinted = useMemo(
    () => [
      ...new Set(hints.flatMap(({ moves }) => moves.flatMap(areasOf).slice(0, 1)).map((area) => idOf(state, area))),
    ],
    [hints, state],
  );
  const pointed = useMemo(() => (told.pointed === null ? NONE : placesOf(land, told.pointed)), [told.pointed, land]);
  const recent = useMemo(
    () => [...new Set(told.recent.flatMap((event) => placesOf(land, event)))],
    [told.recent, land],
  );
  return { lit, places, labels, hinted, pointed, recent };
}
