import type { AnyEvent } from '@marchlands/core/game.ts';
import { OutcomeList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, NOBODY } from '@marchlands/core/seat.ts';
import type { Situation } from '../sources/situation.ts';
import { chancesOf } from './options.ts';
import { readLine, seatOf } from './read-line.ts';
import { type Refusal, some, stepProblem, unread } from './refusal.ts';

/** Lets chance act where it has but one outcome, or, with a generator, until a seat must act. */
export function letChanceAct({ game, setup, state }: Situation, rng: Rng | null, events: AnyEvent[]): void {
  const list = new OutcomeList(setup.bounds.outcomes);
  while (game.actors(state) === CHANCE) {
    game.outcomes(state, list);
    if (rng === null && list.length !== 1) return;
    game.apply(state, CHANCE, rng === null ? list.at(0) : list.at(rng.below(list.total)), events);
  }
}

/**
 * Plays one line, wholly or not at all.
 * @param rng draws what the line leaves to chance; null where every outcome must be given
 * @param events what happened is pushed here, in order
 * @returns why not, with the state as it was; or null
 */
export function playLine(now: Situation, line: string, rng: Rng | null, events: AnyEvent[]): Refusal | null {
  const { game, state } = now;
  const after: Situation = { ...now, state: state.clone() };
  const happened: AnyEvent[] = [];
  const { seat, body } = seatOf(line);
  if (seat !== null && (seat < 0 || seat >= now.setup.seats)) {
    return unread(line, { message: `There is no player ${seat + 1}; players are 1 to ${now.setup.seats}.` });
  }
  let steps = readLine(after, seat, body);
  if (game.actors(after.state) === CHANCE && (!steps.ok || steps.value[0]?.by !== CHANCE)) {
    letChanceAct(after, rng, happened);
    if (game.actors(after.state) === CHANCE) {
      const possible = some(chancesOf(after).map(({ code }) => game.outcomeCodec.format(code)));
      const message = `Chance acts before any seat may: give a line with what it brings (${possible}), or let it act with --seed.`;
      return { line, move: null, code: null, message, rule: null };
    }
    steps = readLine(after, seat, body);
  }
  if (game.actors(after.state) === NOBODY) {
    return { line, move: null, code: null, message: 'The match is over; nothing can follow.', rule: null };
  }
  if (!steps.ok) return unread(line, steps.problem);
  for (const step of steps.value) {
    const refusal = stepProblem(after, step, line);
    if (refusal !== null) return refusal;
    game.apply(after.state, step.by, step.code, happened);
  }
  if (rng !== null) letChanceAct(after, rng, happened);
  state.copyFrom(after.state);
  events.push(...happened);
  return null;
}
