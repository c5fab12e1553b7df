import type { Knowledge } from '@marchlands/core/knowledge.ts';
import { evaluate } from './bot/evaluate.ts';
import { plans } from './bot/plans.ts';
import type { AndiaTypes } from './types.ts';

/** What search may use of Andia. */
export const knowledge: Knowledge<AndiaTypes> = { evaluate, plans };
