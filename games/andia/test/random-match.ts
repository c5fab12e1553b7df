import { type Frame, takeFrames } from '@marchlands/core/match/frames.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { isActing, SPECTATOR } from '@marchlands/core/seat.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';
import { BLUE, RED } from './play.ts';

/** A random match from the set-up on; calls back at every decision, and after every resolved one. */
export function randomMatch(
  options: object,
  rng: Rng,
  at: (state: State) => void,
  after: (frames: readonly Frame<Types>[]) => void,
): void {
  const made = game.setup(options, 2);
  if (!made.ok) throw new Error(made.problem.message);
  const state = game.start(made.value);
  for (let i = 0; i < 600 && game.actors(state) !== 0; i += 1) {
    const seat = isActing(game.actors(state), RED) ? RED : BLUE;
    if (isActing(state.open, RED)) at(state);
    const code = game.randomMove?.(state, seat, rng) ?? 0;
    const before = game.view(state, SPECTATOR);
    const frames = takeFrames(game, state, SPECTATOR, before, (events) => game.apply(state, seat, code, events));
    if (frames.length > 0) after(frames);
  }
}

/** Options of the matches whose every position is looked at. */
export const OPTIONS: readonly object[] = [
  {},
  { map: 'lake', newPieceReveal: 'withOrders' },
  { map: 'andia-mini', doubleBomb: 'once' },
];
