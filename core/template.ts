import { fail, ok, quoted, type Result } from './result.ts';

/** How one value is written in a line. Every `Param` is one; the meaning of a text may depend on the state. */
export interface Slot<S> {
  /** A valid value, to follow "needs": `a square from A1 to H8`. */
  readonly expected: string | ((state: S) => string);
  /** Whether its text may contain spaces. */
  readonly isSpaced?: boolean;
  /** The number of a text, or -1 if it is invalid. */
  parse(text: string, state: S): number;
  /** `parse(format(value, state), state)` is the value. */
  format(value: number, state: S): string;
  /** The refusal of an invalid text; by default it says what is expected. */
  refuse?(text: string, state: S): Result<never>;
}

/** A place in a template that a value fills. */
export interface Hole {
  /** Its index among the holes of its template. */
  readonly index: number;
  /** As written, `at`, `give.card`; all different in a `Form`. */
  readonly name: string;
  /** The name of its slot; by default its own name. */
  readonly slot: string;
  /** Whether it takes any number of values, one letter each. */
  readonly isMany: boolean;
  /** The only value that fits, in its plain form, and its text here; null if any value fits. */
  readonly fixed: { readonly value: string; readonly text: string } | null;
}

/** By hole: its text; undefined if it is left out. */
export type HoleTexts = readonly (string | undefined)[];

interface Literal {
  readonly text: string;
  readonly lower: string;
}
type Piece = Literal | Hole | readonly Piece[];

const HOLE = /^(?<name>[\w.]+)(?::(?<slot>\w+))?(?<many>\*)?(?:=(?<value>[\w-]+)(?:\|(?<shown>[\w-]+))?)?$/;

function holeOf(text: string, index: number): Hole {
  const found: { readonly [part: string]: string | undefined } | undefined = HOLE.exec(text)?.groups;
  if (found === undefined) throw new Error(`a template has no hole {${text}}`);
  const { name = '', slot = name, many, value, shown = value } = found;
  const fixed = value === undefined || shown === undefined ? null : { value, text: shown };
  return { index, name, slot, isMany: many !== undefined, fixed };
}

/**
 * Takes the pieces up to the end, or up to the `]` of an optional part.
 * @param holes the number of holes before
 */
function piecesOf(tokens: string[], holes = 0): Piece[] {
  const pieces: Piece[] = [];
  for (let token = tokens.shift(); token !== undefined && token !== ']'; token = tokens.shift()) {
    const index = holes + holesIn(pieces).length;
    if (token === '[') pieces.push(piecesOf(tokens, index));
    else if (token.startsWith('{')) pieces.push(holeOf(token.slice(1, -1), index));
    else pieces.push({ text: token, lower: token.toLowerCase() });
  }
  return pieces;
}

const isPart = (piece: Piece): piece is readonly Piece[] => Array.isArray(piece);
const isHole = (piece: Piece): piece is Hole => 'isMany' in piece;
/** A literal piece in lower case; null for any other. */
const lowerOf = (piece: Piece): string | null =>
  isPart(piece) ? null : isHole(piece) ? (piece.fixed?.text ?? null) : piece.lower;

const isLonger = (a: Piece, b: Piece): boolean => (lowerOf(a) ?? '').length > (lowerOf(b) ?? '').length;

const holesIn = (pieces: readonly Piece[]): Hole[] =>
  pieces.flatMap((piece) => (isPart(piece) ? holesIn(piece) : isHole(piece) ? [piece] : []));

/** What follows each hole, including after its brackets. */
function followersIn(pieces: readonly Piece[], behind: readonly Piece[] = []): (readonly Piece[])[] {
  return pieces.flatMap((piece, i) => {
    const rest = [...pieces.slice(i + 1), ...behind];
    if (isPart(piece)) return followersIn(piece, rest);
    return isHole(piece) ? [rest] : [];
  });
}

/** Whether all holes of an optional part have a text. */
function isFilled(part: readonly Piece[], texts: HoleTexts): boolean {
  for (const piece of part) {
    if (isPart(piece) ? !isFilled(piece, texts) : isHole(piece) && texts[piece.index] === undefined) return false;
  }
  return true;
}

/** Where a hole ends: before the next literal, or at the end of the text. */
function endOfHole(followers: readonly Piece[], lower: string, from: number): number {
  let end = lower.length;
  for (const piece of followers) {
    // Of two adjacent holes the first takes one character.
    const literal = lowerOf(isPart(piece) ? piece[0] : piece);
    const at = literal === null ? from + 1 : lower.indexOf(literal, from);
    if (at >= 0) end = Math.min(end, at);
    if (!isPart(piece)) break;
  }
  return end;
}

/**
 * The form of a text, for both reading and writing: `a {from}-{into}`, `build {card}[ on {unit}]`. Holes are in braces:
 * `{at}`; `{at:edge}` with the name of its slot; `{card*}` for values of one letter each; `{card=spy}` and
 * `{with=treasure|pay}` for a single value, with its text if that is different. Parts in brackets are optional.
 * Literals ignore case. Texts have single spaces.
 */
export class Template {
  readonly text: string;
  readonly holes: readonly Hole[];
  /** The beginning of every such text, in lower case. */
  readonly verb: string;
  /** The number of words of every such text; 0 if it varies. */
  readonly words: number;
  readonly #pieces: readonly Piece[];
  /** By hole. */
  readonly #followers: readonly (readonly Piece[])[];
  /** Whether the verb must be followed by a space or the end. */
  readonly #isWord: boolean;

