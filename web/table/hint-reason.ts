import type { Change } from '@marchlands/bots/explain.ts';
import type { Words } from '@marchlands/core/words.ts';
import { words as shell } from '../words/words.ts';

/** Differences smaller than this share of the largest are not worth a word, nor are those below `LEAST` at all. */
const SHARE = 0.3;
const LEAST = 0.005;

/** The comparison of a choice: with the others, the first of them, the person's own, or nothing if it is alone. */
export type Beside = 'others' | 'first' | 'own' | 'nothing';

/**
 * A choice's advantage and risk, as a sentence: its two largest differences, `Compared with the others, it strengthens
 * the defence, but spends goods.` If the best choice only has costs, the sentence says that it is worth them.
 * @param changes the largest first
 * @returns a sentence that the choices are about equal if there is no notable difference; empty if the game names no
 * terms
 */
export function hintReason(words: Pick<Words, 'terms'>, changes: readonly Change[], beside: Beside): string {
  const text = shell.table.reason;
  const largest = Math.abs(changes[0]?.change ?? 0);
  const largestTwo = changes.filter(({ change }) => Math.abs(change) >= Math.max(LEAST, SHARE * largest)).slice(0, 2);
  // Gains come first.
  largestTwo.sort((a, b) => Math.sign(b.change) - Math.sign(a.change));
  const phrases = largestTwo.flatMap(({ term, change }) => {
    const phrase = words.terms?.[term];
    return phrase === undefined ? [] : [change > 0 ? phrase.better : phrase.worse];
  });
  if (phrases.length === 0) return changes.length === 0 ? '' : text.same[beside];
  if (beside === 'others' && largestTwo.every(({ change }) => change < 0))
    return text.outweighed(phrases.join(text.and));
  const isMixed = largestTwo.length === 2 && Math.sign(largestTwo[0].change) !== Math.sign(largestTwo[1].change);
  return text.differs[beside](phrases.join(isMixed ? text.but : text.and));
}
