import type { Match } from '@marchlands/core/match/match.ts';
import type { RatedResult } from '../store/ratings.ts';
import type { TableRow } from '../store/tables.ts';
import { firstToFall, type Time } from '../table/clock.ts';
import type { TableData } from '../table/data.ts';
import { seenBy } from '../table/look.ts';
import { choosersOf } from '../table/table.ts';
import type { Told } from '../table/told.ts';

/** A table before a change and with it. */
export interface Transition {
  /** Null where the table is new. */
  readonly before: TableData | null;
  readonly after: TableData;
  /** With the change; null before it begins. */
  readonly match: Match | null;
}

/** What lists and sweeps read of a table with a change; its card is left out where it is as before. */
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

/** When something becomes due that nobody sends; null for nothing. */
export function dueOf({ plan, seats, status, clocks }: TableData, time: Time): number | null {
  if (status === 'playing') return firstToFall(clocks, time);
  const isFilled = status === 'gathering' && (plan.event !== undefined || seats.some(({ person }) => person !== null));
  return isFilled ? (plan.fill?.at ?? null) : null;
}

/** What lists show of a table: the same text while nothing of that changes. */
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
        // Spectators who are behind have not seen yet that a bot plays on for somebody.
        level: isBehind ? (header?.players[seat].level ?? null) : level,
        isFree: person === null && level === null && kept === null,
      })),
    }),
  );
}

/** What a rated match that ends with a change came to; null where none does, or all agreed to end without a result. */
export function resultsOf({ before, after, match }: Transition, at: number): RatedResult | null {
  const { status, seats, plan } = after;
  const result = match?.result ?? null;
  if (!plan.isRated || result === null || before?.status === 'over' || status !== 'over') return null;
  return {
    at: at + (plan.spectators ?? 0) * 1000,
    seats: seats.map(({ person, level }, seat) => ({
      // A seat that a bot played on is its owner's all the same.
      player: person?.guest ?? level ?? '',
      isBot: person === null,
      rank: result.ranks[seat],
    })),
  };
}
