/** Phrases that sentences are made of, in any language with one plural. */

/** A count with the right form of its noun: `1 match`, `12 matches`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `a`, `a and b`, `a, b and c`; empty if there is nothing. @param joint the word before the last */
export function listed(parts: readonly string[], joint = 'and'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1)}`;
}

/**
 * `2 brick and 1 ore`: what there is of several kinds.
 * @param counts by kind
 * @param one the words for a kind and its count
 * @param none the words where there is nothing
 */
export function amounts(
  counts: readonly number[],
  one: (count: number, kind: number) => string,
  none: string,
  joint?: string,
): string {
  return (
    listed(
      counts.flatMap((count, kind) => (count > 0 ? [one(count, kind)] : [])),
      joint,
    ) || none
  );
}

/** A text as it begins a sentence. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
