import type { Game } from '@marchlands/core/game.ts';
import type { Result } from '@marchlands/core/result.ts';
import type { BotTask } from '../bots/protocol.ts';
import type { Store } from '../store/store.ts';
import type { Timekeeper } from '../time.ts';

export type LoadGame = (id: string) => Promise<Result<Game>>;

/** Where things are noted that a person at the server should know. */
export interface Log {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

/** What is counted for the operator. */
export interface Meters {
  /** A command was answered; milliseconds from its coming to its being stored. */
  performed(kind: string, outcome: 'changed' | 'nothing' | 'refused' | 'failed', milliseconds: number): void;
  /** A bot has decided. */
  thought(milliseconds: number): void;
}

/** What tables are kept with. */
export interface Parts {
  readonly store: Store;
  readonly time: Timekeeper;
  readonly loadGame: LoadGame;
  readonly bots: { think(task: BotTask): Promise<readonly number[]> };
  readonly pusher: { tellTurn(guest: string, table: string, title: string): Promise<void> };
  readonly log: Log;
  readonly meters: Meters;
  /** Finds out when nobody could be served: before anybody's time is counted after a failure. */
  refresh(): Promise<void>;
  /** Milliseconds after which a table that nobody uses leaves the memory. */
  readonly idle: number;
  /** Milliseconds that a turn waits for somebody who is not here before they are told of it elsewhere. */
  readonly pushAfter: number;
}
