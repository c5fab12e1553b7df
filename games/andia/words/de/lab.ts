import type { words } from '../lab.ts';

/** Was das Labor zählt. */
export const lab: typeof words = {
  seat: {
    bombs: 'Beschüsse',
    bombedCities: 'Beschüsse von Städten',
    bombedEmpty: 'Beschüsse eines leeren Gebiets',
    bombedPieces: 'Steine, die Beschuss entfernt hat',
    passes: 'Befehle, die nichts bewegen',
    moved: 'bewegte Steine',
    placed: 'neue Steine',
    placedInCity: 'neue Steine in der eigenen Stadt',
    fightsWon: 'gewonnene Kämpfe im Gebiet',
  },
  first: {},
  match: {
    turns: 'Züge',
    areaFights: 'Kämpfe im Gebiet',
    evenFights: 'Kämpfe im Gebiet, die niemand überlebt',
    exchanges: 'Tauschkämpfe',
  },
  labels: {
    firstOrder: {
      title: 'erster Befehl',
      of: { none: 'kein Zug', one: 'ein Zug', two: 'zwei Züge', more: 'drei Züge oder mehr' },
    },
  },
  things: {},
  chance: {},
};