  constructor(text: string) {
    this.text = text.replace(/\{([^}]*)\}/g, (_, inside) => {
      const { name, fixed } = holeOf(inside, 0);
      return fixed?.text ?? name.replace(/^\w+\./, '');
    });
    this.#pieces = piecesOf(text.match(/\{[^}]*\}|[[\]]|[^{}[\]]+/g) ?? []);
    this.#followers = followersIn(this.#pieces);
    this.holes = holesIn(this.#pieces);
    const first = this.#pieces.findIndex((piece) => lowerOf(piece) === null);
    this.verb = this.#pieces
      .slice(0, first < 0 ? undefined : first)
      .map(lowerOf)
      .join('');
    this.#isWord = /\w$/.test(this.verb);
    this.words = this.#pieces.some(isPart) ? 0 : this.text.split(' ').length;
  }

  /** Whether a text begins like this form. */
  fits(text: string): boolean {
    const lower = text.toLowerCase();
    if (!lower.startsWith(this.verb)) return false;
    return !this.#isWord || lower.length === this.verb.length || lower[this.verb.length] === ' ';
  }

  /**
   * The text of each hole; undefined for holes left out.
   * @param isSpaced by hole: whether its text may contain spaces
   * @param like an example, for the refusal
   */
  split(text: string, isSpaced: readonly boolean[], like = this.text): Result<HoleTexts> {
    const found = this.holes.map((): string | undefined => undefined);
    const end = this.#match(this.#pieces, text, text.toLowerCase(), 0, isSpaced, found);
    if (end < 0) return fail(`${quoted(text)} should be written such as ${like}.`, text);
    if (end === text.length) return ok(found);
    return fail(`${quoted(text.slice(end).trim().split(' ', 1)[0])} is left over.`, text);
  }

  /** Where a row of pieces starting at a place ends; -1 if it does not fit. */
  #match(
    pieces: readonly Piece[],
    text: string,
    lower: string,
    begin: number,
    isSpaced: readonly boolean[],
    found: (string | undefined)[],
  ): number {
    let at = begin;
    for (let i = 0; i < pieces.length; i += 1) {
      const piece = pieces[i];
      if (isPart(piece)) {
        // Of two optional parts that begin alike, the longer match wins.
        const next = pieces[i + 1];
        const isNext = i + 1 < pieces.length && isPart(next) && isLonger(next[0], piece[0]);
        if (isNext && lower.startsWith(lowerOf(next[0]) ?? '', at)) continue;
        const end = this.#match(piece, text, lower, at, isSpaced, found);
        if (end < 0) for (const { index } of holesIn(piece)) found[index] = undefined;
        at = Math.max(at, end);
        continue;
      }
      const literal = lowerOf(piece);
      if (literal !== null) {
        if (isHole(piece)) found[piece.index] = literal;
        const isWhole = lower.startsWith(literal, at);
        // At the end of a text, the space before an empty hole is missing.
        const isCut = !isWhole && literal.endsWith(' ') && lower.slice(at) === literal.slice(0, -1);
        if (!isWhole && (!isCut || (literal === ' ' && pieces !== this.#pieces))) return -1;
        at = isCut ? lower.length : at + literal.length;
      } else if (isHole(piece)) {
        const end = endOfHole(this.#followers[piece.index], lower, at);
        const space = isSpaced[piece.index] ? -1 : lower.indexOf(' ', at);
        const stop = space < 0 ? end : Math.min(end, space);
        found[piece.index] = text.slice(at, stop);
        at = stop;
      }
    }
    return at;
  }

  /** The text with these in its holes; an optional part is written if all its holes are filled. */
  fill(texts: HoleTexts, pieces = this.#pieces): string {
    let text = '';
    for (const piece of pieces) {
      if (!isPart(piece)) text += isHole(piece) ? (piece.fixed?.text ?? texts[piece.index] ?? '') : piece.text;
      else if (isFilled(piece, texts)) text += this.fill(texts, piece);
    }
    return text;
  }
}

/** A template with slots for its holes: it reads and writes values. */
export interface Form<S, N extends string> {
  /** The values by name; an unfitting text fails with what would fit. */
  read(text: string, state: S): Result<{ readonly [name in N]: number }>;
  write(values: { readonly [name in N]: number }, state: S): string;
  fits(text: string): boolean;
}

/** The number of a text in its hole, or what would be right there. */
export function readSlot<S>(slot: Slot<S>, text: string, state: S, verb: string): Result<number> {
  const value = slot.parse(text, state);
  if (value >= 0) return ok(value);
  if (slot.refuse !== undefined) return slot.refuse(text, state);
  const expected = typeof slot.expected === 'string' ? slot.expected : slot.expected(state);
  return fail(`${verb.trim()} needs ${expected}, not ${quoted(text)}.`, text === '' ? verb.trim() : text);
}

/** A form without optional parts: `form('{n} {from} to {to}', { n: count, from: area, to: area })`. */
export function form<S, N extends string>(text: string, slots: { readonly [name in N]: Slot<S> }): Form<S, N> {
  const template = new Template(text);
  const names = template.holes.map(({ name }) => name as N);
  const isSpaced = names.map((name) => slots[name].isSpaced === true);
  return {
    fits: (line) => template.fits(line),
    read(line, state) {
      const found = template.split(line.trim().replace(/\s+/g, ' '), isSpaced);
      if (!found.ok) return found;
      const values: { [name: string]: number } = {};
      for (const [i, name] of names.entries()) {
        // Without optional parts every hole has a text.
        const value = readSlot(slots[name], found.value[i] ?? '', state, template.verb || template.text);
        if (!value.ok) return value;
        values[name] = value.value;
      }
      return ok(values as { [name in N]: number });
    },
    write: (values, state) => template.fill(names.map((name) => slots[name].format(values[name], state))),
  };
}
