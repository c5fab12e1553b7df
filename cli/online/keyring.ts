import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '@marchlands/core/json.ts';
import { fail, isRecord, isWhole, ok, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { openKeepingFolder } from '../play/kept-matches.ts';
import { writeText } from '../sources/write-file.ts';

/** A seat at a table with its key. */
export interface SeatKey {
  readonly seat: Seat;
  readonly key: string;
}

/** This machine's identity and seats at one server. */
interface Ring {
  readonly cookie: string;
  readonly seats: { readonly [table: string]: SeatKey };
}

function readKey(value: unknown): SeatKey | null {
  if (!isRecord(value) || typeof value.key !== 'string' || !isWhole(value.seat, 0, 99)) return null;
  return { seat: value.seat, key: value.key };
}

function readRing(value: unknown): Ring | null {
  if (!isRecord(value) || typeof value.cookie !== 'string' || !isRecord(value.seats)) return null;
  const seats: { [table: string]: SeatKey } = {};
  for (const [table, one] of Object.entries(value.seats)) {
    const key = readKey(one);
    if (key !== null) seats[table] = key;
  }
  return { cookie: value.cookie, seats };
}

/** This machine's keys to online seats: a file for its user alone, so that a restarted program can continue. */
export class Keyring {
  readonly #path: string;
  readonly #rings: Map<string, Ring>;

  /** Fails if the folder cannot be written, or the file holds no keys. */
  static open(): Result<Keyring> {
    const { folder } = openKeepingFolder();
    if (!folder.ok) return folder;
    const path = join(folder.value, 'online-keys.json');
    if (!existsSync(path)) return ok(new Keyring(path, new Map()));
    const json = parseJson(readFileSync(path, 'utf8'));
    if (!json.ok || !isRecord(json.value)) return fail(`${path} holds no keys; move it away.`);
    const rings = Object.entries(json.value).flatMap(([base, value]): [string, Ring][] => {
      const ring = readRing(value);
      return ring === null ? [] : [[base, ring]];
    });
    return ok(new Keyring(path, new Map(rings)));
  }

  private constructor(path: string, rings: Map<string, Ring>) {
    this.#path = path;
    this.#rings = rings;
  }

  /** This machine's identity at a server; '' if it was never there. */
  cookie(base: string): string {
    return this.#rings.get(base)?.cookie ?? '';
  }

  seat(base: string, table: string): SeatKey | null {
    return this.#rings.get(base)?.seats[table] ?? null;
  }

  /** Forgets the key of a seat that was given up. */
  drop(base: string, table: string): Result<string> {
    const ring = this.#rings.get(base);
    if (ring !== undefined) {
      const { [table]: _, ...seats } = ring.seats;
      this.#rings.set(base, { ...ring, seats });
    }
    return this.#write();
  }

  keep(base: string, cookie: string, table: string, key: SeatKey): Result<string> {
    const seats = this.cookie(base) === cookie ? this.#rings.get(base)?.seats : {};
    this.#rings.set(base, { cookie, seats: { ...seats, [table]: key } });
    return this.#write();
  }

  #write(): Result<string> {
    return writeText(this.#path, `${JSON.stringify(Object.fromEntries(this.#rings), null, 2)}\n`, true);
  }
}
