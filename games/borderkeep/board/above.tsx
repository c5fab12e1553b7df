/** Above the shown town: the phases of the turn, and the other towns. */

import type { Seat } from '@marchlands/core/seat.ts';
import { nameIn } from '@marchlands/kit/seats.ts';
import { Phases } from './phases.tsx';
import type { Props } from './props.ts';
import { Neighbour } from './town.tsx';
import { words } from './words.ts';

export function Above({
  setup,
  view: { viewer, table },
  seats,
  stage,
  home,
  shownSeat,
  isBattle,
}: Pick<Props, 'setup' | 'view' | 'seats' | 'stage'> & {
  readonly home: Seat;
  /** The shown town. */
  readonly shownSeat: Seat;
  /** A battle takes up the room of the other towns. */
  readonly isBattle: boolean;
}) {
  const drawn = stage.drawn.table;
  const others = drawn.towns.flatMap((_, seat) => (seat === shownSeat ? [] : [seat]));
  const nameOf = (seat: Seat) => nameIn(seats, seat);
  return (
    <div className="bk-above">
      <Phases
        setup={setup}
        // In the middle of a turn, some steps of the rules belong to no phase.
        table={{ ...drawn, step: table.step, source: table.source, payment: table.payment }}
        name={nameOf(drawn.active)}
        isMine={viewer === drawn.active}
        shown={stage.now?.event.kind ?? null}
      />
      {!isBattle && others.length > 0 && (
        <section className="bk-neighbours" aria-label={words.neighbours}>
          {others.map((seat) => (
            <Neighbour
              key={seat}
              setup={setup}
              town={drawn.towns[seat]}
              seat={seat}
              name={seat === home ? words.yourTown : nameOf(seat)}
              isActive={drawn.active === seat}
            />
          ))}
        </section>
      )}
    </div>
  );
}
