/** The pieces of each player and their costs (Components, Tables). Costs are listed by kind, in kind order. */

// brick, lumber, wool, grain, ore, paper, cloth, coin
export const COSTS = {
  road: [1, 1, 0, 0, 0, 0, 0, 0],
  settlement: [1, 1, 1, 1, 0, 0, 0, 0],
  city: [0, 0, 0, 2, 3, 0, 0, 0],
  development: [0, 0, 1, 1, 1, 0, 0, 0],
  wall: [2, 0, 0, 0, 0, 0, 0, 0],
  recruit: [0, 0, 1, 0, 1, 0, 0, 0],
  promote: [0, 0, 1, 0, 1, 0, 0, 0],
  activate: [0, 0, 0, 1, 0, 0, 0, 0],
  /** A city with the card Medicine. */
  medicine: [0, 0, 0, 1, 2, 0, 0, 0],
} as const;
export type Cost = keyof typeof COSTS;

/** By kind of move: what it costs. */
export const PRICES = {
  ...{ road: 'road', settle: 'settlement', city: 'city', buy: 'development' },
  ...{ wall: 'wall', recruit: 'recruit', promote: 'promote', activate: 'activate' },
} as const satisfies { readonly [kind: string]: Cost };

/** Pieces of each player; `knights` is the number of each level (IK-034, IK-035). */
export const PIECES = { roads: 15, settlements: 5, cities: 4, walls: 3, knights: 2 } as const;

/** Points (Components). */
export const POINTS = {
  settlement: 1,
  city: 2,
  metropolis: 2,
  longestRoad: 2,
  largestArmy: 2,
  pointCard: 1,
  shownCard: 1,
  merchant: 1,
  defender: 1,
} as const;

/** Levels of a track (IK-144): the top, and those that give an ability, win a metropolis, and secure it for good. */
export const TOP_LEVEL = 5;
export const ABILITY_LEVEL = 3;
export const METROPOLIS_LEVEL = 4;
