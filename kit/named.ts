/** Finds places by their typed names: `E4`, `41`, `MC`. */

/** Characters less than this many milliseconds apart belong to one name. */
const PAUSE = 900;

/** The typed part of a name. */
export interface Typing {
  /** In capitals. */
  readonly text: string;
  /** The time of the last character, in milliseconds. */
  readonly at: number;
}

export const NOTHING_TYPED: Typing = { text: '', at: 0 };

/** A name begins with a capital or a digit: lower-case letters are keys of the page and of boards, and `N` walks. */
const BEGINS = /^[A-MO-Z\d]$/;

/**
 * The name after one more key: continued, or begun anew.
 * @returns null if no name begins like this
 */
export function typedOn(before: Typing, key: string, at: number, names: readonly string[]): Typing | null {
  if (key.length !== 1) return null;
  const isName = (text: string): boolean => names.some((name) => name.toUpperCase().startsWith(text));
  const longer = before.text + key.toUpperCase();
  if (before.text !== '' && at - before.at < PAUSE && isName(longer)) return { text: longer, at };
  return BEGINS.test(key) && isName(key) ? { text: key, at } : null;
}

/** The place with this name, or null if it is only the beginning of a name. */
export function placeNamed({ text }: Typing, names: readonly string[]): number | null {
  const found = names.findIndex((name) => name.toUpperCase() === text);
  return found < 0 ? null : found;
}
