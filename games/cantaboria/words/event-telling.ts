/** Sentences for events, in any language. */
import type { Seat } from '@marchlands/core/seat.ts';
import type { Masked } from '@marchlands/core/types.ts';
import type { SeatName, Words } from '@marchlands/core/words.ts';
import type { Event, Spot, Token } from '../events.ts';
import type { Setup } from '../setup.ts';
import type { Types } from '../types.ts';
import { type Names, spaceName, territoryName } from './naming.ts';

/** The names available to the sentence of an event. */
export interface EventNames {
  readonly setup: Setup;
  readonly name: SeatName;
  /** Several seats; `nobody` for none. */
  seats(seats: readonly Seat[]): string;
  territory(at: number): string;
  space(at: number): string;
  spot(spot: Spot): string;
  tokens(tokens: readonly { readonly token: Token }[]): string;
}

/** By kind of event: its sentence, or null if the log omits it. */
export type EventSentences = {
  readonly [kind in Event['kind']]: (event: Masked<Extract<Event, { kind: kind }>>, names: EventNames) => string | null;
};

export function eventTelling(sentences: EventSentences, names: Names): Words<Types>['event'] {
  return (event, setup, name) => {
    // The sentence of a kind takes events of that kind.
    const sentence = sentences[event.kind] as (event: Masked<Event>, names: EventNames) => string | null;
    return sentence(event, {
      setup,
      name,
      seats: (seats) => (seats.length === 0 ? names.nobody : names.listed(seats.map(name))),
      territory: (at) => territoryName(setup, at),
      space: (at) => spaceName(setup, at),
      spot: (spot) => names.spot(setup, spot),
      tokens: (tokens) => names.tokens(tokens.map(({ token }) => token)),
    });
  };
}
