import type { EnvironmentOptions } from './environment.ts';

/** The game: its id in the catalogue, with options. */
export interface Played {
  readonly game: string;
  readonly seats: number;
  /** House rules that differ from the standard ones. */
  readonly options?: object;
}

/** Data for starting a thread. */
export interface Work {
  readonly played: Played;
  readonly options: EnvironmentOptions;
  /** Its rows. */
  readonly from: number;
  readonly to: number;
  /** The batch, which all threads share. */
  readonly memory: SharedArrayBuffer;
}

/** To a thread; the choices of a step lie in the memory. */
export type Order = 'reset' | 'step';

/** From a thread: its rows are done, or why they are not. */
export type Report = { readonly isDone: true } | { readonly isDone: false; readonly message: string };
