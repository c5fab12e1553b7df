import type { Knowledge } from '@marchlands/core/knowledge.ts';
import { evaluate } from './bot/evaluate.ts';
import { playoutMove, prior } from './bot/policy.ts';
import type { BorderkeepTypes } from './game.ts';

/**
 * What a searcher may know of Borderkeep: who stands how well, and what a sensible player would do. Playouts are long,
 * some turns of each seat: which monsters come, and when, decides more than a position shows.
 */
export const knowledge: Knowledge<BorderkeepTypes> = { evaluate, playoutMove, prior, horizon: 60 };
