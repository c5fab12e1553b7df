import { accountsOf } from '@marchlands/bots/review/account.ts';
import { errorCountsOf } from '@marchlands/bots/review/errors.ts';
import type { Review } from '@marchlands/bots/review/review.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import type { Seat } from '@marchlands/core/seat.ts';

/** What the review of a match said of its person, as far as the history keeps it. */
export interface Reviewed {
  /** The level that judged. */
  readonly level: string;
  /** What chance, and what the sealed choices of others, changed of the share of the win: -1..1. */
  readonly luck: number;
  /** Shares of the win that the person's choices gave away: 0 or more. */
  readonly lost: number;
  /** Choices in which something hung on the choice. */
  readonly mattered: number;
}

/** What is kept of a finished match that one person played: a line of the solo history. Plain data. */
export interface SoloResult {
  /** Of the match, for its replay; the match itself may be gone. */
  readonly matchId: string;
  readonly gameId: string;
  readonly rulesVersion: number;
  readonly seats: number;
  /** Only what differed from the standard rules. */
  readonly options: { readonly [name: string]: unknown };
  /** Levels of the bots in seat order; none where the person played alone. */
  readonly levels: readonly string[];
  /** Milliseconds since 1970. */
  readonly ended: number;
  /** The date whose deal it was, such as 2026-11-21; null for any other match. */
  readonly daily: string | null;
  /** `left` where it was ended without a result. */
  readonly result: 'won' | 'lost' | 'left';
  /** As the rules count it; null where they count none. */
  readonly score: number | null;
  /** How it ended, in the game's words. */
  readonly sentence: string;
  /** Moves of the person that stand. */
  readonly moves: number;
  /** How often the person took something back. */
  readonly undos: number;
  /** The person's; absent in older results. */
  readonly seat?: Seat;
  /** Absent where the match was not reviewed. */
  readonly reviewed?: Reviewed;
}

/** The only person of a match, or null where there are more, or none, or a bot has played a part of the match for them. */
function soloist(match: Match): Seat | null {
  const persons = match.players.flatMap(({ level }, seat) => (level === undefined ? [seat] : []));
  const first = match.header.players.flatMap(({ level }, seat) => (level === undefined ? [seat] : []));
  const [seat] = persons;
  if (persons.length !== 1 || first.length !== 1 || first[0] !== seat) return null;
  return match.entries.some((entry) => entry.kind === 'seat' && entry.seat === seat) ? null : seat;
}

/**
 * What a match adds to the solo history: null where it is not over, was not played by exactly one person, or did not
 * begin as the rules begin (from a position), or where chance was not the page's.
 * @param ended milliseconds since 1970
 */
export function soloResultOf(match: Match, matchId: string, ended: number): SoloResult | null {
  const { header, result, game } = match;
  const seat = soloist(match);
  if (!match.isOver || seat === null || header.position !== undefined) return null;
  if (header.dice.kind !== 'fair' && header.dice.kind !== 'daily') return null;
  const standing = new Set(match.journal.line);
  return {
    matchId,
    gameId: game.id,
    rulesVersion: header.rulesVersion,
    seats: header.seats,
    options: header.options,
    levels: match.players.flatMap(({ level }) => level ?? []),
    ended,
    daily: header.dice.kind === 'daily' ? header.dice.date : null,
    result: result === null ? 'left' : result.winners.includes(seat) ? 'won' : 'lost',
    score: result?.scores[seat] ?? null,
    sentence: result === null ? '' : (game.words.endings[result.reason] ?? ''),
    moves: match.entries.filter((entry, i) => entry.kind === 'move' && entry.by === seat && standing.has(i)).length,
    undos: match.entries.filter((entry) => entry.kind === 'undo').length,
    seat,
  };
}

/** What a review said of the only person of its match; null where there are more, or none. */
export function reviewedOf(match: Match, review: Review): Reviewed | null {
  const seat = soloist(match);
  if (seat === null) return null;
  const { luck, guesses } = accountsOf(review)[seat];
  const { rate, mattered } = errorCountsOf(review)[seat];
  return { level: review.level, luck: luck + guesses, lost: rate * mattered, mattered };
}

/** True for a deal of the day as the page lays it: one seat, standard rules. */
export function isDeal({ daily, seats, options }: SoloResult): boolean {
  return daily !== null && seats === 1 && Object.keys(options).length === 0;
}

/** A text that is the same for two matches that were the same task: the same rules against the same opponents. */
export function formOf({ seats, options, levels }: Pick<SoloResult, 'seats' | 'options' | 'levels'>): string {
  const named = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([seats, [...levels].sort(), named]);
}
