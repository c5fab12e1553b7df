import type { Verified } from './verify.ts';

/** The result of a dice check, as a sentence. */
export function diceSentence({
  dice,
  isComputed,
  outcomes,
}: Pick<Verified, 'dice' | 'isComputed' | 'outcomes'>): string {
  if (outcomes === 0) return 'Chance brought nothing.';
  if (dice === 'given') return `The ${outcomes} chance results were given by hand; nothing can be computed.`;
  if (!isComputed) return 'The secret of the dice is not published yet; chance results cannot be computed before that.';
  if (dice === 'daily') {
    return `All ${outcomes} chance results are those of the day's deal, which anybody could compute beforehand.`;
  }
  if (dice === 'numbered') {
    return `All ${outcomes} chance results are those of the numbered deal, which anybody could compute beforehand.`;
  }
  if (dice === 'seeded') return `All ${outcomes} chance results follow from the seed.`;
  return `All ${outcomes} chance results follow from the secret, which is the one that was committed to.`;
}
