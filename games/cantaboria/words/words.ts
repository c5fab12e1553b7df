import type { Words } from '@marchlands/core/words.ts';
import type { Types } from '../types.ts';
import { choiceTelling } from './choice.ts';
import { ENDING_WORDS } from './endings.ts';
import { eventTelling } from './event-telling.ts';
import { EVENT_SENTENCES, SITE_WORDS } from './events.ts';
import { ENDS, move } from './move.ts';
import { outcomeTelling } from './outcome.ts';
import { names } from './places.ts';
import { prompt } from './prompt.ts';
import { refusalReason } from './reasons.ts';
import { scoreIn } from './score.ts';
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
  tradeRepeatMax: 'Repeats of an offer',
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
  redeclare: 'Same target again',
  logisticsMax: 'Logistics shipments',
  logisticsNeeds: 'Logistics need',
  citiesToWin: 'Cities to win',
  victoryCheck: 'The goal is checked',
  tieMode: 'Several at the goal',
  resigned: 'After a player resigns',
  cycleCap: 'Last cycle',
};

/** Everything that Cantaboria can say, in English. */
export const words: Words<Types> = {
  options: OPTIONS,
  endings: ENDING_WORDS,
  // CA-96.
  goal: ({ options }) => `Own ${options.citiesToWin} Cities, built or taken, at the end of a cycle.`,
  legend: () => [
    { sign: 'R B G Y P W', meaning: 'Warriors of the seats, in their order' },
    { sign: 't g i m', meaning: 'Timber, Gold, Iron and Magic' },
    { sign: 'h w c', meaning: 'Horse, Weapon and City' },
    { sign: 'M3#1', meaning: 'the first boat of the file in the water M3' },
  ],
  score: scoreIn('Cities'),
  terms,
  prompt,
  event: eventTelling(EVENT_SENTENCES, names),
  move,
  choice: choiceTelling(move, names, ENDS),
  outcome: outcomeTelling({ die: 'Die', site: 'Site', lot: 'Next site' }, SITE_WORDS),
  refusal: refusalReason,
};
