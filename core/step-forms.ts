import type { LineReader, StepWriter } from './notation.ts';
import type { Result } from './result.ts';
import { CHANCE } from './seat.ts';
import type { Holes, KindOf, StepForm } from './step-forms/form.ts';
import { type Codecs, FormUse } from './step-forms/form-use.ts';
import type { GameTypes } from './types.ts';

/** A game's forms, for reading and writing. */
export interface StepForms<T extends GameTypes> {
  /** The verbs that can begin a line. */
  readonly verbs: readonly string[];
  /** The form that matches the beginning of a text; of several, the one used in this state. */
  find(text: string, state: T['state']): ReadForm<T> | undefined;
  /**
   * Takes the current step, with the steps that its form includes, and writes them; null, with nothing taken, if no
   * form fits.
   */
  write(writer: StepWriter<T>): string | null;
}

/** A form as a reader uses it. */
export interface ReadForm<T extends GameTypes> {
  readonly kind: KindOf<T>;
  /** Its number of words; 0 if that varies. */
  readonly words: number;
  /** Plays the text. */
  read(reader: LineReader<T>, text: string): Result<unknown>;
}

/** Makes the forms of a game; the first of a kind that fits the state is written. */
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
      // A bare verb also finds its form, which then reports what is missing.
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
