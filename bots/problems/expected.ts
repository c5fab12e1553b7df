import type { Game } from '@marchlands/core/game.ts';
import { EVERYTHING, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState, Step } from '@marchlands/core/types.ts';
import type { Expected } from '../review/comparison.ts';
import { drawnOf, type Mixture } from '../review/guesses.ts';
import type { ExpectedOf } from './problem.ts';

/** Choices less likely than this are left out of a stored problem. */
const LEAST = 0.01;

/** A seat's mixture as lines, the likeliest first. */
export function writtenMixture(game: Game, state: AnyState, seat: Seat, mixture: Mixture): ExpectedOf {
  const likely = mixture.filter(({ probability }) => probability >= LEAST);
  const sum = likely.reduce((total, { probability }) => total + probability, 0);
  const choices = likely
    .map(({ codes, probability }) => {
      const steps = codes.map((code): Step => ({ by: seat, code }));
      const line = game.notation.format(state, steps, EVERYTHING).join(' ');
      return { line, probability: Math.round((1000 * probability) / sum) / 1000 };
    })
    .sort((a, b) => b.probability - a.probability);
  return { seat, choices };
}

/**
 * The stored mixtures as a comparison takes them.
 * @throws if a line does not fit the state
 */
export function expectedIn(game: Game, state: AnyState, stored: readonly ExpectedOf[]): Expected {
  const mixtures = new Map(
    stored.map(({ seat, choices }): [Seat, Mixture] => [
      seat,
      choices.map(({ line, probability }) => ({ codes: codesOf(game, state, seat, line), probability })),
    ]),
  );
  return (seat, rng) => drawnOf(mixtures.get(seat) ?? [], rng);
}

/**
 * A whole choice as codes.
 * @throws if the line does not fit the state
 */
export function codesOf(game: Game, state: AnyState, seat: Seat, line: string): readonly number[] {
  const steps = game.notation.parse(state, seat, line);
  if (!steps.ok) throw new Error(`${line}: ${steps.problem.message}`);
  return steps.value.filter(({ by }) => by === seat).map(({ code }) => code);
}
