import type { OptionWords } from '@marchlands/core/options.ts';
import type { optionSchema } from '../../options.ts';

/** Was jede Hausregel ändert. */
export const options: OptionWords<typeof optionSchema> = {
  rules: {
    description: 'Die Form des Spiels.',
    group: 'Spiel',
    descriptions: {
      base: 'Siedeln, bauen und handeln; Entwicklungskarten.',
      knights: 'Mit Waren, Ausbauten, Rittern und Barbaren, die von ihrem Schiff angreifen.',
      roaming: 'Wie mit Rittern, aber Barbaren landen in Buchten und streifen über die Insel.',
    },
  },
  target: { description: 'Nötige Punkte; leer: 10 im Grundspiel, sonst 13, mit zwei Plätzen 15.', group: 'Spiel' },
  turnLimit: { description: 'Züge, nach denen das Spiel ohne Sieger endet.', group: 'Spiel' },
  firstSeat: { description: 'Wer anfängt.', group: 'Spiel' },
  terrain: { description: 'Wie die Landschaft ausgelegt wird; das Beispielbrett hat 19 Felder.', group: 'Brett' },
  tokens: {
    description: 'Wie die Zahlen gelegt werden.',
    group: 'Brett',
    descriptions: {
      spiral: 'In fester Folge spiralförmig von einer Ecke aus.',
      random: 'Zufällig, nie zwei von 6 und 8 nebeneinander.',
      reference: 'Die des Beispielbretts, mit seiner Landschaft.',
    },
  },
  harbours: { description: 'Wie die Hafenarten verteilt werden; das Beispielbrett hat 19 Felder.', group: 'Brett' },
  handLimit: {
    description: 'Karten, über denen bei einer Sieben die Hälfte abgelegt wird; leer: 7, mit zwei Plätzen 9.',
    group: 'Räuber',
  },
  friendlyRobber: {
    description:
      'Der Räuber darf nicht zu einem Gebäude von jemandem mit so vielen offenen Punkten oder weniger, außer es bleibt kein anderes Feld; 0: er darf; leer: 0, mit zwei Plätzen 2.',
    group: 'Räuber',
  },
  robberLock: { description: 'Der Räuber bleibt stehen, bis die Barbaren zum ersten Mal ankommen.', group: 'Räuber' },
  bankResource: { description: 'Karten jedes Rohstoffs; leer: 19, mit fünf oder sechs Plätzen 24.', group: 'Handel' },
  bankCommodity: { description: 'Karten jeder Ware; leer: 12, mit fünf oder sechs Plätzen 18.', group: 'Handel' },
  playerTrade: {
    description: 'Handel untereinander.',
    group: 'Handel',
    descriptions: {
      full: 'Angebote werden angenommen, abgelehnt oder mit einem Gegenangebot beantwortet.',
      noCounter: 'Angebote werden angenommen oder abgelehnt.',
      off: 'Gehandelt wird nur mit der Bank.',
    },
  },
  offersPerTurn: { description: 'Angebote, die man im eigenen Zug machen darf.', group: 'Handel' },
  offerMaxCards: { description: 'Höchstzahl der Karten auf einer Seite eines Angebots.', group: 'Handel' },
  specialBuild: { description: 'Mit fünf oder sechs Plätzen dürfen nach jedem Zug alle bauen.', group: 'Spiel' },
  pieces: { description: 'Steine je Platz; Ritter so viele von jeder Stufe.', group: 'Steine' },
  points: { description: 'Punkte; die einer Metropole kommen zu denen ihrer Stadt dazu.', group: 'Steine' },
  leastRoad: { description: 'Die kürzeste Straße, die als längste zählen kann.', group: 'Steine' },
  leastArmy: { description: 'Das kleinste Heer, das als größtes zählen kann.', group: 'Steine' },
  progressLimit: { description: 'Fortschrittskarten, die eine Hand fasst.', group: 'Karten' },
  roadCost: { description: 'Eine Straße.', group: 'Preise' },
  settlementCost: { description: 'Eine Siedlung.', group: 'Preise' },
  cityCost: { description: 'Eine Stadt.', group: 'Preise' },
  developmentCost: { description: 'Eine Entwicklungskarte.', group: 'Preise' },
  wallCost: { description: 'Eine Mauer.', group: 'Preise' },
  recruitCost: { description: 'Ein Ritter der Stufe 1.', group: 'Preise' },
  promoteCost: { description: 'Eine Stufe eines Ritters.', group: 'Preise' },
  activateCost: { description: 'Einen Ritter wecken.', group: 'Preise' },
  medicineCost: { description: 'Eine Stadt durch die Karte Heilkunst.', group: 'Preise' },
  shipSteps: { description: 'Schritte des Barbarenschiffs.', group: 'Barbaren' },
  firstLandingGrace: { description: 'Zusätzliche Schritte vor der ersten Ankunft.', group: 'Barbaren' },
  merchantOnDesert: { description: 'Der Händler darf in einer Wüste stehen: ein Punkt, kein Kurs.', group: 'Karten' },
  deserterLevel: {
    description: 'Die Stufe des Ritters, der durch einen Überläufer kommt.',
    group: 'Karten',
    descriptions: {
      sameOrLower: 'Die des verlorenen oder niedriger, nach Wahl.',
      same: 'Die des verlorenen; 1, wo der Vorrat davon keinen hat.',
    },
  },
  deserterActs: {
    description: 'Ein Ritter, der wach durch einen Überläufer kommt, darf sofort handeln.',
    group: 'Karten',
  },
  showDiscards: { description: 'Abgelegte Fortschrittskarten werden gezeigt.', group: 'Karten' },
  shipBay: { description: 'Die Bucht, von der aus Landungen gezählt werden.', group: 'Barbaren' },
  pairDirection: { description: 'In welcher Richtung weitere Paare folgen.', group: 'Barbaren' },
  pairSpacing: { description: 'Buchten von einem Paar zum nächsten.', group: 'Barbaren' },
  landingStrikes: { description: 'Ein landender Barbar kämpft und plündert, wo er landet.', group: 'Barbaren' },
  landingRests: { description: 'Nach jeder Landung schlafen alle Ritter ein.', group: 'Barbaren' },
  coast: {
    description: 'Was ein Barbar tut, dessen Abbiegen ins Meer führt.',
    group: 'Barbaren',
    descriptions: {
      hug: 'Er nimmt den einzigen Weg weiter.',
      bounce: 'Er geht über die Kante zurück, auf der er kam.',
      wait: 'Er bleibt und behält seine Richtung.',
      leave: 'Er verschwindet, ohne dass jemand ihn besiegt hat.',
    },
  },
  alchemistSteers: {
    description:
      'Ein vom Alchemisten gestellter roter Würfel bestimmt auch Landung und Marsch; sonst rollt dafür ein eigener.',
    group: 'Karten',
  },
  displacing: { description: 'Bei streifenden Barbaren dürfen Ritter schwächere Ritter vertreiben.', group: 'Ritter' },
  guestKnights: {
    description: 'Bei streifenden Barbaren dürfen Ritter Gäste anderer sein.',
    group: 'Ritter',
    descriptions: {
      off: 'Ein Ritter steht nie in einem fremden Gebäude.',
      invited: 'Einmal im Zug darf man das eigene Haus für jemanden öffnen oder schließen.',
    },
  },
  settlementOnOwnKnight: {
    description: 'Bei streifenden Barbaren darf eine Siedlung gebaut werden, wo ein eigener Ritter steht.',
    group: 'Ritter',
  },
  sackLevelLoss: {
    description: 'Stufen, die ein Barbar durch jede Plünderung verliert; bei 0 verschwindet er.',
    group: 'Barbaren',
  },
  killReward: {
    description: 'Was bekommt, wer einen Barbaren besiegt.',
    group: 'Barbaren',
    descriptions: {
      draw: 'Die oberste Karte eines Stapels nach Wahl.',
      search: 'Eine ausgesuchte Karte eines Stapels nach Wahl.',
      none: 'Nichts.',
    },
  },
  defenderTie: {
    description: 'Was bekommt, wer bei den meisten Siegen gleichauf liegt.',
    group: 'Barbaren',
    descriptions: { none: 'Nichts.', card: 'Je eine Karte aus einem Stapel nach Wahl.' },
  },
};
