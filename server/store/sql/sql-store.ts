import { randomBytes } from 'node:crypto';
import { Audit } from '../audit.ts';
import { Damages } from '../damage.ts';
import { ask, type Driver, type Found, statement } from '../driver.ts';
import { migrate } from '../schema.ts';
import { UNMARK } from '../sqlite/backup-mark.ts';
import type { Store } from '../store.ts';
import { FailingPlainly } from '../store-error.ts';
import type { Vault } from '../vault.ts';
import { SqlChats } from './sql-chats.ts';
import { SqlCodes } from './sql-codes.ts';
import { SqlEvents } from './sql-events.ts';
import { SqlGuests } from './sql-guests.ts';
import { SqlLists } from './sql-lists.ts';
import { SqlModeration } from './sql-moderation.ts';
import { SqlOutages } from './sql-outages.ts';
import { SqlPasskeys } from './sql-passkeys.ts';
import { SqlPushes } from './sql-pushes.ts';
import { SqlRatings } from './sql-ratings.ts';
import { SqlSecrets } from './sql-secrets.ts';
import { SqlTables } from './sql-tables.ts';
import { StoreBell } from './store-bell.ts';

/** Bytes written by a check: more than a choice, so that the check fails whenever a choice would. */
const CHECKED = 24 * 1024;

/** The store over any driver. */
export class SqlStore implements Store {
  readonly damages = new Damages();
  readonly tables: SqlTables;
  readonly lists: SqlLists;
  readonly ratings: SqlRatings;
  readonly events: SqlEvents;
  readonly guests: SqlGuests;
  readonly chats: SqlChats;
  readonly moderation: SqlModeration;
  readonly codes: SqlCodes;
  readonly passkeys: SqlPasskeys;
  readonly pushes: SqlPushes;
  readonly secrets: SqlSecrets;
  readonly outages: SqlOutages;
  readonly audit: Audit;
  readonly #driver: Driver;
  readonly #bell: StoreBell;

  private constructor(plain: Driver, vault: Vault, found: Found) {
    const { damages } = this;
    const driver = new FailingPlainly(plain);
    const bell = new StoreBell(driver);
    this.#driver = driver;
    this.#bell = bell;
    this.tables = new SqlTables(driver, vault, bell);
    this.lists = new SqlLists(driver, vault, damages);
    this.ratings = new SqlRatings(driver);
    this.events = new SqlEvents(driver, vault, damages);
    this.guests = new SqlGuests(driver, vault, damages);
    this.chats = new SqlChats(driver, vault, damages, bell);
    this.moderation = new SqlModeration(driver, vault, damages);
    this.codes = new SqlCodes(driver);
    this.passkeys = new SqlPasskeys(driver);
    this.pushes = new SqlPushes(driver, vault, damages);
    this.secrets = new SqlSecrets(driver, vault);
    this.outages = new SqlOutages(driver);
    this.audit = new Audit(plain, vault, found);
  }

  /** Opens a database that is new or ours, and brings its schema up to date; a backup thereby becomes a store. */
  static async open(driver: Driver, vault: Vault): Promise<SqlStore> {
    await migrate(driver);
    await driver.run([statement(UNMARK)]);
    return new SqlStore(driver, vault, await driver.look());
  }

  get isShared(): boolean {
    return this.#driver.isShared;
  }

  async check(): Promise<void> {
    // A different text each time: a database skips writing an unchanged value.
    await ask(
      this.#driver,
      "INSERT INTO meta (name, value) VALUES ('check', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      randomBytes((CHECKED * 3) / 4).toString('base64url'),
    );
  }

  tell(payload: string): Promise<void> {
    return this.#bell.tell(payload);
  }

  onTold(hearChange: (table: string) => void, hear: (payload: string) => void): void {
    this.#bell.onTold(hearChange, hear);
  }

  backup(path: string): Promise<void> {
    return this.#driver.backup(path);
  }

  close(): Promise<void> {
    return this.#driver.close();
  }
}
