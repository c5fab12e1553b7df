import { randomBytes, randomUUID } from 'node:crypto';
import { Audit, type StoredChange } from './audit.ts';
import { cardPlace, DamageError, Damages, tablePlace } from './damage.ts';
import { type Driver, type Found, number, type Row, type Statement, statement, text } from './driver.ts';
import { faultPoint } from './fault.ts';
import { migrate } from './schema.ts';
import { SqlPasskeys } from './sql-passkeys.ts';
import { SqlPushes } from './sql-pushes.ts';
import { UNMARK } from './sqlite/backup-mark.ts';
import {
  type Append,
  type Belongings,
  CHANNELS,
  type Channel,
  type ChatLine,
  type ChatPlace,
  type Guest,
  type ListedTable,
  type Outage,
  type RatedMatch,
  type Report,
  type SeatResult,
  type Store,
  type TableStatus,
} from './store.ts';
import { FailingPlainly } from './store-error.ts';
import type { Vault } from './vault.ts';

/** Most changes in one transaction: a full one takes a few milliseconds. */
const MOST_AT_ONCE = 256;
/** Bytes that a check writes: more than a choice does, so that it has no room where a choice has none. */
const CHECKED = 24 * 1024;

interface Waiting {
  readonly change: Append;
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: unknown) => void;
}

const LISTED = 'id, seq, game, status, created, touched, listed_until, turns, card';
/** What a guest is to a table, as `sitters.is_there` has it: holds a seat, owns it without one, or has only been named. */
const NAMED = 0;
const SITTER = 1;
const OWNER = 2;
const LINE = 'match, seq, at, guest, seat, channel, name, text';
const REPORT = 'id, match, channel, seq, by_guest, why, at';

/** The store over any driver. */
export class SqlStore implements Store {
  readonly passkeys: SqlPasskeys;
  readonly pushes: SqlPushes;
  readonly damages = new Damages();
  readonly audit: Audit;
  readonly #driver: Driver;
  readonly #vault: Vault;
  /** Tells this process from others on the bell. */
  readonly #self = randomUUID();
  #waiting: Waiting[] = [];
  #isWriting = false;

