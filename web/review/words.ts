import type { Decided } from '@marchlands/bots/review/decided.ts';
import { inLanguage } from '@marchlands/core/language.ts';
import { percent } from '@marchlands/core/percent.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { LogLine, MatchReview } from '../table/table.ts';
import { words } from '../words/words.ts';
import type { TurningPoint } from './reckoning.ts';

/** Most sentences of the log quoted for one moment. */
const MOST = 2;
const NO_BREAK = '\u00a0';
const oneDigit = inLanguage(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }),
);

/** A share of the win, without line breaks. */
export function shareText(share: number): string {
  return percent(share).replaceAll(' ', NO_BREAK);
}

/** `12.4`: a share in hundredths, to one decimal. */
export function tenths(share: number): string {
  return oneDigit().format(Math.round(share * 1000) / 10);
}

/** `+12.4`: a difference of shares in hundredths, to one decimal, with its sign; none before 0. */
export function signedTenths(difference: number): string {
  const rounded = Math.round(difference * 1000);
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${oneDigit().format(Math.abs(rounded) / 10)}`;
}

/** The log lines of a passage. */
export function linesOf(log: readonly LogLine[], { passages }: MatchReview, passage: number): readonly LogLine[] {
  const from = passages[passage - 1]?.at ?? 0;
  const { at } = passages[passage];
  return log.filter((line) => line.at > from && line.at <= at);
}

/** The log's text of a passage; if it has none, what a seat chose, which seats chose, or that chance acted. */
export function toldOf(
  log: readonly LogLine[],
  review: MatchReview,
  passage: number,
  nameOf: (seat: Seat) => string,
): string {
  const told = sentencesOf(linesOf(log, review, passage));
  if (told !== null) return told;
  const { by, seats, choice } = review.passages[passage];
  if (by === 'chance') return words.review.chance;
  return seats.length === 0 ? words.review.agreed : words.review.chose(seats.map(nameOf).join(', '), choice);
}

/** The first sentences of some log lines; null if they have none. */
function sentencesOf(lines: readonly LogLine[]): string | null {
  const sentences = lines.flatMap(({ events }) => events.flatMap(({ sentence }) => sentence ?? []));
  if (sentences.length === 0) return null;
  const told = sentences.slice(0, MOST).join(' ');
  return sentences.length > MOST ? `${told} …` : told;
}

/** A seat's choice: in words if it is one move, otherwise as in the log, or else move by move. */
export function playedOf(
  log: readonly LogLine[],
  review: MatchReview,
  passage: number,
  seat: Seat,
  moves: readonly string[],
): string {
  if (moves.length === 1) return moves[0];
  return sentencesOf(linesOf(log, review, passage).filter(({ by }) => by === seat)) ?? movesText(moves);
}

/** Most moves of a choice listed one by one. */
const MOST_MOVES = 6;

/** `Attack D4, Bring a Foot from C5, …`: the moves of a choice in words. */
export function movesText(moves: readonly string[]): string {
  const told = moves.slice(0, MOST_MOVES).join(', ');
  return moves.length > MOST_MOVES ? `${told}, …` : told;
}

/**
 * The sentence if no error is shown; if possible ones are left, it says only that none has been shown.
 * @param isOne whether only one seat's choices are listed
 */
export function noneText({ suspected, closely }: MatchReview['examined'], isOne: boolean): string {
  const { noneYet, noChoices } = words.review;
  return (suspected > closely ? noneYet : noChoices)(isOne);
}

/** `Amber rolls 6. Amber: from 41 % to 67 %.` */
export function turningPointText(told: string, { before, after }: TurningPoint, name: string): string {
  return words.review.turn(told, name, shareText(before), shareText(after));
}

/** `Treasure decided the final score: Amber 8, Teal 2.` */
export function decidedText(
  { winner, other, label, points, otherPoints }: Decided,
  nameOf: (seat: Seat) => string,
): string {
  return words.review.decided(label, `${nameOf(winner)} ${points}`, `${nameOf(other)} ${otherPoints}`);
}
