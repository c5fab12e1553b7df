import type { OptionWords } from '@marchlands/core/options.ts';
import type { optionSchema } from '../../options.ts';

/** Was jede Hausregel ändert. */
export const options: OptionWords<typeof optionSchema> = {
  firstPlayer: {
    description: 'Wer anfängt: nach Nummer, oder ausgelost.',
    group: 'Start',
    descriptions: { random: 'Alle mit gleicher Wahrscheinlichkeit.' },
  },
  boardSize: { description: 'Felder je Seite des Bretts.', group: 'Brett' },
  bag: { description: 'Wie viele Plättchen jeder Art am Anfang im Beutel sind.' },
  tileTable: {
    description: 'Punkte, Zahl der gezogenen, erzwungene und verbotene Plättchen jedes Landplättchens.',
  },
  cityRoadScore: {
    description: 'Punkte je Stadt in einem gewerteten Netz, für den, der die Straße baut.',
    group: 'Punkte',
  },
  treasureValue: { description: 'Punkte für jeden Schatz, den man am Ende noch hat.', group: 'Punkte' },
  barbarianValue: { description: 'Punkte für einen gezogenen Barbaren.', group: 'Punkte' },
  startBarbariansPay: { description: 'Auch der Barbar, mit dem alle anfangen, bringt Punkte.' },
  entryCorner: {
    description: 'Die Ecke, in der die Barbaren hereinkommen.',
    group: 'Brett',
    descriptions: { random: 'Am Anfang ausgelost, jede Ecke gleich wahrscheinlich, und gezeigt.' },
  },
  spiralDirection: { description: 'In welcher Richtung die verdeckten Plättchen das Brett füllen.' },
  attackStart: {
    description: 'Wo die Barbaren stehen, wenn der Angriff beginnt.',
    group: 'Angriff',
    descriptions: {
      lastFaceDown: 'Auf dem Feld, das zuletzt ein verdecktes Plättchen bekam.',
      entry: 'In der Ecke der Barbaren.',
      randomCorner: 'In einer Ecke, die zu Beginn des Angriffs ausgelost wird.',
    },
  },
  noDiscoverNextToKnown: {
    description: 'Entdecken und das Stadtplättchen dürfen kein Feld neben einem offenen Plättchen nennen.',
    group: 'Aktionen',
  },
  cityTileNextToGrass: {
    description: 'Das Stadtplättchen darf nur neben ein offenes Gras gespielt werden.',
    group: 'Aktionen',
  },
  treasureHunt: {
    description: 'Stadt oder Mine aktivieren zieht ein Plättchen nach dem anderen, bis eins passt.',
    group: 'Aktionen',
    descriptions: {
      off: 'Städte und Minen werden aktiviert wie alle anderen Plättchen.',
      beside: 'Das gefundene Plättchen kommt auf das genannte Feld.',
      onSelf: 'Auch das eigene Feld darf genannt werden; das gefundene Plättchen ersetzt dann die Stadt oder Mine.',
    },
  },
  huntAccepts: {
    description: 'Welches Plättchen eine Schatzsuche beendet.',
    descriptions: {
      notForbidden: 'Jedes, das das Ausgangsfeld nicht verbietet.',
      forcedOnly: 'Nur eins, das das Ausgangsfeld erzwingt.',
    },
  },
  payPointsToPlacate: {
    description: 'Punkte, die statt eines Schatzes eine Horde besänftigen; 0 heißt nie.',
    group: 'Angriff',
  },
  targetClash: {
    description: 'Was geschieht, wenn das Zielfeld da liegt, wo das verdeckte Plättchen hin muss.',
    descriptions: {
      reserve: 'Das verdeckte Plättchen kommt auf das nächste leere Feld.',
      rechoose: 'Es nimmt das Zielfeld, und ein anderes wird genannt.',
      scoreOnly: 'Es nimmt das Zielfeld, und ein genommenes Landplättchen zählt, ohne gelegt zu werden.',
    },
  },
  keepChosenFree: {
    description: 'Das verdeckte Plättchen eines Barbaren meidet das genannte Feld, solange ein anderes leer ist.',
  },
  newCity: {
    description: 'Welche Stadt eine Straße ihr Netz werten lässt.',
    descriptions: {
      unscored: 'Eine, die noch keine Straße gewertet hat.',
      unconnected:
        'Eine, die vor dieser Straße kein Netz erreicht hat; eine neben einem Netz gelegte Stadt ist nie neu.',
    },
  },
  joinNeedsCity: { description: 'Netze verbinden wertet nur, wenn das verbundene Netz eine Stadt hat.' },
  builderScoresOwnTerrain: { description: 'Wer die Straße baut, wertet auch eigenes Land im Netz.' },
  repeatCity: {
    description: 'Waren alle Städte besetzt, kann die, bei der die Barbaren stehen, gleich das nächste Ziel sein.',
  },
  citylessKeepTreasure: {
    description: 'Wer keine Stadt hat, endet mit dem Wert seiner Schätze statt mit nichts.',
  },
  emptyBag: {
    description: 'Wann ein leerer Beutel das Spiel beendet.',
    descriptions: {
      whenDue: 'Wenn ein Plättchen fällig ist, das nicht da ist.',
      atOnce: 'Nach der Aktion, die ihn leert.',
    },
  },
  finalTie: {
    description: 'Was ein Gleichstand ergibt, den nichts auflöst.',
    descriptions: {
      shared: 'Der Sieg wird geteilt.',
      rematch: 'Niemand gewinnt; die Besten bekommen ein neues Spiel angeboten.',
    },
  },
};
