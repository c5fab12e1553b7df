import { choiceEnding, type Sign, type Words } from '@marchlands/core/words.ts';
import type { Setup } from '../setup.ts';
import { dueStep, STEP_NAMES } from '../state.ts';
import type { Types } from '../types.ts';
import { ENDING_WORDS } from './endings.ts';
import { ENDS } from './ends.ts';
import { eventText } from './events.ts';
import { moveText } from './move.ts';
import { CARD_NAMES, cardsText } from './names.ts';
import { onlyIn } from './only.ts';
import { outcomeText } from './outcome.ts';
import { refusalReason } from './reasons.ts';
import { heldIn, scoreIn } from './score.ts';
import { standingIn } from './standing.ts';
import { prompt } from './tasks.ts';
import { terms } from './terms.ts';

const OPTIONS: { readonly [name: string]: string } = {
  rules: 'Form',
  target: 'Points needed',
  turnLimit: 'Last turn',
  firstSeat: 'First player',
  terrain: 'Terrain',
  tokens: 'Tokens',
  harbours: 'Harbours',
  handLimit: 'Cards kept on a seven',
  friendlyRobber: 'Friendly robber',
  robberLock: 'Robber waits for the barbarians',
  bankResource: 'Cards of each resource',
  bankCommodity: 'Cards of each commodity',
  playerTrade: 'Trade between players',
  offersPerTurn: 'Offers in a turn',
  offerMaxCards: 'Cards on a side of an offer',
  specialBuild: 'Special building phases',
  pieces: 'Pieces',
  points: 'Points',
  leastRoad: 'Minimum longest road',
  leastArmy: 'Minimum largest army',
  progressLimit: 'Progress cards in hand',
  roadCost: 'Price of a road',
  settlementCost: 'Price of a settlement',
  cityCost: 'Price of a city',
  developmentCost: 'Price of a development card',
  wallCost: 'Price of a wall',
  recruitCost: 'Price of a knight',
  promoteCost: 'Price of a promotion',
  activateCost: 'Price of activating',
  medicineCost: 'Price by Medicine',
  shipSteps: 'Steps of the ship',
  firstLandingGrace: 'Grace before the first arrival',
  merchantOnDesert: 'Merchant on a desert',
  deserterLevel: 'Level of a Deserter',
  deserterActs: 'A Deserter acts at once',
  showDiscards: 'Discarded progress cards are shown',
  shipBay: 'Bay of the ship',
  pairDirection: 'Direction of further pairs',
  pairSpacing: 'Bays between pairs',
  landingStrikes: 'A landing strikes',
  landingRests: 'A landing rests all knights',
  coast: 'Barbarians at the coast',
  alchemistSteers: 'The Alchemist steers',
  displacing: 'Knights displace knights',
  guestKnights: 'Knights as guests',
  settlementOnOwnKnight: 'Settle where your knight stands',
  sackLevelLoss: 'Levels lost by a sack',
  killReward: 'Reward of a kill',
  defenderTie: 'Tie for most kills',
};

/** IK-301 to IK-303. */
function goal({ target }: Setup): string {
  return `Be the first to have ${target} points on your own turn.`;
}

const score = scoreIn({
  settlements: 'Settlements',
  cities: 'Cities',
  metropolises: 'Metropolises',
  longestRoad: 'Longest road',
  largestArmy: 'Largest army',
  pointCards: 'Point cards',
  shown: 'Cards laid open',
  merchant: 'Merchant',
  defender: 'Defender points',
});

const LEGEND: readonly Sign[] = [
  { sign: 's c x', meaning: 'settlement, city, city piece on its side, each with the number of its owner' },
  { sign: 'B L W G O D', meaning: 'brick, lumber, wool, grain, ore: cards, and the land that yields them; desert' },
  { sign: 'h5 G10 R', meaning: 'a hex, its land and number, the robber on it' },
  { sign: '22-28', meaning: 'an edge, by its vertices; on the map / \\ | or the number of the road’s owner' },
];
const KNIGHTS_LEGEND: readonly Sign[] = [
  { sign: 'P C K', meaning: 'paper, cloth, coin' },
  { sign: 'k2:1+ k2:1-', meaning: 'knight of the second player, of level 1, active and inactive' },
  { sign: 'w m', meaning: 'wall; city with a metropolis' },
  { sign: 'M2', meaning: 'the merchant of the second player' },
];
const BARBARIANS_LEGEND: readonly Sign[] = [
  { sign: 'b5:1@22<16', meaning: 'barbarian of bay 5, of level 1, on 22, coming from 16' },
];

/** Everything that the game can say, in English. */
export const words: Words<Types> = {
  options: OPTIONS,
  values: { roaming: 'roaming barbarians', knights: 'knights', base: 'base game' },
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
    notHeld: 'You do not hold the cards asked for.',
    near: (name, points) => `With ${points} points, ${name} is too near the win for a trade.`,
    nothing: 'Nothing can be built, bought or traded with the bank.',
    onlyBank: 'Nothing can be built or bought, and no trade with the bank leads there.',
  }),
  standing: standingIn((name) => `${name} in the lead`),
  prompt,
  event: eventText,
  move: moveText,
  choice: choiceEnding<Types>(moveText, (before) => ENDS[STEP_NAMES[dueStep(before)]]),
  outcome: outcomeText,
  refusal: refusalReason,
};
