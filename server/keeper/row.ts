import type { Match } from '@marchlands/core/match/match.ts';
import type { RatedResult } from '../store/ratings.ts';
import type { TableRow } from '../store/tables.ts';
import { firstToFall, type Time } from '../table/clock.ts';
import type { TableData } from '../table/data.ts';
import { seenBy } from '../table/look.ts';
import { choosersOf } from '../table/table.ts';
import type { Told } from '../table/told.ts';

/** A table before and after a change. */
export interface Transition {
  /** Null for a new table. */
  readonly before: TableData | null;
  readonly after: TableData;
  /** With the change; null before it begins. */
  readonly match: Match | null;
}

/** The row that lists and sweeps read, after a change; without the card if it is unchanged. */
export function rowOf({ before, after, match }: Transition, told: Told, time: Time): TableRow {
  const { plan, seats, status } = after;
  const choosers = choosersOf(match);
  const persons = choosers.filter((seat) => seats[seat].level === null);
  const card = before === null ? null : cardOf(before, told);
  const newCard = cardOf(after, told);
  return {
    game: plan.game,
    status,
    isPublic: plan.isPublic,
    listedUntil: status === 'over' ? seenBy(after) : null,
    due: dueOf(after, time),
    awaitsBot: choosers.some((seat) => seats[seat].level !== null),
    turns: persons.map((seat) => seats[seat].person?.guest ?? '').filter((guest) => guest !== ''),
    card: newCard === card ? null : newCard,
  };
}

/** When a timer of the table is due, or null. */
export function dueOf({ plan, seats, status, clocks }: TableData, time: Time): number | null {
  if (status === 'playing') return firstToFall(clocks, time);
  const isFilled = status === 'gathering' && (plan.event !== undefined || seats.some(({ person }) => person !== null));
  return isFilled ? (plan.fill?.at ?? null) : null;
}

/** The card of a table; the same text while its content is unchanged. */
function cardOf(data: TableData, told: Told): string {
  const { plan, seats, owner, header } = data;
  const { options, clock, spectators, password, isRated } = plan;
  const isBehind = seenBy(data) !== null;
  return told.text('card', [plan, seats, owner, header, isBehind], () =>
    JSON.stringify({
      options,
      clock,
      spectators,
      hasPassword: password !== null,
      isRated,
      owner: owner.name,
      seats: seats.map(({ person, level, kept }, seat) => ({
        name: person?.name ?? null,
        // Delayed spectators have not yet seen that a bot took over.
        level: isBehind ? (header?.players[seat].level ?? null) : level,
        isFree: person === null && level === null && kept === null,
      })),
    }),
  );
}

/**
 * The result of a rated match that ends with this change; null if none ends, or if all agreed to end without a result.
 */
export function resultsOf({ before, after, match }: Transition, at: number): RatedResult | null {
  const { status, seats, plan } = after;
  const result = match?.result ?? null;
  if (!plan.isRated || result === null || before?.status === 'over' || status !== 'over') return null;
  return {
    at: at + (plan.spectators ?? 0) * 1000,
    seats: seats.map(({ person, level }, seat) => ({
      // A seat taken over by a bot still counts for its owner.
      player: person?.guest ?? level ?? '',
      isBot: person === null,
      rank: result.ranks[seat],
    })),
  };
}
