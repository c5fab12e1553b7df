import type { Preset } from '@marchlands/core/game.ts';
import { isRecord } from '@marchlands/core/result.ts';
import { KeptItem } from '../online/kept-item.ts';

/** The most recent set-up, like a preset's. */
export type Chosen = Pick<Preset, 'players' | 'options'>;

/** By game, on this device: its most recent set-up. */
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

/** A game's most recent set-up; null before the first. */
export function chosenOf(gameId: string): Chosen | null {
  return kept.get()[gameId] ?? null;
}

/** Remembers a game's set-up for the next match. */
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
