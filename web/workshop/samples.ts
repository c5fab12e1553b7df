import type { LabMatch } from '@marchlands/lab/protocol.ts';
import { ofMatch } from '@marchlands/lab/values.ts';

/** Why a match is worth watching. */
type SampleKind = 'first' | 'longest' | 'shortest' | 'closest';

export interface Sample {
  readonly kind: SampleKind;
  readonly match: LabMatch;
}

/** The lead of the winner over the next in points, if the match has it. */
const gapOf = ofMatch('scoreGap');

/** The match with the smallest value; null if none has one. */
function least(matches: readonly LabMatch[], of: (match: LabMatch) => number | null): LabMatch | null {
  let found: { readonly match: LabMatch; readonly value: number } | null = null;
  for (const match of matches) {
    const value = of(match);
    if (value !== null && (found === null || value < found.value)) found = { match, value };
  }
  return found?.match ?? null;
}

/** A few matches of a form, without repeats: the first, and notable ones. */
export function samplesOf(matches: readonly LabMatch[]): readonly Sample[] {
  const wanted: readonly (readonly [SampleKind, LabMatch | null])[] = [
    ['first', matches.at(0) ?? null],
    ['longest', least(matches, ({ decisions }) => -decisions)],
    ['shortest', least(matches, ({ decisions }) => decisions)],
    ['closest', least(matches, gapOf)],
  ];
  const seen = new Set<number>();
  return wanted.flatMap(([kind, match]) => {
    if (match === null || seen.has(match.index)) return [];
    seen.add(match.index);
    return [{ kind, match }];
  });
}
