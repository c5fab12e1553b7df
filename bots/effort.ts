import { ENDINGS, type Ending, type Thought } from './bot.ts';

/** What decisions took that ended for one reason. */
export interface Part {
  readonly decisions: number;
  readonly iterations: number;
}

/** What a seat's decisions took, by why thinking ended. */
export type Effort = { readonly [ending in Ending]?: Part };

/** One decision more. */
export function withThought(effort: Effort, { ending, iterations }: Thought): Effort {
  return together(effort, { [ending]: { decisions: 1, iterations } });
}

/** What two series of decisions took together. */
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
