/** How a match can end, by the reason of its result. */
export const ENDING_WORDS: { readonly [reason: string]: string } = {
  deckEmpty: 'The deck is empty: most points win.',
  lastTown: 'Only one town is left.',
  soloWon: 'The town stands at the end.',
  soloLost: 'The last castle wall fell.',
  monsters: 'The last monster attack is over: most points win.',
  turnLimit: 'The turn limit was reached.',
};
