import { optionWordsIn } from '@marchlands/core/options.ts';
import { optionSchema } from '../../options.ts';

const GROUPS = {
  Game: 'Spiel',
  Board: 'Brett',
  Robber: 'Räuber',
  Trade: 'Handel',
  Pieces: 'Steine',
  Cards: 'Karten',
  Prices: 'Preise',
  Barbarians: 'Barbaren',
  Knights: 'Ritter',
};

/** Was jede Hausregel ändert. */
export const options = optionWordsIn(optionSchema, GROUPS, {
  rules: {
    description: 'Die Form des Spiels.',
    descriptions: {
      base: 'Siedeln, bauen und handeln; Entwicklungskarten.',
      knights: 'Mit Waren, Ausbauten, Rittern und Barbaren, die von ihrem Schiff angreifen.',
      roaming: 'Wie mit Rittern, aber Barbaren landen in Buchten und streifen über die Insel.',
    },
  },
  target: 'Nötige Punkte; leer: 10 im Grundspiel, sonst 13, mit zwei Plätzen 15.',
  turnLimit: 'Züge, nach denen das Spiel endet; dann gewinnen die meisten Punkte.',
  firstSeat: 'Wer anfängt.',
  terrain: 'Wie die Landschaft ausgelegt wird; das Beispielbrett hat 19 Felder.',
  tokens: {
    description: 'Wie die Zahlen gelegt werden.',
    descriptions: {
      spiral: 'In fester Folge spiralförmig von einer Ecke aus.',
      random: 'Zufällig, nie zwei von 6 und 8 nebeneinander.',
      reference: 'Die des Beispielbretts, mit seiner Landschaft.',
    },
  },
  harbours: 'Wie die Hafenarten verteilt werden; das Beispielbrett hat 19 Felder.',
  handLimit: 'Karten, über denen bei einer Sieben die Hälfte abgelegt wird; leer: 7, mit zwei Plätzen 9.',
  friendlyRobber:
    'Der Räuber darf nicht zu einem Gebäude von jemandem mit so vielen offenen Punkten oder weniger, außer es bleibt kein anderes Feld; 0: er darf; leer: 0, mit zwei Plätzen 2.',
  robberLock: 'Der Räuber bleibt stehen, bis die Barbaren zum ersten Mal ankommen.',
  bankResource: 'Karten jedes Rohstoffs; leer: 19, mit fünf oder sechs Plätzen 24.',
  bankCommodity: 'Karten jeder Ware; leer: 12, mit fünf oder sechs Plätzen 18.',
  playerTrade: {
    description: 'Handel untereinander.',
    descriptions: {
      full: 'Angebote werden angenommen, abgelehnt oder mit einem Gegenangebot beantwortet.',
      noCounter: 'Angebote werden angenommen oder abgelehnt.',
      off: 'Gehandelt wird nur mit der Bank.',
    },
  },
  offersPerTurn: 'Angebote, die man im eigenen Zug machen darf.',
  offerMaxCards: 'Höchstzahl der Karten auf einer Seite eines Angebots.',
  specialBuild: 'Mit fünf oder sechs Plätzen dürfen nach jedem Zug alle bauen.',
  pieces: 'Steine je Platz; Ritter so viele von jeder Stufe.',
  points: 'Punkte; die einer Metropole kommen zu denen ihrer Stadt dazu.',
  leastRoad: 'Die kürzeste Straße, die als längste zählen kann.',
  leastArmy: 'Das kleinste Heer, das als größtes zählen kann.',
  progressLimit: 'Fortschrittskarten, die eine Hand fasst.',
  roadCost: 'Eine Straße.',
  settlementCost: 'Eine Siedlung.',
  cityCost: 'Eine Stadt.',
  developmentCost: 'Eine Entwicklungskarte.',
  wallCost: 'Eine Mauer.',
  recruitCost: 'Ein Ritter der Stufe 1.',
  promoteCost: 'Eine Stufe eines Ritters.',
  activateCost: 'Einen Ritter wecken.',
  medicineCost: 'Eine Stadt durch die Karte Heilkunst.',
  shipSteps: 'Schritte des Barbarenschiffs.',
  firstLandingGrace: 'Zusätzliche Schritte vor der ersten Ankunft.',
  merchantOnDesert: 'Der Händler darf in einer Wüste stehen: ein Punkt, kein Kurs.',
  deserterLevel: {
    description: 'Die Stufe des Ritters, der durch einen Überläufer kommt.',
    descriptions: {
      sameOrLower: 'Die des verlorenen oder niedriger, nach Wahl.',
      same: 'Die des verlorenen; 1, wo der Vorrat davon keinen hat.',
    },
  },
  deserterActs: 'Ein Ritter, der wach durch einen Überläufer kommt, darf sofort handeln.',
  showDiscards: 'Abgelegte Fortschrittskarten werden gezeigt.',
  shipBay: 'Die Bucht, von der aus Landungen gezählt werden.',
  pairDirection: 'In welcher Richtung weitere Paare folgen.',
  pairSpacing: 'Buchten von einem Paar zum nächsten.',
  landingStrikes: 'Ein landender Barbar kämpft und plündert, wo er landet.',
  landingRests: 'Nach jeder Landung schlafen alle Ritter ein.',
  coast: {
    description: 'Was ein Barbar tut, dessen Abbiegen ins Meer führt.',
    descriptions: {
      hug: 'Er nimmt den einzigen Weg weiter.',
      bounce: 'Er geht über die Kante zurück, auf der er kam.',
      wait: 'Er bleibt und behält seine Richtung.',
      leave: 'Er verschwindet, ohne dass jemand ihn besiegt hat.',
    },
  },
  alchemistSteers:
    'Ein vom Alchemisten gestellter roter Würfel bestimmt auch Landung und Marsch; sonst rollt dafür ein eigener.',
  displacing: 'Bei streifenden Barbaren dürfen Ritter schwächere Ritter vertreiben.',
  guestKnights: {
    description: 'Bei streifenden Barbaren dürfen Ritter Gäste anderer sein.',
    descriptions: {
      off: 'Ein Ritter steht nie in einem fremden Gebäude.',
      invited: 'Einmal im Zug darf man das eigene Haus für jemanden öffnen oder schließen.',
    },
  },
  settlementOnOwnKnight: 'Bei streifenden Barbaren darf eine Siedlung gebaut werden, wo ein eigener Ritter steht.',
  sackLevelLoss: 'Stufen, die ein Barbar durch jede Plünderung verliert; bei 0 verschwindet er.',
  killReward: {
    description: 'Was bekommt, wer einen Barbaren besiegt.',
    descriptions: {
      draw: 'Die oberste Karte eines Stapels nach Wahl.',
      search: 'Eine ausgesuchte Karte eines Stapels nach Wahl.',
      none: 'Nichts.',
    },
  },
  defenderTie: {
    description: 'Was bekommt, wer bei den meisten Siegen gleichauf liegt.',
    descriptions: { none: 'Nichts.', card: 'Je eine Karte aus einem Stapel nach Wahl.' },
  },
});
