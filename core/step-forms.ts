import type { LineReader, StepWriter } from './notation.ts';
import type { Result } from './result.ts';
import { CHANCE } from './seat.ts';
import { type Codecs, FormUse } from './step-forms/form-use.ts';
import type { Slot } from './template.ts';
import type { GameTypes } from './types.ts';

/** A value that follows from the state: it is written, and must be right where it is read. */
export interface Told<S> extends Slot<S> {
  /** Null where the state tells none: then any may be written, and the rules refuse the move. */
  value(state: S): number | null;
  /** Why another value is wrong. */
  wrong(state: S, text: string): Result<never>;
}

/** A hole that is filled by several moves. */
export interface Part<T extends GameTypes> {
  /**
   * Reads the text and plays its moves; '' where it is left out.
   * @param codeWith the move of the form with this number in the field that the hole names
   */
  read(reader: LineReader<T>, text: string, codeWith: (field: number) => number): Result<unknown>;
  /** Takes the moves, from the step at hand on; null, and nothing is taken, where they do not fit. */
  write(writer: StepWriter<T>): string | null;
}

type KindOf<T extends GameTypes> = (T['move'] | T['outcome'])['kind'];

/**
 * How one kind of move or outcome is written. A hole is a field of it or, as `{attach.unit}`, the field of a move of
 * another kind that follows in the same line.
 */
export interface StepForm<T extends GameTypes> {
  readonly kind: KindOf<T>;
  /** A `Template`: `build {card}[ {pay:mix}][ on {attach.unit}]`. */
  readonly text: string;
  /** Where it is written so; everywhere where left out. The first form of a kind that fits is written. */
  readonly when?: (state: T['state']) => boolean;
  /** An example for refusals. */
  readonly like?: string;
  /** The rule that refusals name. */
  readonly rule?: string;
  /** The refusal of an outcome that chance does not bring here. */
  readonly notHere?: string;
  /** Why there is no move with these numbers of fields, where each by itself is right. */
  readonly wrong?: (numbers: readonly number[]) => Result<never>;
}

/** What the forms of a game share. */
export interface Holes<T extends GameTypes> {
  /** By the slot's name in the templates; a field that is not among them has its plain form. */
  readonly slots?: { readonly [slot: string]: Slot<T['state']> | Told<T['state']> | Part<T> };
  /** Whether the rules made such a move by themselves, so that a line may name it; a problem where they made another one. */
  readonly made?: { readonly [kind in KindOf<T>]?: (reader: LineReader<T>, field: number) => Result<boolean> };
}

/** The forms of a game, for reading and writing. */
export interface StepForms<T extends GameTypes> {
  /** What lines may begin with. */
  readonly verbs: readonly string[];
  /** The form that a text begins with, the one that is used here where there are several. */
  find(text: string, state: T['state']): ReadForm<T> | undefined;
  /** Takes the step at hand, with those that its form takes too, and writes them; null, and nothing is taken, without one. */
  write(writer: StepWriter<T>): string | null;
}

/** A form as a reader uses it. */
export interface ReadForm<T extends GameTypes> {
  readonly kind: KindOf<T>;
  /** How many words it has; 0 where that varies. */
  readonly words: number;
  /** Plays what the text says. */
  read(reader: LineReader<T>, text: string): Result<unknown>;
}

/** The forms of a game; the first of a kind that is used where the state stands is the one that is written. */
export function stepForms<T extends GameTypes>(
  codecs: Codecs<T>,
  holes: Holes<T>,
  forms: readonly StepForm<T>[],
): StepForms<T> {
  const uses = forms.map((form) => new FormUse(codecs, holes, form));
  const byKind = Map.groupBy(uses, ({ form }) => form.kind);
  const longestFirst = uses.toSorted((a, b) => b.template.verb.length - a.template.verb.length);
  const bySign = Map.groupBy(longestFirst, ({ template }) => template.verb.charAt(0));
  return {
    verbs: [...new Set(uses.map(({ template }) => template.verb.trim()))],
    find(text, state) {
      const candidates = bySign.get(text.charAt(0).toLowerCase()) ?? [];
      // A verb alone finds its form too, which says what is missing.
      const first =
        candidates.find(({ template }) => template.fits(text)) ??
        candidates.find(({ template }) => template.fits(`${text} `));
      if (first === undefined) return undefined;
      const { verb } = first.template;
      const used = candidates.find(({ template, form }) => template.verb === verb && form.when?.(state) !== false);
      const use = used ?? first;
      return { kind: use.form.kind, words: use.template.words, read: (reader, whole) => use.read(reader, whole) };
    },
    write(w) {
      const { step } = w;
      if (step === undefined) return null;
      const { by, code } = step;
      const kind: KindOf<T> = (by === CHANCE ? codecs.outcomeCodec : codecs.moveCodec).kindOf(code);
      for (const one of byKind.get(kind) ?? []) {
        const line = one.isUsed(w.state, code) ? one.write(w, by, code) : null;
        if (line !== null) return line;
      }
      return null;
    },
  };
}
