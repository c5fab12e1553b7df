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

/** A stack of unfinished decisions, declared once a game. What is read or changed is the decision on top. */
export interface Interrupts<N extends string> {
  /** To be spread into the first layout of `struct`. */
  readonly layout: InterruptLayout;
  /**
   * Breaks into what is due. Numbers that are left out are 0.
   * @param seats a bit for each seat that decides
   * @throws RangeError where the stack is full, or more numbers are given than it holds: faults of the game
   */
  push(state: Held, kind: N, seats: number, ...data: readonly number[]): void;
  /** The kind of the decision that is due; null where nothing was broken into. */
  top(state: Held): N | null;
  /** The kind of the decision that all others broke into; null where nothing was broken into. */
  bottom(state: Held): N | null;
  /** A bit for each seat that has still to decide; 0 where nothing was broken into. */
  seats(state: Held): number;
  /** A seat has decided. */
  answered(state: Held, seat: number): void;
  /** One of the numbers of the decision, counted from 0. @param below of the one so many below it */
  datum(state: Held, at: number, below?: number): number;
  setDatum(state: Held, at: number, value: number): void;
  /** The decision is made: the one that it broke into is due again. @throws RangeError where there is none */
  pop(state: Held): void;
}

/**
 * Decisions that break into others and give way to them again: discards, answers, gifts, passage, cards within cards.
 * A fixed place in the state, nothing allocated; what is popped is zeroed, so that equal positions have equal bytes.
 *
 * @example
 * const STACK = interrupts(['answer', 'discard'], { depth: 3, data: 2 });
 * class State extends struct<Setup>()({ ...STACK.layout, step: u8 }) {}
 * STACK.push(s, 'discard', maskOf(victim), 2);
 * const actors = STACK.top(s) === null ? maskOf(s.turn) : STACK.seats(s);
 *
 * @param kinds their names, each once
 * @param size most decisions at a time, and the numbers that each holds (whole, of 32 bits)
 */
export function interrupts<const N extends string>(
  kinds: readonly N[],
  size: { readonly depth: number; readonly data: number },
): Interrupts<N> {
  const { depth, data: width } = size;
  const of = numbersOf(kinds);
  const spot = (s: Held, at: number, below = 0): number => {
    if (s.interrupts <= below) throw new RangeError('nothing was broken into');
    if (at < 0 || at >= width) throw new RangeError(`a decision holds the numbers 0 to ${width - 1}, not ${at}`);
    return (s.interrupts - 1 - below) * width + at;
  };
  return {
    layout: {
      interrupts: u8,
      interruptKind: u8(depth),
      interruptSeats: u16(depth),
      interruptData: i32(depth * width),
    },
    push(s, kind, seats, ...data) {
      if (s.interrupts === depth)
        throw new RangeError(`no more than ${depth} decisions break into each other: ${kind}`);
      if (data.length > width) throw new RangeError(`${kind} holds ${width} numbers, not ${data.length}`);
      s.interruptKind[s.interrupts] = of[kind] + 1;
      s.interruptSeats[s.interrupts] = seats;
      for (let i = 0; i < data.length; i += 1) s.interruptData[s.interrupts * width + i] = data[i];
      s.interrupts += 1;
    },
    top: (s) => (s.interrupts === 0 ? null : kinds[s.interruptKind[s.interrupts - 1] - 1]),
    bottom: (s) => (s.interrupts === 0 ? null : kinds[s.interruptKind[0] - 1]),
    seats: (s) => (s.interrupts === 0 ? 0 : s.interruptSeats[s.interrupts - 1]),
    answered(s, seat) {
      if (s.interrupts === 0) throw new RangeError('nothing was broken into');
      s.interruptSeats[s.interrupts - 1] &= ~(1 << seat);
    },
    datum: (s, at, below) => s.interruptData[spot(s, at, below)],
    setDatum(s, at, value) {
      s.interruptData[spot(s, at)] = value;
    },
    pop(s) {
      if (s.interrupts === 0) throw new RangeError('nothing was broken into');
      s.interrupts -= 1;
      s.interruptKind[s.interrupts] = 0;
      s.interruptSeats[s.interrupts] = 0;
      s.interruptData.fill(0, s.interrupts * width, (s.interrupts + 1) * width);
    },
  };
}
