import type { PlayoutSettings } from '../playout.ts';

/** The settings of the tree search. */
export interface SearchSettings {
  /** Weight of the exploration term of UCB1, for payoffs 0..1. */
  readonly exploration: number;
  /**
   * How many children a node may have: `wideningBase + wideningRate * sqrt(visits)` where the game's prior says which
   * moves can wait; `wideningBase + blindRate * sqrt(visits)` where nothing does.
   */
  readonly wideningBase: number;
  readonly wideningRate: number;
  readonly blindRate: number;
  /** Weight of the game's prior in the choice among children, fading with their visits. */
  readonly bias: number;
  /** Share of random trials where several seats choose at once, 0..1: every choice must go on being tried. */
  readonly trials: number;
  readonly playout: PlayoutSettings;
}

/**
 * Found in series of 50 to 120 matches each: where a game brings an evaluation, asking it one move after the new node beats
 * playouts of a dozen moves by 3 to 1 and wants little exploration; where it brings a prior, few children are better.
 */
export const SEARCH: SearchSettings = {
  exploration: 0.25,
  wideningBase: 2,
  wideningRate: 1,
  blindRate: 6,
  bias: 0.5,
  trials: 0.1,
  playout: { guided: 1, cutoff: 1 },
};
