import { type Param, readParam } from './params.ts';
import { fail, isRecord, ok, quoted, type Result } from './result.ts';
import type { Fields, ValuesOf, Veil, Veiled } from './sight.ts';

/** A kind of move whose alternatives are the rows of a table, one code per row. */
export interface Rows<R, P = { readonly [F in keyof R]: Param<R[F]> }> {
  readonly rows: readonly R[];
  readonly params: P;
}

export interface Params {
  readonly [param: string]: Param<unknown>;
}

export interface Kinds {
  readonly [kind: string]: Params | Rows<unknown>;
}

type ParamsOf<D> = D extends Rows<unknown, infer P> ? P : D;
/** Makes error messages print one object instead of an intersection. */
type Flat<T> = { [Q in keyof T]: T[Q] };

/** The union of typed moves of a declaration: `{ kind: 'activate', from: 12, into: 13 } | ...`. */
export type MoveOf<K extends Kinds> = {
  [N in keyof K]: Flat<{ readonly kind: N } & ValuesOf<ParamsOf<K[N]>> & Veil<Veiled<ParamsOf<K[N]>>>>;
}[keyof K];

/** The common shape of all typed moves and outcomes. */
export interface AnyMove {
  readonly kind: string;
}

/** A kind defined by a table: `rows(PAIRS, { from: cell, into: cell })`; all rows must differ. */
export function rows<R, P extends { readonly [F in keyof NoInfer<R>]: Param<R[F]> }>(
  table: readonly R[],
  params: P,
): Rows<R, P> {
  return { rows: table, params };
}

/** Typed move <-> integer <-> plain text, for one declaration of kinds. */
export interface Codec<M extends AnyMove, N extends string = M['kind'] & string> {
  /** Every code is a whole number 0 .. size - 1; size is at most 2^30. */
  readonly size: number;
  /** Names of the kinds, in order of declaration. */
  readonly kinds: readonly N[];
  /** The first code of each kind; a kind's codes are contiguous. */
  readonly base: { readonly [kind in N]: number };
  /** How many codes each kind has. */
  readonly count: { readonly [kind in N]: number };
  /** The fields of each kind, with who sees them. */
  readonly fields: { readonly [kind in N]: Fields };
  /** The code of a typed move; throws on a value out of range, which is a bug: outside input goes through `read`. */
  encode(move: M): number;
  /** The typed move of a code; throws a RangeError outside 0 .. size - 1. Allocates: not for hot loops. */
  decode(code: number): M;
  /** The kind of a code, without decoding it. */
  kindOf(code: number): N;
  /** The fields of a kind with their params, in order of declaration. */
  readonly params: { readonly [kind: string]: Params };
  /** The field numbers of a code, in order of declaration. The array is reused: copy it to keep it. */
  split(code: number): readonly number[];
  /** The code with these field numbers; -1 if one is out of range or the table has no such row. */
  join(kind: N, fields: readonly number[]): number;
  /** The code of untrusted input that should be a typed move. */
  read(value: unknown): Result<number>;
  /** The plain form, `activate D4 D5`: the kind and its fields in order of declaration, one space between. */
  format(code: number): string;
  /** Reads the plain form; case and repeated spaces do not matter. */
  parse(text: string): Result<number>;
}

interface Kind {
  readonly name: string;
  readonly base: number;
  readonly count: number;
  readonly names: readonly string[];
  readonly params: readonly Param<unknown>[];
  /** Field numbers of a code counted from the kind's base, into a reused array. */
  split(index: number): readonly number[];
  /** The reverse; -1 if one is out of range or the table has no such row. */
  join(fields: readonly number[]): number;
}

const LIMIT = 2 ** 30;

function isRows(declared: Params | Rows<unknown>): declared is Rows<unknown> {
  // A Param has no array called `rows`, so a field of that name cannot be mistaken for a table.
  return Array.isArray((declared as { rows?: unknown }).rows);
}

function makeKind(name: string, declared: Params | Rows<unknown>, base: number): Kind {
  const fields: Params = isRows(declared) ? declared.params : declared;
  const names = Object.keys(fields);
  const params = names.map((field) => fields[field]);
  const product = params.reduce((size, param) => size * param.size, 1);
  const scratch = new Array<number>(params.length).fill(0);

  function splitMixed(index: number): readonly number[] {
    let rest = index;
    for (let i = params.length - 1; i >= 0; i -= 1) {
      const size = params[i].size;
      scratch[i] = rest % size;
      rest = Math.floor(rest / size);
    }
    return scratch;
  }
  function joinMixed(values: readonly number[]): number {
    let index = 0;
    for (let i = 0; i < params.length; i += 1) {
      index = index * params[i].size + values[i];
    }
    return index;
  }
  if (!isRows(declared)) {
    return { name, base, count: product, names, params, split: splitMixed, join: joinMixed };
  }

  const numbers = declared.rows.map((row) =>
    params.map((param, i) => {
      const field = names[i];
      const found = readParam(param, field, (row as { readonly [field: string]: unknown })[field]);
      if (!found.ok) throw new Error(`moves: a row of "${name}" does not fit: ${found.problem.message}`);
      return found.value;
    }),
  );
  const rowOf = new Map(numbers.map((values, index) => [joinMixed(values), index]));
  if (rowOf.size !== numbers.length) throw new Error(`moves: the table of "${name}" has a row twice`);
  return {
    name,
    base,
    count: numbers.length,
    names,
    params,
    split: (index) => numbers[index],
    join: (values) => rowOf.get(joinMixed(values)) ?? -1,
  };
}

