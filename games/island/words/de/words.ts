import { choiceEnding, type Sign, type Words } from '@marchlands/core/words.ts';
import type { Setup } from '../../setup.ts';
import { dueStep, STEP_NAMES } from '../../state.ts';
import type { Types } from '../../types.ts';
import { onlyIn } from '../only.ts';
import { heldIn, scoreIn } from '../score.ts';
import { standingIn } from '../standing.ts';
import { ENDING_WORDS } from './endings.ts';
import { ENDS } from './ends.ts';
import { eventText } from './events.ts';
import { moveText } from './move.ts';
import { CARD_NAMES, cardsText, KIND_NAMES, TERRAIN_NAMES, TRACK_NAMES } from './names.ts';
import { outcomeText } from './outcome.ts';
import { refusalReason } from './refusals.ts';
import { prompt } from './tasks.ts';
import { terms } from './terms.ts';

const OPTIONS: { readonly [name: string]: string } = {
  rules: 'Spielform',
  target: 'Nötige Punkte',
  turnLimit: 'Letzter Zug',
  firstSeat: 'Wer anfängt',
  terrain: 'Landschaft',
  tokens: 'Zahlenplättchen',
  harbours: 'Häfen',
  handLimit: 'Karten, die eine Sieben lässt',
  friendlyRobber: 'Freundlicher Räuber',
  robberLock: 'Räuber wartet auf die Barbaren',
  bankResource: 'Karten jedes Rohstoffs',
  bankCommodity: 'Karten jeder Ware',
  playerTrade: 'Handel untereinander',
  offersPerTurn: 'Angebote je Zug',
  offerMaxCards: 'Karten auf einer Seite eines Angebots',
  specialBuild: 'Bauphasen',
  pieces: 'Steine',
  points: 'Punkte',
  leastRoad: 'Kürzeste längste Straße',
  leastArmy: 'Kleinstes größtes Heer',
  progressLimit: 'Fortschrittskarten auf der Hand',
  roadCost: 'Preis einer Straße',
  settlementCost: 'Preis einer Siedlung',
  cityCost: 'Preis einer Stadt',
  developmentCost: 'Preis einer Entwicklungskarte',
  wallCost: 'Preis einer Mauer',
  recruitCost: 'Preis eines Ritters',
  promoteCost: 'Preis einer Beförderung',
  activateCost: 'Preis des Weckens',
  medicineCost: 'Preis mit Heilkunst',
  shipSteps: 'Schritte des Schiffs',
  firstLandingGrace: 'Frist vor der ersten Ankunft',
  merchantOnDesert: 'Händler in der Wüste',
  deserterLevel: 'Stufe eines Überläufers',
  deserterActs: 'Ein Überläufer handelt sofort',
  showDiscards: 'Abgelegte Fortschrittskarten sind offen',
  shipBay: 'Bucht des Schiffs',
  pairDirection: 'Richtung weiterer Paare',
  pairSpacing: 'Buchten zwischen Paaren',
  landingStrikes: 'Eine Landung trifft',
  landingRests: 'Eine Landung schläfert alle Ritter ein',
  coast: 'Barbaren an der Küste',
  alchemistSteers: 'Der Alchemist lenkt',
  displacing: 'Ritter vertreiben Ritter',
  guestKnights: 'Ritter als Gäste',
  settlementOnOwnKnight: 'Siedeln, wo ein eigener Ritter steht',
  sackLevelLoss: 'Stufen, die eine Plünderung kostet',
  killReward: 'Lohn für einen besiegten Barbaren',
  defenderTie: 'Gleichstand bei den meisten Siegen',
};

