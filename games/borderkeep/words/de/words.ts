import { seatTermWords } from '@marchlands/core/seat-terms.ts';
import { choiceEnding, type TermWords, type Words } from '@marchlands/core/words.ts';
import { MAX_SEATS } from '../../data/limits.ts';
import type { Setup } from '../../setup.ts';
import type { Types } from '../../types.ts';
import { endedBy } from '../ended.ts';
import { heldIn, scoreIn } from '../score.ts';
import { ENDING_WORDS } from './endings.ts';
import { ENDS } from './ends.ts';
import { eventText } from './events.ts';
import { moveText } from './move.ts';
import { cardName, GOOD_NAMES } from './names.ts';
import { outcomeText } from './outcome.ts';
import { refusalReason } from './refusals.ts';
import { prompt } from './tasks.ts';

const OPTIONS: { readonly [name: string]: string } = {
  form: 'Spielform',
  deck: 'Stapel',
  seating: 'Erster Zug',
  startHand: 'Karten am Anfang',
  startGold: 'Gold am Anfang',
  startWalls: 'Burgmauern',
  startGuards: 'Wachen',
  castleIncome: 'Ertrag der Burg',
  handLimit: 'Handlimit',
  handLimitCheck: 'Das Handlimit gilt',
  voluntaryDiscard: 'Freies Ablegen',
  magicDrawPrice: 'Preis einer weiteren Karte',
  magicDrawsPerTurn: 'Weitere Karten je Zug',
  guildHallDrawsPerTurn: 'Karten der Zunfthalle je Zug',
  guildHallKeepsAttackCards: 'Zunfthalle behält Angriffskarten',
  mixWoodStone: 'Holz und Stein zusammen',
  marketUsesPerTurn: 'Tauschen je Zug',
  tavernCountsGuards: 'Schenke zählt Wachen',
  discountsAdd: 'Rabatte addieren sich',
  foodBansAddUp: 'Nahrungssperren addieren sich',
  firstAttackTurn: 'Erster Zug mit Angriffen',
  attackLimit: 'Angriffe je Zug',
  anyOpponentUsesPlace: 'Freie Wahl belegt einen Platz',
  windfalls: 'Wohlstand und Karawane',
  vortexChoice: 'Was der Wirbel nimmt',
  spiesCardKept: 'Spione behalten eine Angriffskarte',
  guardsMayRaid: 'Wachen dürfen plündern',
  raidTakesStructures: 'Überfälle kosten Bauwerke',
  raidersWithdraw: 'Plünderer ziehen sich zurück',
  healSpell: 'Der Zauber Heilung',
  moatOnMinions: 'Der Graben schwächt Diener',
  mutualDestruction: 'Beide Seiten fallen',
  structureLossChoice: 'Wer die Verluste wählt',
  wallSpill: 'Verluste erreichen die Mauern',
  monsterLossRecoverable: 'Verluste lassen sich zurückholen',
  maxSegments: 'Längster Kampf',
  healPhase: 'Wer heilt',
  wallPrice: 'Preis einer Mauer',
  recoverPrice: 'Preis des Zurückholens',
  guardsScore: 'Wachen zählen',
  endTiming: 'Das Ende mit dem Stapel',
  tieBreak: 'Gleichstand',
  soloOpening: 'Starthand allein',
  grace: 'Schonfrist allein',
  soloTargeting: 'Allein treffen Monster',
  soloAssassin: 'Der Meuchler allein',
  nonCardTarget: 'Angriffe der Tabellen treffen',
  nonCardEarly: 'Frühe Angriffe der Tabellen',
  nonCardExtraEvents: 'Ereignisse sind käuflich',
  nonCardRepeats: 'Mehrere vom Selben',
  nonCardRecover: 'Zurückholen ohne Karten',
  nonCardWar: 'Krieg in der Tabelle',
  evenMonsterTable: 'Gleichmäßige Monstertabelle',
  monsterAttacksToEnd: 'Monsterangriffe bis zum Ende',
  nonCardTurnLimit: 'Höchstzahl der Züge',
};

