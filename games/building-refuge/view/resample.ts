/** From a viewer's view back to a state: the open part unchanged, the hidden faces sampled (see hidden.ts). */
import type { Resampler } from '@marchlands/core/game.ts';
import { TILES } from '../data/tiles.ts';
import { rebuild } from '../rules/cache.ts';
import type { Setup } from '../setup.ts';
import { DOWN, State } from '../state.ts';
import { FaceSampler } from './hidden.ts';
import { numbersOf, type TableView, table } from './table.ts';
import type { View } from './view.ts';

/** A state with everything in the view; the bag and the faces are still missing. */
export function openPart(setup: Setup, seen: TableView): State {
  const state = new State(setup);
  table.put(state, 0, seen);
  return state;
}

/** Puts sampled faces on their squares and the rest into the bag. */
export function fillHiddenPart(into: State, faces: Uint8Array, bag: Uint8Array): void {
  for (let i = 0; i < into.down; i += 1) into.tile[into.downAt[i]] = DOWN + faces[i];
  into.bag.set(bag);
}

/** The sampler of a view's hidden faces. */
export function faceSampler(seen: TableView): FaceSampler {
  return new FaceSampler({
    faceDown: seen.faceDown.length,
    pool: numbersOf(seen.pool),
    rows: seen.shown.map((row) => ({
      faceDown: row.faceDown,
      pool: numbersOf(row.pool),
      returned: numbersOf(row.returned),
    })),
  });
}

/**
 * Prepares a view once for many samples. Each sample continues one chain, so it costs only a copy and a few sweeps. A
 * view of everything contains the state itself, which is then every sample.
 */
export function resampler(setup: Setup, view: View): Resampler<State> {
  const sampler = faceSampler(view.table);
  const open = openPart(setup, view.table);
  const { own } = view;
  if (own !== null) {
    const faces = Uint8Array.from(own.faces, (tile) => TILES.indexOf(tile));
    fillHiddenPart(open, faces, Uint8Array.from(numbersOf(own.bag)));
    rebuild(open);
    return { draw: (_rng, into) => into.copyFrom(open) };
  }
  let derived = false;
  return {
    draw(rng, into) {
      sampler.sample(rng);
      fillHiddenPart(open, sampler.faces, sampler.bag);
      // Derived data is the same for all faces, so it is computed with the first sample.
      if (!derived) rebuild(open);
      derived = true;
      into.copyFrom(open);
    },
  };
}
