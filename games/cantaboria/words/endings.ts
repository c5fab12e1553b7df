/** How a match can end, by the reason of its result. */
export const ENDING_WORDS: { readonly [reason: string]: string } = {
  cities: 'Enough Cities were held at the end of a cycle.',
  lastSeat: 'Only one player was left.',
  lastCycle: 'The last cycle was over.',
  agreement: 'The players agreed to end.',
};
