import { ENDINGS, type Ending, type Thought } from './bot.ts';

/** The effort of decisions that ended for one reason. */
export interface Part {
  readonly decisions: number;
  readonly iterations: number;
}

/** The effort of a seat's decisions, by the reason why thinking ended. */
export type Effort = { readonly [ending in Ending]?: Part };

/** Adds a decision. */
export function withThought(effort: Effort, { ending, iterations }: Thought): Effort {
  return together(effort, { [ending]: { decisions: 1, iterations } });
}

/** Adds the effort of two series. */
export function together(one: Effort, other: Effort): Effort {
  const sum: { [ending in Ending]?: Part } = { ...one };
  for (const ending of ENDINGS) {
    const more = other[ending];
    if (more === undefined) continue;
    const { decisions = 0, iterations = 0 } = one[ending] ?? {};
    sum[ending] = { decisions: decisions + more.decisions, iterations: iterations + more.iterations };
  }
  return sum;
}
