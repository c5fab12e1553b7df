import type { OutcomeList } from './lists.ts';
import type { AnyMove, Codec } from './moves.ts';

/** What chance may bring at a step: outcomes of one kind. `index` counts from the kind's first code. */
export interface ChanceRules<S, E, N extends string> {
  readonly kind: N;
  /** How likely an outcome is beside the others of its kind, 0 where it cannot come; absent: all are alike. */
  weight?(state: S, index: number): number;
  /** Pushes `base` + index of what may come, with weights: in place of `weight` where few of many may. */
  outcomes?(state: S, out: OutcomeList, base: number): void;
  /** Carries an outcome out. */
  apply(state: S, index: number, events: E): void;
}

/** One table of the steps of chance -> `outcomes` as the contract has it, and `apply` of what chance brought. */
export interface ChanceSteps<S, E> {
  outcomes(state: S, out: OutcomeList): void;
  apply(state: S, code: number, events: E): void;
}

/**
 * Makes the chance part of a game of one table: what may come at each step, how likely it is, and what it does.
 * @param rules by the number of the step, from 0 (`handlersOf(STEPS.groups.chance, { ... })`)
 * @param stepOf the step that a state stands at; chance brings nothing at one that has no rules
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
