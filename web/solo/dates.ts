import { inLanguage } from '@marchlands/core/language.ts';

/** Today in UTC, such as 2026-11-21, so that the day is the same worldwide. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** All days of the month of a date, in order: 2026-11-01, 2026-11-02, ... */
export function daysOfMonth(date: string): readonly string[] {
  const [year, month] = date.split('-').map(Number) as [number, number];
  // Day 0 of the next month is the last day of this one.
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length: last }, (_, i) => `${date.slice(0, 8)}${String(i + 1).padStart(2, '0')}`);
}

const dayAndMonth = inLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);
const whole = inLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const monthAndYear = inLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

const short = inLanguage((tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }));
const here = inLanguage((tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short' }));
const hereAndYear = inLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));

/** The date of a match by this device's clock: `Nov 21`, with the year if it is not this one. */
export function playedText(moment: number): string {
  const then = new Date(moment);
  return then.getFullYear() === new Date().getFullYear() ? here().format(then) : hereAndYear().format(then);
}

/** `Nov 21` */
export function shortText(date: string): string {
  return short().format(new Date(`${date}T00:00:00Z`));
}

/** `November 21` */
export function dayText(date: string): string {
  return dayAndMonth().format(new Date(`${date}T00:00:00Z`));
}

/** `November 21, 2026` */
export function dateText(date: string): string {
  return whole().format(new Date(`${date}T00:00:00Z`));
}

/** `November 2026` */
export function monthText(date: string): string {
  return monthAndYear().format(new Date(`${date}T00:00:00Z`));
}
