import type { Change } from '@marchlands/bots/explain.ts';
import type { Words } from '@marchlands/core/words.ts';

/** Changes smaller than this share of the largest are not worth a word, nor are those below `LEAST` at all. */
const SHARE = 0.3;
const LEAST = 0.02;

/**
 * What speaks for a choice, as a sentence: its two greatest changes, `Strengthens the defence, but spends goods.`
 * @param changes the greatest first
 * @returns empty where the choice changes nothing to speak of
 */
export function hintReason(words: Pick<Words, 'terms'>, changes: readonly Change[]): string {
  const largest = Math.abs(changes[0]?.change ?? 0);
  const largestTwo = changes.filter(({ change }) => Math.abs(change) >= Math.max(LEAST, SHARE * largest)).slice(0, 2);
  // What is gained comes first.
  largestTwo.sort((a, b) => Math.sign(b.change) - Math.sign(a.change));
  const phrases = largestTwo.flatMap(({ term, change }) => {
    const phrase = words.terms?.[term];
    return phrase === undefined ? [] : [change > 0 ? phrase.better : phrase.worse];
  });
  if (phrases.length === 0) return '';
  const isMixed = largestTwo.length === 2 && Math.sign(largestTwo[0].change) !== Math.sign(largestTwo[1].change);
  const sentence = phrases.join(isMixed ? ', but ' : ' and ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
