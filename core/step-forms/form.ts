/** A game's declaration of its notation. */
import type { LineReader, StepWriter } from '../notation.ts';
import type { Result } from '../result.ts';
import type { Slot } from '../template.ts';
import type { GameTypes } from '../types.ts';

/** A value that follows from the state: it is written, and checked when read. */
export interface Told<S> extends Slot<S> {
  /** Null if the state gives none: then any value may be written, and the rules refuse the move. */
  value(state: S): number | null;
  /** Why another value is wrong. */
  wrong(state: S, text: string): Result<never>;
}

/** A hole that is filled by several moves. */
export interface Part<T extends GameTypes> {
  /**
   * Reads the text and plays its moves. For a hole that is left out the text is '', and only a hole of the form's own
   * move or one with `isAlways` is read.
   * @param codeWith the move of the form with this number in the hole's field
   */
  read(reader: LineReader<T>, text: string, codeWith: (field: number) => number): Result<unknown>;
  /** Takes the moves from the current step on; '' to leave it out; null, without taking any, if they do not fit. */
  write(writer: StepWriter<T>): string | null;
  /** Whether it is read even where it is left out, to play moves that have no text. */
  readonly isAlways?: boolean;
  /** Whether its text may contain spaces; default: it may. */
  readonly isSpaced?: boolean;
}

/** A kind of moves or outcomes. */
export type KindOf<T extends GameTypes> = (T['move'] | T['outcome'])['kind'];

/**
 * The form of one kind of move or outcome. A hole is a field of it or, as `{attach.unit}`, the field of a move of
 * another kind that follows in the same line.
 */
export interface StepForm<T extends GameTypes> {
  /** A kind of moves or, if there is none of this name, of outcomes. */
  readonly kind: KindOf<T>;
  /** A `Template`: `build {card}[ {pay:mix}][ on {attach.unit}]`. */
  readonly text: string;
  /** When this form is used; default: always. The first form of a kind that fits is written. */
  readonly when?: (state: T['state']) => boolean;
  /** The moves that it is for, by the numbers of their fields; default: all of its kind. */
  readonly only?: (state: T['state'], numbers: readonly number[]) => boolean;
  /** An example for refusals. */
  readonly like?: string;
  /** The rule that refusals name. */
  readonly rule?: string;
  /** The refusal if the form is not used here; for an outcome, also if none of its kind is due. */
  readonly notHere?: string | ((state: T['state']) => Result<never>);
  /** Why no move has these numbers of fields, although each is right by itself. */
  readonly wrong?: (numbers: readonly number[]) => Result<never>;
}

/** Shared parts of a game's forms. */
export interface Holes<T extends GameTypes> {
  /** By the slot's name in the templates; a field that is not among them has its plain form. */
  readonly slots?: { readonly [slot: string]: Slot<T['state']> | Told<T['state']> | Part<T> };
  /**
   * Whether the rules made such a move by themselves, so that a line may name it; a problem if they made another one.
   */
  readonly made?: { readonly [kind in KindOf<T>]?: (reader: LineReader<T>, field: number) => Result<boolean> };
}
