export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly seen: number;
}

/** Stores guests. */
export interface Guests {
  /** A guest; under a placeholder name if its own cannot be read. */
  find(id: string): Promise<Guest | null>;
  add(guest: Guest): Promise<void>;
  /** Renames a guest; false if there is no such guest (any more). */
  rename(id: string, name: string, seen: number): Promise<boolean>;
  /** The names of these guests; unknown ones are left out. */
  names(guests: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Removes a guest with mutes, reports, passkeys and subscriptions, and blanks their chat lines. Seats are up to the
   * tables.
   */
  remove(id: string): Promise<void>;
}