/**
 * Declares the kinds of move (or of chance outcome) of a game once. Derives the union of typed moves, the packing into
 * one integer and back, the plain text, and the validation of outside input. Codes follow the order of declaration;
 * within a kind the first field varies slowest. A move has the same code on every board, since fields are sized by the
 * game's maxima. Throws if the codes exceed 2^30.
 */
export function moves<const K extends Kinds>(declared: K): Codec<MoveOf<K> & AnyMove, keyof K & string>;
export function moves(declared: Kinds): Codec<AnyMove, string> {
  const kinds: Kind[] = [];
  let size = 0;
  for (const [name, kind] of Object.entries(declared)) {
    const made = makeKind(name, kind, size);
    kinds.push(made);
    size += made.count;
    if (size > LIMIT) throw new Error(`moves: more than 2^30 codes at "${name}"; split it into smaller moves`);
  }
  const byName = new Map(kinds.map((kind) => [kind.name.toLowerCase(), kind]));
  const kindNames = kinds.map((kind) => kind.name).join(', ');

  function find(code: number): Kind {
    if (!Number.isInteger(code))
      throw new RangeError(`a code is a whole number, not ${code}; codes are 0 to ${size - 1}`);
    for (let i = kinds.length - 1; i >= 0; i -= 1) {
      const kind = kinds[i];
      if (code >= kind.base && code < kind.base + kind.count) return kind;
    }
    throw new RangeError(`there is no move with the code ${code}; codes are 0 to ${size - 1}`);
  }

  function fieldsOf(kind: Kind, value: { readonly [field: string]: unknown }): Result<readonly number[]> {
    const fields: number[] = [];
    for (let i = 0; i < kind.params.length; i += 1) {
      const name = kind.names[i];
      const found = readParam(kind.params[i], name, value[name]);
      if (!found.ok) return found;
      fields.push(found.value);
    }
    return ok(fields);
  }

  function read(value: unknown): Result<number> {
    if (!isRecord(value)) return fail(`A move must be an object with a kind, not ${quoted(value)}.`);
    // Own fields only: outside input with the kind "constructor" must not match.
    const kind = typeof value['kind'] === 'string' ? kinds.find((k) => k.name === value['kind']) : undefined;
    if (kind === undefined) return fail(`kind must be one of ${kindNames}, not ${quoted(value['kind'])}.`, 'kind');
    const extra = Object.keys(value).find((field) => field !== 'kind' && !kind.names.includes(field));
    if (extra !== undefined) {
      return fail(`${kind.name} has no field ${quoted(extra)}; it has ${kind.names.join(', ') || 'none'}.`, extra);
    }
    const fields = fieldsOf(kind, value);
    if (!fields.ok) return fields;
    const index = kind.join(fields.value);
    return index >= 0 ? ok(kind.base + index) : fail(`There is no ${kind.name} with these fields: ${quoted(value)}.`);
  }

  function decode(code: number): AnyMove {
    const kind = find(code);
    const fields = kind.split(code - kind.base);
    const move: { kind: string; [field: string]: unknown } = { kind: kind.name };
    for (let i = 0; i < kind.params.length; i += 1) {
      move[kind.names[i]] = kind.params[i].value(fields[i]);
    }
    return move;
  }

  function format(code: number): string {
    const kind = find(code);
    const fields = kind.split(code - kind.base);
    return [kind.name, ...kind.params.map((param, i) => param.format(fields[i]))].join(' ');
  }

  function parse(text: string): Result<number> {
    const words = text.trim().split(/\s+/);
    const kind = byName.get((words[0] ?? '').toLowerCase());
    if (kind === undefined) return fail(`A move starts with one of ${kindNames}, not ${quoted(words[0] ?? '')}.`);
    if (words.length - 1 !== kind.params.length) {
      return fail(
        `${kind.name} takes ${kind.params.length} fields (${kind.names.join(', ')}), not ${words.length - 1}.`,
      );
    }
    const fields: number[] = [];
    for (let i = 0; i < kind.params.length; i += 1) {
      const param = kind.params[i];
      const index = param.parse(words[i + 1]);
      if (index < 0) return fail(`${kind.names[i]} must be ${param.expected}, not ${quoted(words[i + 1])}.`);
      fields.push(index);
    }
    const index = kind.join(fields);
    return index >= 0 ? ok(kind.base + index) : fail(`There is no move ${quoted(text.trim())}.`);
  }

  return {
    size,
    kinds: kinds.map((kind) => kind.name),
    base: Object.fromEntries(kinds.map((kind) => [kind.name, kind.base])),
    count: Object.fromEntries(kinds.map((kind) => [kind.name, kind.count])),
    fields: Object.fromEntries(
      kinds.map(({ name, names, params }) => [name, Object.fromEntries(names.map((field, i) => [field, params[i]]))]),
    ),
    encode(move) {
      const found = read(move);
      if (!found.ok) throw new Error(found.problem.message);
      return found.value;
    },
    decode,
    kindOf: (code) => find(code).name,
    params: Object.fromEntries(
      kinds.map(({ name, names, params }) => [name, Object.fromEntries(names.map((field, i) => [field, params[i]]))]),
    ),
    split(code) {
      const kind = find(code);
      return kind.split(code - kind.base);
    },
    join(name, fields) {
      const kind = byName.get(name.toLowerCase());
      const isInRange = kind?.params.every(({ size }, i) => fields[i] >= 0 && fields[i] < size) === true;
      const index = isInRange ? kind.join(fields) : -1;
      return kind === undefined || index < 0 ? -1 : kind.base + index;
    },
    read,
    format,
    parse,
  };
}
