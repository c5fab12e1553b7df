/**
 * States on one buffer. `struct` describes named numbers and vectors once; the class that it gives holds them in one
 * ArrayBuffer, so that copying, hashing, storing and comparing are the same for all games, and fast.
 *
 * Scalars are accessors on the prototype, one function literal for each width: V8 then reads them as fast as a typed
 * array written out by hand. Vectors are own fields, made once in the constructor.
 */
export type Width = 'u8' | 'u16' | 'i16' | 'u32' | 'i32';

interface Arrays {
  readonly u8: Uint8Array<ArrayBuffer>;
  readonly u16: Uint16Array<ArrayBuffer>;
  readonly i16: Int16Array<ArrayBuffer>;
  readonly u32: Uint32Array<ArrayBuffer>;
  readonly i32: Int32Array<ArrayBuffer>;
}

/** A fixed row of numbers: `u8(64)`. */
export interface Vector<W extends Width> {
  readonly vector: W;
  readonly count: number;
}

/** One number: `u8`; called with a count it gives a vector. */
export interface Scalar<W extends Width> {
  (count: number): Vector<W>;
  readonly scalar: W;
}

export interface Layout {
  readonly [field: string]: Vector<Width> | Scalar<Width>;
}

export type Fields<L extends Layout> = {
  readonly [F in keyof L as L[F] extends Vector<Width> ? F : never]: L[F] extends Vector<infer W> ? Arrays[W] : never;
} & {
  -readonly [F in keyof L as L[F] extends Scalar<Width> ? F : never]: number;
};

/** The methods of every state. `S` is the setup that the state refers to. */
export interface Block<S> {
  /** All that is fixed for the match; shared, never copied, not part of the bytes. */
  readonly setup: S;
  /** Takes over the other's contents and setup. One memory copy, no allocation. */
  copyFrom(other: this): void;
  /** A new state with the same contents. Allocates (about a microsecond): not for searches. */
  clone(): this;
  /** 64 bits over the canonical bytes; the cache group is left out. Equal positions have equal hashes. */
  hash(): bigint;
  /** A copy of the canonical bytes (without the cache group). */
  toBytes(): Uint8Array<ArrayBuffer>;
  /**
   * Takes over canonical bytes; the cache group is zeroed, so the game must `rebuild` afterwards. Throws a RangeError
   * if the length differs from `toBytes().length`.
   */
  readBytes(bytes: Uint8Array): void;
  /** True if the canonical bytes are the same. */
  equals(other: this): boolean;
  /** The field that byte `at` of `allBytes` belongs to, `hand` or `hand[3]`, for messages; '' between fields. */
  fieldAt(at: number): string;
  /** A copy of all bytes, the cache group included. */
  allBytes(): Uint8Array<ArrayBuffer>;
  /** The places of some fields. Throws if a name is no field. */
  partOf(names: readonly string[]): Part;
  /** A copy of a part's fields, into an earlier copy if given. */
  copyPart(part: Part, copy?: Int32Array): Int32Array;
  /** True if `copyPart` would give the same. Allocates nothing. */
  hasPart(part: Part, copy: Int32Array): boolean;
  /** Writes the numbers of the canonical part, in the order of `numbers` of the class. */
  copyNumbers(out: Float32Array, at: number): void;
}

/** The first place where two lists of bytes differ; -1 if they are the same. */
export function differsAt(a: Uint8Array, b: Uint8Array): number {
  if (a.length !== b.length) return Math.min(a.length, b.length);
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return i;
  return -1;
}

/** Some fields of a state, as four-byte words, which are compared at once. */
interface Part {
  readonly places: readonly number[];
  /** By place: the bits of its word that belong to the fields. */
  readonly masks: Int32Array;
}

/** One number of a state. */
export interface StateNumber {
  /** `phase`, `tile[12]`. */
  readonly name: string;
  /** The range of its width. */
  readonly low: number;
  readonly high: number;
}

export interface StructClass<S, L extends Layout> {
  new (setup: S): Fields<L> & Block<S>;
  /** Bytes of one state, cache group and padding included. */
  readonly size: number;
  /** The numbers of the canonical part, in order. */
  readonly numbers: readonly StateNumber[];
  /** A state of zeros, to copy or read into. A method, since `new` in lists of different games would need a cast. */
  blank<State>(this: new (setup: S) => State, setup: S): State;
}

const VECTORS = { u8: Uint8Array, u16: Uint16Array, i16: Int16Array, u32: Uint32Array, i32: Int32Array };
const BYTES: { readonly [W in Width]: number } = { u8: 1, u16: 2, i16: 2, u32: 4, i32: 4 };

/** The range of a width's numbers. */
function rangeOf(width: Width): { readonly low: number; readonly high: number } {
  const values = 2 ** (8 * BYTES[width]);
  return width.startsWith('u') ? { low: 0, high: values - 1 } : { low: -values / 2, high: values / 2 - 1 };
}

