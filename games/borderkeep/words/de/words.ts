import { choiceEnding, type TermWords, type Words } from '@marchlands/core/words.ts';
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
  structures: { better: 'stärkt, worauf deine Stadt steht', worse: 'kostet deine Stadt Bauwerke' },
  walls: { better: 'stärkt die Mauern', worse: 'schwächt die Mauern' },
  defence: { better: 'stärkt die Verteidigung', worse: 'schwächt die Verteidigung' },
  income: { better: 'hebt den Ertrag', worse: 'senkt den Ertrag' },
  means: { better: 'spart Güter und Karten', worse: 'verbraucht Güter und Karten' },
  goods: { better: 'spart Güter', worse: 'verbraucht Güter' },
  hand: { better: 'lässt dir eine bessere Hand', worse: 'lässt dir eine schlechtere Hand' },
  monsters: { better: 'behält ein Monster für die anderen', worse: 'gibt ein Monster für die anderen her' },
  battle: { better: 'wendet den Kampf zu deinen Gunsten', worse: 'wendet den Kampf gegen dich' },
  others: { better: 'wirft die anderen zurück', worse: 'hilft den anderen' },
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
