import type { Resampler } from '@marchlands/core/game.ts';
import type { Missing } from '@marchlands/core/hidden.ts';
import { SPECTATOR } from '@marchlands/core/seat.ts';
import { handSize } from '../rules/hand.ts';
import { MAX_SEATS, type Setup } from '../setup.ts';
import { PUBLIC, type State } from '../state.ts';
import { handsDealer, missingFrom } from './hands.ts';
import { restore } from './restore.ts';
import type { View } from './view.ts';

/**
 * Samples states that fit a view. Given the view, every arrangement of the unseen cards is equally likely, except that
 * bought cards were kept only because they are not attack cards (BK-15): `sure` remembers those. This distribution is
 * exact if players choose cards independently of what stays hidden. There is one approximation: when a player with such
 * a card plays another one, `sure` takes that one for the sifted card, so it is never too high. Other seats are assumed
 * to know of each other's hands only what everybody knows: what they spied is not filled in.
 */
export function resampler(setup: Setup, seen: View): Resampler<State> {
  const known = restore(setup, seen);
  const viewer = seen.viewer === SPECTATOR ? PUBLIC : seen.viewer;
  for (let other = 0; other < setup.seats; other += 1) {
    if (seen.own?.sure.some((one) => one.viewer === other) === true) continue;
    for (let owner = 0; owner < setup.seats; owner += 1) {
      const all = known.sure[PUBLIC * MAX_SEATS + owner];
      known.sure[other * MAX_SEATS + owner] = other === owner ? 0 : all;
    }
  }
  const missing: Missing[] = [];
  for (const [seat, town] of seen.table.towns.entries()) {
    const count = town.hand - handSize(known, seat);
    const sure = viewer >= 0 ? known.sure[viewer * MAX_SEATS + seat] : 0;
    missing.push(...missingFrom(known, seat, count, sure));
  }
  const deal = handsDealer(known, missing);
  return {
    draw(rng, into) {
      into.copyFrom(known);
      if (!deal(into, rng)) throw new Error('a view shows more cards than there are');
    },
  };
}
