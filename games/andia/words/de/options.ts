import type { OptionWords } from '@marchlands/core/options.ts';
import type { optionSchema } from '../../options.ts';

/** Was jede Hausregel ändert. */
export const options: OptionWords<typeof optionSchema> = {
  map: {
    description: 'Das Brett mit Aufstellung, Tauschen und Ziel: die Id einer Karte, oder eine Karte als JSON.',
    group: 'Brett',
  },
  trades: {
    description: 'Startgebiete, die vor dem Spiel den Besitzer wechseln: Paare aus denen, die die Karte nennt.',
    group: 'Brett',
  },
  citiesToWin: {
    description: 'Städte, die es zu Beginn eines Zuges braucht; leer heißt, was die Karte sagt.',
    group: 'Sieg',
  },
  bombs: { description: 'Beschüsse jeder Seite im ganzen Spiel.', group: 'Brett' },
  tieHolder: {
    description: 'Wer bei gleichem Kampf in einem Gebiet einen Stein behält.',
    descriptions: {
      previousTurn: 'Wer das Gebiet am Ende des letzten Zuges hielt.',
      ordersWritten: 'Wer das Gebiet hält, wenn Befehle geschrieben werden, neue Steine mitgezählt.',
    },
  },
  newPieceReveal: {
    description: 'Wann neue Steine gezeigt werden.',
    descriptions: {
      beforeOrders: 'Bevor Befehle geschrieben werden.',
      withOrders: 'Mit den Befehlen: Alle entscheiden neue Steine und Befehl zugleich.',
    },
  },
  allowPass: { description: 'Man darf nichts ziehen.' },
  doubleBomb: {
    description: 'Was zwei Beschüsse einer Provinz bewirken.',
    descriptions: { twice: 'Die Hälfte, und die Hälfte vom Rest.', once: 'Die Hälfte, wie einer.' },
  },
  doubleGoal: {
    description: 'Wie es ausgeht, wenn beide das Ziel zugleich erreichen.',
    descriptions: { draw: 'Remis.', moreCities: 'Wer mehr Städte hält, gewinnt.' },
  },
  eliminationLoses: { description: 'Wer keine Steine mehr hat, hat verloren.' },
  turnLimit: {
    description: 'Letzter Zug des Spiels; 0 heißt keiner, also die 2000 Züge, die eine Partie überhaupt haben kann.',
    group: 'Sieg',
  },
  turnLimitResult: {
    description: 'Wie es an der Höchstzahl der Züge ausgeht.',
    descriptions: { draw: 'Remis.', citiesThenPieces: 'Wer mehr Städte hält, gewinnt, dann wer mehr Steine hat.' },
  },
  pieceCap: { description: 'Höchstzahl der Steine nach den neuen; 0 heißt ohne Grenze.' },
  drawByAgreement: { description: 'Beide dürfen sich auf Remis einigen.', group: 'Sieg' },
};
