import { makeBot } from '@marchlands/bots/levels.ts';
import { playMatch } from '@marchlands/bots/match.ts';
import { forcedStep } from '@marchlands/core/forced.ts';
import type { Game } from '@marchlands/core/game.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import type { Final, Setup, Step } from '@marchlands/core/types.ts';
import { games } from '@marchlands/games/index.ts';
import type { Batch } from '../batch.ts';

/** Every game of the catalogue, for three seats if it allows three. */
export const catalogue = games.map(({ id, load, seats }) => ({ id, load, seats: Math.min(3, seats.at(-1) ?? 0) }));

/** The same in each of the forms in which people play it. */
export const forms = catalogue.flatMap((one) => {
  const presets = games.find(({ id }) => id === one.id)?.presets ?? [];
  return presets.map(({ id: form, options }) => ({ ...one, form, options }));
});

export async function laid(load: () => Promise<Game>, seats: number, options: object = {}) {
  const game = await load();
  const setup = game.setup(options, seats);
  if (!setup.ok) throw new Error(setup.problem.message);
  return { game, setup: setup.value };
}

/** The places of choices that look random and are the same every time. */
export function somehow({ counts }: Batch, step: number): Int32Array {
  return counts.map((count, row) => (Math.imul(row * 2654435761 + step * 40503 + 17, 0x9e3779b1) >>> 8) % count);
}

/** A match of random seats: the moves that seats were asked for, in order, and its end. */
export function played(game: Game, setup: Setup, seed: string): { readonly steps: Step[]; readonly final: Final } {
  const bots = Array.from({ length: setup.seats }, () => makeBot('random', game, setup));
  const steps: Step[] = [];
  const state = game.start(setup);
  const { final } = playMatch(game, setup, bots, seed, {
    onStep(_, by, code) {
      if (by !== CHANCE && forcedStep(game, state) === null) steps.push({ by, code });
      game.apply(state, by, code);
    },
  });
  return { steps, final };
}
