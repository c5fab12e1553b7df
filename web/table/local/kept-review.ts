import type { Passage, Review } from '@marchlands/bots/review/review.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { isRecord } from '@marchlands/core/result.ts';

/** Format and version of a stored review: others are recomputed. */
const FORMAT = 'marchlands-review/5';

/** A review in the form stored with its match. */
export function keptReview(review: Review): unknown {
  return { format: FORMAT, ...review };
}

/** Reads one back; null if it is invalid, of another version of the page, or of another match. */
export function readReview(kept: unknown, { setup, journal, isOver }: Match): Review | null {
  if (!isOver || !isRecord(kept) || kept['format'] !== FORMAT) return null;
  const { format, ...review } = kept as typeof kept & Review; // written by this version
  const { start, passages } = review;
  if (!Array.isArray(start) || start.length !== setup.seats || !Array.isArray(passages)) return null;
  return passages.at(-1)?.to <= journal.length ? review : null;
}

/** The passages of a stored review, to list its findings; null if it is of another version of the page. */
export function keptPassages(kept: unknown): readonly Passage[] | null {
  if (!isRecord(kept) || kept['format'] !== FORMAT) return null;
  return (kept as typeof kept & Review).passages; // written by this version
}
