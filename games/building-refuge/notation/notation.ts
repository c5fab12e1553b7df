import { notationOf } from '@marchlands/core/notation.ts';
import { moveCodec, outcomeCodec } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import { outcomes } from '../rules/chance.ts';
import { actors, legal, refusal } from '../rules/legal.ts';
import type { Types } from '../types.ts';
import { viewEntry } from '../view/view.ts';
import { words } from '../words/words.ts';
import { read } from './read.ts';
import { write } from './write.ts';

/**
 * The notation of RULES.md. A player types a choice (`d E4`, `a E4-E5`, `t G`, `pay B2`); a record adds the outcomes of
 * chance (`=BG`), the tiles taken (`t B`, `t -`) and, for viewers who may know, the faces of face-down tiles (`#D`).
 */
export const notation = notationOf<Types>(
  { moveCodec, outcomeCodec, words, actors, legal, outcomes, apply, refusal, viewEntry },
  { read, write },
);
