/** How a match can end, by the reason of its result. */
export const ENDING_WORDS: { readonly [reason: string]: string } = {
  points: 'The points needed were reached.',
  turnLimit: 'The last turn was over.',
};
