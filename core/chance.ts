import type { OutcomeList } from './lists.ts';
import type { AnyMove, Codec } from './moves.ts';

/** The chance outcomes of one kind that are possible at a step. `index` counts from the kind's first code. */
export interface ChanceRules<S, E, N extends string> {
  readonly kind: N;
  /** The relative weight of an outcome among those of its kind, 0 if impossible; absent: all are equally likely. */
  weight?(state: S, index: number): number;
  /**
   * Pushes `base` + index of each possible outcome, with its weight. Replaces `weight` when few of many are possible.
   */
  outcomes?(state: S, out: OutcomeList, base: number): void;
  /** Carries out an outcome. */
  apply(state: S, index: number, events: E | undefined): void;
}

/** The outcomes of chance and their effects: `Turn.chance` of `core/rules.ts`. */
export interface ChanceSteps<S, E> {
  outcomes(state: S, out: OutcomeList): void;
  apply(state: S, code: number, events: E | undefined): void;
}

/**
 * Makes the chance part of a game from one table: the possible outcomes of each step, their weights and their effects.
 * @param rules by the number of the step, from 0 (`handlersOf(STEPS.groups.chance, { ... })`)
 * @param stepOf the current step of a state; a step without rules has no outcomes
 */
export function chanceOf<S, E, M extends AnyMove, N extends string>(
  codec: Codec<M, N>,
  rules: readonly ChanceRules<S, E, NoInfer<N>>[],
  stepOf: (state: S) => number,
): ChanceSteps<S, E> {
  const steps = rules.map((rule) => {
    const base = codec.base[rule.kind];
    const count = codec.count[rule.kind];
    const push = rule.outcomes ?? ((state: S, out: OutcomeList) => pushAll(state, out, rule, base, count));
    return { base, push, rule };
  });
  return {
    outcomes(state, out) {
      out.clear();
      const step = stepOf(state);
      if (step < steps.length) steps[step].push(state, out, steps[step].base);
    },
    apply(state, code, events) {
      const { rule, base } = steps[stepOf(state)];
      rule.apply(state, code - base, events);
    },
  };
}

function pushAll<S, E, N extends string>(
  state: S,
  out: OutcomeList,
  { weight }: ChanceRules<S, E, N>,
  base: number,
  count: number,
): void {
  for (let index = 0; index < count; index += 1) {
    const one = weight?.(state, index) ?? 1;
    if (one > 0) out.push(base + index, one);
  }
}
