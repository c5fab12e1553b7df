import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyView } from '@marchlands/core/types.ts';

/** What a bot needs to decide for a seat: a view, and nothing that the view does not show. */
export interface BotTask {
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly level: string;
  readonly seat: Seat;
  readonly view: AnyView;
  /** Bots of a numbered deal think alike. */
  readonly seed: string | null;
}

/** To a thinking thread. */
export interface BotCall {
  readonly id: number;
  readonly task: BotTask;
  /** Most milliseconds. */
  readonly budget: number;
}

/** From it: the codes to submit, or what went wrong. */
export type BotAnswer =
  | { readonly id: number; readonly codes: readonly number[] }
  | { readonly id: number; readonly problem: string };

/** What a thread is started with. */
export interface BotThread {
  /** The module whose `loadGame` gives the games. */
  readonly games: string;
}
