import { OutcomeList } from '@marchlands/core/lists.ts';
import { NOT_WHOLE } from '@marchlands/core/match/sequence.ts';
import { isAtRest } from '@marchlands/core/partial.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import type { AnyEvent } from '@marchlands/core/types.ts';
import type { Position } from '../sources/position.ts';
import { isNotation, readLine, seatOf, withoutSign } from './read-line.ts';
import { firstFew, type Refusal, refusedLine, stepProblem, unreadable } from './refusal.ts';
import { outcomesOf } from './steps.ts';

/** Lets chance act if it has only one outcome, or, with a generator, until a seat must act. */
export function letChanceAct({ game, setup, state }: Position, rng: Rng | null, events: AnyEvent[]): void {
  const list = new OutcomeList(setup.bounds.outcomes);
  while (game.actors(state) === CHANCE) {
    game.outcomes(state, list);
    if (rng === null && list.length !== 1) return;
    game.apply(state, CHANCE, rng === null ? list.at(0) : list.at(rng.below(list.total)), events);
  }
}

/** The played line, or why it was not played. */
export interface PlayedLine {
  /** The line as it was read. */
  readonly line: string;
  /** The number of its parts. */
  readonly parts: number;
  readonly refusal: Refusal | null;
}

/** Whether two parts joined by a sign are one line of the game here, such as a placing and the order after it. */
function isOneLine({ game, state }: Position, seat: Seat | null, body: string): boolean {
  const actors = game.actors(state);
  if (actors === CHANCE || actors === NOBODY) return false;
  const steps = game.notation.parse(state, seat ?? firstOf(actors), body);
  return steps.ok || isNotation(steps.problem);
}

/**
 * Plays the first line of some parts, wholly or not at all.
 * @param parts at least one, as returned by `linesOf`; two of them if the game reads them as one line
 * @param rng draws chance outcomes missing in the line; null if every outcome must be given
 * @param events receives the events, in order
 * @returns the line; if it was not played, the reason, with the state unchanged
 */
export function playLine(now: Position, parts: readonly string[], rng: Rng | null, events: AnyEvent[]): PlayedLine {
  const { game, state } = now;
  const [first = ''] = parts;
  const second = parts.at(1);
  const alone = withoutSign(first);
  const refused = (refusal: Refusal): PlayedLine => ({ line: refusal.line, parts: 1, refusal });
  const after: Position = { ...now, state: state.clone() };
  const happened: AnyEvent[] = [];
  const { seat, body } = seatOf(alone);
  if (seat !== null && (seat < 0 || seat >= now.setup.seats)) {
    const message = `There is no player ${seat + 1}; players are 1 to ${now.setup.seats}.`;
    return refused(refusedLine(alone, 'noSuchPlayer', message));
  }
  let steps = readLine(after, seat, body);
  if (game.actors(after.state) === CHANCE && (!steps.ok || steps.value[0]?.by !== CHANCE)) {
    letChanceAct(after, rng, happened);
    if (game.actors(after.state) === CHANCE) {
      const possible = firstFew(outcomesOf(after).map(({ code }) => game.outcomeCodec.format(code)));
      const message = `Chance acts before any seat may: give a line with what it brings (${possible}), or let it act with --seed.`;
      return refused(refusedLine(alone, 'chanceActs', message));
    }
    steps = readLine(after, seat, body);
  }
  if (game.actors(after.state) === NOBODY) {
    return refused(refusedLine(alone, 'matchOver', 'The match is over; nothing can follow.'));
  }
  const isJoined = !steps.ok && second !== undefined && isOneLine(after, seat, `${body} ${second}`);
  const line = isJoined ? `${alone} ${second}` : alone;
  if (isJoined) steps = readLine(after, seat, `${body} ${second}`);
  if (!steps.ok) return refused(unreadable(line, steps.problem));
  for (const step of steps.value) {
    const refusal = stepProblem(after, step, line);
    if (refusal !== null) return refused(refusal);
    game.apply(after.state, step.by, step.code, happened);
  }
  if (!isAtRest(game, after.state)) return refused(refusedLine(line, 'notWhole', NOT_WHOLE));
  if (rng !== null) letChanceAct(after, rng, happened);
  state.copyFrom(after.state);
  events.push(...happened);
  return { line, parts: isJoined ? 2 : 1, refusal: null };
}
