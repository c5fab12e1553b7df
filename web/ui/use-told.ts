import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyEvent } from '@marchlands/core/types.ts';
import { useMemo } from 'react';
import type { LogLine, TableState } from '../table/table.ts';
import { address } from '../words/addressed.ts';
import { eventsOf, sinceOwn, tellingOf } from './turns.ts';

/** What the others did since the person at the screen acted last. */
export interface ToldByOthers {
  /** One line for each of them that did anything. */
  readonly lines: ReadonlyMap<Seat, string>;
  /** What happened, for the board to mark its places. */
  readonly events: readonly AnyEvent[];
}

const NOTHING: ToldByOthers = { lines: new Map(), events: [] };

/**
 * Tells what the others did, until the person at the screen acts.
 * @param log as far as it may be announced
 * @param isOff true where it is not told: in a replay, while lines are tried
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
