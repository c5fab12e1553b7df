import type { Audit } from './audit.ts';
import type { Chats } from './chats.ts';
import type { Codes } from './codes.ts';
import type { Damages } from './damage.ts';
import type { Events } from './events.ts';
import type { Guests } from './guests.ts';
import type { Lists } from './lists.ts';
import type { Moderation } from './moderation.ts';
import type { Outages } from './outages.ts';
import type { Passkeys } from './passkeys.ts';
import type { Pushes } from './pushes.ts';
import type { Ratings } from './ratings.ts';
import type { Secrets } from './secrets.ts';
import type { Tables } from './tables.ts';

/**
 * The server's storage: one interface over SQLite and PostgreSQL. A fulfilled promise means written and synced;
 * failures of the database are `StoreError`s.
 */
export interface Store {
  /** Whether other processes may write to this store too. */
  readonly isShared: boolean;
  readonly tables: Tables;
  readonly lists: Lists;
  readonly ratings: Ratings;
  readonly events: Events;
  readonly guests: Guests;
  readonly chats: Chats;
  readonly moderation: Moderation;
  readonly codes: Codes;
  readonly passkeys: Passkeys;
  readonly pushes: Pushes;
  readonly secrets: Secrets;
  readonly outages: Outages;
  /** Damaged data found in it: lists leave it out. */
  readonly damages: Damages;
  /** Reads the stored data to check it. */
  readonly audit: Audit;
  /** Fulfilled if the store can be written to, as much as a choice needs. */
  check(): Promise<void>;
  /** Sends a message to other processes, which is not stored. */
  tell(payload: string): Promise<void>;
  /** Listens for tables written by other processes, and for their messages. Some may be lost. */
  onTold(hearChange: (table: string) => void, hear: (payload: string) => void): void;
  /** Writes a backup of the whole store to a new file while it is in use. */
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}
