export const ENDING_WORDS: { readonly [reason: string]: string } = {
  deckEmpty: 'Der Stapel ist leer: Die meisten Punkte gewinnen.',
  lastTown: 'Nur eine Stadt steht noch.',
  soloWon: 'Die Stadt steht am Ende noch.',
  soloLost: 'Die letzte Burgmauer ist gefallen.',
  monsters: 'Der letzte Monsterangriff ist vorbei: Die meisten Punkte gewinnen.',
  turnLimit: 'Die Partie hat so lange gedauert, wie sie darf.',
};
