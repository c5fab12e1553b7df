import type { Game } from '@marchlands/core/game.ts';
import type { Calibrated } from '@marchlands/core/knowledge.ts';
import type { Player } from '@marchlands/core/match/entry.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { rankOf } from '../level-names.ts';

/** The players of a table, as far as shares depend on them. */
export type Levelled = Pick<Player, 'level'>;

/**
 * The calibration that holds at a table: that of its form, measured with bots that are no stronger than the weakest bot
 * there if there is one, since weak players throw away more of their shares. Undefined if the form was not measured.
 */
export function calibratedAt(game: Game, setup: Setup, players: readonly Levelled[]): Calibrated | undefined {
  const options: { readonly [name: string]: unknown } = { ...setup.options };
  const weakest = Math.min(...players.flatMap(({ level }) => (level === undefined ? [] : [rankOf(level)])));
  const ofForm = (game.knowledge?.calibrated ?? []).filter(
    (one) =>
      one.seats === setup.seats && Object.entries(one.options ?? {}).every(([name, value]) => options[name] === value),
  );
  return (
    ofForm.find(({ level }) => level !== undefined && weakest <= rankOf(level)) ??
    ofForm.find(({ level }) => level === undefined)
  );
}
