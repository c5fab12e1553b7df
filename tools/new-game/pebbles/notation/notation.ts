import { notationOf } from '@marchlands/core/notation.ts';
import { moveCodec, outcomeCodec } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import { actors, legal, refusal } from '../rules/legal.ts';
import type { Types } from '../types.ts';
import { viewEntry } from '../view/view.ts';
import { words } from '../words/words.ts';

/** All lines are in the plain form of the codec: `take 2`. */
export const notation = notationOf<Types>({
  moveCodec,
  outcomeCodec,
  words,
  actors,
  legal,
  outcomes: (_s, out) => out.clear(),
  apply,
  refusal,
  viewEntry,
});