function scalar<W extends Width>(width: W): Scalar<W> {
  return Object.assign((count: number): Vector<W> => ({ vector: width, count }), { scalar: width });
}

export const u8: Scalar<'u8'> = scalar('u8');
export const u16: Scalar<'u16'> = scalar('u16');
export const i16: Scalar<'i16'> = scalar('i16');
export const u32: Scalar<'u32'> = scalar('u32');
export const i32: Scalar<'i32'> = scalar('i32');

interface Slot {
  readonly name: string;
  readonly width: Width;
  readonly count: number;
  readonly isScalar: boolean;
  readonly offset: number;
}

/** Wide fields first, so that every field is aligned; each group starts on a multiple of 8 bytes. */
function place(layout: Layout, start: number): { places: Slot[]; end: number } {
  const fields = Object.entries(layout).map(([name, field]) => {
    const isScalar = 'scalar' in field;
    return { name, isScalar, width: isScalar ? field.scalar : field.vector, count: isScalar ? 1 : field.count };
  });
  fields.sort((a, b) => BYTES[b.width] - BYTES[a.width]);
  let offset = start;
  const places = fields.map((field) => {
    const placed = { ...field, offset };
    offset += BYTES[field.width] * field.count;
    return placed;
  });
  return { places, end: (offset + 7) & ~7 };
}

/** @param places all fields of a state of this size @throws RangeError if a name is none of theirs */
function partIn(places: readonly Slot[], size: number, names: readonly string[]): Part {
  const bits = new Uint8Array(size);
  for (const name of names) {
    const found = places.find((one) => one.name === name);
    if (found === undefined) throw new RangeError(`a state of this game has no field "${name}"`);
    bits.fill(255, found.offset, found.offset + BYTES[found.width] * found.count);
  }
  const words = new Int32Array(bits.buffer);
  const held = [...words.keys()].filter((word) => words[word] !== 0);
  return { places: held, masks: Int32Array.from(held, (word) => words[word]) };
}

class Base<S> {
  readonly setup: S;
  readonly $u8: Uint8Array<ArrayBuffer>;
  readonly $u16: Uint16Array<ArrayBuffer>;
  readonly $i16: Int16Array<ArrayBuffer>;
  readonly $u32: Uint32Array<ArrayBuffer>;
  readonly $i32: Int32Array<ArrayBuffer>;

  constructor(setup: S, size: number) {
    const buffer = new ArrayBuffer(size);
    this.setup = setup;
    this.$u8 = new Uint8Array(buffer);
    this.$u16 = new Uint16Array(buffer);
    this.$i16 = new Int16Array(buffer);
    this.$u32 = new Uint32Array(buffer);
    this.$i32 = new Int32Array(buffer);
  }
}

/** One literal per width: the index comes from the closure and is folded into the machine code. */
const ACCESSORS: { readonly [W in Width]: (index: number) => PropertyDescriptor & ThisType<Base<unknown>> } = {
  u8: (i) => ({
    get() {
      return this.$u8[i];
    },
    set(v: number) {
      this.$u8[i] = v;
    },
  }),
  u16: (i) => ({
    get() {
      return this.$u16[i];
    },
    set(v: number) {
      this.$u16[i] = v;
    },
  }),
  i16: (i) => ({
    get() {
      return this.$i16[i];
    },
    set(v: number) {
      this.$i16[i] = v;
    },
  }),
  u32: (i) => ({
    get() {
      return this.$u32[i];
    },
    set(v: number) {
      this.$u32[i] = v;
    },
  }),
  i32: (i) => ({
    get() {
      return this.$i32[i];
    },
    set(v: number) {
      this.$i32[i] = v;
    },
  }),
};

const hashWords = new Uint32Array(2);
const hashResult = new BigUint64Array(hashWords.buffer);

/**
 * Two independent lanes (so that they run in parallel) of multiply and rotate, finished as in MurmurHash3 (Appleby).
 */
function hash64(words: Int32Array, count: number): bigint {
  let a = 0x9e3779b9 | 0;
  let b = 0x85ebca6b | 0;
  for (let i = 0; i < count; i += 1) {
    const word = words[i];
    a = Math.imul(a ^ word, 0xcc9e2d51);
    a = (a << 15) | (a >>> 17);
    b = Math.imul(b + word, 0x1b873593);
    b = (b << 13) | (b >>> 19);
  }
  a ^= a >>> 16;
  a = Math.imul(a, 0x85ebca6b);
  a ^= a >>> 13;
  b = Math.imul(b ^ (b >>> 16), 0xc2b2ae35);
  b ^= b >>> 13;
  hashWords[0] = a ^ b;
  hashWords[1] = b + Math.imul(a, 5);
  return hashResult[0];
}

