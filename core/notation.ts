import { forcedStep } from './forced.ts';
import type { Game } from './game.ts';
import { OutcomeList } from './lists.ts';
import { fail, ok, quoted, type Result } from './result.ts';
import { type Actor, CHANCE, type Seat, type Viewer } from './seat.ts';
import { type GameTypes, SEALED, type Step, UNKNOWN } from './types.ts';
import type { Reason } from './words.ts';

/** The parts of a game needed to read and write lines. */
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

/** The game's reason why a seat may not play a code; passes the move if the code decodes to one. */
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
 * Reads one line word by word and plays it on a copy. Errors come back as a `Result`; pass them on:
 * `if (!played.ok) return played`.
 */
export class LineReader<T extends GameTypes> {
  /** The state before the line; do not change it. */
  readonly before: T['state'];
  /** The state after the words read so far; owned by the reader, so a game may prepare it. */
  readonly state: T['state'];
  /** The seat that the line belongs to. */
  seat: Seat;
  /** The steps read and played so far. */
  readonly steps: Step[] = [];
  /** The events since the start of the line, or since the last `;` that began a separate part. */
  readonly events: T['event'][] = [];
  /** The refused step, if any. A game may return it as the last step, so that the caller learns why. */
  refused: Step | null = null;
  readonly #rules: LineRules<T>;
  readonly #line: string;
  readonly #words: readonly string[];
  #at = 0;

  /** @param state equal to `before`; owned and changed from now on */
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

  /** Takes `count` words, joined by spaces. */
  take(count: number): string {
    let text = this.next();
    for (let i = 1; i < count; i += 1) text += ` ${this.next()}`;
    return text.trimEnd();
  }

  /** All remaining words, without taking them. */
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

  /** Takes all words and returns the line as written. */
  whole(): string {
    this.#at = this.#words.length;
    return this.#line;
  }

  /**
   * Plays a move of the seat if it is legal, after supplying omitted moves.
   * @param at the part of the line that a refusal names; absent for the whole line
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
   * Plays omitted moves, which the match would play by itself, until the next words fit.
   * @returns false, with nothing played, if they never fit
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
   * Plays a chance outcome if it is possible; `word` is its form in the line.
   * @param notHere the refusal if no outcome of this kind is due; does not set `refused`
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

  /** A reader at the same state with an empty line, to try moves. */
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
  /** The state before the current step. */
  readonly state: T['state'];
  readonly viewer: Viewer;
  /** The events of the last step taken. */
  brought: readonly T['event'][] = [];
  readonly #rules: LineRules<T>;
  readonly #steps: readonly Step[];
  #at = 0;

  /** @param state before the steps; owned and changed from now on */
  constructor(rules: LineRules<T>, state: T['state'], steps: readonly Step[], viewer: Viewer) {
    this.#rules = rules;
    this.state = state;
    this.#steps = steps;
    this.viewer = viewer;
  }

  /** The current step; undefined after the last. */
  get step(): Step | undefined {
    return this.#steps[this.#at];
  }

  /** The current step as the viewer sees it; there must be one. */
  get seen(): ReturnType<Game<T>['viewEntry']> {
    return this.#rules.viewEntry(this.state, this.#steps[this.#at], this.viewer);
  }

  /** The current move if it belongs to this seat, else null. */
  moveOf(seat: Seat): T['move'] | null {
    const { step } = this;
    return step === undefined || step.by !== seat ? null : this.#rules.moveCodec.decode(step.code);
  }

  /** Whether a seat is inside a choice that is sent whole; true in a game that has none. */
  isInside(seat: Seat): boolean {
    return this.#rules.isPartial?.(this.state, seat) !== false;
  }

  /** Takes the current step, advances, and returns its events. */
  take(): readonly T['event'][] {
    const { by, code } = this.#steps[this.#at];
    const events: T['event'][] = [];
    this.#rules.apply(this.state, by, code, events);
    this.#at += 1;
    this.brought = events;
    return events;
  }

  /** Runs `body`, keeping the steps it takes unless it returns null. */
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
   * Takes the current step and further steps of the same actor while `goesOn` holds, and returns the events. Null, with
   * nothing taken, if the steps end too early.
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

  /** Takes the current step in plain form, with `?` for hidden fields; '' if the viewer sees nothing. */
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

/** A game's own forms of notation. Everything else uses the plain form of the codec. */
export interface OwnForms<T extends GameTypes> {
  /** Reads and plays the next words, up to a `;` or the end; null, with nothing taken, if they match no form. */
  read(reader: LineReader<T>): Result<unknown> | null;
  /**
   * Takes the current step, perhaps with more, as a line, '' if it is invisible; null, with nothing taken, if no form
   * fits.
   */
  write(writer: StepWriter<T>, step: Step): string | null;
}

/**
 * The notation of a game. Plain lines hold the moves of one seat with the chance outcomes between and after them,
 * joined by `; `. If plain lines are used, kinds of moves and of outcomes must have different names.
 */
export function notationOf<T extends GameTypes>(rules: LineRules<T>, own?: OwnForms<T>): Game<T>['notation'] {
  /** A spare state on which lines are played; null while in use. */
  let spare: T['state'] | null = null;
  /** Runs `body` on a copy of a state that is reused afterwards. */
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
    // The author of the last plain line: CHANCE while it holds only chance, null if it can take no more.
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
