import { createHash } from 'node:crypto';
import type { Game } from '@marchlands/core/game.ts';
import type { Match } from '@marchlands/core/match/match.ts';

const layouts = new WeakMap<Game['State'], string>();

/** The fields of a game's states and their order, as 8 hex digits. */
function layoutOf({ State }: Pick<Game, 'State'>): string {
  let layout = layouts.get(State);
  if (layout === undefined) {
    const fields = State.numbers.map(({ name, low, high }) => `${name} ${low} ${high}`).join('\n');
    layout = createHash('sha256').update(fields).digest('hex').slice(0, 8);
    layouts.set(State, layout);
  }
  return layout;
}

/** The layout of the match's state, 8 hex digits, and the state's hash, 16. */
export function hashOf(match: Match): string {
  return layoutOf(match.game) + match.state.hash().toString(16).padStart(16, '0');
}

/** Whether a stored hash is of a state with the fields that the game has now; others cannot be compared. */
export function isComparable(hash: string, game: Pick<Game, 'State'>): boolean {
  return hash.slice(0, -16) === layoutOf(game);
}
