/** A compiled form of a step: reads a text and plays its moves, or takes moves and writes them. */
import type { Game } from '../game.ts';
import type { LineReader, StepWriter } from '../notation.ts';
import { fail, ok, type Result } from '../result.ts';
import { EVERYTHING } from '../seat.ts';
import { type Hole, type HoleTexts, readSlot, type Slot, Template } from '../template.ts';
import { type GameTypes, SEALED, UNKNOWN } from '../types.ts';
import type { Holes, Part, StepForm, Told } from './form.ts';

export type Codecs<T extends GameTypes> = Pick<Game<T>, 'moveCodec' | 'outcomeCodec'>;
type AnyCodec<T extends GameTypes> = Codecs<T>['moveCodec'] | Codecs<T>['outcomeCodec'];
type AnySlot<T extends GameTypes> = Slot<T['state']> | Told<T['state']> | Part<T>;

/** A hole with its source: a field of a move, the state (field -1), or a part. */
interface Bound<T extends GameTypes> extends Hole {
  readonly kind: string;
  readonly codec: AnyCodec<T>;
  readonly field: number;
  readonly filler: AnySlot<T>;
}

/** A hole whose text is written from a field of the move, or from the state. */
interface Valued<T extends GameTypes> {
  readonly index: number;
  readonly name: string;
  readonly field: number;
  readonly filler: Slot<T['state']>;
  readonly told: Told<T['state']> | null;
}

const isTold = <S>(slot: object): slot is Told<S> => 'wrong' in slot;
const isPart = <T extends GameTypes>(slot: object): slot is Part<T> => 'write' in slot;

/** The codec that has a kind of moves, else of outcomes. */
function codecOf<T extends GameTypes>({ moveCodec, outcomeCodec }: Codecs<T>, kind: string): AnyCodec<T> {
  return moveCodec.kinds.includes(kind) ? moveCodec : outcomeCodec;
}

/** @throws if nothing fills the hole */
function bound<T extends GameTypes>(
  codecs: Codecs<T>,
  { slots = {} }: Holes<T>,
  form: StepForm<T>,
  hole: Hole,
): Bound<T> {
  const [kind, name] = hole.name.includes('.') ? (hole.name.split('.') as [string, string]) : [form.kind, hole.name];
  const codec = codecOf(codecs, kind);
  const params = codec.params[kind];
  const isOwn = Object.hasOwn(slots, hole.slot);
  if (!isOwn && !Object.hasOwn(params, name)) throw new Error(`nothing fills {${hole.name}} of "${form.text}"`);
  const filler: AnySlot<T> = isOwn ? slots[hole.slot] : params[name];
  return { ...hole, kind, codec, filler, field: Object.keys(params).indexOf(name) };
}

export class FormUse<T extends GameTypes> {
  readonly form: StepForm<T>;
  readonly template: Template;
  readonly #codec: AnyCodec<T>;
  readonly #isOutcome: boolean;
  readonly #made: Holes<T>['made'];
  readonly #holes: number;
  readonly #isSpaced: readonly boolean[];
  /** Holes of the move itself that one value fills; then the hole that several moves fill, if any. */
  readonly #valued: readonly Valued<T>[];
  readonly #part: { readonly index: number; readonly field: number; readonly filler: Part<T> } | null;
  /** Holes of moves that follow in the same line. */
  readonly #following: readonly Bound<T>[];
  /** By field: its only number in this form; -1 if it may have any. */
  readonly #fixed: readonly number[];

