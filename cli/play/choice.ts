import type { Draft } from '@marchlands/core/match/draft.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { echo, fail, ok, type Result } from '@marchlands/core/result.ts';
import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import type { Position } from '../sources/position.ts';
import { readLine } from '../trial/read-line.ts';
import { stepProblem } from '../trial/refusal.ts';
import { legalOf } from '../trial/steps.ts';

/** The moves of a line, or null for a line with chance results, which only the match can judge. */
type Read = readonly number[] | null;

/** A number of the list, a line of notation, or a move in its plain form. */
function readMoves(seat: Seat, line: string, now: Position): Result<Read> {
  const legal = legalOf(now, seat);
  if (/^\d+$/.test(line)) {
    const number = Number(line);
    if (number >= 1 && number <= legal.length) return ok([legal[number - 1]]);
    return fail(`There is no move number ${echo(line)}; numbers go from 1 to ${legal.length}.`);
  }
  const steps = readLine(now, seat, line);
  if (!steps.ok) return steps;
  const trial = { ...now, state: now.state.clone() };
  for (const step of steps.value) {
    if (step.by === CHANCE) return ok(null);
    const refusal = stepProblem(trial, step, line);
    if (refusal !== null) {
      const { message, code, rule } = refusal;
      return { ok: false, problem: { message, code, ...(rule === null ? {} : { rule }) } };
    }
    trial.game.apply(trial.state, step.by, step.code);
  }
  return ok(steps.value.filter((step) => step.by === seat).map((step) => step.code));
}

/** The position in which a seat drafts its choice: its view, and the continuations. Limited to the seat's view. */
export function choosing({ game, setup }: Match, draft: Draft, seat: Seat): Position {
  return { game, setup, state: draft.seenBy(seat)?.state ?? draft.startOf(seat) };
}

/**
 * Takes a typed line for a seat: adds it to the draft, and sends that once it is a whole choice. A refused line changes
 * nothing.
 * @returns whether the match has taken the choice; false if it is incomplete
 */
export function takeLine(match: Match, draft: Draft, seat: Seat, line: string): Result<boolean> {
  const read = readMoves(seat, line, choosing(match, draft, seat));
  if (!read.ok) return read;
  const sent = (done: Result<unknown>): Result<boolean> => (done.ok ? ok(true) : done);
  // Chance results: the match takes them if its dice are entered by hand, and otherwise says why not.
  if (read.value === null) return sent(match.submitLine(seat, line, match.version(seat)));
  const drafted = draft.put(seat, [...draft.codes, ...read.value]);
  if (!drafted.ok) return draft.isOpen(seat) ? drafted : sent(match.submit(seat, read.value, match.version(seat)));
  if (!drafted.value.isWhole) return ok(false);
  const done = match.submit(seat, draft.codes, match.version(seat));
  draft.clear();
  return sent(done);
}
