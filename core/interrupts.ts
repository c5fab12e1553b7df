import { numbersOf } from './steps.ts';
import { type Fields, i32, u8, u16, type Vector } from './struct.ts';

/** The fields of a state that hold a stack. */
type InterruptLayout = {
  /** The number of unfinished decisions, from the first interrupted one to the current one. */
  readonly interrupts: typeof u8;
  /** By place: the number of the kind + 1; 0 if empty. */
  readonly interruptKind: Vector<'u8'>;
  /** By place: a mask of the seats that have yet to decide. */
  readonly interruptSeats: Vector<'u16'>;
  /** By place: the numbers that the decision is about. */
  readonly interruptData: Vector<'i32'>;
};

type Held = Fields<InterruptLayout>;

/** By kind of decision: the names of its data, each with a description defined by the game. */
interface About {
  readonly [kind: string]: { readonly [name: string]: unknown };
}
type NameOf<A> = { [K in keyof A]: keyof A[K] & string }[keyof A];

/** One named number of a decision's data. */
export interface Datum {
  /**
   * @param below how far below the current decision to look
   * @throws RangeError if that decision has no number of this name: a bug in the game
   */
  get(state: Held, below?: number): number;
  /** Changes it in the current decision. */
  set(state: Held, value: number): void;
}

/** A stack of unfinished decisions, declared once per game. Reads and writes apply to the decision on top. */
export interface Interrupts<N extends string, A extends About> {
  /** To be spread into the first layout of `struct`. */
  readonly layout: InterruptLayout;
  /** The declared data of each kind of decision. */
  readonly about: A;
  /** The data by name; a name means the same for every kind of decision. */
  readonly data: { readonly [name in NameOf<A>]: Datum };
  /**
   * Interrupts the current decision.
   * @param seats a mask of the deciding seats
   * @param data the numbers that the decision is about
   * @throws RangeError if the stack is full: a bug in the game
   */
  push(state: Held, kind: Exclude<N, keyof A>, seats: number): void;
  push<K extends keyof A>(state: Held, kind: K, seats: number, data: { readonly [name in keyof A[K]]: number }): void;
  /** The kind of the current decision; null if the stack is empty. */
  top(state: Held): N | null;
  /** The kind of the bottom decision, which all others interrupted; null if the stack is empty. */
  bottom(state: Held): N | null;
  /** A mask of the seats that have yet to decide; 0 if the stack is empty. */
  seats(state: Held): number;
  /** A seat has decided. */
  answered(state: Held, seat: number): void;
  /** The data of the decision at a place, counted from 0, by name. Allocates. */
  dataAt(state: Held, place: number): { readonly [name: string]: number };
  /** `push` for a decision read from outside: names are not checked, and missing numbers are 0. */
  restore(state: Held, kind: N, seats: number, data: { readonly [name: string]: number }): void;
  /** Ends the current decision and returns to the one it interrupted. @throws RangeError if the stack is empty */
  pop(state: Held): void;
  /** Drops all decisions. */
  clear(state: Held): void;
}

/**
 * Decisions that interrupt others and return to them: discards, answers, gifts, passage, cards within cards. They have
 * fixed space in the state and allocate only the argument of `push`. Popped places are zeroed, so that equal positions
 * have equal bytes.
 *
 * @example
 * const STACK = interrupts(['answer', 'discard'], 3, { discard: { count: 'cards' } });
 * const { count } = STACK.data;
 * class State extends struct<Setup>()({ ...STACK.layout, step: u8 }) {}
 * STACK.push(s, 'discard', maskOf(victim), { count: 2 });
 * const actors = STACK.top(s) === null ? maskOf(s.turn) : STACK.seats(s);
 * const due = count.get(s);
 *
 * @param kinds their names, each once
 * @param depth most decisions at a time
 * @param about the numbers (whole, of 32 bits) that a kind is about, in their order in the state; the game decides what
 *   a name stands for, such as how its number is read, written and checked
 */
export function interrupts<const N extends string, const A extends About>(
  kinds: readonly N[],
  depth: number,
  about: A & { readonly [kind in Exclude<keyof A, N>]: never },
): Interrupts<N, A> {
  const of = numbersOf(kinds);
  const all: About = about;
  const names = kinds.map((kind) => (Object.hasOwn(all, kind) ? Object.keys(all[kind]) : []));
  const width = Math.max(0, ...names.map((own) => own.length));
  const dueOf = (s: Held, below = 0): number => {
    if (s.interrupts <= below) throw new RangeError('nothing was broken into');
    return s.interrupts - 1 - below;
  };

  function datum(name: string): Datum {
    // By number of the kind.
    const places = Int8Array.from(names, (own) => own.indexOf(name));
    const spot = (s: Held, below: number): number => {
      const due = dueOf(s, below);
      const at = places[s.interruptKind[due] - 1];
      if (at < 0) throw new RangeError(`${kinds[s.interruptKind[due] - 1]} is about no ${name}`);
      return due * width + at;
    };
    return {
      get: (s, below = 0) => s.interruptData[spot(s, below)],
      set(s, value) {
        s.interruptData[spot(s, 0)] = value;
      },
    };
  }

  function push(s: Held, kind: N, seats: number, data?: { readonly [name: string]: number }): void {
    if (s.interrupts === depth) throw new RangeError(`no more than ${depth} decisions break into each other: ${kind}`);
    const own = names[of[kind]];
    s.interruptKind[s.interrupts] = of[kind] + 1;
    s.interruptSeats[s.interrupts] = seats;
    // Free places hold zeros.
    if (data !== undefined)
      for (let i = 0; i < own.length; i += 1) s.interruptData[s.interrupts * width + i] = data[own[i]];
    s.interrupts += 1;
  }

  function pop(s: Held): void {
    const due = dueOf(s);
    s.interrupts = due;
    s.interruptKind[due] = 0;
    s.interruptSeats[due] = 0;
    s.interruptData.fill(0, due * width, (due + 1) * width);
  }

  return {
    layout: {
      interrupts: u8,
      interruptKind: u8(depth),
      interruptSeats: u16(depth),
      interruptData: i32(depth * width),
    },
    about,
    // One entry for each name, made just here.
    data: Object.fromEntries([...new Set(names.flat())].map((name) => [name, datum(name)])) as {
      readonly [name in NameOf<A>]: Datum;
    },
    push,
    restore: push,
    dataAt(s, place) {
      const own = names[s.interruptKind[place] - 1];
      return Object.fromEntries(own.map((name, i) => [name, s.interruptData[place * width + i]]));
    },
    top: (s) => (s.interrupts === 0 ? null : kinds[s.interruptKind[s.interrupts - 1] - 1]),
    bottom: (s) => (s.interrupts === 0 ? null : kinds[s.interruptKind[0] - 1]),
    seats: (s) => (s.interrupts === 0 ? 0 : s.interruptSeats[s.interrupts - 1]),
    answered(s, seat) {
      s.interruptSeats[dueOf(s)] &= ~(1 << seat);
    },
    pop,
    clear(s) {
      while (s.interrupts > 0) pop(s);
    },
  };
}
