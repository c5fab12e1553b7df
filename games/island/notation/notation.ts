import { notationOf } from '@marchlands/core/notation.ts';
import { moveCodec, outcomeCodec } from '../moves.ts';
import { outcomes } from '../rules/chance.ts';
import { actors, apply, isOpen, isPartial, legal, refusal } from '../rules/legal.ts';
import type { Types } from '../types.ts';
import { viewEntry } from '../view/view.ts';
import { words } from '../words/words.ts';
import { write } from './format.ts';
import { read } from './parse.ts';

/** The notation of the rules: `roll =5,3,ship; bank WWWW>O; city 31; end`; see `parse.ts` and `format.ts`. */
export const notation = notationOf<Types>(
  { moveCodec, outcomeCodec, words, actors, isPartial, isOpen, legal, outcomes, apply, refusal, viewEntry },
  { read, write },
);
