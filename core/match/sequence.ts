import type { Game } from '../game.ts';
import type { OutcomeList } from '../lists.ts';
import { reasonOf } from '../notation.ts';
import { isAtRest, mustGoOn } from '../partial.ts';
import { fail, ok, type Problem, quoted, type Result } from '../result.ts';
import { CHANCE, isActing, maskOf, type Seat } from '../seat.ts';
import type { GameTypes, Step } from '../types.ts';
import { type Logged, takeStep } from './logged.ts';

/** Always the same words, whatever comes after the point where the sequence had to end. */
const SEQUENCE_ENDED =
  'A sequence of moves ends where chance or another seat must act, or where something hidden is shown: send the rest afterwards.';

/** Also always the same words: only the seat may know what is missing. */
export const NOT_WHOLE = 'This choice is not complete: send all of it, up to its last move.';

/** Why a seat may not play a code now, in the game's words, or null. Changes nothing. */
export function refusalOf<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  code: number,
): Problem | null {
  if (!Number.isSafeInteger(code)) return { message: `A move is a whole number, not ${quoted(code)}.` };
  const refusal = game.refusal(state, seat, code);
  if (refusal === null) {
    return isActing(game.actors(state), seat) ? null : { message: 'It is not this seat’s turn.' };
  }
  const { text, rule } = reasonOf(game, state, refusal, code);
  return { message: text, rule };
}

/** Why an outcome cannot happen now, or null. Chance must be acting. */
export function outcomeProblem<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  code: number,
  outcomes: OutcomeList,
): Problem | null {
  game.outcomes(state, outcomes);
  if (outcomes.weightOf(code) > 0) return null;
  const isOutcome = Number.isInteger(code) && code >= 0 && code < game.outcomeCodec.size;
  const name = isOutcome
    ? `The outcome "${game.outcomeCodec.format(code)}"`
    : `An outcome with the code ${quoted(code)}`;
  const codes = outcomes.toArray().slice(0, 6);
  const few = codes.map((one) => game.outcomeCodec.format(one));
  const more = outcomes.length > few.length ? ', ...' : '';
  return { message: `${name} cannot happen now; possible are ${few.join(', ')}${more}.` };
}

/**
 * Plays a sequence of one seat's moves on a scratch state, or says what is wrong with it. It may not extend past the
 * point where chance or another seat must act or something hidden was shown to the seat. It may hold several choices;
 * the last must be complete.
 * @param scratch changed even if the sequence is refused
 */
export function playSequence<T extends GameTypes>(
  game: Game<T>,
  scratch: T['state'],
  seat: Seat,
  codes: readonly number[],
): Result<Logged<T>[]> {
  const isSimultaneous = game.actors(scratch) !== maskOf(seat);
  const played: Logged<T>[] = [];
  let isEnded = false;
  for (let i = 0; i < codes.length; i += 1) {
    if (isEnded) return fail(SEQUENCE_ENDED);
    const code = codes[i];
    const problem = refusalOf(game, scratch, seat, code);
    if (problem !== null) return { ok: false, problem: codes.length > 1 ? atPath(problem, `move ${i + 1}`) : problem };
    const logged = takeStep(game, scratch, { by: seat, code }, -1);
    played.push(logged);
    const actors = game.actors(scratch);
    const mayGoOn = isSimultaneous ? isActing(actors, seat) : actors === maskOf(seat);
    isEnded = !mayGoOn || logged.events.some((event) => game.reveals(scratch.setup, event, seat));
  }
  return mustGoOn(game, scratch, seat, isSimultaneous) ? fail(NOT_WHOLE) : ok(played);
}

/**
 * Plays steps of one seat and of chance on a scratch state, as they happened at a table with real dice.
 * @param scratch changed even if the steps are refused
 */
export function playGiven<T extends GameTypes>(
  game: Game<T>,
  scratch: T['state'],
  steps: readonly Step[],
  outcomes: OutcomeList,
): Result<Logged<T>[]> {
  const played: Logged<T>[] = [];
  for (let i = 0; i < steps.length; i += 1) {
    const step = steps[i];
    const actors = game.actors(scratch);
    const at = `step ${i + 1}`;
    if (step.by === CHANCE && actors !== CHANCE) return fail('Chance does not act here.', at);
    if (step.by !== CHANCE && actors === CHANCE) return fail('Chance acts here first: its result is missing.', at);
    if (step.by !== CHANCE && actors !== maskOf(step.by) && isActing(actors, step.by)) {
      return fail('All choose at the same time here: send this choice by itself.', at);
    }
    const problem =
      step.by === CHANCE
        ? outcomeProblem(game, scratch, step.code, outcomes)
        : refusalOf(game, scratch, step.by, step.code);
    if (problem !== null) return { ok: false, problem: atPath(problem, at) };
    played.push(takeStep(game, scratch, step, -1));
  }
  return isAtRest(game, scratch) ? ok(played) : fail(NOT_WHOLE);
}

/** The problem with its place prefixed. */
export function atPath(problem: Problem, at: string): Problem {
  return { ...problem, at: problem.at === undefined ? at : `${at}, ${problem.at}` };
}
