import type { Preset } from '@marchlands/core/game.ts';
import { isRecord } from '@marchlands/core/result.ts';
import { KeptItem } from '../online/kept-item.ts';

/** A set-up that was started last: as a preset has it. */
export type Chosen = Pick<Preset, 'players' | 'options'>;

/** By game, on this device: how a match of it was set up last. */
const kept = new KeptItem<{ readonly [gameId: string]: Chosen | undefined }>('marchlands.chosen', (value) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([id, one]) => (isChosen(one) ? [[id, one]] : [])))
    : {},
);

function isChosen(value: unknown): value is Chosen {
  if (!isRecord(value)) return false;
  const { players, options } = value;
  const isLevel = (level: unknown): boolean => level === null || typeof level === 'string';
  return Array.isArray(players) && players.length > 0 && players.every(isLevel) && isRecord(options);
}

/** How a match of a game was set up last; null before the first. */
export function chosenOf(gameId: string): Chosen | null {
  return kept.get()[gameId] ?? null;
}

/** Remembers how a match of a game is set up, for the next one. */
export function choose(gameId: string, { players, options }: Chosen): void {
  kept.set({ ...kept.get(), [gameId]: { players, options } });
}

export function forgetChosen(): void {
  kept.forget();
}

/** Whether two set-ups are the same. */
export function isSameSetup(a: Chosen, b: Chosen): boolean {
  return JSON.stringify([a.players, a.options]) === JSON.stringify([b.players, b.options]);
}
