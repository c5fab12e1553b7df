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
  /** Changes of the share of the win by chance, and by the others' sealed choices: -1..1. */
  readonly luck: number;
  /** Shares of the win given away by the person's choices: 0 or more. */
  readonly lost: number;
  /** Choices with something at stake. */
  readonly mattered: number;
}

/** The stored summary of a person's finished match: a line of their history. Plain data. */
export interface SoloResult {
  /** Of the match, for its replay; the match itself may be gone. */
  readonly matchId: string;
  readonly gameId: string;
  readonly rulesVersion: number;
  readonly seats: number;
  /** Only changed rules. */
  readonly options: { readonly [name: string]: unknown };
  /** Levels of the bots in seat order; empty without bots. */
  readonly levels: readonly string[];
  /** Names of the other persons in seat order; absent if there were none. */
  readonly others?: readonly string[];
  /** Milliseconds since 1970. */
  readonly ended: number;
  /** The date of its daily deal, such as 2026-11-21; null for any other match. */
  readonly daily: string | null;
  /** `left` if it was ended without a result. */
  readonly result: 'won' | 'lost' | 'left';
  /** By the rules; null if they have no scores. */
  readonly score: number | null;
  /** The ending, in the game's words. */
  readonly sentence: string;
  /** The person's moves that were not undone. */
  readonly moves: number;
  /** The person's number of undos. */
  readonly undos: number;
  /** The person's; absent in older results. */
  readonly seat?: Seat;
  /** Absent if the match was not reviewed. */
  readonly reviewed?: Reviewed;
  /** The person's opening, and the chance results; absent in older results. */
  readonly counted?: Counted;
}

/** The seats of persons among some players. */
function personsAmong(players: Match['players']): readonly Seat[] {
  return players.flatMap(({ level }, seat) => (level === undefined ? [seat] : []));
}

/**
 * The person whose history a match belongs to; null if there is none, or a bot has played part of the match for them.
 * @param own the person's seat at an online table; null on this device, where only a single person counts
 */
function countedSeat(match: Match, own: Seat | null): Seat | null {
  const first = personsAmong(match.header.players);
  const seat = own ?? first.at(0);
  if (own === null && (first.length !== 1 || personsAmong(match.players).length !== 1)) return null;
  if (seat === undefined || !first.includes(seat)) return null;
  return match.entries.some((entry) => entry.kind === 'seat' && entry.seat === seat) ? null : seat;
}

/**
 * A match's entry in the history; null if the match is not over, belongs to nobody's history, began from a position, or
 * had chance entered by hand.
 * @param own as in `countedSeat`
 * @param ended milliseconds since 1970
 * @param lab the game's figures; null if it has none
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

/** A review's part on the person whose history the match belongs to; null if there is none. */
export function reviewedOf(match: Match, review: Review, own: Seat | null = null): Reviewed | null {
  const seat = countedSeat(match, own);
  if (seat === null) return null;
  const { luck, guesses } = accountsOf(review)[seat];
  const { rate, mattered } = errorCountsOf(review)[seat];
  return { level: review.level, luck: luck + guesses, lost: rate * mattered, mattered };
}

/** True for the page's daily deal: one seat, standard rules. */
export function isDeal({ daily, seats, options }: SoloResult): boolean {
  return daily !== null && seats === 1 && Object.keys(options).length === 0;
}

/** A text that identifies a task: equal for the same rules against the same opponents. */
export function formOf({
  seats,
  options,
  levels,
  others = [],
}: Pick<SoloResult, 'seats' | 'options' | 'levels' | 'others'>): string {
  const named = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([seats, [...levels].sort(), others.length, named]);
}
