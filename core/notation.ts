import { forcedStep } from './forced.ts';
import type { Game } from './game.ts';
import { OutcomeList } from './lists.ts';
import { fail, ok, quoted, type Result } from './result.ts';
import { type Actor, CHANCE, type Seat, type Viewer } from './seat.ts';
import { type GameTypes, SEALED, type Step, UNKNOWN } from './types.ts';
import type { Reason } from './words.ts';

/** What reading and writing lines must know of their game. */
type LineRules<T extends GameTypes> = Pick<
  Game<T>,
  | 'moveCodec'
  | 'outcomeCodec'
  | 'words'
  | 'actors'
  | 'isPartial'
  | 'isOpen'
  | 'legal'
  | 'outcomes'
  | 'apply'
  | 'refusal'
  | 'viewEntry'
>;

/** Why a seat may not play a code, as the game says it; the move is handed in where the code stands for one. */
export function reasonOf<T extends GameTypes>(
  { words, moveCodec }: LineRules<T>,
  { setup }: T['state'],
  why: T['refusal'],
  code: number,
): Reason {
  const isMove = Number.isInteger(code) && code >= 0 && code < moveCodec.size;
  return words.refusal(why, setup, isMove ? moveCodec.decode(code) : undefined);
}

/**
 * Reads one line word by word, and plays what it says on a copy. What cannot be is a `Result` with its sentence, to be
 * handed on: `if (!played.ok) return played`.
 */
export class LineReader<T extends GameTypes> {
  /** Where the line begins; not to be changed. */
  readonly before: T['state'];
  /** Where it has led so far; the reader's own, so that a game may prepare it. */
  readonly state: T['state'];
  /** Whose line it is. */
  seat: Seat;
  /** What has been read and played, in order. */
  readonly steps: Step[] = [];
  /** What came of it since the line began, or since the last `;` after which a part of its own began. */
  readonly events: T['event'][] = [];
  /** The step that was refused, if one was: a game may let it stand last, so that whoever plays the line is told why. */
  refused: Step | null = null;
  readonly #rules: LineRules<T>;
  readonly #line: string;
  readonly #words: readonly string[];
  #at = 0;

  /** @param state the same as `before`; taken over, and played on */
  constructor(rules: LineRules<T>, before: T['state'], seat: Seat, line: string, state: T['state'] = before.clone()) {
    this.#rules = rules;
    this.#line = line;
    this.before = before;
    this.state = state;
    this.seat = seat;
    this.#words = line.match(/;|[^\s;]+/g) ?? [];
  }

  /** The next word, or '' at the end of the line; a `;` is a word of its own. */
  peek(): string {
    return this.#words[this.#at] ?? '';
  }

  /** Takes the next word. */
  next(): string {
    const word = this.peek();
    this.#at += 1;
    return word;
  }

  /** Takes so many words, with a space between. */
  take(count: number): string {
    let text = this.next();
    for (let i = 1; i < count; i += 1) text += ` ${this.next()}`;
    return text.trimEnd();
  }

  /** All the words that follow; they stay. */
  get ahead(): readonly string[] {
    return this.#words.slice(this.#at);
  }

  /** Takes the words up to the next `;` or to the end. */
  rest(): readonly string[] {
    const end = this.ahead.indexOf(';');
    const words = end < 0 ? this.ahead : this.ahead.slice(0, end);
    this.#at += words.length;
    return words;
  }

  /** Takes all words, for who reads the line as it was written. */
  whole(): string {
    this.#at = this.#words.length;
    return this.#line;
  }

