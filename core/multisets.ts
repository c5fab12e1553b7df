import type { Param } from './params.ts';

/** A few things of several kinds, counted: a value lists the kinds in their order, with repeats (`['silk', 'silk']`). */
export interface Multisets<K extends string> extends Param<readonly K[]> {
  /** By number of the value: how many of each kind. */
  readonly counts: readonly Uint8Array[];
}

/** By number of kinds left: all ascending choices of `size` kinds from `first` on, in the order of their numbers. */
function choices(kinds: number, size: number, first = 0): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return Array.from({ length: kinds - first }, (_, i) => first + i).flatMap((kind) =>
    choices(kinds, size - 1, kind).map((rest) => [kind, ...rest]),
  );
}

/**
 * A param whose values are `low` to `high` things out of several kinds, for a side of an offer or a payment in one move:
 * `silk`, `water+silk`; `-` if it is none. Smaller ones have lower numbers. Their number grows fast: for more than a few
 * dozens let one choice take several small moves (`Game.isPartial`).
 */
export function multisets<const K extends readonly string[]>(
  kinds: K,
  low: number,
  high: number,
): Multisets<K[number]> {
  const all = Array.from({ length: high - low + 1 }, (_, i) => choices(kinds.length, low + i)).flat();
  const values: readonly (readonly K[number][])[] = all.map((numbers) => numbers.map((kind) => kinds[kind]));
  const texts = values.map((names) => names.join('+') || '-');
  const exact = new Map(texts.map((text, number) => [text, number]));
  const lower = new Map(texts.map((text, number) => [text.toLowerCase(), number]));
  return {
    size: all.length,
    counts: all.map((numbers) => Uint8Array.from(kinds, (_, kind) => numbers.filter((one) => one === kind).length)),
    value: (number) => values[number],
    read(value) {
      if (!Array.isArray(value)) return -1;
      const number = exact.get(value.join('+') || '-') ?? -1;
      // A single text with the joint in it is no list of kinds.
      return number >= 0 && all[number].length === value.length ? number : -1;
    },
    format: (number) => texts[number],
    parse: (text) => lower.get(text.toLowerCase()) ?? -1,
    expected: `${low} to ${high} of ${kinds.join(', ')}, in this order and joined by +`,
  };
}
