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
 * Where the server keeps everything. One interface over SQLite and PostgreSQL. A promise that is fulfilled means: written and
 * synced; where the database does not do it, it fails with a `StoreError`.
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
  /** What was found in it that does not read as what was written: lists leave it out. */
  readonly damages: Damages;
  /** What is stored, read to be checked. */
  readonly audit: Audit;
  /** Answers where the store can be written to, as much as a choice needs. */
  check(): Promise<void>;
  /** Tells other processes something that is not kept. */
  tell(payload: string): Promise<void>;
  /** Hears of tables that other processes have written to, and of what they tell. Some of it may be lost. */
  onTold(hearChange: (table: string) => void, hear: (payload: string) => void): void;
  /** A backup of the whole store in a new file, made while it is in use. */
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}
