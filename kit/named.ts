/** Places that are found by typing their names: `E4`, `41`, `MC`. */

/** Characters that follow each other within this many milliseconds are one name. */
const PAUSE = 900;

/** What has been typed of a name. */
export interface Typing {
  /** In capitals. */
  readonly text: string;
  /** When the last character came, in milliseconds. */
  readonly at: number;
}

export const NOTHING_TYPED: Typing = { text: '', at: 0 };

/** A name begins with a capital or a digit: small letters are keys of the page and of boards, `N` walks. */
const BEGINS = /^[A-MO-Z\d]$/;

/**
 * What a key makes of the name so far: it goes on, or begins another one.
 * @returns null where no name begins so
 */
export function typedOn(before: Typing, key: string, at: number, names: readonly string[]): Typing | null {
  if (key.length !== 1) return null;
  const isName = (text: string): boolean => names.some((name) => name.toUpperCase().startsWith(text));
  const longer = before.text + key.toUpperCase();
  if (before.text !== '' && at - before.at < PAUSE && isName(longer)) return { text: longer, at };
  return BEGINS.test(key) && isName(key) ? { text: key, at } : null;
}

/** The place that is called so, or null while only the beginning of a name is there. */
export function placeNamed({ text }: Typing, names: readonly string[]): number | null {
  const found = names.findIndex((name) => name.toUpperCase() === text);
  return found < 0 ? null : found;
}
