import type { KindRules, RulesOfKind } from '@marchlands/core/rules.ts';
import type { Events } from '../events.ts';
import { STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';

/** The rules of one kind of move, at all or some of its steps. */
export type Kind = KindRules<State, Events, Refusal>;
export interface Kinds {
  readonly [kind: string]: RulesOfKind<State, Events, Refusal>;
}

/** The steps at which pieces are bought (IK-054, IK-318). */
export const BUILDING: readonly number[] = [STEP.action, STEP.special];
