import type { LabMatch } from '@marchlands/lab/protocol.ts';
import { ofMatch } from '@marchlands/lab/values.ts';

/** Why a match is worth a look. */
type SampleKind = 'first' | 'longest' | 'shortest' | 'closest';

export interface Sample {
  readonly kind: SampleKind;
  readonly match: LabMatch;
}

/** Points between the winner and the next, where the match tells them. */
const gapOf = ofMatch('scoreGap');

/** The one of the matches that has the least of something; null where none has any. */
function least(matches: readonly LabMatch[], of: (match: LabMatch) => number | null): LabMatch | null {
  let found: { readonly match: LabMatch; readonly value: number } | null = null;
  for (const match of matches) {
    const value = of(match);
    if (value !== null && (found === null || value < found.value)) found = { match, value };
  }
  return found?.match ?? null;
}

/** A few matches of a form, each once: the first, and those that stand out. */
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
