/** What a viewer knows, read from outside (a position). */
import { oneOf, orNull, type Param } from '@marchlands/core/params.ts';
import type { Reading } from '@marchlands/core/read.ts';
import { DEV_CARDS, PROGRESS_CARDS } from '../data/cards.ts';
import { TRACKS } from '../data/kinds.ts';
import type { Setup } from '../setup.ts';
import { ANSWERS } from '../state.ts';
import type { Own } from './own.ts';

const card = oneOf(...PROGRESS_CARDS);
const devCard = oneOf(...DEV_CARDS);
const MEMBERS = [
  'hands',
  'bounds',
  'taken',
  'development',
  'bought',
  'progress',
  'spied',
  'under',
  'search',
  'picks',
  'answers',
];

/** Reads the knowledge of a viewer; what is wrong is told to the reading. */
export function readOwn(r: Reading, setup: Setup, value: unknown, at: string): Own {
  const raw = r.record(value, at);
  r.only(raw, at, MEMBERS);
  const seatIn = (one: unknown, spot: string): number => r.whole(one, spot, 0, setup.seats - 1);
  const counts = (one: unknown, spot: string, length: number): number[] => {
    const list = r.list(one, spot, (item, place) => r.whole(item, place, 0, 255));
    if (list.length > length) r.fail(spot, `has ${list.length} counts; there are ${length}.`);
    return list.slice(0, length);
  };
  const cards = <V>(one: unknown, spot: string, param: Param<V>): V[] =>
    r.list(one ?? [], spot, (item, place) => param.value(Math.max(0, r.param(item, place, param))));
  const rows = <V>(member: string, read: (row: { readonly [name: string]: unknown }, spot: string) => V): V[] =>
    r.list(raw[member] ?? [], `${at}.${member}`, (item, spot) => read(r.record(item, spot), spot));
  const { kinds } = setup;
  const cells = setup.seats * 8;
  return {
    hands: rows('hands', (row, spot) => ({
      seat: seatIn(row['seat'], `${spot}.seat`),
      cards: counts(row['cards'], `${spot}.cards`, kinds),
    })),
    bounds: rows('bounds', (row, spot) => ({
      viewer: seatIn(row['viewer'], `${spot}.viewer`),
      fewest: counts(row['fewest'], `${spot}.fewest`, cells),
      most: counts(row['most'], `${spot}.most`, cells),
    })),
    taken: r.list(raw['taken'] ?? [], `${at}.taken`, (row, spot) => (row === null ? null : counts(row, spot, kinds))),
    development: rows('development', (row, spot) => ({
      seat: seatIn(row['seat'], `${spot}.seat`),
      cards: cards(row['cards'], `${spot}.cards`, devCard),
    })),
    bought: cards(raw['bought'], `${at}.bought`, devCard),
    progress: rows('progress', (row, spot) => ({
      seat: seatIn(row['seat'], `${spot}.seat`),
      cards: cards(row['cards'], `${spot}.cards`, card),
    })),
    spied: rows('spied', (row, spot) => ({
      viewer: seatIn(row['viewer'], `${spot}.viewer`),
      seat: seatIn(row['seat'], `${spot}.seat`),
      cards: cards(row['cards'], `${spot}.cards`, card),
    })),
    under: r
      .list(raw['under'] ?? [], `${at}.under`, (deck, spot) => cards(deck, spot, orNull(card)))
      .slice(0, TRACKS.length),
    search: raw['search'] === undefined || raw['search'] === null ? null : cards(raw['search'], `${at}.search`, card),
    picks: rows('picks', (row, spot) => ({
      seat: seatIn(row['seat'], `${spot}.seat`),
      cards: counts(row['cards'], `${spot}.cards`, kinds),
      left: r.whole(row['left'], `${spot}.left`, 0, 255),
    })),
    answers: rows('answers', (row, spot) => ({
      seat: seatIn(row['seat'], `${spot}.seat`),
      answer: r.oneOf(row['answer'], `${spot}.answer`, ANSWERS),
      give: counts(row['give'], `${spot}.give`, kinds),
      want: counts(row['want'], `${spot}.want`, kinds),
    })),
  };
}
