/**
 * The visibility of a field of an event, a move or an outcome: the viewers that see it, and those it reveals something
 * to.
 */
export interface Sight {
  /** True if everyone sees it. */
  readonly isOpen: boolean;
  /**
   * Its viewers if not everyone: names of parties (`Parties`), or of sibling fields that hold a seat, seats or null.
   */
  readonly seenBy: readonly string[];
  /** Viewers that already knew the value, by such names; null if it was never hidden and so reveals nothing. */
  readonly knownTo: readonly string[] | null;
}

/**
 * A field of an event, a move or an outcome. `open`, `shown` and `seenBy` declare its viewers; **an undeclared field is
 * hidden** from all but EVERYTHING and, in a move, the moving seat.
 */
export interface Field<V> {
  readonly sight?: Sight;
  /** The type of the values; absent at run time. */
  readonly type?: V;
}

/** The declaration of a public field. */
export interface OpenSight {
  readonly sight: Sight & { readonly isOpen: true };
}

export interface Fields {
  readonly [field: string]: Field<unknown>;
}

/** The values of declared fields. */
export type ValuesOf<F> = { readonly [N in keyof F]: F[N] extends Field<infer V> ? V : never };

/** The names of the fields that are not public. */
export type Veiled<F> = { [N in keyof F]: F[N] extends OpenSight ? never : N }[keyof F];

declare const VEILED: unique symbol;
/** In the type of a declared event, move or outcome: the names of its non-public fields. Absent at run time. */
export interface Veil<N> {
  readonly [VEILED]?: readonly [N];
}

/** The names of the members of a declared type, without the mark in it. */
export type FieldOf<M> = Exclude<keyof M, typeof VEILED>;
/** The names of the non-public fields; for an undeclared type, all but `kind`. */
export type VeiledIn<M> = typeof VEILED extends keyof M
  ? M extends Veil<infer N>
    ? N
    : never
  : Exclude<keyof M, 'kind'>;

/** In `shown` and `seenBy`: those of this name knew the value before, so that it reveals nothing to them. */
interface Knowing {
  readonly knew: string;
}
type Who = string | Knowing;

export function knew(name: string): Knowing {
  return { knew: name };
}

function isWho(given: Who | Field<unknown>): given is Who {
  return typeof given === 'string' || 'knew' in given;
}

function sightOf(who: readonly Who[]): Sight {
  return {
    isOpen: false,
    seenBy: who.map((one) => (typeof one === 'string' ? one : one.knew)),
    knownTo: who.flatMap((one) => (typeof one === 'string' ? [] : [one.knew])),
  };
}

/** A field without declared viewers: nobody sees it. A bare param does the same. */
export function hidden<V>(): Field<V> {
  return {};
}

/** A public field that was never hidden; given a param, that param made public. */
export function open<V>(): Field<V> & OpenSight;
export function open<P extends Field<unknown>>(param: P): P & OpenSight;
export function open(param?: Field<unknown>): Field<unknown> & OpenSight {
  return { ...param, sight: { isOpen: true, seenBy: [], knownTo: null } };
}

/** A public field that was hidden until now, except from those that knew it: `shown<Card>(knew('seat'))`. */
export function shown<V>(...known: readonly Knowing[]): Field<V> & OpenSight {
  return { sight: { ...sightOf(known), isOpen: true } };
}

/**
 * A field visible to some viewers and hidden from them until now, except from those that knew it: `seenBy<Card>('seat',
 * knew('from'))` is seen by both seats and reveals something to the first.
 */
export function seenBy<V>(...who: readonly Who[]): Field<V>;
export function seenBy<P extends Field<unknown>>(param: P, ...who: readonly Who[]): P;
export function seenBy(first: Who | Field<unknown>, ...rest: readonly Who[]): Field<unknown> {
  return isWho(first) ? { sight: sightOf([first, ...rest]) } : { ...first, sight: sightOf(rest) };
}
