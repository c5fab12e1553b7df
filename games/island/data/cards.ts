import { numbersOf } from '@marchlands/core/steps.ts';
import { TRACK } from './kinds.ts';

/** Development cards (`base`). */
export const DEV_CARDS = ['knight', 'point', 'road-building', 'plenty', 'monopoly'] as const;
export type DevCard = (typeof DEV_CARDS)[number];
export const DEV = numbersOf(DEV_CARDS);
/** Copies of each development card: up to four seats, and with five or six. */
export const DEV_COUNT: readonly number[] = [14, 5, 2, 2, 2];
export const DEV_COUNT_LARGE: readonly number[] = [20, 5, 3, 3, 3];

/** Progress cards by deck, in the order of their numbers. */
// biome-ignore format: a deck a row
export const PROGRESS_CARDS = [
  'alchemist', 'crane', 'engineer', 'inventor', 'irrigation', 'medicine', 'mining', 'printer', 'road-building', 'smith',
  'commercial-harbor', 'master-merchant', 'merchant', 'merchant-fleet', 'resource-monopoly', 'trade-monopoly',
  'bishop', 'constitution', 'deserter', 'diplomat', 'intrigue', 'saboteur', 'spy', 'warlord', 'wedding',
] as const;
export type ProgressCard = (typeof PROGRESS_CARDS)[number];
export const PROGRESS = numbersOf(PROGRESS_CARDS);
/** Copies of each progress card. */
// biome-ignore format: a deck a row
export const PROGRESS_COUNT: readonly number[] = [
  2, 2, 1, 2, 2, 2, 2, 1, 2, 2,
  2, 2, 6, 2, 4, 2,
  2, 1, 2, 2, 2, 2, 3, 2, 2,
];
/** Cards revealed when drawn (IK-202). */
export const SHOWN_CARDS: readonly number[] = [PROGRESS.printer, PROGRESS.constitution];
/** The first card of each deck, and the end of the last one. */
const FIRST_CARD: readonly number[] = [
  PROGRESS.alchemist,
  PROGRESS['commercial-harbor'],
  PROGRESS.bishop,
  PROGRESS_CARDS.length,
];
/** By progress card: its deck. */
export const DECK_OF: readonly number[] = PROGRESS_CARDS.map((_, card) =>
  card < FIRST_CARD[TRACK.trade] ? TRACK.science : card < FIRST_CARD[TRACK.politics] ? TRACK.trade : TRACK.politics,
);
/** Cards of a deck: from `firstOfDeck(deck)` up to but not including `firstOfDeck(deck + 1)`. */
export const firstOfDeck = (deck: number): number => FIRST_CARD[deck];
/** Copies in a deck. */
export const DECK_SIZE = 18;
