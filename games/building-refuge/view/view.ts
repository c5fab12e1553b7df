/**
 * The view of a seat or a spectator. Everything is open except the faces of face-down tiles, and so how the unseen
 * tiles are divided between the bag and the board (BR-15): the view gives their sum by kind. It also contains the
 * memory of tiles shown and put back, since that is evidence about the face-down tiles.
 *
 * States that fit a view are sampled with the distribution of the draws given that evidence (hidden.ts): exactly if
 * there is none, else by a Markov chain with that stationary distribution, stopped after a finite number of steps.
 * States excluded by the evidence are never drawn.
 */

import { entryView } from '@marchlands/core/entries.ts';
import { EVERYTHING, type Viewer } from '@marchlands/core/seat.ts';
import { TILES, type Tile } from '../data/tiles.ts';
import { moveCodec, outcomeCodec } from '../moves.ts';
import { DOWN, PHASE, type State } from '../state.ts';
import { type Counts, countsOf, type TableView, table } from './table.ts';

/** Data hidden from everybody until the match is over. */
export interface HiddenView {
  /** Faces of the face-down tiles in the order placed. */
  readonly faces: readonly Tile[];
  readonly bag: Counts;
}

export interface View {
  readonly viewer: Viewer;
  readonly table: TableView;
  readonly own: HiddenView | null;
}

/** Everything a viewer may know. */
export function view(s: State, viewer: Viewer): View {
  const faces = (): Tile[] => Array.from(s.downAt.subarray(0, s.down), (cell) => TILES[s.tile[cell] - DOWN]);
  const own = viewer === EVERYTHING ? { faces: faces(), bag: countsOf(s.bag) } : null;
  return { viewer, table: table.get(s, 0), own };
}

/** Whether the next tile drawn by chance is put face down unseen. */
export function drawsUnseen(s: State): boolean {
  return (
    s.phase === PHASE.downActivate ||
    s.phase === PHASE.downDiscover ||
    s.phase === PHASE.downRoad ||
    s.phase === PHASE.downTake
  );
}

/** Everything is open except the face of a tile put face down unseen (BR-12). */
export const viewEntry = entryView(moveCodec, outcomeCodec, { faceUp: (before: State) => !drawsUnseen(before) });
