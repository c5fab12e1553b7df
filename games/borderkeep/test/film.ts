/** Helpers for the tests of the board: steps and lines, with a picture of each event. */

import { takeFrames } from '@marchlands/core/match/frames.ts';
import { SPECTATOR } from '@marchlands/core/seat.ts';
import type { Step } from '@marchlands/core/types.ts';
import type { Told } from '../board/props.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import type { BorderkeepTable } from './play.ts';

/** Applies a step. @returns what a spectator is shown of it */
export function filmStep(state: State, { by, code }: Step): readonly Told[] {
  const before = game.view(state, SPECTATOR);
  const frames = takeFrames(game, state, SPECTATOR, before, (events) => game.apply(state, by, code, events));
  return frames.map((frame, id) => ({ ...frame, id, sentence: null }));
}

/** Plays lines as the rulebook writes them, as `go` does. @returns what a spectator is shown of them */
export function filmLines({ state }: BorderkeepTable, ...lines: readonly string[]): readonly Told[] {
  const told = lines.flatMap((line) => {
    const steps = game.notation.parse(state, Math.max(0, 'ABCDEF'.indexOf(line.charAt(0))), line);
    if (!steps.ok) throw new Error(`${line}: ${steps.problem.message}`);
    return steps.value.flatMap((step) => filmStep(state, step));
  });
  return told.map((one, id) => ({ ...one, id }));
}
