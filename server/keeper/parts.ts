import type { Game } from '@marchlands/core/game.ts';
import type { Result } from '@marchlands/core/result.ts';
import type { BotTask } from '../bots/protocol.ts';
import type { Store } from '../store/store.ts';
import type { Timekeeper } from '../time.ts';

export type LoadGame = (id: string) => Promise<Result<Game>>;

/** The operator's log. */
export interface Log {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

/** Metrics for the operator. */
export interface Meters {
  /** A command was answered; milliseconds from arrival to storage. */
  performed(kind: string, outcome: 'changed' | 'nothing' | 'refused' | 'failed', milliseconds: number): void;
  /** A bot has decided. */
  thought(milliseconds: number): void;
}

/** The dependencies of the keeper. */
export interface Parts {
  readonly store: Store;
  readonly time: Timekeeper;
  readonly loadGame: LoadGame;
  readonly bots: { think(task: BotTask): Promise<readonly number[]> };
  readonly pusher: { tellTurn(guest: string, table: string, title: string): Promise<void> };
  readonly log: Log;
  readonly meters: Meters;
  /** Determines outages; called after a failure, before any clock is charged. */
  refresh(): Promise<void>;
  /** Milliseconds after which an unused table is unloaded. */
  readonly idle: number;
  /** Milliseconds before an absent player is notified of a turn. */
  readonly pushAfter: number;
}
