import type { FEATURES } from './features.ts';

type Weights = { readonly [feature in (typeof FEATURES)[number]]: number };

/** What each feature of a seat adds to the logarithm of its odds, with two seats. Written by test/fit.ts. */
export const DUEL: Weights = {
  cities: 4,
  oneShort: 1,
  atGoal: 1.5,
  heldGoal: 3,
  ready: 2,
  readyNow: 1,
  readyToWin: 1,
  progress: 0.8,
  near: 0.6,
  kinds: 0.6,
  arms: 0.4,
  timber: 0.3,
  gold: 0.5,
  iron: 0.4,
  magic: 0.4,
  forests: 0.2,
  goldMines: 0.4,
  ironMines: 0.3,
  universities: 0.3,
  grounds: 0.3,
  doubled: 0.3,
  coming: 0.3,
  joined: 0.6,
  horses: 0.6,
  chain: 0.3,
  weapons: 1,
  front: 0.1,
  boats: 0.3,
  places: 1.2,
  extra: 0.3,
  links: 0.8,
  cityRisk: -0.8,
  cityLater: -0.4,
  placeRisk: -0.2,
  placeLater: -0.1,
  cityTarget: 0.4,
  placeTarget: 0.1,
  initiative: 0.1,
};

/** The same with three seats and more. */
export const SEVERAL: Weights = { ...DUEL };
