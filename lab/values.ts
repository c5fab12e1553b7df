import { sumOf } from '@marchlands/bots/stats.ts';
import type { LabMatch } from './protocol.ts';
import { figureOf } from './stored.ts';

/** A value read from a match, or null. */
export type Value = (match: LabMatch) => number | null;

/** A figure of the match. */
export function ofMatch(name: string): Value {
  return (match) => {
    const figure = figureOf(match, name);
    return typeof figure === 'number' ? figure : null;
  };
}

/** A figure by seat. */
export function bySeat(name: string, match: LabMatch): readonly number[] | null {
  const figure = figureOf(match, name);
  return typeof figure === 'object' ? figure : null;
}

/** A figure of one seat. */
export function ofSeat(name: string, seat: number): Value {
  return (match) => bySeat(name, match)?.[seat] ?? null;
}

/** The mean of a figure over the seats. */
export function overSeats(name: string): Value {
  return (match) => meanOf(bySeat(name, match) ?? []);
}

/** The winners' mean minus the others'; null if nobody won, or everybody. */
export function winnersLead(name: string): Value {
  return (match) => {
    const values = bySeat(name, match) ?? [];
    const won = meanOf(values.filter((_, seat) => match.final.winners.includes(seat)));
    const lost = meanOf(values.filter((_, seat) => !match.final.winners.includes(seat)));
    return won === null || lost === null ? null : won - lost;
  };
}

/** The mean over a deal's matches that have a value. */
export function overDeal(deal: readonly LabMatch[], value: Value): number | null {
  return meanOf(deal.map(value).filter((one) => one !== null));
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : sumOf(values) / values.length;
}