/**
 * Makes the class of a game's states.
 *
 * @example
 * export class State extends struct<Setup>()({ tile: u8(64), score: i16(6), phase: u8 }, { legal: u32(13) }) {}
 *
 * The first layout is the canonical part: everything that the rules or a viewer can distinguish. The second is the
 * cache: derived data that serves speed only; it is copied, but left out of hash, bytes and comparison. Throws if a
 * field has the name of a member of `Block`, or a name occurs twice.
 */
export function struct<S>() {
  function define<const L extends Layout, const C extends Layout = Record<never, never>>(
    layout: L,
    cache?: C,
  ): StructClass<S, L & C>;
  // The fields are added at run time, from the layouts that their types are computed from.
  function define(
    layout: Layout,
    cache?: Layout,
  ): Pick<StructClass<S, Layout>, 'size' | 'numbers' | 'blank'> & (new (setup: S) => Block<S>) {
    const canonical = place(layout, 0);
    const derived = place(cache ?? {}, canonical.end);
    const places = [...canonical.places, ...derived.places];
    const canonicalSize = canonical.end;
    const size = derived.end;
    const canonicalWords = canonicalSize >> 2;
    const vectors = places.filter((p) => !p.isScalar);

    class Struct extends Base<S> implements Block<S> {
      static readonly size = size;
      static readonly numbers = canonical.places.flatMap(({ name, width, count, isScalar }) =>
        Array.from({ length: count }, (_, i) => ({ name: isScalar ? name : `${name}[${i}]`, ...rangeOf(width) })),
      );

      static blank<State>(this: new (setup: S) => State, setup: S): State {
        return new this(setup);
      }

      constructor(setup: S) {
        super(setup, size);
        const { buffer } = this.$u8;
        for (const { name, width, count, offset } of vectors) {
          // Defined one by one, so that even an object with many vectors stays in fast mode; assignments would not
          // achieve that.
          Object.defineProperty(this, name, { value: new VECTORS[width](buffer, offset, count), enumerable: true });
        }
      }

      copyFrom(other: Struct): void {
        (this as { setup: S }).setup = other.setup;
        this.$i32.set(other.$i32);
      }

      clone(): this {
        // The subclass takes the setup as its only argument, as required by the type StructClass.
        const copy = new (this.constructor as new (setup: S) => this)(this.setup);
        copy.copyFrom(this);
        return copy;
      }

      hash(): bigint {
        return hash64(this.$i32, canonicalWords);
      }

      toBytes(): Uint8Array<ArrayBuffer> {
        return this.$u8.slice(0, canonicalSize);
      }

      readBytes(bytes: Uint8Array): void {
        if (bytes.length !== canonicalSize) {
          throw new RangeError(`a state of this game has ${canonicalSize} bytes, not ${bytes.length}`);
        }
        this.$u8.fill(0);
        this.$u8.set(bytes);
      }

      equals(other: Struct): boolean {
        for (let i = 0; i < canonicalWords; i += 1) if (this.$i32[i] !== other.$i32[i]) return false;
        return true;
      }

      fieldAt(at: number): string {
        for (const { name, width, count, isScalar, offset } of places) {
          if (at < offset || at >= offset + BYTES[width] * count) continue;
          return isScalar ? name : `${name}[${Math.floor((at - offset) / BYTES[width])}]`;
        }
        return '';
      }

      allBytes(): Uint8Array<ArrayBuffer> {
        return this.$u8.slice();
      }

      partOf(names: readonly string[]): Part {
        return partIn(places, size, names);
      }

      copyPart({ places, masks }: Part, copy = new Int32Array(places.length)): Int32Array {
        for (let i = 0; i < places.length; i += 1) copy[i] = this.$i32[places[i]] & masks[i];
        return copy;
      }

      hasPart({ places, masks }: Part, copy: Int32Array): boolean {
        const words = this.$i32;
        for (let i = 0; i < places.length; i += 1) if ((words[places[i]] & masks[i]) !== copy[i]) return false;
        return true;
      }

      copyNumbers(out: Float32Array, at: number): void {
        let place = at;
        for (const { width, count, offset } of canonical.places) {
          const numbers = this[`$${width}`];
          const first = offset / BYTES[width];
          for (let i = 0; i < count; i += 1) out[place + i] = numbers[first + i];
          place += count;
        }
      }
    }

    const taken = new Set<string>(['setup', ...Object.getOwnPropertyNames(Struct.prototype)]);
    for (const { name, width, offset, isScalar } of places) {
      if (taken.has(name)) throw new Error(`a state cannot have a field "${name}": the name is taken`);
      taken.add(name);
      if (!isScalar) continue;
      Object.defineProperty(Struct.prototype, name, ACCESSORS[width](offset / BYTES[width]));
    }
    return Struct;
  }
  return define;
}
