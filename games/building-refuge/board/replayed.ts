/** How the board looked while something happened: the view before, and what the happenings so far changed. */

import type { Masked } from '@marchlands/core/game.ts';
import type { Happening } from '@marchlands/kit/board.ts';
import type { Event } from '../events.ts';
import type { CellView, TableView } from '../view/table.ts';

const EMPTY: CellView = { tile: null, owner: null, road: false, linked: false, faceDown: false, occupied: false };

/** Only what is drawn of a view changes on the way from one to the next. */
export function replayed(before: TableView, shown: readonly Happening<Masked<Event>>[]): TableView {
  const cells = [...before.cells];
  const faceDown = [...before.faceDown];
  const set = (cell: number, change: Partial<CellView>) => {
    cells[cell] = { ...(cells[cell] ?? EMPTY), ...change };
  };
  let attack = before.attack;
  for (const { event } of shown) {
    // Squares and seats are never hidden in this game; only the face of a face-down tile is, which is not drawn.
    const seen = event as Event;
    switch (seen.kind) {
      case 'tilePlaced':
        set(seen.at, { ...EMPTY, tile: seen.tile, owner: seen.seat });
        break;
      case 'sourceReplaced':
        set(seen.at, EMPTY);
        break;
      case 'faceDownPlaced':
        set(seen.at, { ...EMPTY, faceDown: true });
        faceDown.push(seen.at);
        break;
      case 'roadBuilt':
        set(seen.at, { road: true });
        break;
      case 'networkScored':
        for (const cell of seen.cells) if (cells[cell]?.tile === 'city') set(cell, { linked: true });
        break;
      case 'attackBegan':
        attack = { at: seen.at, start: seen.at, bands: seen.bands };
        break;
      case 'attackStartDrawn':
        attack = { at: seen.at, start: seen.at, bands: attack?.bands ?? 0 };
        break;
      case 'cityReached':
        attack = { at: seen.at, start: attack?.start ?? seen.at, bands: attack?.bands ?? 0 };
        break;
      case 'cityRazed':
        set(seen.at, EMPTY);
        attack = { at: seen.at, start: attack?.start ?? null, bands: seen.bandsLeft };
        break;
      case 'cityPlacated':
        set(seen.at, { occupied: true });
        attack = { at: seen.at, start: attack?.start ?? null, bands: seen.bandsLeft };
        break;
      case 'occupationCleared':
      case 'matchEnded':
        cells.forEach((cell, at) => {
          if (cell?.occupied === true) set(at, { occupied: false });
        });
        break;
      default:
    }
  }
  return { ...before, cells, faceDown, attack };
}

/** Milliseconds that an event is shown; 0 where there is nothing to see. */
export function lengthOf(event: Masked<Event>): number {
  switch (event.kind) {
    case 'tileDrawn':
      return 170;
    case 'faceDownPlaced':
      return 200;
    case 'tilePlaced':
    case 'roadBuilt':
      return 320;
    case 'networkScored':
      return 800;
    case 'treasureKept':
    case 'barbarianKept':
    case 'nothingLeft':
      return 320;
    case 'attackBegan':
      return 900;
    case 'cityReached':
      return 650;
    case 'cityRazed':
    case 'cityPlacated':
      return 750;
    default:
      return 0;
  }
}

/** Where an event took place, or null. */
export function placeOf(event: { readonly kind: string }): number | null {
  const { at, into } = event as { readonly at?: unknown; readonly into?: unknown };
  if (typeof at === 'number') return at;
  return typeof into === 'number' ? into : null;
}
