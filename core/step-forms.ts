import type { Game } from './game.ts';
import type { LineReader, StepWriter } from './notation.ts';
import { fail, ok, type Result } from './result.ts';
import { CHANCE, EVERYTHING } from './seat.ts';
import { type Hole, type HoleTexts, readSlot, type Slot, Template } from './template.ts';
import { type GameTypes, SEALED, UNKNOWN } from './types.ts';

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

type Codecs<T extends GameTypes> = Pick<Game<T>, 'moveCodec' | 'outcomeCodec'>;
type AnyCodec<T extends GameTypes> = Codecs<T>['moveCodec'] | Codecs<T>['outcomeCodec'];
type AnySlot<T extends GameTypes> = Slot<T['state']> | Told<T['state']> | Part<T>;
/** A hole with what fills it: a field of a move, what the state tells (field -1), or a part. */
interface Bound<T extends GameTypes> extends Hole {
  readonly kind: string;
  readonly codec: AnyCodec<T>;
  readonly field: number;
  readonly filler: AnySlot<T>;
}

const isTold = <S>(slot: object): slot is Told<S> => 'wrong' in slot;
const isPart = <T extends GameTypes>(slot: object): slot is Part<T> => 'write' in slot;

/** The forms of a game; the first of a kind that is used where the state stands is the one that is written. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its makers share what it was called with
export function stepForms<T extends GameTypes>(
  codecs: Codecs<T>,
  { slots = {}, made = {} }: Holes<T>,
  forms: readonly StepForm<T>[],
): StepForms<T> {
  function compile(form: StepForm<T>) {
    const template = new Template(form.text);
    const bind = (hole: Hole): Bound<T> => {
      const [kind, name] = hole.name.includes('.')
        ? (hole.name.split('.') as [string, string])
        : [form.kind, hole.name];
      const codec: AnyCodec<T> = codecs.outcomeCodec.kinds.includes(kind) ? codecs.outcomeCodec : codecs.moveCodec;
      const params = codec.params[kind];
      const isOwn = Object.hasOwn(slots, hole.slot);
      if (!isOwn && !Object.hasOwn(params, name)) throw new Error(`nothing fills {${hole.name}} of "${form.text}"`);
      const filler: AnySlot<T> = isOwn ? slots[hole.slot] : params[name];
      return { ...hole, kind, codec, filler, field: Object.keys(params).indexOf(name) };
    };
    const all = template.holes.map(bind);
    const own = all.filter(({ name }) => !name.includes('.'));
    const following = all.filter(({ name }) => name.includes('.'));
    const codec: AnyCodec<T> = codecs.outcomeCodec.kinds.includes(form.kind) ? codecs.outcomeCodec : codecs.moveCodec;
    const params = Object.values(codec.params[form.kind]);
    const fixed = params.map((param, i) => {
      const value = own.find(({ field }) => field === i)?.fixed?.value;
      return value === undefined ? -1 : param.parse(value);
    });
    const isFixed = fixed.some((number) => number >= 0);
    const part = own.find(({ filler }) => isPart<T>(filler));
    const isSpaced = all.map(({ filler }) => isPart<T>(filler) || filler.isSpaced === true);
    /** Holes whose texts are written from the fields of the move, or from what the state tells. */
    const valued = own.flatMap(({ index, name, field, fixed: only, filler }) =>
      only === null && !isPart<T>(filler)
        ? [{ index, name, field, filler, told: isTold<T['state']>(filler) ? filler : null }]
        : [],
    );
    const withRule = <V>(read: Result<V>): Result<V> =>
      read.ok ? read : fail(read.problem.message, read.problem.at, read.problem.rule ?? form.rule, read.problem.code);

    /** Plays the move of the form itself. */
    function playOwn(r: LineReader<T>, texts: HoleTexts, text: string): Result<unknown> {
      const numbers = [...fixed];
      for (const { index, filler, told, field } of valued) {
        const word = texts[index];
        if (word === undefined) continue;
        const value = withRule(readSlot(filler, word, r.state, template.verb));
        if (!value.ok) return value;
        const truth = told?.value(r.state) ?? value.value;
        if (told !== null && truth !== value.value) return told.wrong(r.state, word);
        if (field >= 0) numbers[field] = value.value;
      }
      const codeOf = (fields: readonly number[]): number => codec.join(form.kind, fields);
      if (part !== undefined && isPart<T>(part.filler)) {
        return part.filler.read(r, texts[part.index] ?? '', (number) => codeOf(numbers.with(part.field, number)));
      }
      const past = made[form.kind]?.(r, numbers[0]);
      if (past?.ok === false || past?.value === true) return past;
      const code = codeOf(numbers);
      if (code < 0) return form.wrong?.(numbers) ?? fail(`There is no ${text}.`, text, form.rule);
      if (codec !== codecs.outcomeCodec) return r.play(code);
      const notHere = form.notHere === undefined ? undefined : fail(form.notHere, text, form.rule);
      return notHere !== undefined && form.when?.(r.state) === false ? notHere : r.chance(code, text, notHere);
    }

    function playFollowing(r: LineReader<T>, { kind, filler, codec, isMany }: Bound<T>, text: string): Result<unknown> {
      if (isPart<T>(filler)) return filler.read(r, text, (number) => codec.join(kind, [number]));
      for (const word of isMany ? text : [text]) {
        const value = withRule(readSlot(filler, word, r.state, template.verb));
        const played = value.ok ? r.play(codec.join(kind, [value.value])) : value;
        if (!played.ok) return played;
      }
      return ok(null);
    }

    function read(r: LineReader<T>, text: string): Result<unknown> {
      const split = withRule(template.split(text, isSpaced, form.like));
      if (!split.ok) return split;
      const texts = split.value;
      const played = playOwn(r, texts, text);
      if (!played.ok) return played;
      for (const one of following) {
        const word = texts[one.index];
        const went = word === undefined ? ok(null) : playFollowing(r, one, word);
        if (!went.ok) return went;
      }
      return ok(null);
    }

    function writeOwn(w: StepWriter<T>, code: number): (string | undefined)[] | null {
      const texts = all.map((): string | undefined => undefined);
      const seen = w.viewer === EVERYTHING ? null : w.seen;
      const shown: { readonly [field: string]: unknown } = seen === null || seen === SEALED ? {} : seen.move;
      const numbers = codec.split(code);
      for (const { index, name, filler, told, field } of valued) {
        const number = told === null ? numbers[field] : (told.value(w.state) ?? 0);
        texts[index] = shown[name] === UNKNOWN ? UNKNOWN : filler.format(number, w.state);
      }
      if (part === undefined || !isPart<T>(part.filler)) w.take();
      else {
        const text = part.filler.write(w);
        if (text === null) return null;
        texts[part.index] = text;
      }
      return texts;
    }

    /** The text of a hole of moves that follow; null where there are none. */
    function writeFollowing(w: StepWriter<T>, seat: number, { kind, filler, isMany, codec }: Bound<T>): string | null {
      if (isPart<T>(filler)) return filler.write(w);
      let text = '';
      for (let { step } = w; step?.by === seat && codec.kindOf(step.code) === kind; { step } = w) {
        text += filler.format(codec.split(step.code)[0], w.state);
        w.take();
        if (!isMany) return text;
      }
      return isMany ? text : null;
    }

    function write(w: StepWriter<T>, by: number, code: number): string | null {
      const texts = writeOwn(w, code);
      if (texts === null) return null;
      for (const one of following) {
        const text = writeFollowing(w, by, one);
        if (text !== null) texts[one.index] = text;
      }
      return template.fill(texts);
    }

    return {
      form,
      template,
      read,
      /** Whether a move is written so. */
      isUsed(state: T['state'], code: number): boolean {
        if (form.when?.(state) === false) return false;
        return !isFixed || fixed.every((number, i) => number < 0 || number === codec.split(code)[i]);
      },
      write,
    };
  }

  const compiled = forms.map(compile);
  const byKind = Map.groupBy(compiled, ({ form }) => form.kind);
  const longestFirst = compiled.toSorted((a, b) => b.template.verb.length - a.template.verb.length);
  const bySign = Map.groupBy(longestFirst, ({ template }) => template.verb.charAt(0));
  return {
    verbs: [...new Set(compiled.map(({ template }) => template.verb.trim()))],
    find(text, state) {
      const candidates = bySign.get(text.charAt(0).toLowerCase()) ?? [];
      // A verb alone finds its form too, which says what is missing.
      const first =
        candidates.find(({ template }) => template.fits(text)) ??
        candidates.find(({ template }) => template.fits(`${text} `));
      if (first === undefined) return undefined;
      const { verb } = first.template;
      const used = candidates.find(({ template, form }) => template.verb === verb && form.when?.(state) !== false);
      const { form, template, read } = used ?? first;
      return { kind: form.kind, words: template.words, read };
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
