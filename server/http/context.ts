import type { Config } from '../config.ts';
import type { Events } from '../events/events.ts';
import type { Histories } from '../keeper/histories.ts';
import type { Keeper } from '../keeper/keeper.ts';
import type { LoadGame } from '../keeper/parts.ts';
import type { Pusher } from '../push/pusher.ts';
import type { Store } from '../store/store.ts';
import type { Timekeeper } from '../time.ts';
import type { Passwords } from './password.ts';
import type { Purses } from './purses.ts';

/** The context of the routes. */
export interface Context {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly histories: Histories;
  readonly events: Events;
  readonly pusher: Pusher;
  readonly time: Timekeeper;
  readonly loadGame: LoadGame;
  readonly games: readonly { readonly id: string; readonly title: string; readonly seats: readonly number[] }[];
  readonly config: Config;
  readonly purses: Purses;
  readonly passwords: Passwords;
  /** Names the logs of this store; a device does not resume from logs with another name. */
  readonly logs: string;
}

/** Stricter limits for expensive routes and those where secrets could be guessed. */
export function dearOf({ limits }: Config) {
  return { rateLimit: { max: Math.ceil(limits.requests / 10), timeWindow: '1 minute' } };
}
