import { catalogue, languageInUse } from '@marchlands/core/language.ts';

/** Descriptions of the levels. */
export const levelWords = catalogue('levels', {
  random: 'Any legal move, all equally likely.',
  novice: 'Looks one move ahead, but often makes a choice that is only nearly as good.',
  greedy: 'Looks one move ahead and takes what looks best now, averaged over chance.',
  searching: (iterations: number) =>
    `Plays up to ${iterations.toLocaleString(languageInUse())} continuations in its head before each decision.`,
  budget: (iterations: number) => `Searches with ${iterations} iterations a decision.`,
  time: (milliseconds: number) => `Searches for ${milliseconds} milliseconds a decision.`,
});
