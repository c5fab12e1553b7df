/** The places of the island for keys and presses, with their names and marks. */
import type { OwnProps } from '@marchlands/kit/define-board.tsx';
import { useMemo } from 'react';
import type { Types } from '../types.ts';
import { describe } from './labels.ts';
import type { layoutOf } from './map/layout.ts';
import { doneAt, idOf, nameOf, placeOf, placesOfEvent, pressedFor } from './places.ts';
import { words } from './words.ts';

/** Diameter of the target of a hex, a vertex and an edge, in units of the drawing, if it can be chosen. */
export const SIZES = { h: 56, v: 38, e: 36 };
const OPEN_SIZES = { h: 84, v: 54, e: 44 };

/** A place with the middle and the size of its target. */
interface Target {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** @param open ids of the places that can be chosen */
export function usePlaces(
  props: OwnProps<Types>,
  layout: ReturnType<typeof layoutOf>,
  open: ReadonlySet<string>,
): {
  readonly places: readonly Target[];
  readonly labels: ReadonlyMap<string, string>;
  /** Ids, best first. */
  readonly hinted: readonly string[];
  /** The places of the current event, and of the log line under the pointer. */
  readonly marked: readonly string[];
  /** Places where other seats acted since this seat last did. */
  readonly recent: readonly string[];
} {
  const { setup, view, seats, hints, pointed, stage } = props;
  const { board } = setup;
  const { table } = view;
  const places = useMemo(() => {
    const place = (kind: 'h' | 'v' | 'e', { x, y }: { x: number; y: number }, at: number) => {
      const id = idOf(kind, at);
      return { id, name: nameOf(setup, id), x, y, size: (open.has(id) ? OPEN_SIZES : SIZES)[kind] };
    };
    return [
      ...layout.hexes.map((spot, i) => place('h', spot, i)),
      ...layout.edges.flatMap((spot, i) => (open.has(idOf('e', i)) ? [place('e', spot, i)] : [])),
      ...layout.vertices.map((spot, i) => place('v', spot, i)),
    ];
  }, [layout, open, setup]);
  const labels = useMemo(() => {
    const canDo = (id: string) => (open.has(id) ? ` ${words.canDo}` : '');
    return new Map(places.map(({ id }) => [id, `${describe(setup, table, seats, id)}.${canDo(id)}`]));
  }, [places, open, setup, table, seats]);
  const hinted = useMemo(
    () => [...new Set(hints.flatMap(({ moves }) => moves.slice(0, 1).flatMap((move) => pressedFor(move, null) ?? [])))],
    [hints],
  );
  const recent = useMemo(
    () => [...new Set(props.recent.flatMap((event) => doneAt(event)).filter((id) => isOn(board, id)))],
    [props.recent, board],
  );
  const placesOn = (event: Parameters<typeof placesOfEvent>[0]) => placesOfEvent(event).filter((id) => isOn(board, id));
  const marked = [
    ...(pointed === null ? [] : placesOn(pointed)),
    ...(stage.now === null ? [] : placesOn(stage.now.event)),
  ];
  return { places, labels, hinted, marked, recent };
}

/** Whether an id names a place of this board: an event may contain other numbers. */
function isOn(board: OwnProps<Types>['setup']['board'], id: string): boolean {
  const { kind, at } = placeOf(id);
  return at < (kind === 'h' ? board.hexes.length : kind === 'v' ? board.vertices : board.edges);
}
