import type { Keeper } from '../keeper/keeper.ts';
import type { Log } from '../keeper/parts.ts';
import type { Store } from '../store/store.ts';
import type { Timekeeper } from '../time.ts';

/** The parts of the server that events work with. */
export interface EventParts {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly time: Timekeeper;
  readonly pusher: { tellTurn(guest: string, table: string, title: string): Promise<void> };
  readonly titleOf: (game: string) => string;
  readonly log: Log;
}
