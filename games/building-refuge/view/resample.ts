/** From what a viewer sees back to a state: the open part as it is, the hidden faces drawn (see hidden.ts). */
import type { Rng } from '@marchlands/core/rng.ts';
import { KINDS, TILES } from '../data/tiles.ts';
import { rebuild } from '../rules/cache.ts';
import type { Setup } from '../setup.ts';
import { DOWN, LINKED, OCCUPIED, PHASES, ROAD, State, UP } from '../state.ts';
import { FaceSampler } from './hidden.ts';
import type { CellView, Counts, TableView, View } from './view.ts';

function numbersOf(counts: Counts): number[] {
  return TILES.map((tile) => counts[tile]);
}

function marksOf(cell: CellView): number {
  return (cell.road ? ROAD : 0) | (cell.linked ? LINKED : 0) | (cell.occupied ? OCCUPIED : 0);
}

/** Fills everything that the view shows into a blank state; the bag and the faces are still missing. */
export function fillOpenPart(setup: Setup, table: TableView, into: State): void {
  into.readBytes(new Uint8Array(into.toBytes().length));
  table.cells.forEach((cell, i) => {
    if (cell?.tile == null) return;
    into.tile[i] = UP + TILES.indexOf(cell.tile);
    into.owner[i] = cell.owner ?? 0;
    into.mark[i] = marksOf(cell);
  });
  into.downAt.set(table.faceDown);
  into.down = table.faceDown.length;
  for (const row of table.shown) {
    into.shown.set(numbersOf(row.returned), (row.faceDown - 1) * KINDS);
    into.poolThen.set(numbersOf(row.pool), (row.faceDown - 1) * KINDS);
  }
  into.score.set(table.scores);
  into.hand.set(table.cityTiles);
  into.treasure.set(table.treasures);
  into.barbarian.set(table.barbarians);
  into.phase = PHASES.indexOf(table.phase);
  into.player = table.player;
  into.turn = table.turn;
  into.entry = table.entry === null ? 0 : setup.board.corners.indexOf(table.entry);
  if (table.pending !== null) {
    into.from = table.pending.from ?? 0;
    into.into = table.pending.into ?? 0;
    into.left = table.pending.drawsLeft ?? 0;
    for (const tile of table.pending.drawn) into.drawn[TILES.indexOf(tile)] += 1;
  }
  if (table.attack !== null) {
    into.at = table.attack.at ?? 0;
    into.start = table.attack.start ?? 0;
    into.bands = table.attack.bands;
  }
}

/** Puts sampled faces on their squares and the rest into the bag. */
export function fillHiddenPart(into: State, faces: Uint8Array, bag: Uint8Array): void {
  for (let i = 0; i < into.down; i += 1) into.tile[into.downAt[i]] = DOWN + faces[i];
  into.bag.set(bag);
}

/** The sampler of a view's hidden faces. */
export function faceSampler(table: TableView): FaceSampler {
  return new FaceSampler({
    faceDown: table.faceDown.length,
    pool: numbersOf(table.pool),
    rows: table.shown.map((row) => ({
      faceDown: row.faceDown,
      pool: numbersOf(row.pool),
      returned: numbersOf(row.returned),
    })),
  });
}

/**
 * Prepares a view once for many draws. Each draw continues one chain, so a draw alone costs a copy and a few sweeps.
 * A view of everything holds the truth, which every draw then is.
 */
export function resampler(setup: Setup, view: View): (rng: Rng, into: State) => void {
  const sampler = faceSampler(view.table);
  const open = new State(setup);
  fillOpenPart(setup, view.table, open);
  const { own } = view;
  if (own !== null) {
    const faces = Uint8Array.from(own.faces, (tile) => TILES.indexOf(tile));
    fillHiddenPart(open, faces, Uint8Array.from(numbersOf(own.bag)));
    rebuild(open);
    return (_rng, into) => into.copyFrom(open);
  }
  let derived = false;
  return (rng, into) => {
    sampler.sample(rng);
    fillHiddenPart(open, sampler.faces, sampler.bag);
    // What is derived is the same for all faces, so it is computed with the first ones.
    if (!derived) rebuild(open);
    derived = true;
    into.copyFrom(open);
  };
}

/** One truth that fits the view. */
export function resample(setup: Setup, view: View, rng: Rng, into: State): void {
  resampler(setup, view)(rng, into);
}
