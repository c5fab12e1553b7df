/** The result of the phase's die and votes: announced once, then shown until the next roll. */
import type { Seat } from '@marchlands/core/seat.ts';
import { useState } from 'react';
import type { Event } from '../events.ts';

export interface Rolled {
  readonly die: number;
  readonly votes: { readonly yes: readonly Seat[]; readonly no: readonly Seat[] } | null;
}

/** The last roll and its votes after these events; a new cycle begins without one. */
export function rolledAfter(before: Rolled | null, events: readonly Event[]): Rolled | null {
  let rolled = before;
  for (const event of events) {
    if (event.kind === 'dieRolled') rolled = { die: event.die, votes: null };
    else if (event.kind === 'votesShown' && rolled !== null)
      rolled = { ...rolled, votes: { yes: event.yes, no: event.no } };
    else if (event.kind === 'cycleBegan' || (event.kind === 'phaseBegan' && event.phase === 'attack')) rolled = null;
  }
  return rolled;
}

/** @param shown the events shown so far; another list continues where the one before ended */
export function useRolled(shown: readonly { readonly id: number; readonly event: Event }[]): Rolled | null {
  const [kept, setKept] = useState<{ readonly upTo: number; readonly rolled: Rolled | null }>({
    upTo: -1,
    rolled: null,
  });
  const last = shown.at(-1)?.id ?? kept.upTo;
  if (last === kept.upTo) return kept.rolled;
  const news = shown.filter(({ id }) => id > kept.upTo).map(({ event }) => event);
  const rolled = rolledAfter(kept.rolled, news);
  setKept({ upTo: last, rolled });
  return rolled;
}
