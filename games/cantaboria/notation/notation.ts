import { notationOf } from '@marchlands/core/notation.ts';
import type { Step } from '@marchlands/core/types.ts';
import { moveCodec, outcomeCodec } from '../moves.ts';
import { apply, applyOne } from '../rules/apply.ts';
import { outcomes } from '../rules/chance.ts';
import { actors, forcedMove, legal, refusal } from '../rules/legal.ts';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';
import { viewEntry } from '../view/view.ts';
import { words } from '../words/words.ts';
import { write } from './format.ts';
import { read } from './parse.ts';

/** The moves that `apply` makes after a step, since there is no other. */
function forcedBy(before: State, { by, code }: Step): readonly Step[] {
  const s = before.clone();
  const made: Step[] = [];
  applyOne(s, by, code, undefined);
  for (let only = forcedMove(s); only >= 0; only = forcedMove(s)) {
    const step = { by: s.actor, code: only };
    made.push(step);
    applyOne(s, step.by, only, undefined);
  }
  return made;
}

/** The notation of the rules: `R: horse C3 +t2 >C4 .`, `* production 4 yes`; see `parse.ts` and `format.ts`. */
export const notation = notationOf<Types>(
  { moveCodec, outcomeCodec, words, actors, legal, outcomes, apply, refusal, viewEntry },
  { read, write, forcedBy },
);