  /**
   * Plays a move of the seat where it is legal, after what the line leaves out before it.
   * @param at the part of the line that a refusal names; nothing where it is the whole
   */
  play(code: number, at?: string): Result<null> {
    const why = this.#rules.refusal(this.state, this.seat, code);
    if (why === null || this.supply((ahead) => this.#rules.refusal(ahead, this.seat, code) === null)) {
      return this.#take(this.seat, code);
    }
    this.refused = { by: this.seat, code };
    const { text, rule } = reasonOf(this.#rules, this.state, why, code);
    return fail(text, at, rule, why);
  }

  /**
   * Plays the moves that the line leaves out since the match would play them by itself, up to where what follows fits.
   * @returns false, and nothing is played, where it fits nowhere ahead
   */
  supply(fits: (ahead: T['state']) => boolean): boolean {
    const left: Step[] = [];
    let step = forcedStep(this.#rules, this.state);
    if (step === null) return false;
    const ahead = this.state.clone();
    for (; step !== null; step = forcedStep(this.#rules, ahead)) {
      left.push(step);
      this.#rules.apply(ahead, step.by, step.code);
      if (!fits(ahead)) continue;
      for (const { by, code } of left) this.#take(by, code);
      return true;
    }
    return false;
  }

  /**
   * Lets chance bring an outcome where it can; `word` is how the line writes it.
   * @param notHere the refusal where chance brings nothing of this kind, by which no step is refused
   */
  chance(code: number, word: string, notHere?: Result<never>): Result<null> {
    const list = new OutcomeList(this.state.setup.bounds.outcomes);
    this.supply((ahead) => this.#rules.actors(ahead) === CHANCE);
    if (this.#rules.actors(this.state) === CHANCE) this.#rules.outcomes(this.state, list);
    if (list.weightOf(code) > 0) return this.#take(CHANCE, code);
    const { outcomeCodec } = this.#rules;
    const isDue = (): boolean => list.toArray().some((one) => outcomeCodec.kindOf(one) === outcomeCodec.kindOf(code));
    if (notHere !== undefined && !isDue()) return notHere;
    this.refused = { by: CHANCE, code };
    return fail(`Chance cannot bring ${quoted(word)} here.`);
  }

  /** Reads a move or an outcome in the plain form of its codec, up to the next `;` or to the end. */
  plain(): Result<null> {
    const { moveCodec, outcomeCodec } = this.#rules;
    const text = this.rest().join(' ');
    const [kind] = text.toLowerCase().split(' ');
    const isOutcome = outcomeCodec.kinds.some((name) => name.toLowerCase() === kind);
    const code = (isOutcome ? outcomeCodec : moveCodec).parse(text);
    if (!code.ok) return code;
    return isOutcome ? this.chance(code.value, text) : this.play(code.value, text);
  }

  /** A reader that stands where this one does and has nothing to read, to try moves with. */
  trial(): LineReader<T> {
    return new LineReader(this.#rules, this.state, this.seat, '');
  }

  #take(by: Actor, code: number): Result<null> {
    this.#rules.apply(this.state, by, code, this.events);
    this.steps.push({ by, code });
    return ok(null);
  }
}

/** Walks through steps as they are written. */
export class StepWriter<T extends GameTypes> {
  /** Where the step at hand is taken. */
  readonly state: T['state'];
  readonly viewer: Viewer;
  /** What the last step that was taken brought. */
  brought: readonly T['event'][] = [];
  readonly #rules: LineRules<T>;
  readonly #steps: readonly Step[];
  #at = 0;

  /** @param state before the steps; taken over, and played on */
  constructor(rules: LineRules<T>, state: T['state'], steps: readonly Step[], viewer: Viewer) {
    this.#rules = rules;
    this.state = state;
    this.#steps = steps;
    this.viewer = viewer;
  }

  /** The step at hand; nothing after the last. */
  get step(): Step | undefined {
    return this.#steps[this.#at];
  }

  /** The step at hand as the viewer sees it; there must be one. */
  get seen(): ReturnType<Game<T>['viewEntry']> {
    return this.#rules.viewEntry(this.state, this.#steps[this.#at], this.viewer);
  }

  /** The move at hand where it is one of this seat, else null. */
  moveOf(seat: Seat): T['move'] | null {
    const { step } = this;
    return step === undefined || step.by !== seat ? null : this.#rules.moveCodec.decode(step.code);
  }

  /** Takes the step at hand, goes on to the next and gives what happened. */
  take(): readonly T['event'][] {
    const { by, code } = this.#steps[this.#at];
    const events: T['event'][] = [];
    this.#rules.apply(this.state, by, code, events);
    this.#at += 1;
    this.brought = events;
    return events;
  }

  /** What `body` writes, with the steps that it takes; where it gives null, nothing is taken. */
  attempt<R>(body: (ahead: StepWriter<T>) => R | null): R | null {
    const ahead = new StepWriter(this.#rules, this.state.clone(), this.#steps.slice(this.#at), this.viewer);
    const done = body(ahead);
    if (done === null) return null;
    this.state.copyFrom(ahead.state);
    this.#at += ahead.#at;
    this.brought = ahead.brought;
    return done;
  }

  /**
   * Takes the step at hand, and more of the same actor for as long as `goesOn` says after each, and gives what happened.
   * Null, and nothing is taken, where the steps end before that.
   */
  takeWhole(goesOn: (state: T['state']) => boolean): readonly T['event'][] | null {
    const by = this.step?.by;
    return this.attempt((ahead) => {
      const events: T['event'][] = [];
      do {
        if (ahead.step === undefined || ahead.step.by !== by) return null;
        events.push(...ahead.take());
      } while (goesOn(ahead.state));
      return events;
    });
  }

  /** Takes the step at hand as its plain form, with `?` for what the viewer may not see; '' where it sees nothing. */
  plain(): string {
    const { by, code } = this.#steps[this.#at];
    const { seen } = this;
    this.take();
    if (seen === null || seen === SEALED) return seen === null ? '' : UNKNOWN;
    const [kind, ...fields] = this.#rules[by === CHANCE ? 'outcomeCodec' : 'moveCodec'].format(code).split(' ');
    const values = Object.entries(seen.move).filter(([field]) => field !== 'kind');
    return [kind, ...values.map(([, value], i) => (value === UNKNOWN ? UNKNOWN : fields[i]))].join(' ');
  }
}

/** The forms of a game's own. What they leave to the codec is read and written in its plain form. */
export interface OwnForms<T extends GameTypes> {
  /** Reads and plays what stands next, up to a `;` or the end; null, with nothing taken, where it is no form of these. */
  read(reader: LineReader<T>): Result<unknown> | null;
  /** Takes the step at hand, and maybe more, as a line, '' where the viewer sees nothing of it; null, likewise. */
  write(writer: StepWriter<T>, step: Step): string | null;
}

/**
 * The notation of a game. Lines in the plain form hold the moves of one seat with the chance results between and after
 * them, joined by `; `. Where the plain form is used, kinds of moves and of outcomes must have different names.
 */
export function notationOf<T extends GameTypes>(rules: LineRules<T>, own?: OwnForms<T>): Game<T>['notation'] {
  /** Where lines are played as they are read and written; null while one is. */
  let spare: T['state'] | null = null;
  /** What `body` makes of a copy of a state, which is used again afterwards. */
  function onCopy<R>(before: T['state'], body: (state: T['state']) => R): R {
    const state = spare ?? before.clone();
    spare = null;
    state.copyFrom(before);
    const made = body(state);
    spare = state;
    return made;
  }

  function readAll(reader: LineReader<T>): Result<readonly Step[]> {
    do {
      reader.events.length = 0;
      const read = own?.read(reader) ?? reader.plain();
      if (!read.ok) return read;
      const left = reader.rest().at(0);
      if (left !== undefined) return fail(`${quoted(left)} is left over.`);
    } while (reader.next() === ';');
    return ok(reader.steps);
  }

  function writeAll(writer: StepWriter<T>): readonly string[] {
    const lines: string[] = [];
    // Whose plain forms the last line holds: CHANCE as long as chance alone, null where it takes none.
    let author: Actor | null = null;
    for (let { step } = writer; step !== undefined; { step } = writer) {
      const { by } = step;
      const line = own?.write(writer, step) ?? null;
      const goesOn = line === null && author !== null && (by === CHANCE || author === CHANCE || by === author);
      if (line !== null) author = null;
      else author = by === CHANCE ? (author ?? CHANCE) : by;
      const text = line ?? writer.plain();
      if (goesOn) lines.push([lines.pop(), text].filter(Boolean).join('; '));
      else lines.push(text);
    }
    return lines.includes('') ? lines.filter((line) => line !== '') : lines;
  }

  return {
    parse: (before, seat, line) => onCopy(before, (state) => readAll(new LineReader(rules, before, seat, line, state))),
    format: (before, steps, viewer) => onCopy(before, (state) => writeAll(new StepWriter(rules, state, steps, viewer))),
  };
}
