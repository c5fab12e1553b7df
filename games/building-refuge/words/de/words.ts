import type { Words } from '@marchlands/core/words.ts';
import type { Move } from '../../moves.ts';
import type { Types } from '../../types.ts';
import { square } from '../phrases.ts';
import { event } from './events.ts';
import { goal, legend, score, terms } from './goal.ts';
import { outcomeText } from './outcome.ts';
import { aTile, TILE_NAMES } from './phrases.ts';
import { prompt } from './prompt.ts';
import { refusal } from './refusals.ts';

function move(m: Move): string {
  switch (m.kind) {
    case 'discover':
      return `Entdecke ${square(m.at)}`;
    case 'city':
      return `Spiel das Stadtplättchen auf ${square(m.at)}`;
    case 'road':
      return `Bau eine Straße auf ${square(m.at)}`;
    case 'activate':
      return m.from === m.into
        ? `Such auf ${square(m.from)} selbst`
        : `Aktiviere ${square(m.from)} Richtung ${square(m.into)}`;
    case 'take':
      return `Nimm ${aTile(m.tile)}`;
    case 'target':
      return `Nimm stattdessen ${square(m.at)}`;
    case 'answer':
      if (m.with === 'treasure') return 'Gib einen Schatz ab';
      return m.with === 'points' ? 'Zahl Punkte' : 'Verlier die Stadt';
    default:
      return m satisfies never;
  }
}

export const words: Words<Types> = {
  options: {
    firstPlayer: 'Wer anfängt',
    boardSize: 'Größe des Bretts',
    bag: 'Plättchen im Beutel',
    tileTable: 'Plättchen: Punkte und Züge',
    cityRoadScore: 'Stadt in einem Netz',
    treasureValue: 'Schatz am Ende',
    barbarianValue: 'Gezogener Barbar',
    startBarbariansPay: 'Erste Barbaren zahlen',
    entryCorner: 'Ecke der Barbaren',
    spiralDirection: 'Spirale',
    attackStart: 'Beginn des Angriffs',
    noDiscoverNextToKnown: 'Kein Entdecken neben Bekanntem',
    cityTileNextToGrass: 'Stadtplättchen nur neben Gras',
    treasureHunt: 'Schatzsuche',
    huntAccepts: 'Eine Suche endet mit',
    payPointsToPlacate: 'Punkte, die eine Horde besänftigen',
    targetClash: 'Verdecktes Plättchen auf dem Zielfeld',
    keepChosenFree: 'Barbaren meiden das genannte Feld',
    newCity: 'Neue Stadt',
    joinNeedsCity: 'Verbinden braucht eine Stadt',
    builderScoresOwnTerrain: 'Bauende werten eigenes Land',
    repeatCity: 'Dieselbe Stadt zweimal nacheinander',
    citylessKeepTreasure: 'Schätze ohne Stadt',
    emptyBag: 'Leerer Beutel',
    finalTie: 'Letzter Gleichstand',
  },
  values: {
    random: 'ausgelost',
    topLeft: 'oben links',
    topRight: 'oben rechts',
    bottomRight: 'unten rechts',
    bottomLeft: 'unten links',
    clockwise: 'im Uhrzeigersinn',
    counterclockwise: 'gegen den Uhrzeigersinn',
    lastFaceDown: 'zuletzt verdecktes Feld',
    entry: 'Ecke der Barbaren',
    randomCorner: 'ausgeloste Ecke',
    off: 'aus',
    beside: 'daneben',
    onSelf: 'auch auf dem eigenen Feld',
    notForbidden: 'nicht Verbotenem',
    forcedOnly: 'nur Erzwungenem',
    reserve: 'ausweichen',
    rechoose: 'neu wählen',
    scoreOnly: 'nur werten',
    unscored: 'noch nicht gewertet',
    unconnected: 'noch nicht verbunden',
    whenDue: 'wenn eins fällig ist',
    atOnce: 'sofort',
    shared: 'geteilt',
    rematch: 'neues Spiel',
    ...TILE_NAMES,
  },
  endings: {
    won: 'Die Barbaren sind fort, und der beste Stamm hat gewonnen.',
    shared: 'Die Barbaren sind fort, und die besten Stämme teilen sich den Sieg.',
    rematch: 'Die besten Stämme liegen gleichauf; niemand gewinnt, ein neues Spiel wird angeboten.',
    razed: 'Alle Städte wurden zerstört: Alle haben verloren.',
  },
  goal,
  legend,
  score,
  terms,
  prompt,
  event,
  move,
  outcome: outcomeText,
  refusal,
};
