import {
  choice,
  type DataOption,
  data,
  flag,
  type OptionsOf,
  wholeOption,
  wholeOrNull,
} from '@marchlands/core/options.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { MAX_BERTHS, MAX_CYCLES, MAX_REACHES, MAX_ROUNDS, MAX_SIDE } from './data/limits.ts';
import type { MapData } from './data/map.ts';
import { checkMap } from './data/map-check/map-check.ts';
import { ayathgaron36 } from './data/maps/ayathgaron-36.ts';
import { maps } from './data/maps/maps.ts';
import { MOST_NUMBER, mapNamed } from './data/maps/random-map.ts';

const RANDOM = 'random';

/** The value of the map option: the id of a shipped map, `random`, or a whole map. */
type MapChoice = string | MapData;

const map: DataOption<MapChoice> = data<MapChoice>(
  (seats) => (seats <= ayathgaron36.players.max ? ayathgaron36.id : RANDOM),
  readMap,
  {
    description: `The map: ${maps.map(({ id }) => id).join(', ')}, ${RANDOM}, or a map as JSON; for five or six players ${RANDOM} by default.`,
    rules: ['CA-01', 'CA-02', 'CA-07', 'CA-14'],
    group: 'Map',
  },
  (rng, seats) => (seats <= ayathgaron36.players.max && rng.below(2) === 0 ? ayathgaron36.id : RANDOM),
);

/** The id of a shipped map, `random`, or a map that passes all checks; otherwise all its problems. */
function readMap(value: unknown, at: string): Result<MapChoice> {
  const ids = [...maps.map(({ id }) => id), RANDOM];
  if (typeof value === 'string' && !value.trimStart().startsWith('{')) {
    return ids.includes(value)
      ? ok(value)
      : fail(`must be one of ${ids.join(', ')}, or a map as JSON, not ${quoted(value)}.`, at);
  }
  const { map: found, errors } = checkMap(value);
  if (found === null) return fail(errors.map(({ message }) => `${message}.`).join(' '), at);
  const { reaches, berths } = found;
  if (reaches.length > MAX_REACHES || berths.length > MAX_BERTHS) {
    return fail(
      `has ${reaches.length} reaches and ${berths.length} berths; ${MAX_REACHES} and ${MAX_BERTHS} at most.`,
      at,
    );
  }
  return ok(found);
}

/** The map that the options name, or why there is none. */
export function mapOf({ map: chosen, mapNumber }: Options, seats: number): Result<MapData> {
  return typeof chosen === 'string' ? mapNamed(chosen, mapNumber, seats) : ok(chosen);
}

