import type { Game } from '@marchlands/core/game.ts';
import { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyView, Setup } from '@marchlands/core/types.ts';
import type { Candidate } from '../bot.ts';
import { type Change, differencesOf } from '../explain.ts';
import { blameOf } from './blame.ts';
import { Comparison } from './comparison.ts';

import { Shares } from './shares.ts';

/** A candidate with what sets it apart. */
export interface Advised extends Candidate {
  /** The terms in which it differs from the others, as `differencesOf` has them. */
  readonly changes: readonly Change[];
}

/** What a bot is seeded with before it thinks about a hint, so that it says the same each time. */
export const ADVICE = 'hint';

/** Candidates that are held against the one most in favour. */
const RIVALS = 3;
/** Worlds of each comparison. */
const WORLDS = 32;

/**
 * What a bot weighed, as advice by the judgement of a review: the one most in favour is held against its rivals over the same
 * worlds, and gives way to one beside which the review would blame it. The same arguments give the same advice.
 * @param considered the one most in favour first, each a whole choice; a mixture stays as it is
 */
export function advised(
  game: Game,
  setup: Setup,
  view: AnyView,
  seat: Seat,
  considered: readonly Candidate[],
): readonly Advised[] {
  const isMixed = considered.filter(({ probability }) => probability > 0).length > 1;
  const order = isMixed ? considered : bestFirst(game, setup, view, seat, considered);
  const changes = differencesOf(
    game,
    setup,
    view,
    seat,
    order.map(({ codes }) => codes),
    new Rng('advice'),
  );
  return order.map((one, i) => ({ ...one, changes: changes[i] }));
}

/** What a bot weighed, with the one first that gives way to no rival. */
export function bestFirst(
  game: Game,
  setup: Setup,
  view: AnyView,
  seat: Seat,
  considered: readonly Candidate[],
): readonly Candidate[] {
  if (considered.length < 2) return considered;
  const shares = new Shares(game, setup, 'advice');
  const comparison = new Comparison(game, setup, 'advice');
  let best = considered[0];
  for (const rival of considered.slice(1, 1 + RIVALS)) {
    const compared = comparison.begin(view, seat, best.codes, rival.codes);
    compared.add(WORLDS);
    if (blameOf(compared, seat, shares) !== null) best = rival;
  }
  return [best, ...considered.filter((one) => one !== best)];
}
