import type { Change } from '@marchlands/bots/explain.ts';
import type { SeatName, Words } from '@marchlands/core/words.ts';
import { words as shell } from '../words/words.ts';

/** Differences smaller than this share of the largest are not mentioned, and those below `LEAST` never are. */
const SHARE = 0.3;
const LEAST = 0.005;

/**
 * The comparison of a choice: with the others, the first of them, the person's own, or nothing if it is alone, or even
 * forced.
 */
export type Beside = 'others' | 'first' | 'own' | 'nothing' | 'forced';

type Terms = Pick<Words, 'terms'>;

/**
 * A choice's advantage and risk, as a sentence: its two largest differences, `Compared with the others, it strengthens
 * the defence, but spends goods.` If the best choice only has costs, the sentence says that it is worth them, and what
 * it gains for the position. Of a choice that has no other worth weighing beside it, only gains are told. Without a notable difference it says what the choice does to the position, and that the
 * choices are about equal.
 * @param changes of all terms
 * @param name of a seat, perhaps with its standing
 * @param only why no other choice is weighed; told if the choice does nothing notable
 * @returns empty if the game names no terms
 */
export function hintReason(
  words: Terms,
  changes: readonly Change[],
  beside: Beside,
  name: SeatName,
  only?: string,
): string {
  const text = shell.table.reason;
  if (changes.length === 0) return '';
  // A cost of the only choice worth weighing is no reason why no other one is.
  const counted = beside === 'nothing' ? changes.filter(({ change }) => change > 0) : changes;
  const differing = largestTwo(words, counted, ({ change }) => change, name);
  if (differing.phrases === '') {
    const { phrases } = largestTwo(words, counted, ({ effect }) => effect, name);
    return phrases === '' ? (only ?? text.same[beside]) : text.alike[beside](phrases);
  }
  if (beside !== 'others' || differing.hasGain) return text.differs[beside](differing.phrases);
  const gained = largestTwo(words, changes, ({ effect, change }) => (change < -LEAST ? 0 : Math.max(0, effect)), name);
  return text.outweighed(differing.phrases, gained.phrases);
}

/** The two largest sizes that are worth mentioning, the gains first; no phrases if there is none. */
function largestTwo(
  { terms }: Terms,
  changes: readonly Change[],
  sizeOf: (change: Change) => number,
  name: SeatName,
): { readonly phrases: string; readonly hasGain: boolean } {
  const text = shell.table.reason;
  const sizes = changes.map((change) => ({ term: change.term, size: sizeOf(change) }));
  const least = Math.max(LEAST, SHARE * Math.max(...sizes.map(({ size }) => Math.abs(size))));
  const largest = sizes
    .filter(({ term, size }) => Math.abs(size) >= least && terms?.[term] !== undefined)
    .sort((a, b) => Math.abs(b.size) - Math.abs(a.size))
    .slice(0, 2)
    .sort((a, b) => Math.sign(b.size) - Math.sign(a.size));
  const phrases = largest.flatMap(({ term, size }) => {
    const phrase = size > 0 ? terms?.[term]?.better : terms?.[term]?.worse;
    return phrase === undefined ? [] : [typeof phrase === 'string' ? phrase : phrase(name)];
  });
  const isMixed = largest.length === 2 && Math.sign(largest[0].size) !== Math.sign(largest[1].size);
  return { phrases: joined(phrases, isMixed ? text.but : text.and), hasGain: largest.some(({ size }) => size > 0) };
}

/** Words that two phrases begin with are said once if they are at least this many. */
const SHARED = 2;

/** Joins two phrases: `brings in more ore and grain`. */
function joined(phrases: readonly string[], between: string): string {
  const [first = [], ...rest] = phrases.map((phrase) => phrase.split(' '));
  const cut = rest.map((phrase) => {
    const end = phrase.findIndex((word, i) => word !== first[i] || i === phrase.length - 1);
    return phrase.slice(end < SHARED ? 0 : end);
  });
  return [first, ...cut].map((phrase) => phrase.join(' ')).join(between);
}
