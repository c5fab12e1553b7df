import { choiceEnding, type Words } from '@marchlands/core/words.ts';
import type { Types } from '../types.ts';
import { endedBy } from './ended.ts';
import { ENDING_WORDS } from './endings.ts';
import { ENDS } from './ends.ts';
import { eventText } from './events.ts';
import { goal, terms } from './goal.ts';
import { moveText } from './move.ts';
import { cardName } from './names.ts';
import { outcomeText } from './outcome.ts';
import { refusalReason } from './reasons.ts';
import { heldIn, scoreIn } from './score.ts';
import { prompt } from './tasks.ts';

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
  handLimitCheck: 'Hand limit applies',
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
  vortexChoice: 'The Vortex’s discards',
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
  recoverPrice: 'Price of taking a card back',
  guardsScore: 'Guards score',
  endTiming: 'When the deck is empty',
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
  monsterAttacksToEnd: 'Monster attacks until the end',
  nonCardTurnLimit: 'Turn limit',
};

export const words: Words<Types> = {
  options: OPTIONS,
  endings: ENDING_WORDS,
  goal,
  score: scoreIn({ structures: 'Structures', defenders: 'Troops and heroes', guards: 'Guard tokens' }),
  held: heldIn(cardName),
  terms,
  prompt,
  event: eventText,
  move: moveText,
  choice: choiceEnding<Types>(moveText, (before) => ENDS[endedBy(before)]),
  outcome: outcomeText,
  refusal: refusalReason,
};
