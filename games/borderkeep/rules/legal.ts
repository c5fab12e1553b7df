import { rulesOf, USUAL_REASONS } from '@marchlands/core/rules.ts';
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { turnAt } from '@marchlands/core/steps.ts';
import { type Move, moveCodec } from '../moves.ts';
import { ALL_STEPS, STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { whyNotPlay } from './attack.ts';
import { chance } from './chance.ts';
import { advance } from './flow.ts';
import { kinds } from './kinds.ts';

/**
 * Choices sent whole: a payment by a mix (BK-06), whose goods are chosen one kind after the other, and all cards that a
 * hand drops together (BK-16, BK-46).
 */
export function isPartial(s: State, seat: Seat): boolean {
  return s.actor === seat && (s.step === STEP.mix || s.dropped > 0);
}

/** Steps of a seat's own turn at which an attack card cannot be played; other reasons against it are given first. */
const QUIET_STEPS: readonly number[] = [STEP.buy, STEP.drop, STEP.upkeep, STEP.build, STEP.heal];

function notNow(s: State, seat: Seat, kind: Move['kind'], index: number): Refusal {
  const isPlay = kind === 'play' && s.setup.hasCards && !s.setup.isSolo && seat === s.active;
  return isPlay && QUIET_STEPS.includes(s.step) ? (whyNotPlay(s, seat, index) ?? 'notNow') : 'notNow';
}

export const rules = rulesOf(moveCodec, kinds, {
  ...turnAt(ALL_STEPS, (s: State) => maskOf(s.actor)),
  chance,
  advance,
  ...USUAL_REASONS,
  notNow,
});
export const { actors, legal, refusal, apply } = rules;
