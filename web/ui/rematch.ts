import { lookOf } from '@marchlands/kit/seats.ts';

/** A player in a set-up: a bot's level, or null for a person. */
export interface Seated {
  readonly name: string;
  readonly level: string | null;
}

/**
 * The same players, each one seat further, so that the first player is now last. Default names stay with their seats.
 */
export function swapped(players: readonly Seated[]): readonly Seated[] {
  return players.map((_, seat) => {
    const from = (seat + 1) % players.length;
    const { name, level } = players[from];
    return { name: name === lookOf(from).name ? lookOf(seat).name : name, level };
  });
}

/**
 * The same players with each bot one level stronger, if there is one.
 * @param levels from the weakest to the strongest
 * @returns null if no bot can become stronger
 */
export function stronger(players: readonly Seated[], levels: readonly string[]): readonly Seated[] | null {
  const raised = players.map((player) => {
    const at = player.level === null ? -1 : levels.indexOf(player.level);
    const next = at < 0 ? undefined : levels[at + 1];
    return next === undefined ? player : { ...player, level: next };
  });
  return raised.some((player, seat) => player !== players[seat]) ? raised : null;
}
