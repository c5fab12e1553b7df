import type { Resampler } from '@marchlands/core/game.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { type Seat, SPECTATOR } from '@marchlands/core/seat.ts';
import { handSize, isAttack } from '../rules/hand.ts';
import { MAX_SEATS, type Setup } from '../setup.ts';
import { CARDS, PUBLIC, type State } from '../state.ts';
import { restore } from './restore.ts';
import type { View } from './view.ts';

/** Takes a random card out of the deck, of those that are no attack cards where `isSifted`; -1 where there is none. */
function takeCard(s: State, isSifted: boolean, rng: Rng): number {
  if (!isSifted) {
    const size = CARDS.sizeOf(s.deck, 0);
    if (size === 0) return -1;
    const card = CARDS.nth(s.deck, 0, rng.below(size));
    CARDS.remove(s.deck, 0, card);
    return card;
  }
  let size = 0;
  for (let card = CARDS.next(s.deck, 0, -1); card >= 0; card = CARDS.next(s.deck, 0, card))
    if (!isAttack(s, card)) size += 1;
  if (size === 0) return -1;
  let rest = rng.below(size);
  for (let card = CARDS.next(s.deck, 0, -1); card >= 0; card = CARDS.next(s.deck, 0, card)) {
    if (isAttack(s, card)) continue;
    if (rest === 0) {
      CARDS.remove(s.deck, 0, card);
      return card;
    }
    rest -= 1;
  }
  return -1;
}

/** Cards still missing from a hand, and how many of them are known to be no attack cards. */
export interface Missing {
  readonly seat: Seat;
  readonly count: number;
  readonly sure: number;
}

/**
 * Deals the unseen cards to the places that are unknown: first those known to be no attack cards, over all hands, then
 * the rest, each arrangement as likely as any other; what is left stays in the deck.
 * @returns false where there are not enough cards
 */
export function dealUnseen(s: State, missing: readonly Missing[], rng: Rng): boolean {
  for (const isSifted of [true, false]) {
    for (const { seat, count, sure } of missing) {
      const due = isSifted ? sure : count - sure;
      for (let i = 0; i < due; i += 1) {
        const card = takeCard(s, isSifted, rng);
        if (card < 0) return false;
        CARDS.add(s.hand, seat, card);
      }
    }
  }
  return true;
}

/**
 * Samples states that fit a view. Given what was shown, every arrangement of the unseen cards is equally likely, but that
 * bought cards were kept only because they are no attack cards (BK-15): that memory is `sure`. This is the exact law
 * where players choose their cards without regard to what stays hidden. One thing is an approximation: after a player
 * with such a card has laid another card, `sure` counts that one as the sifted card, so that it is never too high.
 * Other seats are taken to know of each other's hands what everybody knows: what they spied is not filled in.
 */
export function resampler(setup: Setup, seen: View): Resampler<State> {
  const known = restore(setup, seen.table, seen.own);
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
    if (count > 0) missing.push({ seat, count, sure: Math.min(sure, count) });
  }
  return {
    draw(rng, into) {
      into.copyFrom(known);
      if (!dealUnseen(into, missing, rng)) throw new Error('a view shows more cards than there are');
    },
  };
}
