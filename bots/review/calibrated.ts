import type { Game } from '@marchlands/core/game.ts';
import type { Calibrated } from '@marchlands/core/knowledge.ts';
import type { Player } from '@marchlands/core/match/entry.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { rankOf } from '../level-names.ts';

/** The players of a table, as far as shares depend on them. */
export type Levelled = Pick<Player, 'level'>;

/** The level assumed of a table without bots, and the measured level of a calibration that names none. */
const USUAL = 'greedy';

/**
 * The calibration that holds at a table: that of its form with the weakest measured bots that are at least as strong as
 * the weakest bot there, since weak players throw away more of their shares; with stronger ones than were measured,
 * that of the strongest. Undefined if the form was not measured.
 */
export function calibratedAt(game: Game, setup: Setup, players: readonly Levelled[]): Calibrated | undefined {
  const options: { readonly [name: string]: unknown } = { ...setup.options };
  const levels = players.flatMap(({ level }) => (level === undefined ? [] : [rankOf(level)]));
  const weakest = levels.length === 0 ? rankOf(USUAL) : Math.min(...levels);
  const ofForm = (game.knowledge?.calibrated ?? [])
    .filter(
      (one) =>
        one.seats === setup.seats &&
        Object.entries(one.options ?? {}).every(([name, value]) => options[name] === value),
    )
    .map((one) => ({ one, rank: rankOf(one.level ?? USUAL) }))
    .sort((a, b) => a.rank - b.rank);
  return (ofForm.find(({ rank }) => rank >= weakest) ?? ofForm.at(-1))?.one;
}
