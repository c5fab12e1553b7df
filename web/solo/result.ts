import { accountsOf } from '@marchlands/bots/review/account.ts';
import { errorCountsOf } from '@marchlands/bots/review/errors.ts';
import type { Review } from '@marchlands/bots/review/review.ts';
import type { GameLab } from '@marchlands/core/lab.ts';
import { type Counted, countedOf } from '@marchlands/core/match/counted.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import type { Seat } from '@marchlands/core/seat.ts';

/** The part of a review that the history keeps. */
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

/** What is kept of a finished match that a person played: a line of the person's own history. Plain data. */
export interface SoloResult {
  /** Of the match, for its replay; the match itself may be gone. */
  readonly matchId: string;
  readonly gameId: string;
  readonly rulesVersion: number;
  readonly seats: number;
  /** Only what differed from the standard rules. */
  readonly options: { readonly [name: string]: unknown };
  /** Levels of the bots in seat order; none where there was no bot. */
  readonly levels: readonly string[];
  /** Names of the other persons in seat order; absent where there were none. */
  readonly others?: readonly string[];
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
  /** How the person began, and what chance brought; absent in older results. */
  readonly counted?: Counted;
}

/** The seats of persons among some players. */
function personsAmong(players: Match['players']): readonly Seat[] {
  return players.flatMap(({ level }, seat) => (level === undefined ? [seat] : []));
}

/**
 * The person whose history a match belongs to, or null where there is none, or a bot has played a part of the match for it.
 * @param own the seat that a person held at a table online; null at this device, where only one person alone is known
 */
function countedSeat(match: Match, own: Seat | null): Seat | null {
  const first = personsAmong(match.header.players);
  const seat = own ?? first.at(0);
  if (own === null && (first.length !== 1 || personsAmong(match.players).length !== 1)) return null;
  if (seat === undefined || !first.includes(seat)) return null;
  return match.entries.some((entry) => entry.kind === 'seat' && entry.seat === seat) ? null : seat;
}

/**
 * What a match adds to the history: null where it is not over, where nobody is known whose it is, where it did not begin
 * as the rules begin (from a position), or where chance was given by hand.
 * @param own as in `countedSeat`
 * @param ended milliseconds since 1970
 * @param lab what the game counts; null where it counts nothing
 */
export function soloResultOf(
  match: Match,
  matchId: string,
  ended: number,
  own: Seat | null = null,
  lab: GameLab | null = null,
): SoloResult | null {
  const { header, result, game } = match;
  const seat = countedSeat(match, own);
  if (!match.isOver || seat === null || header.position !== undefined) return null;
  // A numbered deal can be replayed with foreknowledge; online everyone sees it for the first time.
  const isChance =
    header.dice.kind === 'fair' || header.dice.kind === 'daily' || (own !== null && header.dice.kind !== 'given');
  if (!isChance) return null;
  const standing = new Set(match.journal.line);
  // Online a bot may replace a player who leaves: the opponents are the original players.
  const players = own === null ? match.players : header.players;
  const others = personsAmong(players).filter((other) => other !== seat);
  return {
    matchId,
    gameId: game.id,
    rulesVersion: header.rulesVersion,
    seats: header.seats,
    options: header.options,
    levels: players.flatMap(({ level }) => level ?? []),
    ...(others.length === 0 ? {} : { others: others.map((other) => players[other].name) }),
    ended,
    daily: header.dice.kind === 'daily' ? header.dice.date : null,
    result: result === null ? 'left' : result.winners.includes(seat) ? 'won' : 'lost',
    score: result?.scores[seat] ?? null,
    sentence: result === null ? '' : (game.words.endings[result.reason] ?? ''),
    moves: match.entries.filter((entry, i) => entry.kind === 'move' && entry.by === seat && standing.has(i)).length,
    undos: match.entries.filter((entry) => entry.kind === 'undo').length,
    seat,
    ...(lab === null ? {} : { counted: countedOf(match, lab, seat) }),
  };
}

/** What a review said of the person whose history its match belongs to; null where there is none. */
export function reviewedOf(match: Match, review: Review, own: Seat | null = null): Reviewed | null {
  const seat = countedSeat(match, own);
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
export function formOf({
  seats,
  options,
  levels,
  others = [],
}: Pick<SoloResult, 'seats' | 'options' | 'levels' | 'others'>): string {
  const named = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([seats, [...levels].sort(), others.length, named]);
}
