import {
  choice,
  flag,
  grouped,
  type OptionsOf,
  type TableOption,
  table,
  wholeOption,
  wholeOrNull,
} from '@marchlands/core/options.ts';
import { KINDS, type Kind } from './data/kinds.ts';
import { COSTS, type Cost, PIECES, POINTS } from './data/pieces.ts';

/** By cost: the option for its price, kind by kind. */
function price(cost: Cost, description: string, rules: readonly string[]): TableOption<Kind> {
  const [brick, lumber, wool, grain, ore, paper, cloth, coin] = COSTS[cost];
  const byDefault = { brick, lumber, wool, grain, ore, paper, cloth, coin };
  return table(KINDS, [0, 9], () => byDefault, { description, rules });
}

/** All house rules; the defaults are the rules as written. Seats are numbered from 1, as at a table. */
export const optionSchema = {
  ...grouped('Game', {
    rules: choice(['roaming', 'knights', 'base'], {
      description: 'The form of the game.',
      rules: ['IK-001'],
      descriptions: {
        base: 'Settle, build and trade; development cards.',
        knights: 'With commodities, improvements, knights and barbarians that attack from their ship.',
        roaming: 'As with knights, but barbarians land in bays and roam the island.',
      },
    }),
    target: wholeOrNull([3, 30], {
      none: 'byRules',
      description: 'Points needed; none: 10 in the base form, 13 otherwise, 15 with two seats.',
      rules: ['IK-301', 'IK-302', 'IK-310'],
    }),
    turnLimit: wholeOption([10, 100_000], 1000, {
      description: 'Turns after which the game ends; the most points then win.',
      rules: ['IK-307'],
    }),
    firstSeat: choice(['random', '1', '2', '3', '4', '5', '6'], { description: 'Who begins.', rules: ['IK-040'] }),
  }),
  ...grouped('Board', {
    terrain: choice(['random', 'reference'], {
      description: 'How terrain is laid; the reference board has 19 hexes.',
      rules: ['IK-028'],
    }),
    tokens: choice(['spiral', 'random', 'reference'], {
      description: 'How number tokens are laid.',
      rules: ['IK-029'],
      descriptions: {
        spiral: 'In the fixed order on a spiral from a corner.',
        random: 'At random, no two of 6 and 8 side by side.',
        reference: 'Those of the reference board, with its terrain.',
      },
    }),
    harbours: choice(['random', 'reference'], {
      description: 'How kinds of harbour are dealt; the reference board has 19 hexes.',
      rules: ['IK-030'],
    }),
  }),
  ...grouped('Robber', {
    handLimit: wholeOrNull([3, 20], {
      none: 'byRules',
      description: 'Cards above which half is discarded on a seven; none: 7, with two seats 9.',
      rules: ['IK-078', 'IK-311'],
    }),
    friendlyRobber: wholeOrNull([0, 5], {
      none: 'byRules',
      description:
        'The robber may not go to a building of an opponent with this many public points or fewer, unless no other hex is left; 0: it may; none: 0, with two seats 2.',
      rules: ['IK-082', 'IK-312'],
    }),
    robberLock: flag(true, {
      description: 'The robber stays where it is until the barbarians first arrive.',
      rules: ['IK-086'],
    }),
  }),
  ...grouped('Trade', {
    bankResource: wholeOrNull([5, 99], {
      none: 'byRules',
      description: 'Cards of each resource; none: 19, with five or six seats 24.',
      rules: ['IK-032'],
    }),
    bankCommodity: wholeOrNull([3, 99], {
      none: 'byRules',
      description: 'Cards of each commodity; none: 12, with five or six seats 18.',
      rules: ['IK-033'],
    }),
    playerTrade: choice(['full', 'noCounter', 'off'], {
      description: 'Trade between players.',
      rules: ['IK-097', 'IK-105'],
      descriptions: {
        full: 'Offers are accepted, declined or countered.',
        noCounter: 'Offers are accepted or declined.',
        off: 'Players trade with the bank alone.',
      },
    }),
    offersPerTurn: wholeOption([1, 50], 10, {
      description: 'Offers that the active player may open in a turn.',
      rules: ['IK-099'],
    }),
    offerMaxCards: wholeOption([1, 20], 8, {
      description: 'The most cards on one side of an offer.',
      rules: ['IK-099'],
    }),
  }),
  ...grouped('Game', {
    specialBuild: flag(true, {
      description: 'With five or six seats everybody may build after each turn.',
      rules: ['IK-317'],
    }),
  }),
  ...grouped('Pieces', {
    pieces: table(['roads', 'settlements', 'cities', 'walls', 'knights'], [2, 20], () => PIECES, {
      description: 'Pieces of each player; the number of knights is for each level.',
      rules: ['IK-034', 'IK-035'],
    }),
    points: table(
      // biome-ignore format: in rows
      ['settlement', 'city', 'metropolis', 'longestRoad', 'largestArmy', 'pointCard', 'shownCard', 'merchant', 'defender'],
      [0, 9],
      () => POINTS,
      { description: 'Points; those of a metropolis come on top of its city.', rules: ['IK-300'] },
    ),
    leastRoad: wholeOption([2, 20], 5, {
      description: 'The shortest road that can be the longest.',
      rules: ['IK-130'],
    }),
    leastArmy: wholeOption([1, 14], 3, {
      description: 'The smallest army that can be the largest.',
      rules: ['IK-142'],
    }),
  }),
  ...grouped('Cards', {
    progressLimit: wholeOption([1, 20], 4, { description: 'Progress cards that a hand may hold.', rules: ['IK-203'] }),
  }),
  ...grouped('Prices', {
    roadCost: price('road', 'A road.', ['IK-112']),
    settlementCost: price('settlement', 'A settlement.', ['IK-112']),
    cityCost: price('city', 'A city.', ['IK-112']),
    developmentCost: price('development', 'A development card.', ['IK-133']),
    wallCost: price('wall', 'A wall.', ['IK-159']),
    recruitCost: price('recruit', 'A knight of level 1.', ['IK-112']),
    promoteCost: price('promote', 'Promoting a knight.', ['IK-171']),
    activateCost: price('activate', 'Activating a knight.', ['IK-170']),
    medicineCost: price('medicine', 'A city by the card Medicine.', ['IK-216']),
  }),
  ...grouped('Barbarians', {
    shipSteps: wholeOption([3, 15], 7, { description: 'Steps of the barbarian ship.', rules: ['IK-242'] }),
    firstLandingGrace: wholeOption([0, 7], 0, {
      description: 'Additional steps before the first arrival.',
      rules: ['IK-242'],
    }),
  }),
  ...grouped('Cards', {
    merchantOnDesert: flag(false, {
      description: 'The merchant may stand on a desert: a point, no rate.',
      rules: ['IK-225'],
    }),
    deserterLevel: choice(['sameOrLower', 'same'], {
      description: 'The level of the knight that a Deserter brings.',
      rules: ['IK-232'],
      descriptions: {
        sameOrLower: 'That of the lost knight or lower, as the player likes.',
        same: 'That of the lost knight; 1 if the supply has none of that level.',
      },
    }),
    deserterActs: flag(false, {
      description: 'An active knight that a Deserter brings may act at once.',
      rules: ['IK-233'],
    }),
    showDiscards: flag(false, { description: 'Discarded progress cards are shown.', rules: ['IK-206'] }),
  }),
  ...grouped('Barbarians', {
    shipBay: choice(['0', 'random', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15'], {
      description: 'The bay from which landings are counted.',
      rules: ['IK-026', 'IK-260'],
    }),
    pairDirection: choice(['counterclockwise', 'clockwise'], {
      description: 'The direction in which further pairs follow.',
      rules: ['IK-261'],
    }),
    pairSpacing: wholeOption([1, 2], 1, {
      description: 'Bays from one pair to the next.',
      rules: ['IK-261', 'IK-273'],
    }),
    landingStrikes: flag(true, {
      description: 'A landing barbarian fights and sacks where it lands.',
      rules: ['IK-265'],
    }),
    landingRests: flag(false, { description: 'After each landing all knights become inactive.', rules: ['IK-256'] }),
    coast: choice(['hug', 'bounce', 'wait', 'leave'], {
      description: 'What a barbarian does when its turn leads into the sea.',
      rules: ['IK-270'],
      descriptions: {
        hug: 'It takes the only way on.',
        bounce: 'It goes back over the edge by which it came.',
        wait: 'It stays and keeps its heading.',
        leave: "It is removed and is nobody's kill.",
      },
    }),
  }),
  ...grouped('Cards', {
    alchemistSteers: flag(true, {
      description: 'A red die set by an Alchemist decides landing and march too; otherwise a separate die is rolled.',
      rules: ['IK-210'],
    }),
  }),
  ...grouped('Knights', {
    displacing: flag(true, {
      description: 'With roaming barbarians knights may displace weaker knights.',
      rules: ['IK-189'],
    }),
    guestKnights: choice(['off', 'invited'], {
      description: 'With roaming barbarians, knights may be guests of other players.',
      rules: ['IK-020', 'IK-180'],
      descriptions: {
        off: 'A knight never stands in a building of another player.',
        invited: 'Once a turn a player may open their house to another player, or close it.',
      },
    }),
    settlementOnOwnKnight: flag(true, {
      description: "With roaming barbarians, a settlement may be built where the player's own knight stands.",
      rules: ['IK-119'],
    }),
  }),
  ...grouped('Barbarians', {
    sackLevelLoss: wholeOption([0, 3], 0, {
      description: 'Levels a barbarian loses with each sack; at 0 it is removed.',
      rules: ['IK-292'],
    }),
    killReward: choice(['draw', 'search', 'none'], {
      description: 'What the killer of a barbarian gets.',
      rules: ['IK-294'],
      descriptions: {
        draw: 'The top card of a deck of their choice.',
        search: 'Any card from a deck of their choice.',
        none: 'Nothing.',
      },
    }),
    defenderTie: choice(['none', 'card'], {
      description: 'What players tied for most kills get.',
      rules: ['IK-298'],
      descriptions: { none: 'Nothing.', card: 'A card each, from a deck of their choice.' },
    }),
  }),
};

/** Options with defaults filled in. */
export type Options = OptionsOf<typeof optionSchema>;
