/** Trade: an offer as sent and as it is answered, and the resulting trade. */

import type { Seat } from '@marchlands/core/seat.ts';
import type { SeatInfo } from '@marchlands/kit/board.ts';
import { onlyPerson } from '@marchlands/kit/only-person.ts';
import { nameIn } from '@marchlands/kit/seats.ts';
import type { Land } from '../../data/land.ts';
import { TOKENS } from '../../data/limits.ts';
import type { Event, Traded } from '../../events.ts';
import { PER_TOKEN } from '../../moves.ts';
import { nameOf as placeName } from '../../view/names.ts';
import { idAt } from '../areas.ts';
import { words } from '../words.ts';
import type { PanelProps } from './props.ts';
import { Tray } from './tray.tsx';

/** The giver; a lone human player is addressed as "you". */
function givesText(seats: readonly SeatInfo[], seat: Seat): string {
  return seat === onlyPerson(seats) ? words.youGive : words.gives(nameIn(seats, seat));
}

/** A sent offer with its addressee; while it is answered, with the places chosen so far. */
export function OfferSent({ state: s, seats }: Pick<PanelProps, 'state' | 'seats'>) {
  const { tokenAt, tokenTo } = words;
  /** A side with the place that the offer says of each token, or that the answer has chosen for it. */
  const items = (side: Uint16Array, offered: typeof tokenAt, places: Uint8Array, chosen: typeof tokenAt) =>
    Array.from(side, (index, i) => {
      const token = TOKENS[Math.floor(index / PER_TOKEN)];
      const [says, place] = i < places.length ? [chosen, places[i]] : [offered, index % PER_TOKEN];
      return { token, says: says(words.tokens[token], placeName(s, place)) };
    });
  const gives = items(s.given.subarray(0, s.givenCount), tokenAt, s.placed.subarray(0, s.placedCount), tokenTo);
  const gets = items(s.wanted.subarray(0, s.wantedCount), tokenTo, s.paid.subarray(0, s.paidCount), tokenAt);
  return (
    <section className="ca-offer" aria-label={givesText(seats, s.turn)}>
      <Tray title={givesText(seats, s.turn)} items={gives} />
      <Tray title={givesText(seats, s.partner)} items={gets} />
    </section>
  );
}

/** The resulting trade: every token with its origin and destination. */
export function TradeMade({
  event,
  land,
  seats,
}: {
  event: Event & { readonly kind: 'tradeMade' };
  land: Land;
  seats: readonly SeatInfo[];
}) {
  const items = (traded: readonly Traded[]) =>
    traded.map(({ token, from, into }) => ({
      token,
      says: words.tokenFromTo(words.tokens[token], idAt(land, from), idAt(land, into)),
    }));
  return (
    <section className="ca-offer" aria-label={words.wholeTitle}>
      <Tray title={givesText(seats, event.seat)} items={items(event.given)} />
      <Tray title={givesText(seats, event.with)} items={items(event.received)} />
    </section>
  );
}
