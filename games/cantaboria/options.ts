import { choice, flag, type OptionsOf, wholeOption } from '@marchlands/core/options.ts';

/** CA-08 to CA-99: the house rules of Cantaboria; the defaults are the rules as written. */
export const optionSchema = {
  sitePlacement: choice(['players', 'random'], {
    description: 'Who puts the sites down.',
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
    description: 'Votes are secret until all are in; off: given openly from the Lead to the left.',
    rules: ['CA-26'],
  }),
  goldForWeapon: wholeOption([0, 3], 2, {
    description: 'Gold price of a Weapon; 0 is no such price.',
    rules: ['CA-28'],
    group: 'Prices',
  }),
  goldForCity: wholeOption([0, 6], 4, {
    description: 'Gold price of a City; 0 is no such price.',
    rules: ['CA-29'],
    group: 'Prices',
  }),
  goldForBoat: wholeOption([0, 4], 3, {
    description: 'Gold price of a Riverboat; 0 is no such price.',
    rules: ['CA-30'],
    group: 'Prices',
  }),
  boatTimber: wholeOption([2, 3], 3, {
    description: 'Timber price of a Riverboat.',
    rules: ['CA-30'],
    group: 'Prices',
  }),
  breedOptional: flag(true, {
    description: 'A bred Horse may be declined; off: it must be placed where it can be.',
    rules: ['CA-42'],
  }),
  horseCapacity: wholeOption([1, 99], 99, {
    description: 'Goods and Weapons that a Horse carries at one time.',
    rules: ['CA-57'],
  }),
  boatsInChain: flag(true, { description: 'A boat with a Horse is a link of a Horse chain.', rules: ['CA-58'] }),
  hullPoints: wholeOption([0, 4], 2, { description: "Points of a boat's hull.", rules: ['CA-79'] }),
  berthFiles: flag(true, { description: 'Boats at one berth form a file.', rules: ['CA-05'] }),
  extraShipmentStep: wholeOption([0, 6], 3, {
    description: 'Places for each extra shipment; 0 is none.',
    rules: ['CA-52'],
  }),
  adjacentCities: flag(true, {
    description: 'A City counts in places beside the target too; off: in the target alone.',
    rules: ['CA-80', 'CA-81'],
  }),
  hopelessDeclarations: flag(false, { description: 'Any target may be declared.', rules: ['CA-88'] }),
  logisticsNeeds: choice(['edge', 'success', 'declaration'], {
    description: 'The attack that must follow logistics shipments.',
    rules: ['CA-94'],
    descriptions: {
      edge: 'A success, or offence above defence before any third party spoke.',
      success: 'A success.',
      declaration: 'Any legal declaration.',
    },
  }),
  citiesToWin: wholeOption([2, 8], 3, { description: 'Cities needed.', rules: ['CA-96'], group: 'End' }),
  tieMode: choice(['shared', 'playOn'], {
    description: 'Several seats at the goal.',
    rules: ['CA-96'],
    group: 'End',
    descriptions: {
      shared: 'They win together.',
      playOn: 'Play goes on until one has more Cities than every other.',
    },
  }),
  cycleCap: wholeOption([1, 200], 60, { description: 'The last cycle.', rules: ['CA-99'], group: 'End' }),
};

export type Options = OptionsOf<typeof optionSchema>;