  constructor(codecs: Codecs<T>, holes: Holes<T>, form: StepForm<T>) {
    this.form = form;
    this.template = new Template(form.text);
    this.#codec = codecOf(codecs, form.kind);
    this.#isOutcome = this.#codec === codecs.outcomeCodec;
    this.#made = holes.made;
    const all = this.template.holes.map((hole) => bound(codecs, holes, form, hole));
    const own = all.filter(({ name }) => !name.includes('.'));
    this.#holes = all.length;
    this.#isSpaced = all.map(({ filler }) =>
      isPart<T>(filler) ? filler.isSpaced !== false : filler.isSpaced === true,
    );
    this.#following = all.filter(({ name }) => name.includes('.'));
    this.#valued = own.flatMap(({ index, name, field, fixed, filler }) =>
      fixed === null && !isPart<T>(filler)
        ? [{ index, name, field, filler, told: isTold<T['state']>(filler) ? filler : null }]
        : [],
    );
    const [part = null] = own.flatMap(({ index, field, filler }) =>
      isPart<T>(filler) ? [{ index, field, filler }] : [],
    );
    this.#part = part;
    this.#fixed = Object.values(this.#codec.params[form.kind]).map((param, i) => {
      const value = own.find(({ field }) => field === i)?.fixed?.value;
      return value === undefined ? -1 : param.parse(value);
    });
  }

  /** Whether this form writes a move. */
  isUsed(state: T['state'], code: number): boolean {
    if (this.form.when?.(state) === false) return false;
    if (this.form.only === undefined && this.#fixed.every((number) => number < 0)) return true;
    const numbers = this.#codec.split(code);
    if (this.form.only?.(state, numbers) === false) return false;
    return this.#fixed.every((number, i) => number < 0 || number === numbers[i]);
  }

  /** Plays a text. */
  read(r: LineReader<T>, text: string): Result<unknown> {
    return this.#withRule(this.#read(r, text));
  }

  #read(r: LineReader<T>, text: string): Result<unknown> {
    const split = this.template.split(text, this.#isSpaced, this.form.like);
    if (!split.ok) return split;
    const texts = split.value;
    const played = this.#playOwn(r, texts, text);
    if (!played.ok) return played;
    for (const one of this.#following) {
      const isAlways = isPart<T>(one.filler) && one.filler.isAlways === true;
      const word = texts[one.index] ?? (isAlways ? '' : undefined);
      const went = word === undefined ? ok(null) : this.#playFollowing(r, one, word);
      if (!went.ok) return went;
    }
    return ok(null);
  }

  #withRule<V>(read: Result<V>): Result<V> {
    if (read.ok) return read;
    const { message, at, rule, code } = read.problem;
    return fail(message, at, rule ?? this.form.rule, code);
  }

  /** Plays the move of the form itself. */
  #playOwn(r: LineReader<T>, texts: HoleTexts, text: string): Result<unknown> {
    const { form } = this;
    const read = this.#numbersIn(r, texts);
    if (!read.ok) return read;
    const numbers = read.value;
    const notHere = typeof form.notHere === 'string' ? fail(form.notHere, text) : form.notHere?.(r.state);
    if (notHere !== undefined && !this.#isHere(r, numbers)) return notHere;
    const part = this.#part;
    if (part !== null) {
      const codeWith = (number: number): number => this.#codec.join(form.kind, numbers.with(part.field, number));
      return part.filler.read(r, texts[part.index] ?? '', codeWith);
    }
    const past = this.#made?.[form.kind]?.(r, numbers[0]);
    if (past?.ok === false || past?.value === true) return past;
    const code = this.#codec.join(form.kind, numbers);
    if (code < 0) return form.wrong?.(numbers) ?? fail(`There is no ${text}.`, text);
    return this.#isOutcome ? r.chance(code, text, notHere) : r.play(code);
  }

  /** Whether the form is used at this point, after supplying omitted moves. */
  #isHere(r: LineReader<T>, numbers: readonly number[]): boolean {
    const { when, only } = this.form;
    const isThere = (state: T['state']): boolean => when?.(state) !== false;
    if (!isThere(r.state) && (this.#isOutcome || !r.supply(isThere))) return false;
    return only?.(r.state, numbers) !== false;
  }

  /** By field: the number that a text says. */
  #numbersIn(r: LineReader<T>, texts: HoleTexts): Result<number[]> {
    const numbers = [...this.#fixed];
    for (const { index, filler, told, field } of this.#valued) {
      const word = texts[index];
      if (word === undefined) continue;
      const value = readSlot(filler, word, r.state, this.template.verb);
      if (!value.ok) return value;
      const truth = told?.value(r.state) ?? value.value;
      if (told !== null && truth !== value.value) return told.wrong(r.state, word);
      if (field >= 0) numbers[field] = value.value;
    }
    return ok(numbers);
  }

  #playFollowing(r: LineReader<T>, { kind, filler, codec, isMany }: Bound<T>, text: string): Result<unknown> {
    if (isPart<T>(filler)) return filler.read(r, text, (number) => codec.join(kind, [number]));
    for (const word of isMany ? text : [text]) {
      const value = readSlot(filler, word, r.state, this.template.verb);
      const played = value.ok ? r.play(codec.join(kind, [value.value])) : value;
      if (!played.ok) return played;
    }
    return ok(null);
  }

  /**
   * Takes a move, with the moves that its form includes, and writes them; null, with nothing taken, if they do not fit.
   */
  write(w: StepWriter<T>, by: number, code: number): string | null {
    const texts = this.#writeOwn(w, code);
    if (texts === null) return null;
    for (const one of this.#following) {
      const text = this.#writeFollowing(w, by, one);
      if (text !== null && text !== '') texts[one.index] = text;
    }
    return this.template.fill(texts);
  }

  #writeOwn(w: StepWriter<T>, code: number): (string | undefined)[] | null {
    const texts = new Array<string | undefined>(this.#holes).fill(undefined);
    const seen = w.viewer === EVERYTHING ? null : w.seen;
    const shown: { readonly [field: string]: unknown } = seen === null || seen === SEALED ? {} : seen.move;
    const numbers = this.#codec.split(code);
    for (const { index, name, filler, told, field } of this.#valued) {
      const number = told === null ? numbers[field] : (told.value(w.state) ?? 0);
      texts[index] = shown[name] === UNKNOWN ? UNKNOWN : filler.format(number, w.state);
    }
    if (this.#part === null) w.take();
    else {
      const text = this.#part.filler.write(w);
      if (text === null) return null;
      if (text !== '') texts[this.#part.index] = text;
    }
    return texts;
  }

  /** The text of a hole of following moves; null if there are none. */
  #writeFollowing(w: StepWriter<T>, seat: number, { kind, filler, isMany, codec }: Bound<T>): string | null {
    if (isPart<T>(filler)) return filler.write(w);
    let text = '';
    // Once the choice is over, such a move has a line of its own.
    for (let { step } = w; step?.by === seat && w.isInside(seat) && codec.kindOf(step.code) === kind; { step } = w) {
      text += filler.format(codec.split(step.code)[0], w.state);
      w.take();
      if (!isMany) return text;
    }
    return isMany ? text : null;
  }
}
