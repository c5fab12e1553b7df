import type { Problem } from '@marchlands/core/result.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import type { Step } from '@marchlands/core/types.ts';
import type { Position } from '../sources/position.ts';
import { outcomesOf } from './steps.ts';

/** Why a line was not played. */
export interface Refusal {
  /** The line as given. */
  readonly line: string;
  /** The refused part, as notation; null if the line cannot be read. */
  readonly move: string | null;
  /** The game's own code, or one of `LINE_CODES`. */
  readonly code: string;
  readonly message: string;
  /** A rule id of the game's rulebook, or null. */
  readonly rule: string | null;
}

/** Codes that belong to no game: for unreadable lines, and for chance and players in a line. */
export const LINE_CODES = [
  'syntax',
  'matchOver',
  'noSuchPlayer',
  'chanceActs',
  'chanceNotDue',
  'notPossible',
  'notWhole',
] as const;
type LineCode = (typeof LINE_CODES)[number];

/** A line refused with one of `LINE_CODES`. */
export function refusedLine(line: string, code: LineCode, message: string, move: string | null = null): Refusal {
  return { line, move, code, message, rule: null };
}

/** The first few items of a long list, for a sentence. */
export function firstFew(items: readonly string[]): string {
  return items.length <= 12 ? items.join(', ') : `${items.slice(0, 12).join(', ')} and ${items.length - 12} more`;
}

/** Why a step cannot be taken now, or null. */
export function stepProblem(now: Position, step: Step, line: string): Refusal | null {
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
  const chances = outcomesOf(now);
  if (chances.length === 0)
    return refusedLine(line, 'chanceNotDue', `Chance does not act now, so it cannot bring ${move}.`, move);
  if (chances.some(({ code }) => code === step.code)) return null;
  const possible = firstFew(chances.map(({ code }) => game.outcomeCodec.format(code)));
  return refusedLine(line, 'notPossible', `Chance cannot bring ${move} now; it can bring ${possible}.`, move);
}

/** The refusal of an unreadable line. */
export const unreadable = (line: string, { message, at, rule, code }: Problem): Refusal => ({
  line,
  move: null,
  code: code ?? 'syntax',
  // If the place is a word of the line itself, the sentence already names it.
  message: at === undefined || line.includes(at) ? message : `${at}: ${message}`,
  rule: rule ?? null,
});
