import type { Step } from '@marchlands/core/game.ts';
import type { Problem } from '@marchlands/core/result.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import type { Situation } from '../sources/situation.ts';
import { chancesOf } from './options.ts';

/** Why a line was not played. */
export interface Refusal {
  /** The line as it was given. */
  readonly line: string;
  /** The part of it that is refused, as notation; null where the line cannot be read. */
  readonly move: string | null;
  /** The game's own name of the reason; null where it has none, as for a line that cannot be read. */
  readonly code: string | null;
  readonly message: string;
  /** A rule id of the game's rulebook, or null. */
  readonly rule: string | null;
}

/** A few words of a long list, for a sentence. */
export function some(items: readonly string[]): string {
  return items.length <= 12 ? items.join(', ') : `${items.slice(0, 12).join(', ')} and ${items.length - 12} more`;
}

/** Why a step cannot be taken now, or null. */
export function stepProblem(now: Situation, step: Step, line: string): Refusal | null {
  const { game, setup, state } = now;
  if (step.by !== CHANCE) {
    const code = game.refusal(state, step.by, step.code);
    if (code === null) return null;
    const known = step.code >= 0 && step.code < game.moveCodec.size;
    const reason = game.words.refusal(code, setup, known ? game.moveCodec.decode(step.code) : undefined);
    const move = known ? game.moveCodec.format(step.code) : null;
    return { line, move, code, message: reason.text, rule: reason.rule };
  }
  const move = game.outcomeCodec.format(step.code);
  const chances = chancesOf(now);
  if (chances.length === 0)
    return { line, move, code: null, message: `Chance does not act now, so it cannot bring ${move}.`, rule: null };
  if (chances.some(({ code }) => code === step.code)) return null;
  const possible = some(chances.map(({ code }) => game.outcomeCodec.format(code)));
  return { line, move, code: null, message: `Chance cannot bring ${move} now; it can bring ${possible}.`, rule: null };
}

/** The refusal of a line that cannot be read. */
export const unread = (line: string, { message, at, rule }: Problem): Refusal => ({
  line,
  move: null,
  code: null,
  // Where the place is a word of the line itself, the sentence names it already.
  message: at === undefined || line.includes(at) ? message : `${at}: ${message}`,
  rule: rule ?? null,
});