const VALUES: { readonly [value: string]: string } = {
  ...KIND_NAMES,
  ...TERRAIN_NAMES,
  ...TRACK_NAMES,
  ...CARD_NAMES,
  any: 'beliebig',
  ship: 'Schiff',
  roaming: 'streifende Barbaren',
  knights: 'Ritter',
  base: 'Grundspiel',
  random: 'ausgelost',
  reference: 'wie im Beispiel',
  spiral: 'Spirale',
  full: 'mit Gegenangebot',
  noCounter: 'ohne Gegenangebot',
  off: 'aus',
  roads: 'Straßen',
  settlements: 'Siedlungen',
  cities: 'Städte',
  walls: 'Mauern',
  settlement: 'Siedlung',
  city: 'Stadt',
  metropolis: 'Metropole',
  longestRoad: 'längste Straße',
  largestArmy: 'größtes Heer',
  pointCard: 'Siegpunktkarte',
  shownCard: 'offene Karte',
  merchant: 'Händler',
  defender: 'Retterpunkt',
  sameOrLower: 'gleich oder niedriger',
  same: 'gleich',
  counterclockwise: 'gegen den Uhrzeigersinn',
  clockwise: 'im Uhrzeigersinn',
  hug: 'entlang',
  bounce: 'zurück',
  wait: 'warten',
  leave: 'fort',
  invited: 'auf Einladung',
  draw: 'ziehen',
  search: 'suchen',
  none: 'nichts',
  card: 'eine Karte',
};

const score = scoreIn({
  settlements: 'Siedlungen',
  cities: 'Städte',
  metropolises: 'Metropolen',
  longestRoad: 'Längste Straße',
  largestArmy: 'Größtes Heer',
  pointCards: 'Siegpunktkarten',
  shown: 'Offene Karten',
  merchant: 'Händler',
  defender: 'Retterpunkte',
});

function goal({ target }: Setup): string {
  return `Hab als Erster in einem eigenen Zug ${target} Punkte.`;
}

const LEGEND: readonly Sign[] = [
  { sign: 's c x', meaning: 'Siedlung, Stadt, umgelegte Stadt, je mit der Nummer des Besitzers' },
  {
    sign: 'B L W G O D',
    meaning: 'Lehm, Holz, Wolle, Getreide, Erz: Karten, und das Land, das sie bringt; Wüste',
  },
  { sign: 'h5 G10 R', meaning: 'ein Feld, sein Land und seine Zahl, der Räuber darauf' },
  {
    sign: '22-28',
    meaning: 'eine Kante nach ihren Ecken; auf der Karte / \\ | oder die Nummer, wessen Straße dort liegt',
  },
];
const KNIGHTS_LEGEND: readonly Sign[] = [
  { sign: 'P C K', meaning: 'Papier, Tuch, Münze' },
  { sign: 'k2:1+ k2:1-', meaning: 'Ritter des zweiten Platzes, Stufe 1, wach und schlafend' },
  { sign: 'w m', meaning: 'Mauer; Stadt mit Metropole' },
  { sign: 'M2', meaning: 'der Händler des zweiten Platzes' },
];
const BARBARIANS_LEGEND: readonly Sign[] = [
  { sign: 'b5:1@22<16', meaning: 'Barbar der Bucht 5, Stufe 1, auf 22, gekommen von 16' },
];

/** Alles, was das Spiel sagen kann. */
export const words: Words<Types> = {
  options: OPTIONS,
  values: VALUES,
  endings: ENDING_WORDS,
  goal,
  legend: ({ isBase, isRoaming }) => [
    ...LEGEND,
    ...(isBase ? [] : KNIGHTS_LEGEND),
    ...(isRoaming ? BARBARIANS_LEGEND : []),
  ],
  score,
  held: heldIn(cardsText, CARD_NAMES),
  terms,
  only: onlyIn({
    notHeld: 'Du hast die verlangten Karten nicht.',
    near: (name, points) => `Mit ${points} Punkten ist ${name} dem Sieg zu nah für einen Handel.`,
    nothing: 'Nichts kann gebaut, gekauft oder mit der Bank getauscht werden.',
    onlyBank: 'Nichts kann gebaut oder gekauft werden, und kein Tausch mit der Bank führt dahin.',
  }),
  standing: standingIn((name) => `${name} in Führung`),
  prompt,
  event: eventText,
  move: moveText,
  choice: choiceEnding<Types>(moveText, (before) => ENDS[STEP_NAMES[dueStep(before)]]),
  outcome: outcomeText,
  refusal: refusalReason,
};
