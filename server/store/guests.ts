export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly seen: number;
}

/** Where guests are kept. */
export interface Guests {
  /** A guest, under another name where its own cannot be read. */
  find(id: string): Promise<Guest | null>;
  add(guest: Guest): Promise<void>;
  /** Gives a guest another name; false where there is no such guest (any more). */
  rename(id: string, name: string, seen: number): Promise<boolean>;
  /** What these guests are called; unknown ones are left out. */
  names(guests: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Removes a guest with mutes, reports, passkeys and subscriptions, and blanks what was written in chats. Seats are for the tables to change. */
  remove(id: string): Promise<void>;
}
