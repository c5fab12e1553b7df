import type { PlayoutSettings } from '../playout.ts';

/** The knobs of the tree search; the values in use are measured, see `levels.ts`. */
export interface SearchSettings {
  /** Weight of the exploration term of UCB1, for payoffs 0..1. */
  readonly exploration: number;
  /** Children that a node may have before its visits count: `wideningBase + wideningRate * sqrt(visits)`. */
  readonly wideningBase: number;
  readonly wideningRate: number;
  /** Weight of the game's prior in the choice among children, fading with their visits. */
  readonly bias: number;
  /** Share of random trials where several seats choose at once, 0..1: every choice must go on being tried. */
  readonly trials: number;
  readonly playout: PlayoutSettings;
}

/**
 * Found by matches on games with a good evaluation and on one without: little exploration, since playouts that end in an
 * evaluation are not noisy, and playouts of a few decisions, so that the evaluation is not asked in the middle of a turn.
 */
export const SEARCH: SearchSettings = {
  exploration: 0.25,
  wideningBase: 2,
  wideningRate: 2,
  bias: 0.2,
  trials: 0.1,
  playout: { guided: 1, cutoff: 4 },
};
