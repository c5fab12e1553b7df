import type { FEATURES } from './features.ts';

type Weights = { readonly [feature in (typeof FEATURES)[number]]: readonly [duel: number, several: number] };

/**
 * How much each feature of a seat adds to the logarithm of its odds: with two seats, and with more. Written by
 * bench/fit.ts.
 */
export const WEIGHTS: Weights = {
  cities: [1.769, 3.807],
  oneShort: [0.577, 0],
  atGoal: [1.436, 0.915],
  heldGoal: [1.467, 1.17],
  ready: [1.657, 1.128],
  readyNow: [0.907, 0.791],
  readyToWin: [0.131, 0.602],
  progress: [0.079, 0.062],
  near: [0.597, 0.786],
  kinds: [0, 0],
  arms: [0.435, 0.329],
  armsNow: [0.41, 0.229],
  timber: [0, 0.03],
  gold: [0.258, 0.168],
  iron: [0, 0],
  magic: [0, 0],
  forests: [0, 0.022],
  goldMines: [0.302, 0.785],
  ironMines: [0.233, 0.196],
  universities: [0.428, 0.242],
  grounds: [1.102, 1.387],
  doubled: [0.638, 0.065],
  coming: [0.035, 0.047],
  joined: [1.305, 1.152],
  horses: [0, 0],
  chain: [0.133, 0],
  weapons: [0.61, 0.334],
  front: [0.335, 0.546],
  boats: [0.775, 0.409],
  places: [0, 0],
  extra: [0, 0],
  links: [0.075, 0],
  border: [0, 0],
  cityRisk: [-0.413, -0.037],
  cityLater: [0, -0.033],
  cityGuard: [0.333, 0.383],
  placeRisk: [-0.247, 0],
  placeLater: [-1.316, -0.642],
  cityTarget: [0.413, 0.629],
  placeTarget: [0.242, 0.43],
  initiative: [0.166, 0],
  lead: [-0.022, 0.069],
  feud: [0, -0.3],
};
