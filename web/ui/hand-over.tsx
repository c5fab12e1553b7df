import type { Seat } from '@marchlands/core/seat.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import type { TableState } from '../table/table.ts';
import { words } from '../words/words.ts';
import { leave } from './use-arrival.ts';

/** Covers the table while the screen changes hands, so that neither person sees the other's secrets. */
export function HandOver({
  seat,
  state: { info, now },
  onGo,
}: {
  seat: Seat;
  state: TableState;
  /** Null if the screen cannot be taken here. */
  onGo: ((seat: Seat) => void) | null;
}) {
  const name = info.seats[seat]?.name ?? words.seatName(seat);
  return (
    <section className="hand-over" aria-labelledby="hand-over">
      <SeatBadge seat={seat} size={96} />
      <h2 id="hand-over">{words.table.handOver(name)}</h2>
      <p>{words.table.handOverText(name)}</p>
      {now.awaited.length > 1 && <p>{words.table.handOverTogether}</p>}
      {onGo !== null && (
        <button
          type="button"
          className="button primary"
          onClick={({ currentTarget }) => {
            leave(currentTarget);
            onGo(seat);
          }}
        >
          {words.table.handOverGo(name)}
        </button>
      )}
    </section>
  );
}