  private constructor(driver: Driver, vault: Vault, found: Found) {
    this.#driver = new FailingPlainly(driver);
    this.#vault = vault;
    this.passkeys = new SqlPasskeys(this.#driver);
    this.pushes = new SqlPushes(this.#driver, vault, this.damages);
    this.audit = new Audit(driver, vault, found);
  }

  /** Opens a database that is new or ours, and brings its schema up to date: a backup is one no longer. */
  static async open(driver: Driver, vault: Vault): Promise<SqlStore> {
    await migrate(driver);
    await driver.run([statement(UNMARK)]);
    return new SqlStore(driver, vault, await driver.look());
  }

  get isShared(): boolean {
    return this.#driver.isShared;
  }

  append(change: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change, resolve, reject });
      if (!this.#isWriting) void this.#write();
    });
  }

  /** Writes what waits, a transaction at a time; what comes meanwhile goes into the next one. */
  async #write(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      // In one order of tables, so that two processes never wait for each other's rows.
      const batch = this.#waiting.splice(0, MOST_AT_ONCE).sort((a, b) => compare(a.change.table, b.change.table));
      faultPoint('before-commit');
      try {
        const written = await this.#commit(batch.map(({ change }) => change));
        faultPoint('after-commit');
        for (const [i, { resolve }] of batch.entries()) resolve(written[i]);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#isWriting = false;
  }

  async #commit(changes: readonly Append[]): Promise<readonly boolean[]> {
    const statements: Statement[] = [];
    const answers: number[] = [];
    for (const change of changes) {
      answers.push(statements.length);
      statements.push(...this.#appending(change));
    }
    const rows = await this.#driver.run(statements);
    const written = answers.map((at) => rows[at].length > 0);
    const told = changes.filter((_, i) => written[i]).map(({ table }) => table);
    // The bell may be lost, and whoever missed it looks at the store; so it rings after the change is safe.
    this.#ring(told);
    return written;
  }

  /** The first statement gives a row where the change is written, and the others do something only then. */
  #appending({ table, seq, at, data, row, sitters, owner, named, isSecret, results }: Append): Statement[] {
    const { game, status, isPublic, listedUntil, due, awaitsBot, turns, card } = row;
    const sealed = this.#vault.seal(data, `${table}/${seq}`);
    const statements = [
      statement(
        'INSERT INTO entries (match, seq, at, data) VALUES (?, ?, ?, ?) ON CONFLICT (match, seq) DO NOTHING RETURNING seq',
        table,
        seq,
        at,
        sealed,
      ),
    ];
    const sealedCard = card === null ? null : this.#vault.seal(card, cardPlace(table));
    const kept = [status, isPublic ? 1 : 0, listedUntil, due, awaitsBot ? 1 : 0, turns.join(' '), sealedCard];
    if (seq === 0) {
      statements.push(
        statement(
          `INSERT INTO tables (id, seq, game, created, touched, status, is_public, listed_until, due, awaits_bot, turns, card)
           VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
          table,
          game,
          at,
          at,
          ...kept,
        ),
      );
    } else {
      statements.push(
        statement(
          `UPDATE tables SET seq = ?, touched = COALESCE(CAST(? AS BIGINT), touched), status = ?, is_public = ?, listed_until = ?, due = ?, awaits_bot = ?, turns = ?, card = COALESCE(CAST(? AS TEXT), card)
           WHERE id = ? AND seq = ?`,
          seq + 1,
          isSecret ? null : at,
          ...kept,
          table,
          seq,
        ),
      );
    }
    // Another writer's change may have this number by now.
    const isOurs = 'EXISTS (SELECT 1 FROM entries WHERE match = ? AND seq = ? AND data = ?)';
    const ours = [table, seq, sealed];
    if (sitters !== null) {
      statements.push(statement(`UPDATE sitters SET is_there = 0 WHERE match = ? AND ${isOurs}`, table, ...ours));
    }
    const places = new Map(named.map((guest) => [guest, NAMED]));
    if (owner !== undefined) places.set(owner, OWNER);
    for (const guest of sitters ?? []) places.set(guest, SITTER);
    for (const [guest, place] of places) {
      statements.push(
        statement(
          `INSERT INTO sitters (guest, match, is_there) SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS INTEGER)
           WHERE ${isOurs} ON CONFLICT (guest, match) DO ${place === NAMED ? 'NOTHING' : 'UPDATE SET is_there = excluded.is_there'}`,
          guest,
          table,
          place,
          ...ours,
        ),
      );
    }
    for (const [seat, { player, isBot, rank }] of (results?.seats ?? []).entries()) {
      statements.push(
        statement(
          `INSERT INTO results (match, seat, game, at, player, is_bot, rank)
           SELECT CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS TEXT),
             CAST(? AS INTEGER), CAST(? AS INTEGER)
           WHERE EXISTS (SELECT 1 FROM entries WHERE match = ? AND seq = ? AND data = ?) ON CONFLICT DO NOTHING`,
          table,
          seat,
          game,
          results?.at ?? at,
          player,
          isBot ? 1 : 0,
          rank,
          table,
          seq,
          sealed,
        ),
      );
    }
    return statements;
  }

  async ratedMatches(game: string, now: number): Promise<readonly RatedMatch[]> {
    const rows = await this.#rows(
      'SELECT match, at, player, is_bot, rank FROM results WHERE game = ? AND at <= ? ORDER BY at, match, seat',
      game,
      now,
    );
    const matches: { table: string; at: number; seats: SeatResult[] }[] = [];
    for (const row of rows) {
      const table = text(row, 'match');
      if (matches.at(-1)?.table !== table) matches.push({ table, at: number(row, 'at'), seats: [] });
      const isBot = number(row, 'is_bot') === 1;
      matches.at(-1)?.seats.push({ player: text(row, 'player'), isBot, rank: number(row, 'rank') });
    }
    return matches;
  }

  async names(guests: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>();
    for (let at = 0; at < guests.length; at += 500) {
      const some = guests.slice(at, at + 500);
      const marks = some.map(() => '?').join(', ');
      for (const row of await this.#rows(`SELECT id, name FROM guests WHERE id IN (${marks})`, ...some)) {
        const id = text(row, 'id');
        const name = this.#opened(text(row, 'name'), namePlace(id));
        if (name !== null) names.set(id, name);
      }
    }
    return names;
  }

  async changes(table: string, from = 0): Promise<readonly StoredChange[]> {
    const rows = await this.#rows(
      'SELECT seq, at, data FROM entries WHERE match = ? AND seq >= ? ORDER BY seq',
      table,
      from,
    );
    return rows.map((row) => {
      const change = this.#change(table, row);
      if (change.data instanceof Error)
        throw new DamageError(tablePlace(table), `Change ${change.seq}: ${change.data.message}`);
      return { ...change, data: change.data };
    });
  }

  async readableChanges(table: string): Promise<readonly StoredChange[]> {
    const rows = await this.#rows('SELECT seq, at, data FROM entries WHERE match = ? ORDER BY seq', table);
    return rows
      .map((row) => this.#change(table, row))
      .flatMap(({ data, ...change }) => (data instanceof Error ? [] : [{ ...change, data }]));
  }

  /** @returns why it cannot be read in the place of what was written */
  #change(table: string, row: Row): Omit<StoredChange, 'data'> & { readonly data: string | Error } {
    const [seq, at] = [number(row, 'seq'), number(row, 'at')];
    try {
      return { seq, at, data: this.#vault.open(text(row, 'data'), `${table}/${seq}`) };
    } catch (error) {
      return { seq, at, data: error instanceof Error ? error : new Error(String(error)) };
    }
  }

  async setApart(table: string): Promise<void> {
    await this.#rows(
      "UPDATE tables SET is_public = 0, listed_until = NULL, due = NULL, awaits_bot = 0, turns = '', card = '' WHERE id = ?",
      table,
    );
  }

  async rewrite(table: string, changes: readonly { readonly seq: number; readonly data: string }[]): Promise<void> {
    const update = 'UPDATE entries SET data = ? WHERE match = ? AND seq = ?';
    await this.#driver.run(
      changes.map(({ seq, data }) => statement(update, this.#vault.seal(data, `${table}/${seq}`), table, seq)),
    );
  }

  async counts(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    for (let at = 0; at < tables.length; at += 500) {
      const some = tables.slice(at, at + 500);
      const marks = some.map(() => '?').join(', ');
      for (const row of await this.#rows(`SELECT id, seq FROM tables WHERE id IN (${marks})`, ...some)) {
        counts.set(text(row, 'id'), number(row, 'seq'));
      }
    }
    return counts;
  }

  async setDue(table: string, seq: number, due: number | null): Promise<void> {
    await this.#rows('UPDATE tables SET due = ? WHERE id = ? AND seq = ?', due, table, seq);
  }

  async removeTable(table: string): Promise<void> {
    await this.#driver.run(
      [
        'DELETE FROM entries WHERE match = ?',
        'DELETE FROM sitters WHERE match = ?',
        'DELETE FROM lines WHERE match = ?',
        'DELETE FROM codes WHERE match = ?',
        'DELETE FROM reports WHERE match = ?',
        'DELETE FROM results WHERE match = ?',
        'DELETE FROM turns_due WHERE match = ?',
        'DELETE FROM tables WHERE id = ?',
      ].map((sql) => statement(sql, table)),
    );
  }

  async publicTables(limit: number, now: number): Promise<readonly ListedTable[]> {
    const rows = await this.#rows(
      `SELECT ${LISTED} FROM tables WHERE is_public = 1 AND (status <> 'over' OR listed_until > ?)
       ORDER BY touched DESC LIMIT ?`,
      now,
      limit,
    );
    return rows.map((row) => this.#table(row, ''));
  }

  async tablesOf(guest: string, limit: number): Promise<readonly ListedTable[]> {
    const rows = await this.#rows(
      `SELECT ${LISTED}, is_there FROM tables JOIN sitters ON sitters.match = tables.id
       WHERE sitters.guest = ? AND sitters.is_there > 0 ORDER BY touched DESC LIMIT ?`,
      guest,
      limit,
    );
    return rows.map((row) => this.#table(row, guest));
  }

  async tablesNaming(guest: string): Promise<readonly ListedTable[]> {
    const rows = await this.#rows(
      `SELECT ${LISTED}, is_there FROM tables JOIN sitters ON sitters.match = tables.id
       WHERE sitters.guest = ? ORDER BY created`,
      guest,
    );
    return rows.map((row) => this.#table(row, guest));
  }

  dueTables(by: number, limit: number): Promise<readonly string[]> {
    return this.#ids('SELECT id FROM tables WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?', by, limit);
  }

  botTables(touchedBy: number, limit: number): Promise<readonly string[]> {
    return this.#ids(
      'SELECT id FROM tables WHERE awaits_bot = 1 AND touched <= ? ORDER BY touched LIMIT ?',
      touchedBy,
      limit,
    );
  }

  async countTables(): Promise<{ readonly [status: string]: number }> {
    const rows = await this.#rows('SELECT status, COUNT(*) AS count FROM tables GROUP BY status');
    return Object.fromEntries(rows.map((row) => [text(row, 'status'), number(row, 'count')]));
  }

  async guest(id: string): Promise<Guest | null> {
    const row = (await this.#rows('SELECT id, name, created, seen FROM guests WHERE id = ?', id)).at(0);
    if (row === undefined) return null;
    const name = this.#opened(text(row, 'name'), namePlace(id)) ?? 'Somebody';
    return { id, name, created: number(row, 'created'), seen: number(row, 'seen') };
  }

  async saveGuest({ id, name, created, seen }: Guest): Promise<void> {
    await this.#rows(
      'INSERT INTO guests (id, name, created, seen) VALUES (?, ?, ?, ?)',
      id,
      this.#vault.seal(name, namePlace(id)),
      created,
      seen,
    );
  }

  async renameGuest(id: string, name: string, seen: number): Promise<boolean> {
    const sealed = this.#vault.seal(name, namePlace(id));
    const sql = 'UPDATE guests SET name = ?, seen = ? WHERE id = ? RETURNING id';
    return (await this.#rows(sql, sealed, seen, id)).length > 0;
  }

  async belongings(guest: string): Promise<Belongings> {
    const [found, tables, mutes, chat, reports, passkeys, pushes] = await Promise.all([
      this.guest(guest),
      this.tablesNaming(guest),
      this.mutes(guest),
      this.#rows(`SELECT ${LINE} FROM lines WHERE guest = ? ORDER BY at`, guest),
      this.#rows(`SELECT ${REPORT} FROM reports WHERE by_guest = ? ORDER BY at`, guest),
      this.passkeys.of(guest),
      this.pushes.of(guest),
    ]);
    const said = this.damages.readable(chat, placeOfLine, (row) => ({ ...this.#line(row), table: text(row, 'match') }));
    return {
      guest: found,
      tables,
      mutes,
      chat: said,
      reports: this.#reports(reports),
      passkeys,
      pushes,
    };
  }

  async removeGuest(id: string): Promise<void> {
    await this.#driver.run([
      statement("UPDATE lines SET guest = '', name = '', text = '' WHERE guest = ?", id),
      statement('DELETE FROM mutes WHERE guest = ? OR other = ?', id, id),
      statement('DELETE FROM reports WHERE by_guest = ?', id),
      statement('DELETE FROM sitters WHERE guest = ?', id),
      statement('DELETE FROM passkeys WHERE guest = ?', id),
      statement('DELETE FROM challenges WHERE guest = ?', id),
      statement('DELETE FROM subscriptions WHERE guest = ?', id),
      statement('DELETE FROM turns_due WHERE guest = ?', id),
      statement("UPDATE results SET player = '' WHERE player = ? AND is_bot = 0", id),
      statement('DELETE FROM guests WHERE id = ?', id),
    ]);
  }

  async say(table: string, line: Omit<ChatLine, 'seq'>): Promise<number> {
    const { at, guest, seat, channel } = line;
    // Two who speak at once meet on the key; the second tries again, since what is sealed is bound to its number.
    for (;;) {
      const sql = 'SELECT COALESCE(MAX(seq) + 1, 0) AS seq FROM lines WHERE match = ? AND channel = ?';
      const seq = number((await this.#rows(sql, table, channel))[0], 'seq');
      const place = linePlace(table, channel, seq);
      const written = await this.#rows(
        `INSERT INTO lines (match, channel, seq, at, guest, seat, name, text) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (match, channel, seq) DO NOTHING RETURNING seq`,
        table,
        channel,
        seq,
        at,
        guest,
        seat,
        this.#vault.seal(line.name, `${place}/name`),
        this.#vault.seal(line.text, `${place}/text`),
      );
      if (written.length === 0) continue;
      this.#ring([table]);
      return seq;
    }
  }

  async chat(table: string, from: ChatPlace, limit: number): Promise<readonly ChatLine[]> {
    // How many lines one channel has changes nothing of what is read of the other.
    const sql = `SELECT ${LINE} FROM lines WHERE match = ? AND channel = ? AND seq >= ? ORDER BY seq DESC LIMIT ?`;
    const [players, spectators] = await this.#driver.run(
      CHANNELS.map((channel) => statement(sql, table, channel, from[channel], limit)),
    );
    const lines = (rows: readonly Row[]) =>
      this.damages.readable(rows, placeOfLine, (row) => this.#line(row)).toReversed();
    return merged(lines(players), lines(spectators));
  }

  async line(table: string, channel: Channel, seq: number): Promise<ChatLine | null> {
    const sql = `SELECT ${LINE} FROM lines WHERE match = ? AND channel = ? AND seq = ?`;
    const row = (await this.#rows(sql, table, channel, seq)).at(0);
    return row === undefined ? null : this.damages.attempt(placeOfLine(row), () => this.#line(row));
  }

  async setMute(guest: string, other: string, isMuted: boolean): Promise<boolean> {
    const isThere = 'SELECT 1 AS one FROM guests WHERE id = ?';
    const [found] = await this.#driver.run([
      statement(isThere, other),
      isMuted
        ? statement(
            `INSERT INTO mutes (guest, other) SELECT CAST(? AS TEXT), CAST(? AS TEXT) WHERE EXISTS (${isThere})
             ON CONFLICT DO NOTHING`,
            guest,
            other,
            other,
          )
        : statement('DELETE FROM mutes WHERE guest = ? AND other = ?', guest, other),
    ]);
    return found.length > 0;
  }

  async mutes(guest: string): Promise<readonly string[]> {
    const rows = await this.#rows('SELECT other FROM mutes WHERE guest = ? ORDER BY other', guest);
    return rows.map((row) => text(row, 'other'));
  }

  async report({ id, table, channel, seq, by, why, at }: Report): Promise<void> {
    await this.#rows(
      'INSERT INTO reports (id, match, channel, seq, by_guest, why, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      id,
      table,
      channel,
      seq,
      by,
      this.#vault.seal(why, reasonPlace(id)),
      at,
    );
  }

  async reports(limit: number): Promise<readonly Report[]> {
    const rows = await this.#rows(`SELECT ${REPORT} FROM reports ORDER BY at DESC LIMIT ?`, limit);
    return this.#reports(rows);
  }

  async keepCode(hash: string, table: string, seat: number, expires: number, now: number): Promise<void> {
    await this.#driver.run([
      statement('DELETE FROM codes WHERE expires < ?', now),
      statement('INSERT INTO codes (hash, match, seat, expires) VALUES (?, ?, ?, ?)', hash, table, seat, expires),
    ]);
  }

  async takeCode(hash: string, now: number): Promise<{ readonly table: string; readonly seat: number } | null> {
    const row = (await this.#rows('DELETE FROM codes WHERE hash = ? RETURNING match, seat, expires', hash)).at(0);
    if (row === undefined || number(row, 'expires') < now) return null;
    return { table: text(row, 'match'), seat: number(row, 'seat') };
  }

  async secret(name: string, make: () => string): Promise<string> {
    const place = `meta/${name}`;
    const [, rows] = await this.#driver.run([
      statement(
        'INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING',
        name,
        this.#vault.seal(make(), place),
      ),
      statement('SELECT value FROM meta WHERE name = ?', name),
    ]);
    return this.#vault.open(text(rows[0], 'value'), place);
  }

  async renameLogs(): Promise<void> {
    await this.#rows("DELETE FROM meta WHERE name = 'logs'");
  }

  async beat(now: number, gap: number): Promise<void> {
    const last = "(SELECT CAST(value AS BIGINT) FROM meta WHERE name = 'alive')";
    await this.#driver.run([
      statement(
        `INSERT INTO outages (began, ended) SELECT ${last}, CAST(? AS BIGINT)
         WHERE ${last} < CAST(? AS BIGINT) ON CONFLICT DO NOTHING`,
        now,
        now - gap,
      ),
      statement(
        "INSERT INTO meta (name, value) VALUES ('alive', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        String(now),
      ),
    ]);
  }

  async clock(): Promise<number | null> {
    if (!this.isShared) return null;
    const rows = await this.#rows('SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS now');
    return rows.length === 0 ? null : number(rows[0], 'now');
  }

  async outages(since: number): Promise<readonly Outage[]> {
    const rows = await this.#rows('SELECT began, ended FROM outages WHERE ended >= ? ORDER BY began', since);
    return rows.map((row) => ({ began: number(row, 'began'), ended: number(row, 'ended') }));
  }

  async check(): Promise<void> {
    // Another text each time: a database does not write what it has already.
    await this.#rows(
      "INSERT INTO meta (name, value) VALUES ('check', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      randomBytes((CHECKED * 3) / 4).toString('base64url'),
    );
  }

  tell(payload: string): Promise<void> {
    return this.#driver.ring(`${this.#self} told ${payload}`);
  }

  onTold(hearChange: (table: string) => void, hear: (payload: string) => void): void {
    this.#driver.onRing((payload) => {
      const [from, what, ...rest] = payload.split(' ');
      // One's own bell is heard as well.
      if (from === this.#self) return;
      if (what === 'told') hear(rest.join(' '));
      else for (const table of rest) hearChange(table);
    });
  }

  backup(path: string): Promise<void> {
    return this.#driver.backup(path);
  }

  close(): Promise<void> {
    return this.#driver.close();
  }

  #ring(tables: readonly string[]): void {
    // A payload has at most 8,000 bytes; ids are short.
    for (let at = 0; at < tables.length; at += 100) {
      this.#driver.ring(`${this.#self} wrote ${tables.slice(at, at + 100).join(' ')}`).catch(() => {});
    }
  }

  async #rows(sql: string, ...params: Statement['params']): Promise<readonly Row[]> {
    const [rows] = await this.#driver.run([{ sql, params }]);
    return rows;
  }

  async #ids(sql: string, ...params: Statement['params']): Promise<readonly string[]> {
    return (await this.#rows(sql, ...params)).map((row) => text(row, 'id'));
  }

  #table(row: Row, guest: string): ListedTable {
    const id = text(row, 'id');
    return {
      id,
      seq: number(row, 'seq'),
      game: text(row, 'game'),
      // Only `append` writes it.
      status: text(row, 'status') as TableStatus,
      created: number(row, 'created'),
      touched: number(row, 'touched'),
      listedUntil: row.listed_until === null ? null : number(row, 'listed_until'),
      holdsSeat: guest !== '' && number(row, 'is_there') === SITTER,
      isTurn: guest !== '' && text(row, 'turns').split(' ').includes(guest),
      card: this.#opened(text(row, 'card'), cardPlace(id)),
    };
  }

  /** What was sealed in a place; null where it does not open, which is noted. */
  #opened(sealed: string, place: string): string | null {
    return this.damages.attempt(place, () => this.#vault.open(sealed, place));
  }

  #reports(rows: readonly Row[]): readonly Report[] {
    return this.damages.readable(
      rows,
      (row) => reasonPlace(text(row, 'id')),
      (row) => this.#report(row),
    );
  }

  #line(row: Row): ChatLine {
    const seq = number(row, 'seq');
    // Only `say` writes it.
    const channel = text(row, 'channel') as Channel;
    const place = linePlace(text(row, 'match'), channel, seq);
    return {
      seq,
      at: number(row, 'at'),
      guest: text(row, 'guest'),
      seat: row.seat === null ? null : number(row, 'seat'),
      channel,
      name: this.#vault.open(text(row, 'name'), `${place}/name`),
      text: this.#vault.open(text(row, 'text'), `${place}/text`),
    };
  }

  #report(row: Row): Report {
    const id = text(row, 'id');
    return {
      id,
      table: text(row, 'match'),
      // Only `report` writes it.
      channel: text(row, 'channel') as Channel,
      seq: number(row, 'seq'),
      by: text(row, 'by_guest'),
      why: this.#vault.open(text(row, 'why'), reasonPlace(id)),
      at: number(row, 'at'),
    };
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

// Places of what is sealed: row and column. Changes have theirs by table and number alone.

function namePlace(guest: string): string {
  return `guests/${guest}/name`;
}

/** Of a line, without its column. */
function linePlace(table: string, channel: Channel, seq: number): string {
  return `lines/${table}/${channel}/${seq}`;
}

function placeOfLine(row: Row): string {
  // Only `say` writes it.
  return linePlace(text(row, 'match'), text(row, 'channel') as Channel, number(row, 'seq'));
}

function reasonPlace(report: string): string {
  return `reports/${report}/why`;
}

/** Lines of two channels by their times; those of each stay in its order, also where the clocks of two processes differ. */
function merged(one: readonly ChatLine[], other: readonly ChatLine[]): readonly ChatLine[] {
  const lines: ChatLine[] = [];
  let next = 0;
  for (const line of one) {
    while (next < other.length && other[next].at < line.at) {
      lines.push(other[next]);
      next += 1;
    }
    lines.push(line);
  }
  return [...lines, ...other.slice(next)];
}
