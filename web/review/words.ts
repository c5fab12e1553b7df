import type { ReviewedChoice } from '@marchlands/bots/review/review.ts';
import { percent } from '@marchlands/core/percent.ts';
import type { LogLine, MatchReview } from '../table/table.ts';
import { words } from '../words/words.ts';
import type { TurningPoint } from './reckoning.ts';

/** Most sentences of the log that are told of one moment. */
const MOST = 2;
const NO_BREAK = '\u00a0';

/** A share of the win, which no line is broken in. */
export function shareText(share: number): string {
  return percent(share).replaceAll(' ', NO_BREAK);
}

/** `+12 %`: a difference between shares, in whole hundredths, with its sign; none before 0. */
export function signed(difference: number): string {
  const hundredths = Math.round(difference * 100);
  return `${hundredths > 0 ? '+' : hundredths < 0 ? '−' : ''}${Math.abs(hundredths)}${NO_BREAK}%`;
}

/** Lines of the log that tell a passage. */
export function linesOf(log: readonly LogLine[], { passages }: MatchReview, passage: number): readonly LogLine[] {
  const from = passages[passage - 1]?.at ?? 0;
  const { at } = passages[passage];
  return log.filter((line) => line.at > from && line.at <= at);
}

/** What happened, as the log says it; of a passage of which it says nothing, the number of its step. */
export function toldOf(log: readonly LogLine[], review: MatchReview, passage: number): string {
  const sentences = linesOf(log, review, passage).flatMap(({ events }) =>
    events.flatMap(({ sentence }) => sentence ?? []),
  );
  const told = sentences.slice(0, MOST).join(' ');
  if (told === '') return words.review.step(review.passages[passage].at);
  return sentences.length > MOST ? `${told} …` : told;
}

/** What a seat played: in words where it is one move, else as the log tells it; nothing where neither does. */
export function playedOf(
  log: readonly LogLine[],
  review: MatchReview,
  passage: number,
  { seat, words: said, line }: ReviewedChoice,
): string | null {
  if (said !== line) return said;
  const lines = linesOf(log, review, passage).filter(({ by }) => by === seat);
  const sentences = lines.flatMap(({ events }) => events.flatMap(({ sentence }) => sentence ?? []));
  return sentences.length === 0 ? null : sentences.slice(0, MOST).join(' ');
}

/** `Amber rolls 6. Amber: from 41 % to 67 %.` */
export function turningPointText(told: string, { before, after }: TurningPoint, name: string): string {
  return words.review.turn(told, name, shareText(before), shareText(after));
}
