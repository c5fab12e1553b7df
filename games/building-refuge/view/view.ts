/**
 * What a seat or a spectator may see. Everything is open but the faces of face-down tiles, and with them how the tiles
 * that nobody has seen are split between the bag and the board (BR-15): the view gives their sum by kind. It holds the
 * memory of tiles that were shown and put back too, since that is evidence about what lies face down.
 *
 * States that fit a view are drawn by the exact law of the draws given that evidence (hidden.ts): exactly where there is
 * none, else by a Markov chain whose stationary law it is, stopped after a finite number of steps. What the evidence
 * rules out is never drawn.
 */

import { entryView } from '@marchlands/core/entries.ts';
import { EVERYTHING, type Viewer } from '@marchlands/core/seat.ts';
import { TILES, type Tile } from '../data/tiles.ts';
import { moveCodec, outcomeCodec } from '../moves.ts';
import { DOWN, PHASE, type State } from '../state.ts';
import { type Counts, countsOf, type TableView, table } from './table.ts';

/** What nobody sees before the match is over. */
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

/** All that a viewer may know. */
export function view(s: State, viewer: Viewer): View {
  const faces = (): Tile[] => Array.from(s.downAt.subarray(0, s.down), (cell) => TILES[s.tile[cell] - DOWN]);
  const own = viewer === EVERYTHING ? { faces: faces(), bag: countsOf(s.bag) } : null;
  return { viewer, table: table.get(s, 0), own };
}

/** Whether the tile that chance draws next is put face down unseen. */
export function drawsUnseen(s: State): boolean {
  return (
    s.phase === PHASE.downActivate ||
    s.phase === PHASE.downDiscover ||
    s.phase === PHASE.downRoad ||
    s.phase === PHASE.downTake
  );
}

/** All is open but the face of a tile that is put face down unseen (BR-12). */
export const viewEntry = entryView(moveCodec, outcomeCodec, { faceUp: (before: State) => !drawsUnseen(before) });
