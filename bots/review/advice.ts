import type { Game } from '@marchlands/core/game.ts';
import { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyView, Setup } from '@marchlands/core/types.ts';
import type { Candidate } from '../bot.ts';
import { type Change, differencesOf } from '../explain.ts';
import { blameOf } from './blame.ts';
import { Comparison } from './comparison.ts';

import { Shares } from './shares.ts';

/** A candidate with its differences from the others. */
export interface Advised extends Candidate {
  /** The terms in which it differs from the others, as returned by `differencesOf`. */
  readonly changes: readonly Change[];
}

/** The bot's seed before it thinks about a hint, so that hints are repeatable. */
export const ADVICE = 'hint';

/** Number of candidates compared with the favourite. */
const RIVALS = 3;
/** Worlds per comparison. */
const WORLDS = 32;

/**
 * Turns a bot's candidates into advice, judged as a review would: the favourite is compared with its rivals over the
 * same worlds, and gives way to one beside which the review would call it an error. Equal arguments give equal advice.
 * @param considered the favourite first, each a whole choice; a mixture is left unchanged
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

/** The candidates, with the one first that no rival beats. */
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
