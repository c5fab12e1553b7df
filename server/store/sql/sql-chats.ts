import { CHANNELS, CHAT_START, type Channel, type ChatLine, type ChatPlace, type Chats } from '../chats.ts';
import type { Damages } from '../damage.ts';
import { ask, askByIds, type Driver, number, type Row, statement, text } from '../driver.ts';
import type { Vault } from '../vault.ts';
import type { StoreBell } from './store-bell.ts';

const LINE = 'match, seq, at, guest, seat, channel, name, text';

/** Chats over any driver; names and texts are encrypted. */
export class SqlChats implements Chats {
  readonly #driver: Driver;
  readonly #vault: Vault;
  readonly #damages: Damages;
  readonly #bell: StoreBell;

  constructor(driver: Driver, vault: Vault, damages: Damages, bell: StoreBell) {
    this.#driver = driver;
    this.#vault = vault;
    this.#damages = damages;
    this.#bell = bell;
  }

  async say(table: string, line: Omit<ChatLine, 'seq'>): Promise<number> {
    const { at, guest, seat, channel } = line;
    // Two simultaneous lines collide on the key; the second is retried, since encryption binds a line to its number.
    for (;;) {
      const sql = 'SELECT COALESCE(MAX(seq) + 1, 0) AS seq FROM lines WHERE match = ? AND channel = ?';
      const seq = number((await ask(this.#driver, sql, table, channel))[0], 'seq');
      const place = linePlace(table, channel, seq);
      const written = await ask(
        this.#driver,
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
      this.#bell.ring([table]);
      return seq;
    }
  }

  async lines(table: string, from: ChatPlace, limit: number): Promise<readonly ChatLine[]> {
    // The limits of the channels are independent.
    const sql = `SELECT ${LINE} FROM lines WHERE match = ? AND channel = ? AND seq >= ? ORDER BY seq DESC LIMIT ?`;
    const [players, spectators] = await this.#driver.run(
      CHANNELS.map((channel) => statement(sql, table, channel, from[channel], limit)),
    );
    const lines = (rows: readonly Row[]) =>
      this.#damages.readable(rows, placeOfLine, (row) => this.#read(row)).toReversed();
    return merged(lines(players), lines(spectators));
  }

  async ends(tables: readonly string[]): Promise<ReadonlyMap<string, ChatPlace>> {
    const sql =
      'SELECT id, channel, seq FROM (SELECT match AS id, channel, MAX(seq) AS seq FROM lines GROUP BY match, channel) AS ends';
    const ends = new Map<string, ChatPlace>();
    for (const row of await askByIds(this.#driver, sql, tables)) {
      const id = text(row, 'id');
      ends.set(id, { ...(ends.get(id) ?? CHAT_START), [text(row, 'channel')]: number(row, 'seq') + 1 });
    }
    return ends;
  }

  async line(table: string, channel: Channel, seq: number): Promise<ChatLine | null> {
    const sql = `SELECT ${LINE} FROM lines WHERE match = ? AND channel = ? AND seq = ?`;
    const row = (await ask(this.#driver, sql, table, channel, seq)).at(0);
    return row === undefined ? null : this.#damages.attempt(placeOfLine(row), () => this.#read(row));
  }

  async of(guest: string): Promise<readonly (ChatLine & { readonly table: string })[]> {
    const rows = await ask(this.#driver, `SELECT ${LINE} FROM lines WHERE guest = ? ORDER BY at`, guest);
    return this.#damages.readable(rows, placeOfLine, (row) => ({ ...this.#read(row), table: text(row, 'match') }));
  }

  #read(row: Row): ChatLine {
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
}

/** The place of a line, without its column. */
function linePlace(table: string, channel: Channel, seq: number): string {
  return `lines/${table}/${channel}/${seq}`;
}

function placeOfLine(row: Row): string {
  // Only `say` writes it.
  return linePlace(text(row, 'match'), text(row, 'channel') as Channel, number(row, 'seq'));
}

/**
 * Merges the lines of two channels by time; each channel keeps its order, even if the clocks of two processes differ.
 */
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
