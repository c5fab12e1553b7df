import { choiceEnding, type SeatName, type Words } from '@marchlands/core/words.ts';
import { GOODS } from '../data/cards.ts';
import { cardNumber } from '../data/deck/deck.ts';
import type { Move } from '../moves.ts';
import type { Setup } from '../setup.ts';
import type { Types } from '../types.ts';
import type { View } from '../view/view.ts';
import { endedBy } from './ended.ts';
import { ENDING_WORDS } from './endings.ts';
import { ENDS } from './ends.ts';
import { cardName, eventText, unitName } from './events.ts';
import { goal, held, score, terms } from './goal.ts';
import { outcomeText } from './outcome.ts';
import { refusalReason } from './refusals.ts';

const OPTIONS: { readonly [name: string]: string } = {
  form: 'Form',
  deck: 'Deck',
  seating: 'First turn',
  startHand: 'Cards dealt',
  startGold: 'Gold at the start',
  startWalls: 'Castle walls',
  startGuards: 'Guard tokens',
  castleIncome: 'Castle income',
  handLimit: 'Hand limit',
  handLimitCheck: 'The hand limit counts',
  voluntaryDiscard: 'Free discards',
  magicDrawPrice: 'Price of an extra card',
  magicDrawsPerTurn: 'Extra cards a turn',
  guildHallDrawsPerTurn: 'Guild Hall cards a turn',
  guildHallKeepsAttackCards: 'Guild Hall keeps attack cards',
  mixWoodStone: 'Wood and stone together',
  marketUsesPerTurn: 'Market swaps a turn',
  tavernCountsGuards: 'Tavern counts guards',
  discountsAdd: 'Discounts add up',
  foodBansAddUp: 'Food bans add up',
  firstAttackTurn: 'First turn with attacks',
  attackLimit: 'Attacks a turn',
  anyOpponentUsesPlace: 'Free choice uses a place',
  windfalls: 'Prosperity and Caravan',
  vortexChoice: "The Vortex's discards",
  spiesCardKept: 'Spies keep an attack card',
  guardsMayRaid: 'Guards may raid',
  raidTakesStructures: 'Raids take structures',
  raidersWithdraw: 'Raiders withdraw',
  healSpell: 'The spell Heal',
  moatOnMinions: 'The Moat weakens minions',
  mutualDestruction: 'Both sides fall',
  structureLossChoice: 'Who picks the losses',
  wallSpill: 'Losses reach the walls',
  monsterLossRecoverable: 'Losses can be taken back',
  maxSegments: 'Longest battle',
  healPhase: 'Who heals',
  wallPrice: 'Price of a wall',
  recoverPrice: 'Price of taking back',
  guardsScore: 'Guards score',
  endTiming: 'The end with the deck',
  tieBreak: 'Ties',
  soloOpening: 'Solo opening hand',
  grace: 'Solo grace',
  soloTargeting: 'Solo monsters hit',
  soloAssassin: 'The solo Assassin',
  nonCardTarget: 'Attacks by table strike',
  nonCardEarly: 'Early attacks by table',
  nonCardExtraEvents: 'Events may be bought',
  nonCardRepeats: 'Copies of a thing',
  nonCardRecover: 'Taking back without cards',
  nonCardWar: 'War on the table',
  evenMonsterTable: 'Even monster table',
  monsterAttacksToEnd: 'Monster attacks to the end',
  nonCardTurnLimit: 'Turn limit',
};

/** What chance decides at each of its steps, as `... is rolled`. */
const CHANCE_PROMPTS: { readonly [step: string]: string | undefined } = {
  first: 'The first turn is rolled for.',
  deal: 'Cards are dealt.',
  draw: 'A card is drawn.',
  event: 'An event is rolled.',
  table: 'The table of the event is rolled on.',
  gold: 'Dice decide on the gold.',
  quake: 'The earthquake is rolled for each structure.',
  plague: 'The plague is rolled for each defender.',
  vortex: 'The Vortex is rolled.',
  vortexCard: 'The Vortex takes a card.',
  assassin: 'The Assassin picks a hero.',
  spell: 'A spell is rolled.',
  attackDie: 'Attack dice are rolled.',
  randomHit: 'A hit falls on a random unit.',
  loss: 'The loss is rolled.',
};

function structures(count: number): string {
  return count === 1 ? 'a structure' : `${count} structures`;
}

/** BK-18: whether the town of the acting seat has where goods are swapped. */
export function hasMarket({ table }: View, { groups }: Setup): boolean {
  return table.towns[table.actor].structures.some((card) => groups.markets.includes(cardNumber(card)));
}

/** `a, b, or c`; `a, or b`; `a`. */
function either(...ways: readonly (string | false)[]): string {
  const open = ways.filter((way) => way !== false);
  return open.length < 2 ? open.join('') : `${open.slice(0, -1).join(', ')}, or ${open.at(-1)}`;
}