const VALUES: { readonly [value: string]: string } = {
  ...GOOD_NAMES,
  cards: 'mit Karten',
  nonCard: 'ohne Karten',
  asSeated: 'ausgewürfelt',
  byRoll: 'nach Würfen gesetzt',
  drawPhase: 'in der Ziehphase',
  endOfTurn: 'am Zugende',
  onePerOpponent: 'einer je Gegner',
  onePerTurn: 'einer',
  freeFromTurn3: 'ab dem ersten Angriffszug',
  freeFromTurn1: 'ab dem ersten Zug',
  usePlace: 'belegen einen Platz',
  victim: 'das Opfer',
  random: 'der Zufall',
  together: 'gemeinsam',
  singly: 'auch einzeln',
  never: 'nie',
  shared: 'geteilt',
  each: 'für jeden',
  noLoss: 'kein Verlust',
  loss: 'Verlust',
  attacker: 'der Angreifer',
  oneForOne: 'eins für eins',
  onlyIfNone: 'nur ohne Bauwerk',
  allTowns: 'alle Städte',
  activeOnly: 'nur die am Zug',
  atOnce: 'sofort',
  finishTurn: 'nach dem Zug',
  finishRound: 'nach der Runde',
  wallsThenGoods: 'Mauern, dann Güter',
  redraw: 'neu ziehen',
  discard: 'ablegen',
  weakest: 'die schwächste',
  strongest: 'die stärkste',
  dearest: 'den teuersten',
  player: 'nach Wahl',
  leftOpponent: 'Gegner',
  self: 'sich selbst',
  lapse: 'ohne Folgen',
  strike: 'treffen',
  reroll: 'neu würfeln',
  multiplayer: 'ab zwei Plätzen',
  always: 'immer',
  intoPlay: 'zurück ins Spiel',
  none: 'nichts',
};

function goal({ isSolo, hasCards, options }: Setup): string {
  if (isSolo) {
    return hasCards
      ? 'Lass deine Stadt stehen, bis der Stapel leer ist.'
      : `Lass deine Stadt ${options.monsterAttacksToEnd} Monsterangriffe überstehen.`;
  }
  const end = hasCards ? 'der Stapel leer ist' : `${options.monsterAttacksToEnd} Monster angegriffen haben`;
  return `Hab die meisten Verteidiger und Bauwerke, wenn ${end}, oder die letzte Stadt, die steht.`;
}

const TERMS: { readonly [term: string]: TermWords } = {
  structures: { better: 'lässt deiner Stadt mehr Bauwerke', worse: 'lässt deiner Stadt weniger Bauwerke' },
  walls: { better: 'lässt die Mauern stärker', worse: 'lässt die Mauern schwächer' },
  defence: { better: 'lässt die Verteidigung stärker', worse: 'lässt die Verteidigung schwächer' },
  income: { better: 'lässt dir mehr Ertrag', worse: 'lässt dir weniger Ertrag' },
  means: { better: 'lässt dir Güter und Karten von mehr Wert', worse: 'lässt dir Güter und Karten von weniger Wert' },
  goods: { better: 'lässt dir Güter von mehr Wert', worse: 'lässt dir Güter von weniger Wert' },
  hand: { better: 'lässt dir eine bessere Hand', worse: 'lässt dir eine schlechtere Hand' },
  monsters: { better: 'lässt dir Monster von mehr Wert', worse: 'lässt dir Monster von weniger Wert' },
  battle: { better: 'lässt den Kampf besser für dich laufen', worse: 'lässt den Kampf schlechter für dich laufen' },
  ...seatTermWords(
    MAX_SEATS,
    (name) => `ist schlechter für ${name}`,
    (name) => `ist besser für ${name}`,
  ),
};

export const words: Words<Types> = {
  options: OPTIONS,
  values: VALUES,
  endings: ENDING_WORDS,
  goal,
  score: scoreIn({ structures: 'Bauwerke', defenders: 'Truppen und Helden', guards: 'Wachen' }),
  held: heldIn(cardName),
  terms: TERMS,
  prompt,
  event: eventText,
  move: moveText,
  choice: choiceEnding<Types>(moveText, (before) => ENDS[endedBy(before)]),
  outcome: outcomeText,
  refusal: refusalReason,
};
