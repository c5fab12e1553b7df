import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyEvent } from '@marchlands/core/types.ts';
import { useMemo } from 'react';
import type { LogLine, TableState } from '../table/table.ts';
import { address } from '../words/addressed.ts';
import { eventsOf, sinceOwn, tellingOf } from './turns.ts';

/** The others' actions since the person at the screen last acted. */
export interface ToldByOthers {
  /** One line for each of them that acted. */
  readonly lines: ReadonlyMap<Seat, string>;
  /** Their events, for the board to mark places. */
  readonly events: readonly AnyEvent[];
}

const NOTHING: ToldByOthers = { lines: new Map(), events: [] };

/**
 * Reports the others' actions until the person at the screen acts.
 * @param log as far as it may be announced
 * @param isOff true if nothing is reported: in a replay, or for lines
 */
export function useTold({ info, seated }: TableState, log: readonly LogLine[], isOff: boolean): ToldByOthers {
  const { seats } = info;
  return useMemo(() => {
    if (isOff || seated === null) return NOTHING;
    const told = sinceOwn(log, seated);
    const tellingBy = (seat: Seat, lines: readonly LogLine[]): string => {
      const others = seats.filter((one) => one.seat !== seat).map(({ name }) => name);
      const tellsOther = (sentence: string): boolean =>
        address.tells(sentence) || others.some((other) => sentence.includes(other));
      return tellingOf({ lines }, seats[seat]?.name ?? '', tellsOther);
    };
    return {
      lines: new Map(told.map(({ seat, lines }) => [seat, tellingBy(seat, lines)])),
      events: told.flatMap(({ lines }) => eventsOf(lines)),
    };
  }, [log, seated, seats, isOff]);
}
