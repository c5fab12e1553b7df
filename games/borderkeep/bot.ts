import type { Knowledge } from '@marchlands/core/knowledge.ts';
import { evaluate } from './bot/evaluate.ts';
import { playoutMove, prior } from './bot/policy.ts';
import type { BorderkeepTypes } from './game.ts';

/**
 * What a searcher may know of Borderkeep: who stands how well, and what a sensible player would do. Playouts go on for
 * about a turn, so that a battle begun is fought to its end; longer ones add more luck of the dice than knowledge. Mixed
 * payments, swaps and cards let go wait, since they are seldom better and every turn has many of them.
 */
export const knowledge: Knowledge<BorderkeepTypes> = { evaluate, playoutMove, prior, horizon: 10, patience: 8 };
