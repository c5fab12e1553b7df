/**
 * Weights of the survival features, fitted by logistic regression to half a million positions of 40,000 matches played
 * by the policy with random slips: constant, extra in the early game (fading over 68 turns), extra in the first 20
 * turns.
 */
export const CONSTANT: readonly (readonly number[])[] = [[0.6, 0.05, -0.48]];

/** In the order of `describeAlone`. */
export const TOWN: readonly (readonly number[])[] = [
  [-0.21, -0.03, -0.21],
  [-0.56, 0.23, 0.23],
  [-0.21, -0.76, -0.01],
  [-1.02, -0.42, 0.13],
  [0.37, 0.14, -0.58],
  [-0.21, 0.27, 0.26],
  [0.12, 0.35, -0.28],
  [-0.21, 0.17, 0],
  [-0.08, 0.2, 0.28],
  [-0.08, -0.09, 0.02],
  [0.21, -0.01, 0.06],
  [0.53, 0.3, -0.21],
  [0.49, 0.48, -0.33],
  [0.66, -0.29, -0.06],
  [-0.53, -0.05, 0.98],
  [0.34, 0.06, -0.05],
  [-0.29, -0.03, -0.34],
  [0.06, 1.12, -0.3],
  [0.03, 1.3, -0.72],
  [0.02, -0.13, -0.02],
  [0.13, 0.7, -0.61],
  [-0.06, 0.72, -0.14],
  [-0.07, 0.22, 0.23],
  [0.28, 0.13, -0.01],
  [-0.06, 0.21, -0.27],
  [0.18, -0.26, 0.01],
  [-0.32, -0.02, 0.56],
  [-1.54, -0.85, 0.45],
];

/** Of structures and walls, in the order of `sumOfStanding`. */
export const STANDING: readonly (readonly number[])[] = [
  [1.29, 1.48, 0.07],
  [-0.15, 0.11, -0.08],
  [-0.16, 0.16, -0.18],
  [-0.13, -0.01, -0.33],
  [0.83, 0.23, 0.38],
  [-0.09, -0.03, 0.08],
  [0.1, 0.96, 0.54],
  [0.04, 0.61, 0.83],
];
