import type { Audit, StoredChange } from './audit.ts';
import type { Damages } from './damage.ts';
import type { Passkey, Passkeys } from './passkeys.ts';
import type { Pushes, Subscription } from './pushes.ts';

/** A table's state for lists and sweeps; it follows from the changes and is written with each of them. */
export interface TableRow {
  /** Id of the game. */
  readonly game: string;
  readonly status: TableStatus;
  /** Whether the lobby lists it. */
  readonly isPublic: boolean;
  /** Until when the lobby lists it although it is over, for those who watch have not seen that yet; null for not at all. */
  readonly listedUntil: number | null;
  /** When something becomes due that nobody sends: a clock at zero, a table to be filled; null for nothing. */
  readonly due: number | null;
  /** True while a bot must choose. */
  readonly awaitsBot: boolean;
  /** Guests whose turn it is. */
  readonly turns: readonly string[];
  /** What lists show of it: JSON text; null where it is as before. */
  readonly card: string | null;
}

/** People gather, play, or have played. */
export type TableStatus = 'gathering' | 'playing' | 'over';

/** One change of a table, to be written as number `seq`. */
export interface Append {
  readonly table: string;
  /** Changes that the writer knows of. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** JSON text. */
  readonly data: string;
  readonly row: TableRow;
  /** All guests who hold a seat; null where that did not change. */
  readonly sitters: readonly string[] | null;
  /** The guest whose table it is, who holds no seat; absent where whoever owns it sits there. */
  readonly owner?: string;
  /** Guests whom the change names besides. */
  readonly named: readonly string[];
  /** True where only who has chosen may know of it: lists do not show that anything happened. */
  readonly isSecret: boolean;
  /** By seat: how a rated match ended with this change; null where none did. */
  readonly results: RatedResult | null;
}

/** What one seat of a rated match came to. */
export interface SeatResult {
  /** A guest, or the level of a bot. */
  readonly player: string;
  readonly isBot: boolean;
  /** 1 is best; equal ranks share. */
  readonly rank: number;
}

/** How a rated match ended. */
export interface RatedResult {
  /** When everybody may know of it: later than its end where spectators are behind. */
  readonly at: number;
  readonly seats: readonly SeatResult[];
}

export interface RatedMatch extends RatedResult {
  readonly table: string;
}

/** A line of a list of tables. */
export interface ListedTable {
  readonly id: string;
  readonly seq: number;
  readonly game: string;
  readonly status: TableStatus;
  readonly created: number;
  readonly touched: number;
  /** Until when lists hide that it is over, for those who watch have not seen that yet; null where there is no such time. */
  readonly listedUntil: number | null;
  /** True where the guest who asks is awaited. */
  readonly isTurn: boolean;
  /** True where the guest who asks holds a seat. */
  readonly holdsSeat: boolean;
  /** As it was written; null where it cannot be read. */
  readonly card: string | null;
}

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly seen: number;
}

/** Who hears a chat line: the seats, or whoever watches. Players hear both. */
export const CHANNELS = ['players', 'spectators'] as const;
export type Channel = (typeof CHANNELS)[number];

/** How many lines of each channel somebody knows. */
export type ChatPlace = { readonly [channel in Channel]: number };

export const CHAT_START: ChatPlace = { players: 0, spectators: 0 };

/** The place behind some lines. */
export function chatPlaceAfter(place: ChatPlace, lines: readonly ChatLine[]): ChatPlace {
  const next = { ...place };
  for (const { channel, seq } of lines) next[channel] = Math.max(next[channel], seq + 1);
  return next;
}

export interface ChatLine {
  /** 0, 1, 2, ... within its channel of the table. */
  readonly seq: number;
  readonly at: number;
  readonly guest: string;
  /** Where the writer sat; null for a spectator. */
  readonly seat: number | null;
  readonly channel: Channel;
  readonly name: string;
  readonly text: string;
}

export interface Report {
  readonly id: string;
  readonly table: string;
  /** Of the chat line. */
  readonly channel: Channel;
  readonly seq: number;
  readonly by: string;
  readonly why: string;
  readonly at: number;
}

/** A time in which no process served the store: no clock ran. */
export interface Outage {
  readonly began: number;
  readonly ended: number;
}

/** All that the store has of one person. */
export interface Belongings {
  readonly guest: Guest | null;
  readonly tables: readonly ListedTable[];
  readonly chat: readonly (ChatLine & { readonly table: string })[];
  readonly mutes: readonly string[];
  readonly reports: readonly Report[];
  readonly passkeys: readonly Passkey[];
  /** Browsers that are told of its turns. */
  readonly pushes: readonly Subscription[];
}

/**
 * Where tables are kept. One interface over SQLite and PostgreSQL. A promise that is fulfilled means: written and synced; where
 * the database does not do it, it fails with a `StoreError`.
 */
