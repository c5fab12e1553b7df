export const ENDING_WORDS: { readonly [reason: string]: string } = {
  cities: 'Am Ende einer Runde waren genug Städte gehalten.',
  lastSeat: 'Nur ein Platz ist übrig.',
  lastCycle: 'Die letzte Runde ist vorbei.',
  agreement: 'Alle haben sich auf das Ende geeinigt.',
};
