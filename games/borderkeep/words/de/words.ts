import type { Seat } from '@marchlands/core/seat.ts';
import { choiceEnding, type ScoreLine, type SeatName, type TermWords, type Words } from '@marchlands/core/words.ts';
import { GOODS } from '../../data/cards.ts';
import type { Move } from '../../moves.ts';
import type { Setup } from '../../setup.ts';
import type { Types } from '../../types.ts';
import type { View } from '../../view/view.ts';
import { endedBy } from '../ended.ts';
import { hasMarket } from '../words.ts';
import { ENDING_WORDS } from './endings.ts';
import { ENDS } from './ends.ts';
import { eventText } from './events.ts';
import { cardName, GOOD_NAMES, goodName, unitName } from './names.ts';
import { outcomeText } from './outcome.ts';
import { refusalReason } from './refusals.ts';

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

/** Was der Zufall an jedem Schritt entscheidet. */
const CHANCE_PROMPTS: { readonly [step: string]: string | undefined } = {
  first: 'Um den ersten Zug wird gewürfelt.',
  deal: 'Karten werden ausgeteilt.',
  draw: 'Eine Karte wird gezogen.',
  event: 'Ein Ereignis wird gewürfelt.',
  table: 'Auf der Tabelle des Ereignisses wird gewürfelt.',
  gold: 'Würfel entscheiden über das Gold.',
  quake: 'Das Erdbeben wird für jedes Bauwerk gewürfelt.',
  plague: 'Die Pest wird für jeden Verteidiger gewürfelt.',
  vortex: 'Der Wirbel wird gewürfelt.',
  vortexCard: 'Der Wirbel nimmt eine Karte.',
  assassin: 'Der Meuchler sucht sich einen Helden.',
  spell: 'Ein Zauber wird gewürfelt.',
  attackDie: 'Angriffswürfel rollen.',
  randomHit: 'Ein Treffer fällt auf irgendeine Einheit.',
  loss: 'Der Verlust wird gewürfelt.',
};

const structures = (n: number): string => (n === 1 ? 'ein Bauwerk' : `${n} Bauwerke`);

/** `a, b oder c`; `a oder b`; `a`. */
function either(...ways: readonly (string | false)[]): string {
  const open = ways.filter((way) => way !== false);
  return open.length < 2 ? open.join('') : `${open.slice(0, -1).join(', ')} oder ${open.at(-1)}`;
}

/** Was ein Platz an jedem Schritt zu tun hat. */
function task(view: View, setup: Setup): string {
  const { table } = view;
  const [at, copy] = table.cursor;
  const swap = hasMarket(view, setup) && 'Güter tauschen';
  switch (table.step) {
    case 'buy':
      if (!setup.hasCards) return either(!setup.isSolo && 'Ereignis kaufen', swap, 'weiter');
      return either(!setup.isSolo && 'Karte kaufen', swap, 'weiter');
    case 'drop':
      return setup.options.voluntaryDiscard ? 'Karten ablegen oder weiter' : 'bis zum Handlimit ablegen';
    case 'trim':
      return 'bis zum Handlimit ablegen';
    case 'upkeep': {
      const card = setup.cards[at];
      const what = card === undefined ? 'eine Karte' : cardName(setup, card.id);
      return `Unterhalt für ${what}${copy > 0 ? ` ${copy + 1}` : ''} zahlen oder aufgeben`;
    }
    case 'mix':
      return `wählen, wie viel ${GOOD_NAMES[GOODS[table.payment?.good ?? 0]]} es sein soll`;
    case 'build':
      return either(setup.hasCards ? 'aus der Hand bauen' : 'bauen', swap, 'weiter');
    case 'attach':
      return `wählen, welcher Held ${cardName(setup, table.artifact ?? '?')} trägt`;
    case 'attack':
      return 'Angriffskarte spielen oder weiter';
    case 'victim':
      return 'das Opfer wählen';
    case 'hero':
      return 'wählen, welcher Held stirbt';
    case 'raid': {
      const unit = table.towns[table.active].units.at(at);
      return `wählen, ob ${unit === undefined ? 'ein Verteidiger' : unitName(setup, unit.unit)} in den Krieg zieht`;
    }
    case 'vortexDrop':
      return `${table.left === 1 ? 'eine Karte' : `${table.left} Karten`} ablegen`;
    case 'press':
      return setup.options.raidersWithdraw === 'singly'
        ? 'weiterkämpfen oder Plünderer zurückziehen'
        : 'weiterkämpfen oder zurückziehen';
    case 'ensorcell':
      return 'wählen, wen der Zauber trifft';
    case 'mend':
      return 'wählen, wer sich von einem Treffer erholt';
    case 'hit':
      return 'einen Treffer setzen';
    case 'lose':
      if (table.actor !== table.victim) return `wählen, welche die Stadt verliert: ${structures(table.left)}`;
      return `${structures(table.left)} aufgeben`;
    case 'heal':
      return `Mauern aufbauen, ${setup.hasCards ? 'Karten' : 'Gefallenes'} zurückholen oder weiter`;
    case 'pick':
      return 'ein Bauwerk wählen';
    default:
      return 'warten';
  }
}

