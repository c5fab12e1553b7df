export const ENDING_WORDS: { readonly [reason: string]: string } = {
  points: 'Die nötigen Punkte sind erreicht.',
  turnLimit: 'Der letzte Zug ist vorbei.',
};
