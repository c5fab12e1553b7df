import type { localWords } from '../local.ts';

/** Was ein Tisch auf diesem Gerät ablehnt. */
export const local: typeof localWords = {
  notYours: 'An diesem Bildschirm hat jetzt niemand zu wählen.',
  noTurn: 'An diesem Bildschirm ist niemand dran.',
  noUndo: 'An diesem Bildschirm kann niemand zurücknehmen.',
  noResign: 'An diesem Bildschirm kann jetzt niemand aufgeben.',
  noHandOver: 'Niemand wartet auf den Bildschirm.',
  unknownText:
    'Das ist weder ein Protokoll noch eine Sicherung noch die Partie eines anderen Programms, das hier bekannt ist.',
  isHere: 'Diese Partie gibt es hier schon.',
  noStep: (last, asked) => `Die Partie hat die Schritte 0 bis ${last}, nicht ${asked}.`,
  noLink: 'Hinter dem # dieses Links steht nichts.',
  cutLink: 'Was hinter dem # dieses Links steht, ist nicht vollständig.',
  emptyLink: 'Dieser Link enthält keine Partie.',
  otherLink: 'Dieser Link enthält weder eine Wiederholung noch eine Stellung.',
};
