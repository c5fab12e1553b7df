import type { Problem } from '@marchlands/core/result.ts';

/**
 * The problem if it is about this option, with its place inside the option (`[3].cost`); null if it is about another.
 */
export function problemOf(problem: Problem | null, option: string): Problem | null {
  const whole = `options.${option}`;
  if (problem?.at?.startsWith(whole) !== true) return null;
  const at = problem.at.slice(whole.length);
  return at === '' || at.startsWith('.') || at.startsWith('[') ? { ...problem, at } : null;
}