/** CA-08 to CA-99: the house rules of Cantaboria; the defaults are the rules as written. */
export const optionSchema = {
  map,
  mapNumber: wholeOption([1, MOST_NUMBER], 1, {
    description: 'Which random map: the same number and number of players give the same map.',
    rules: ['CA-14'],
    group: 'Map',
  }),
  sitePlacement: choice(['players', 'random'], {
    description: 'Who lays the sites.',
    rules: ['CA-16'],
    group: 'Start',
    descriptions: { players: 'The players in turn, unseen.', random: 'All by lot.' },
  }),
  resourceTokens: wholeOption([10, 60], 20, {
    description: 'Tokens of each of the five resources.',
    rules: ['CA-08'],
    group: 'Supply',
  }),
  weaponTokens: wholeOption([4, 60], 16, { description: 'Weapons in the supply.', rules: ['CA-08'], group: 'Supply' }),
  cityTokens: wholeOption([4, 40], 12, {
    description: 'Cities in the supply.',
    rules: ['CA-08', 'CA-96'],
    group: 'Supply',
  }),
  boatTokens: wholeOption([0, 40], 12, {
    description: 'Riverboats in the supply; 0 plays without boats.',
    rules: ['CA-08'],
    group: 'Supply',
  }),
  voteTie: choice(['lead', 'happens', 'skipped'], {
    description: 'Who breaks an even vote.',
    rules: ['CA-25'],
    descriptions: { lead: "The Lead's own vote.", happens: 'The phase takes place.', skipped: 'It is skipped.' },
  }),
  voteSecret: flag(true, {
    description: 'Votes are secret until all are in; off: players vote openly, from the Lead to the left.',
    rules: ['CA-26'],
  }),
  goldForWeapon: wholeOption([2, 3], 2, {
    hasZero: true,
    description: 'Gold price of a Weapon; 0: not for Gold.',
    rules: ['CA-28'],
    group: 'Prices',
  }),
  goldForCity: wholeOption([4, 6], 4, {
    hasZero: true,
    description: 'Gold price of a City; 0: not for Gold.',
    rules: ['CA-29'],
    group: 'Prices',
  }),
  goldForBoat: wholeOption([3, 4], 3, {
    hasZero: true,
    description: 'Gold price of a Riverboat; 0: not for Gold.',
    rules: ['CA-30'],
    group: 'Prices',
  }),
  boatTimber: wholeOption([2, 3], 3, {
    description: 'Timber price of a Riverboat.',
    rules: ['CA-30'],
    group: 'Prices',
  }),
  buildAboard: choice(['off', 'weapon'], {
    description: "What a boat's own cargo pays for.",
    rules: ['CA-34'],
    group: 'Prices',
    descriptions: { off: 'Nothing.', weapon: 'A Weapon, which is placed aboard.' },
  }),
  breedOntoBoats: flag(false, {
    description: 'Boats without a Horse may receive a bred one, and boats with one link the herd.',
    rules: ['CA-42'],
  }),
  breedOptional: flag(true, {
    description: 'A bred Horse may be declined; off: it must be placed if possible.',
    rules: ['CA-42'],
  }),
  tradeWhat: choice(['resources', 'resourcesAndWeapons'], {
    description: 'What may be traded.',
    rules: ['CA-45'],
    group: 'Trade',
    descriptions: { resources: 'Goods and Horses.', resourcesAndWeapons: 'Weapons too, one per territory.' },
  }),
  tradeGifts: flag(false, { description: 'One side of a trade may be empty.', rules: ['CA-46'], group: 'Trade' }),
  tradeTo: choice(['anywhere', 'border'], {
    description: 'Where received tokens go.',
    rules: ['CA-47'],
    group: 'Trade',
    descriptions: {
      anywhere: 'Into any of your territories.',
      border: "Into your territories beside one of the giver's places.",
    },
  }),
  tradeOntoBoats: flag(false, {
    description: 'Received tokens may go aboard your boats.',
    rules: ['CA-47'],
    group: 'Trade',
  }),
  tradeMode: choice(['rounds', 'live'], {
    description: 'How Trade runs.',
    rules: ['CA-49'],
    group: 'Trade',
    descriptions: {
      rounds: 'In rounds: each player in turn makes one offer or passes.',
      live: 'Each player makes offers until done, and may act again after receiving one; Trade ends when all are done.',
    },
  }),
  tradeRounds: wholeOption([1, MAX_ROUNDS], 8, {
    description: 'The most rounds of one Trade phase; if live, the most offers of one player in it.',
    rules: ['CA-49'],
    group: 'Trade',
  }),
  tradeSideMax: wholeOption([1, MAX_SIDE], 6, {
    description: 'The most tokens on one side of an offer.',
    rules: ['CA-50'],
    group: 'Trade',
  }),
  tradeRepeatMax: wholeOption([1, 10], 3, {
    description: 'How often you may make the same offer to the same player in a phase.',
    rules: ['CA-50'],
    group: 'Trade',
  }),
  footCapacity: wholeOrNull([1, 9], {
    none: 'noLimit',
    byDefault: 1,
    description: 'Goods and Weapons in one shipment by foot, all from one place to one place; null is no limit.',
    rules: ['CA-55'],
  }),
  footSteps: wholeOption([1, 2], 1, {
    description: 'Steps of a shipment by foot, and of a Weapon that attacks by foot.',
    rules: ['CA-55', 'CA-85'],
  }),
  horseCapacity: wholeOrNull([1, 9], {
    none: 'noLimit',
    description: 'Goods and Weapons a Horse carries at a time; null is no limit.',
    rules: ['CA-57'],
  }),
  boatsInChain: flag(true, { description: 'A boat with a Horse is a link of a Horse chain.', rules: ['CA-58'] }),
  boatRange: wholeOption([0, 12], 0, { description: 'Steps of one boat move; 0 is no limit.', rules: ['CA-60'] }),
  boatLoadEnRoute: flag(true, {
    description: 'A boat loads wherever it comes; off: it loads where it starts and unloads where it stops.',
    rules: ['CA-61'],
  }),
  boatGoodsMax: wholeOption([0, 12], 0, {
    description: 'Goods that a boat may hold, however they come aboard; 0 is no limit.',
    rules: ['CA-62'],
  }),
  cargoStaysAboard: flag(true, {
    description:
      'Goods may stay aboard at the end; off: they are set down wherever the boat ends beside a bank or shore of yours.',
    rules: ['CA-62', 'CA-63'],
  }),
  passageAtStart: flag(false, {
    description: 'Leaving the reach where the move begins needs passage too.',
    rules: ['CA-65'],
  }),
  passageBothForbid: choice(['sum', 'each'], {
    description: 'What a boat must exceed when two owners forbid.',
    rules: ['CA-68'],
    descriptions: { sum: 'Both banks together.', each: 'Each bank alone.' },
  }),
  ownBankAllows: flag(true, {
    description: "The mover's own bank helps the boat; off: it does not count.",
    rules: ['CA-69'],
  }),
  attackWithGoods: flag(false, {
    description: 'A boat with goods aboard may make the move of an attack.',
    rules: ['CA-87'],
  }),
  hullPoints: wholeOption([0, 4], 2, { description: "Points of a boat's hull.", rules: ['CA-79'] }),
  berthFiles: flag(true, { description: 'Boats at one berth form a file.', rules: ['CA-05'] }),
  extraShipmentStep: wholeOption([2, 6], 3, {
    hasZero: true,
    description: 'Places needed for each extra shipment; 0: no extra shipments.',
    rules: ['CA-52'],
  }),
  adjacentCities: flag(true, {
    description: 'A City counts in places beside the target too; off: in the target alone.',
    rules: ['CA-80', 'CA-81'],
  }),
  thirdPartyOrder: choice(['seats', 'together'], {
    description: 'How third parties answer.',
    rules: ['CA-90'],
    descriptions: {
      seats: "Openly, in order from the attacker's left.",
      together: 'All in secret, and shown at once.',
    },
  }),
  redeclare: choice(['oncePerAttack', 'oncePerTurn', 'free'], {
    description: 'How often you may declare a target that was not taken.',
    rules: ['CA-92'],
    descriptions: {
      oncePerAttack: "Once for each of the turn's two attacks.",
      oncePerTurn: 'Once in a turn.',
      free: 'Three times for each attack.',
    },
  }),
  logisticsMax: wholeOrNull([0, 8], {
    none: 'byRules',
    description: 'Logistics shipments of a turn; null is one for each City.',
    rules: ['CA-93'],
  }),
  logisticsNeeds: choice(['edge', 'success', 'declaration'], {
    description: 'The attack that must follow logistics shipments.',
    rules: ['CA-94'],
    descriptions: {
      edge: 'A success, or offence above defence before any third party answered.',
      success: 'A success.',
      declaration: 'Any legal declaration.',
    },
  }),
  citiesToWin: wholeOption([2, 8], 3, { description: 'Cities needed.', rules: ['CA-96'], group: 'End' }),
  victoryCheck: choice(['cycle', 'phase', 'atOnce'], {
    description: 'When the goal is checked.',
    rules: ['CA-96'],
    group: 'End',
    descriptions: {
      cycle: 'At the end of each cycle.',
      phase: 'After Development and after Attack.',
      atOnce: 'As soon as a City is built or taken.',
    },
  }),
  tieMode: choice(['shared', 'playOn'], {
    description: 'What happens when several players reach the goal.',
    rules: ['CA-96'],
    group: 'End',
    descriptions: {
      shared: 'They win together.',
      playOn: 'Play goes on until one has more Cities than every other.',
    },
  }),
  resigned: choice(['dormant', 'computer'], {
    description: 'What becomes of a seat whose player resigns.',
    rules: ['CA-97'],
    group: 'End',
    descriptions: {
      dormant: 'It acts no more; its places stay.',
      computer: 'A bot takes it over and plays on.',
    },
  }),
  cycleCap: wholeOption([10, 200], 60, {
    hasZero: true,
    description: `The last cycle; 0: no limit but the ${MAX_CYCLES} that any match can have.`,
    rules: ['CA-99'],
    group: 'End',
  }),
};

export type Options = OptionsOf<typeof optionSchema>;
