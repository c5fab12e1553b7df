/** Access to the members of a state by name. */
import type { AnyState } from '../types.ts';

/** A vector of a state. */
type Numbers = Uint8Array | Uint16Array | Int16Array | Uint32Array | Int32Array;
/** Names of a state's numbers. */
export type ScalarKey<S> = { [K in keyof S]: S[K] extends number ? K : never }[keyof S] & string;
/** Names of its vectors. */
export type VectorKey<S> = { [K in keyof S]: S[K] extends Numbers ? K : never }[keyof S] & string;
/** Names of its vectors of 32 bits. */
export type WordsKey<S> = { [K in keyof S]: S[K] extends Uint32Array ? K : never }[keyof S] & string;

/** A class of states. */
export interface StateClass<S> {
  readonly prototype: S;
}

/** One number of a state, scalar or in a vector. */
export interface Slot<S> {
  get(s: S, i: number): number;
  set(s: S, i: number, number: number): void;
}

// TypeScript cannot index a type parameter by a name known only to be a vector or scalar; the types of the field makers
// admit no other names, so the casts below are sound.

/** The members of a state by their names. */
function membersOf(s: AnyState): { [key: string]: number | Numbers } {
  return s as AnyState & { [key: string]: number | Numbers };
}

/** A vector by its name. */
export function vectorOf<S extends AnyState>(s: S, key: VectorKey<S> | WordsKey<S>): { [place: number]: number } {
  return membersOf(s)[key] as Numbers;
}

/**
 * A scalar, or one place of a vector: row `i`, or the place given by `at`.
 * @param at a fixed place, or the place for row `i`
 */
export function slotOf<S extends AnyState>(
  { prototype }: StateClass<S>,
  key: ScalarKey<S> | VectorKey<S>,
  at?: number | ((i: number) => number),
): Slot<S> {
  // Scalars are accessors on the prototype, vectors are fields of each state.
  if (key in prototype) {
    return {
      get: (s) => membersOf(s)[key] as number,
      set: (s, _i, number) => {
        membersOf(s)[key] = number;
      },
    };
  }
  const vector = (s: S): { [place: number]: number } => membersOf(s)[key] as Numbers;
  const placeOf = typeof at === 'number' ? () => at : at;
  return {
    get: placeOf === undefined ? (s, i) => vector(s)[i] : (s, i) => vector(s)[placeOf(i)],
    set: (s, i, number) => {
      vector(s)[placeOf === undefined ? i : placeOf(i)] = number;
    },
  };
}
