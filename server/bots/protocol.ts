import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyView } from '@marchlands/core/types.ts';

/** A bot's input for a decision: only what the seat's view shows. */
export interface BotTask {
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly level: string;
  readonly seat: Seat;
  readonly view: AnyView;
  /** Makes bots of a numbered deal reproducible. */
  readonly seed: string | null;
}

/** To a thinking thread. */
export interface BotCall {
  readonly id: number;
  readonly task: BotTask;
  /** Most milliseconds. */
  readonly budget: number;
}

/** From a thinking thread: the codes to submit, or an error. */
export type BotAnswer =
  | { readonly id: number; readonly codes: readonly number[] }
  | { readonly id: number; readonly problem: string };

/** The start data of a thread. */
export interface BotThread {
  /** The module whose `loadGame` gives the games. */
  readonly games: string;
}
