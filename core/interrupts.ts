import { numbersOf } from './steps.ts';
import { type Fields, i32, u8, u16, type Vector } from './struct.ts';

/** What a stack takes of a state. */
type InterruptLayout = {
  /** Unfinished decisions, from the first that was broken into to the one that is due. */
  readonly interrupts: typeof u8;
  /** By place: the number of the kind + 1; 0 where there is none, and so below. */
  readonly interruptKind: Vector<'u8'>;
  /** By place: a bit for each seat that has still to decide. */
  readonly interruptSeats: Vector<'u16'>;
  /** By place: the numbers that the decision is about. */
  readonly interruptData: Vector<'i32'>;
};

type Held = Fields<InterruptLayout>;

/** By kind of decision: the names of the numbers that it is about, each with whatever the game says of it. */
interface About {
  readonly [kind: string]: { readonly [name: string]: unknown };
}
type NameOf<A> = { [K in keyof A]: keyof A[K] & string }[keyof A];

/** One of the numbers that decisions are about, by its name. */
export interface Datum {
  /**
   * @param below of the decision so many below the one that is due
   * @throws RangeError where that decision has no number of this name: a fault of the game
   */
  get(state: Held, below?: number): number;
  /** Changes it in the decision that is due. */
  set(state: Held, value: number): void;
}

/** A stack of unfinished decisions, declared once a game. What is read or changed is the decision on top. */
export interface Interrupts<N extends string, A extends About> {
  /** To be spread into the first layout of `struct`. */
  readonly layout: InterruptLayout;
  /** What each kind of decision is about, as declared. */
  readonly about: A;
  /** The numbers by name; a name means the same number whichever kind of decision is due. */
  readonly data: { readonly [name in NameOf<A>]: Datum };
  /**
   * Breaks into what is due.
   * @param seats a bit for each seat that decides
   * @param data the numbers that the decision is about
   * @throws RangeError where the stack is full: a fault of the game
   */
  push(state: Held, kind: Exclude<N, keyof A>, seats: number): void;
  push<K extends keyof A>(state: Held, kind: K, seats: number, data: { readonly [name in keyof A[K]]: number }): void;
  /** The kind of the decision that is due; null where nothing was broken into. */
  top(state: Held): N | null;
  /** The kind of the decision that all others broke into; null where nothing was broken into. */
  bottom(state: Held): N | null;
  /** A bit for each seat that has still to decide; 0 where nothing was broken into. */
  seats(state: Held): number;
  /** A seat has decided. */
  answered(state: Held, seat: number): void;
  /** What the decision at a place is about, the first place being 0: its numbers by name. Allocates. */
  dataAt(state: Held, place: number): { readonly [name: string]: number };
  /** `push` for a decision that was read from outside: names are not checked, and numbers that are left out are 0. */
  restore(state: Held, kind: N, seats: number, data: { readonly [name: string]: number }): void;
  /** The decision is made: the one that it broke into is due again. @throws RangeError where there is none */
  pop(state: Held): void;
  /** All decisions are dropped. */
  clear(state: Held): void;
}

/**
 * Decisions that break into others and give way to them again: discards, answers, gifts, passage, cards within cards.
 * A fixed place in the state, nothing allocated but what `push` is given; what is popped is zeroed, so that equal
 * positions have equal bytes.
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
 * @param about the numbers (whole, of 32 bits) that a kind is about, in the order in which they lie in the state; what
 *   stands behind a name is for the game, such as how the number is read, written and checked
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
    // A place that is free holds zeros.
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