/** What a seat decides at each of its steps, as an imperative. */
function task(view: View, setup: Setup): string {
  const { table } = view;
  const [at, copy] = table.cursor;
  const swap = hasMarket(view, setup) && 'swap goods';
  switch (table.step) {
    case 'buy':
      if (!setup.hasCards) return either(!setup.isSolo && 'buy an event', swap, 'go on');
      return either(!setup.isSolo && 'buy a card', swap, 'end drawing');
    case 'drop':
      return setup.options.voluntaryDiscard ? 'discard cards, or end drawing' : 'discard down to the hand limit';
    case 'trim':
      return 'discard down to the hand limit';
    case 'upkeep':
      return `pay the upkeep of ${setup.cards[at]?.name ?? 'a card'}${copy > 0 ? ` ${copy + 1}` : ''}, or give it up`;
    case 'mix':
      return `choose how much ${GOODS[table.payment?.good ?? 0]} to spend`;
    case 'build':
      return either(setup.hasCards ? 'build from the hand' : 'build', swap, 'end building');
    case 'attach':
      return `choose the hero who carries ${cardName(setup, table.artifact ?? '?')}`;
    case 'attack':
      return 'play an attack card, or end attacking';
    case 'victim':
      return 'choose the victim';
    case 'hero':
      return 'choose the hero who dies';
    case 'raid': {
      const unit = table.towns[table.active].units.at(at);
      return `send ${unit === undefined ? 'a defender' : unitName(setup, unit.unit)} to war, or not`;
    }
    case 'vortexDrop':
      return `discard ${table.left === 1 ? 'a card' : `${table.left} cards`}`;
    case 'press':
      return setup.options.raidersWithdraw === 'singly' ? 'press on, or withdraw raiders' : 'press on, or withdraw';
    case 'ensorcell':
      return 'choose whom the spell strikes';
    case 'mend':
      return 'choose who regains a hit';
    case 'hit':
      return 'place a hit';
    case 'lose':
      if (table.actor !== table.victim) return `choose ${structures(table.left)} that the town loses`;
      return `give up ${structures(table.left)}`;
    case 'heal':
      return `rebuild walls, take ${setup.hasCards ? 'cards' : 'what fell'} back, or end healing`;
    case 'pick':
      return 'pick a structure';
    default:
      return 'wait';
  }
}

function prompt(view: View, setup: Setup, name: SeatName): string {
  const { table } = view;
  if (table.step === 'over') return ENDING_WORDS[table.reason] ?? 'The match is over.';
  const chance = CHANCE_PROMPTS[table.step];
  if (chance !== undefined) return chance;
  const what = task(view, setup);
  if (view.viewer !== table.actor) return `${name(table.actor)} must ${what}.`;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}.`;
}

function moveText(move: Move, setup: Setup, name: SeatName): string {
  const card = 'card' in move ? (setup.cards[cardNumber(move.card)]?.name ?? move.card) : '';
  const unit = 'unit' in move ? unitName(setup, move.unit) : '';
  const mix = 'pay' in move && move.pay === 'mix' ? ', choosing the goods' : '';
  switch (move.kind) {
    case 'end':
      return 'End this phase';
    case 'buy':
      return `Buy ${setup.hasCards ? 'a card' : 'an event'}${mix}`;
    case 'guild':
      return `Buy ${setup.hasCards ? 'a card' : 'an event'} by the Guild Hall`;
    case 'market':
      return `Swap ${move.good} for gold`;
    case 'drop':
      return `Discard ${card}`;
    case 'keep':
      return `Pay the upkeep${mix}`;
    case 'lapse':
      return 'Give it up';
    case 'build':
      return `Build ${card}${mix}`;
    case 'spend':
      return `Spend ${move.amount}`;
    case 'attach':
      return `Give it to ${unit}`;
    case 'play':
      return `Play ${card}`;
    case 'target':
      return `Strike ${name(move.seat)}`;
    case 'kill':
      return `Kill ${unit}`;
    case 'send':
      return 'Send this defender';
    case 'stay':
      return 'Keep this defender at home';
    case 'press':
      return 'Press on';
    case 'withdraw':
      return 'Withdraw';
    case 'recall':
      return `Withdraw ${unit}`;
    case 'ensorcell':
      return `Ensorcell ${unit}`;
    case 'mend':
      return `Heal a hit of ${unit}`;
    case 'hit':
      return `Hit ${unit}`;
    case 'lose':
      return `Give up ${card}`;
    case 'wall':
      return `Rebuild a wall${mix}`;
    case 'recover':
      return `Take back ${card}${mix}`;
    case 'pick':
      return `Pick ${card}`;
    default:
      return move satisfies never;
  }
}

export const words: Words<Types> = {
  options: OPTIONS,
  endings: ENDING_WORDS,
  goal,
  score,
  held,
  terms,
  prompt,
  event: eventText,
  move: moveText,
  choice: choiceEnding<Types>(moveText, (before) => ENDS[endedBy(before)]),
  outcome: outcomeText,
  refusal: refusalReason,
};
