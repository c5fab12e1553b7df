import type { ScoreLine, Sign, Words } from '@marchlands/core/words.ts';
import type { Setup } from '../setup.ts';
import type { Types } from '../types.ts';
import type { View } from '../view/view.ts';
import { choiceText } from './choice-text.ts';
import { ENDING_WORDS } from './endings.ts';
import { eventText } from './events.ts';
import { moveText } from './move.ts';
import { outcomeText } from './outcome.ts';
import { prompt } from './prompt.ts';
import { refusalReason } from './refusals.ts';
import { terms } from './terms.ts';

const OPTIONS: { readonly [name: string]: string } = {
  map: 'Map',
  mapNumber: 'Number of the random map',
  sitePlacement: 'Sites',
  resourceTokens: 'Tokens of each resource',
  weaponTokens: 'Weapons',
  cityTokens: 'Cities',
  boatTokens: 'Riverboats',
  voteTie: 'Even votes',
  voteSecret: 'Secret votes',
  goldForWeapon: 'Gold for a Weapon',
  goldForCity: 'Gold for a City',
  goldForBoat: 'Gold for a Riverboat',
  boatTimber: 'Timber for a Riverboat',
  buildAboard: 'Building aboard',
  breedOntoBoats: 'Bred Horses go aboard',
  breedOptional: 'Bred Horses may be declined',
  tradeWhat: 'What may be traded',
  tradeGifts: 'Gifts',
  tradeTo: 'Received tokens',
  tradeOntoBoats: 'Trade onto boats',
  tradeMode: 'Trade runs',
  tradeRounds: 'Rounds of Trade',
  tradeSideMax: 'Tokens on a side',
  tradeRepeatMax: 'The same offer again',
  footCapacity: 'Load on foot',
  footSteps: 'Steps on foot',
  horseCapacity: 'Load of a Horse',
  boatsInChain: 'Boats in Horse chains',
  boatRange: 'Range of a boat',
  boatLoadEnRoute: 'Boats load on the way',
  boatGoodsMax: 'Goods aboard a boat',
  cargoStaysAboard: 'Goods stay aboard',
  passageAtStart: 'Passage at the start',
  passageBothForbid: 'Both banks forbid',
  ownBankAllows: 'Own bank helps',
  attackWithGoods: 'Attack with goods aboard',
  hullPoints: 'Points of a hull',
  berthFiles: 'Files at berths',
  extraShipmentStep: 'Places for an extra shipment',
  adjacentCities: 'Cities beside the target',
  thirdPartyOrder: 'Third parties answer',
  redeclare: 'A target once more',
  logisticsMax: 'Logistics shipments',
  logisticsNeeds: 'Logistics need',
  citiesToWin: 'Cities to win',
  victoryCheck: 'The goal is looked at',
  tieMode: 'Several at the goal',
  resigned: 'A player resigns',
  cycleCap: 'Last cycle',
};

/** CA-96. */
function goal({ options }: Setup): string {
  return `Own ${options.citiesToWin} Cities, built or taken, at the end of a cycle.`;
}

/** The score counts Cities (CA-99). */
function score({ table }: View, _setup: Setup, seat: number): readonly ScoreLine[] {
  return [{ label: 'Cities', points: table.seats[seat].cities }];
}

const LEGEND: readonly Sign[] = [
  { sign: 'R B G Y P W', meaning: 'Warriors of the seats, in their order' },
  { sign: 't g i m', meaning: 'Timber, Gold, Iron and Magic' },
  { sign: 'h w c', meaning: 'Horse, Weapon and City' },
  { sign: 'M3#1', meaning: 'the first boat of the file in the water M3' },
];

/** Everything that Cantaboria can say, in English. */
export const words: Words<Types> = {
  options: OPTIONS,
  endings: ENDING_WORDS,
  goal,
  legend: () => LEGEND,
  score,
  terms,
  prompt,
  event: eventText,
  move: moveText,
  choice: choiceText,
  outcome: outcomeText,
  refusal: refusalReason,
};
