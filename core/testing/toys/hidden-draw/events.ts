import { type EventOf, events } from '../../../events.ts';
import type { Seat } from '../../../seat.ts';
import { knew, open, seenBy, shown } from '../../../sight.ts';

const seat = open<Seat>();

const kinds = {
  cardDrawn: { seat, rank: seenBy<number>('seat') },
  /** HD-05: the owner knows the card. */
  cardLookedAt: { seat, owner: open<Seat>(), at: open<number>(), rank: seenBy<number>('seat', knew('owner')) },
  cardChosen: { seat, rank: seenBy<number>(knew('seat')) },
  /** HD-06. */
  cardPlaced: { seat, face: open<'up' | 'down'>(), rank: seenBy<number>(knew('seat'), 'all if face up') },
  /** HD-07. */
  cardsRevealed: { hands: shown<readonly number[][]>(), piles: shown<readonly number[][]>() },
};

export type Event = EventOf<typeof kinds>;
export const EVENTS = events(kinds, {
  'all if face up': (_setup, event) => event.kind === 'cardPlaced' && event.face === 'up',
});