export interface Store {
  /** Whether other processes may write to this store too. */
  readonly isShared: boolean;
  readonly passkeys: Passkeys;
  readonly pushes: Pushes;
  /** What was found in it that does not read as what was written: lists leave it out. */
  readonly damages: Damages;
  /** What is stored, read to be checked. */
  readonly audit: Audit;
  /**
   * Writes a change, unless the table has more changes than its writer knows of: then nothing is written and the answer is
   * false. Appends that wait at the same time are written in one transaction.
   */
  append(change: Append): Promise<boolean>;
  /** The changes of a table from number `from` on, in order; none for an unknown table. @throws DamageError */
  changes(table: string, from?: number): Promise<readonly StoredChange[]>;
  /** Puts other texts in the place of changes that were stored: for forgetting a person, and nothing else. */
  rewrite(table: string, changes: readonly { readonly seq: number; readonly data: string }[]): Promise<void>;
  /** The changes of a table that can be read, where others cannot. */
  readableChanges(table: string): Promise<readonly StoredChange[]>;
  /** Takes a table that cannot be read out of lists and sweeps, with all that they show of it. */
  setApart(table: string): Promise<void>;
  /** How many changes each of these tables has; unknown ones are left out. */
  counts(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Writes what is due where nothing has changed: of a table that has gone on since change number `seq` nothing is. */
  setDue(table: string, seq: number, due: number | null): Promise<void>;
  /** Removes a table with all that belongs to it. */
  removeTable(table: string): Promise<void>;

  /** Public tables that are not over, as far as everybody may know, those touched last first. */
  publicTables(limit: number, now: number): Promise<readonly ListedTable[]>;
  /** All tables that have ever named a guest. */
  tablesNaming(guest: string): Promise<readonly ListedTable[]>;
  /** Tables at which a guest holds a seat, or which are its own, those touched last first. */
  tablesOf(guest: string, limit: number): Promise<readonly ListedTable[]>;
  /** Tables with something due by then. */
  dueTables(by: number, limit: number): Promise<readonly string[]>;
  /** Tables that have awaited a bot since then or longer. */
  botTables(touchedBy: number, limit: number): Promise<readonly string[]>;
  /** Number of tables by status. */
  countTables(): Promise<{ readonly [status: string]: number }>;

  /** All rated matches of a game that everybody may know of at that time, in the order in which it came to that. */
  ratedMatches(game: string, now: number): Promise<readonly RatedMatch[]>;
  /** What these guests are called; unknown ones are left out. */
  names(guests: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** A guest, under another name where its own cannot be read. */
  guest(id: string): Promise<Guest | null>;
  /** Writes a new guest. */
  saveGuest(guest: Guest): Promise<void>;
  /** Gives a guest another name; false where there is no such guest (any more). */
  renameGuest(id: string, name: string, seen: number): Promise<boolean>;
  /** All that there is of a guest. */
  belongings(guest: string): Promise<Belongings>;
  /** Removes a guest with mutes, reports, passkeys and subscriptions, and blanks what was written in chats. Seats are for the tables to change. */
  removeGuest(id: string): Promise<void>;

  /** Adds a line as the next of its channel; its number. */
  say(table: string, line: Omit<ChatLine, 'seq'>): Promise<number>;
  /** The last `limit` lines of each channel from its number in `from` on: each in its order, the two together by time. */
  chat(table: string, from: ChatPlace, limit: number): Promise<readonly ChatLine[]>;
  /** One line; null where there is none. */
  line(table: string, channel: Channel, seq: number): Promise<ChatLine | null>;
  /** False where there is no such other guest. */
  setMute(guest: string, other: string, isMuted: boolean): Promise<boolean>;
  mutes(guest: string): Promise<readonly string[]>;
  report(report: Report): Promise<void>;
  reports(limit: number): Promise<readonly Report[]>;

  /** Keeps a code for one use, and removes those that are too old. */
  keepCode(hash: string, table: string, seat: number, expires: number, now: number): Promise<void>;
  /** Takes a code out: where it leads, or null where it is unknown or too old. */
  takeCode(hash: string, now: number): Promise<{ readonly table: string; readonly seat: number } | null>;

  /** A value of the installation, such as a key; made where it is missing. All processes get the same. */
  secret(name: string, make: () => string): Promise<string>;

  /** Has the logs named anew at the next start: devices may have had more of them, or other ones since. */
  renameLogs(): Promise<void>;

  /** Says that a process is at work. Where none has been for longer than `gap` milliseconds, that was an outage. */
  beat(now: number, gap: number): Promise<void>;
  /** The time at the database, which several processes go by; null where there is one process alone. */
  clock(): Promise<number | null>;
  outages(since: number): Promise<readonly Outage[]>;

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
