/** A sample drawn from a view never contains what its viewer could rule out by counting. */
import { Rng } from '@marchlands/core/rng.ts';
import { SPECTATOR, type Viewer } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { knownHands } from '../advice/known-hands.ts';
import { ALL_KINDS } from '../data/kinds.ts';
import { makeSetup } from '../setup.ts';
import { State } from '../state.ts';
import { resampler } from '../view/resample.ts';
import { view } from '../view/view.ts';
import { keyOf, playKnown } from './possible-hands.ts';

/** By seat and kind: the fewest and the most cards that a hand may hold. */
function rangesOf(all: Iterable<Uint8Array>): { readonly fewest: Uint8Array; readonly most: Uint8Array } {
  const [first, ...others] = all;
  const fewest = first.slice();
  const most = first.slice();
  for (const hands of others) {
    for (let at = 0; at < hands.length; at += 1) {
      fewest[at] = Math.min(fewest[at], hands[at]);
      most[at] = Math.max(most[at], hands[at]);
    }
  }
  return { fewest, most };
}

/** Plays a number of deals, and draws from a view whenever a seat is asked. */
function drawn(options: object, seats: number, deals: number) {
  const made = makeSetup(options, seats);
  if (!made.ok) throw new Error('no such options');
  const setup = made.value;
  const into = new State(setup);
  const found = { inDoubt: 0, falseDraws: 0, outOfRange: 0, wrongRanges: 0 };
  for (let deal = 1; deal <= deals; deal += 1) {
    const rng = new Rng(`deal ${deal}`);
    const draws = new Rng(`draws of deal ${deal}`);
    playKnown(setup, rng, (s, possible) => {
      const place = draws.below(seats + 1);
      const viewer: Viewer = place === seats ? SPECTATOR : place;
      const hands = possible.of(viewer);
      if (!hands.has(keyOf(s.held))) throw new Error('the true hands were ruled out');
      if (hands.size === 1) return;
      found.inDoubt += 1;
      const seen = view(s, viewer);
      const { fewest, most } = rangesOf(hands.values());
      const isSaid = knownHands(setup, seen).every(({ seat, ...said }) =>
        said.fewest.every((count, kind) => {
          const at = seat * ALL_KINDS + kind;
          return count === fewest[at] && said.most[kind] === most[at];
        }),
      );
      if (!isSaid) found.wrongRanges += 1;
      const sampler = resampler(setup, seen);
      for (let i = 0; i < 3; i += 1) {
        sampler.draw(draws, into);
        if (!hands.has(keyOf(into.held))) found.falseDraws += 1;
        if (into.held.some((count, at) => count < fewest[at] || count > most[at])) found.outOfRange += 1;
      }
    });
  }
  return found;
}

scenario('IK-010', 'no hand is drawn that its viewer can rule out, and what may be of each kind is said', () => {
  const found = drawn({ rules: 'base' }, 4, 3);
  expect(found).toMatchObject({ falseDraws: 0, outOfRange: 0, wrongRanges: 0 });
  expect(found.inDoubt).toBeGreaterThan(100);
});

scenario(['IK-010', 'IK-224'], 'nor where gifts and looks at hands come in', () => {
  const found = drawn({ rules: 'knights' }, 3, 2);
  expect(found).toMatchObject({ falseDraws: 0, outOfRange: 0, wrongRanges: 0 });
  expect(found.inDoubt).toBeGreaterThan(100);
});
