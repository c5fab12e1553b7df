import type { Game } from '@marchlands/core/game.ts';
import type { Column } from './columns.ts';

/** The filler for moves without the field of a column. */
const ABSENT = -1;

/**
 * Moves as numbers, for policies that evaluate each legal move: its kind, then its fields by number. Kinds share a
 * column if their fields have the same name and size. Two moves never have the same numbers.
 */
export class MoveNumbers {
  readonly columns: readonly Column[];
  readonly #codec: Game['moveCodec'];
  /** By kind: its own column. */
  readonly #kinds: ReadonlyMap<string, number>;
  /** By kind: the columns of its fields, in order. */
  readonly #fields: ReadonlyMap<string, readonly number[]>;

  constructor({ moveCodec }: Game) {
    const { kinds, params } = moveCodec;
    const columns: Column[] = kinds.map((kind) => {
      return { name: `kind.${kind}`, low: 0, high: 1, about: `Whether the move is of the kind ${kind}` };
    });
    const places = new Map<string, number>();
    const placeOf = (field: string, size: number): number => {
      const name = `${field}.${size}`;
      const known = places.get(name);
      if (known !== undefined) return known;
      const about = `The number of ${field}, one of ${size}; ${ABSENT} where the move has none`;
      places.set(name, columns.push({ name, low: ABSENT, high: size - 1, about }) - 1);
      return columns.length - 1;
    };
    this.#codec = moveCodec;
    this.#kinds = new Map(kinds.map((kind, place) => [kind, place]));
    this.#fields = new Map(
      kinds.map((kind) => [kind, Object.entries(params[kind]).map(([field, { size }]) => placeOf(field, size))]),
    );
    this.columns = columns;
  }

  /** Writes a move, `columns.length` numbers from `at` on. */
  write(code: number, out: Float32Array, at: number): void {
    const kind = this.#codec.kindOf(code);
    const fields = this.#fields.get(kind) ?? [];
    const numbers = this.#codec.split(code);
    out.fill(0, at, at + this.#kinds.size);
    out.fill(ABSENT, at + this.#kinds.size, at + this.columns.length);
    out[at + (this.#kinds.get(kind) ?? 0)] = 1;
    for (let i = 0; i < fields.length; i += 1) out[at + fields[i]] = numbers[i];
  }
}