function prompt(view: View, setup: Setup, name: SeatName): string {
  const { table } = view;
  if (table.step === 'over') return ENDING_WORDS[table.reason] ?? 'Die Partie ist vorbei.';
  const chance = CHANCE_PROMPTS[table.step];
  if (chance !== undefined) return chance;
  const what = task(view, setup);
  if (view.viewer !== table.actor)
    return `${name(table.actor)} muss ${what}.`.replace(/ oder weiter\.$/, ' oder weitermachen.');
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}.`;
}

function moveText(move: Move, setup: Setup, name: SeatName): string {
  const card = 'card' in move ? cardName(setup, move.card) : '';
  const unit = 'unit' in move ? unitName(setup, move.unit) : '';
  const mix = 'pay' in move && move.pay === 'mix' ? ', mit Wahl der Güter' : '';
  switch (move.kind) {
    case 'end':
      return 'Beende diese Phase';
    case 'buy':
      return `Kauf ${setup.hasCards ? 'eine Karte' : 'ein Ereignis'}${mix}`;
    case 'guild':
      return `Kauf ${setup.hasCards ? 'eine Karte' : 'ein Ereignis'} der Zunfthalle`;
    case 'market':
      return `Tausch ${goodName(move.good)} gegen Gold`;
    case 'drop':
      return `Leg ab: ${card}`;
    case 'keep':
      return `Zahl den Unterhalt${mix}`;
    case 'lapse':
      return 'Gib es auf';
    case 'build':
      return `Bau ${card}${mix}`;
    case 'spend':
      return `Gib ${move.amount} aus`;
    case 'attach':
      return `Gib es an ${unit}`;
    case 'play':
      return `Spiel ${card}`;
    case 'target':
      return `Triff ${name(move.seat)}`;
    case 'kill':
      return `Töte ${unit}`;
    case 'send':
      return 'Schick diesen Verteidiger';
    case 'stay':
      return 'Lass diesen Verteidiger daheim';
    case 'press':
      return 'Kämpf weiter';
    case 'withdraw':
      return 'Zieh dich zurück';
    case 'recall':
      return `Zieh ${unit} zurück`;
    case 'ensorcell':
      return `Verhex ${unit}`;
    case 'mend':
      return `Heil einen Treffer: ${unit}`;
    case 'hit':
      return `Triff ${unit}`;
    case 'lose':
      return `Gib ${card} auf`;
    case 'wall':
      return `Bau eine Mauer auf${mix}`;
    case 'recover':
      return `Hol ${card} zurück${mix}`;
    case 'pick':
      return `Wähl ${card}`;
    default:
      return move satisfies never;
  }
}

function goal({ isSolo, hasCards, options }: Setup): string {
  if (isSolo) {
    return hasCards
      ? 'Lass deine Stadt stehen, bis der Stapel leer ist.'
      : `Lass deine Stadt ${options.monsterAttacksToEnd} Monsterangriffe überstehen.`;
  }
  const end = hasCards ? 'der Stapel leer ist' : `${options.monsterAttacksToEnd} Monster angegriffen haben`;
  return `Hab die meisten Verteidiger und Bauwerke, wenn ${end}, oder die letzte Stadt, die steht.`;
}

function score({ table }: View, { options }: Setup, seat: Seat): readonly ScoreLine[] {
  const town = table.towns[seat];
  const guards = town.units.filter(({ unit }) => unit.startsWith('guard#')).length;
  return [
    { label: 'Bauwerke', points: town.structures.length },
    { label: 'Truppen und Helden', points: town.units.length - guards },
    ...(options.guardsScore ? [{ label: 'Wachen', points: guards }] : []),
  ];
}

function held({ own }: View, setup: Setup, seat: Seat): readonly string[] {
  return (own?.hands[seat] ?? []).map(({ card }) => cardName(setup, card));
}

const TERMS: { readonly [term: string]: TermWords } = {
  structures: { better: 'stärkt, worauf deine Stadt steht', worse: 'kostet deine Stadt Bauwerke' },
  walls: { better: 'stärkt die Mauern', worse: 'schwächt die Mauern' },
  defence: { better: 'stärkt die Verteidigung', worse: 'schwächt die Verteidigung' },
  income: { better: 'hebt den Ertrag', worse: 'senkt den Ertrag' },
  means: { better: 'spart Güter und Karten', worse: 'verbraucht Güter und Karten' },
  battle: { better: 'macht den Kampf sicherer', worse: 'macht den Kampf riskanter' },
};

export const words: Words<Types> = {
  options: OPTIONS,
  values: VALUES,
  endings: ENDING_WORDS,
  goal,
  score,
  held,
  terms: TERMS,
  prompt,
  event: eventText,
  move: moveText,
  choice: choiceEnding<Types>(moveText, (before) => ENDS[endedBy(before)]),
  outcome: outcomeText,
  refusal: refusalReason,
};
