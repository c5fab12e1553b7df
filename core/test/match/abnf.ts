// ABNF (RFC 5234, with the case-sensitive texts of RFC 7405): reads a grammar, generates texts from it and checks texts
// against it.

import type { Rng } from '@marchlands/core/rng.ts';

type Node =
  | { readonly kind: 'either'; readonly parts: readonly Node[] }
  | { readonly kind: 'row'; readonly parts: readonly Node[] }
  | { readonly kind: 'repeat'; readonly least: number; readonly most: number; readonly part: Node }
  | { readonly kind: 'rule'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string; readonly isExact: boolean }
  | { readonly kind: 'range'; readonly low: number; readonly high: number };

/** RFC 5234, appendix B.1, as far as records use it. */
const CORE = `
DIGIT = %x30-39
HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"
DQUOTE = %x22
SP = %x20
CR = %x0D
LF = %x0A
`;

/** Reads the elements of one rule. */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): Node {
    const node = this.#either();
    if (this.#at < this.#text.length) throw new Error(`the grammar goes wrong at ${this.#text.slice(this.#at)}`);
    return node;
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    const sticky = new RegExp(pattern.source, 'y');
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#text);
    if (found !== null) this.#at = sticky.lastIndex;
    return found;
  }

  #either(): Node {
    const parts = [this.#row()];
    while (this.#take(/\s*\/\s*/) !== null) parts.push(this.#row());
    return parts.length === 1 ? parts[0] : { kind: 'either', parts };
  }

  #row(): Node {
    const parts: Node[] = [];
    for (;;) {
      this.#take(/\s*/);
      const part = this.#repeat();
      if (part === null) break;
      parts.push(part);
    }
    if (parts.length === 0) throw new Error(`an element must stand before ${this.#text.slice(this.#at)}`);
    return parts.length === 1 ? parts[0] : { kind: 'row', parts };
  }

  #repeat(): Node | null {
    const times = this.#take(/(\d*)\*(\d*)|(\d+)/);
    const part = this.#element();
    if (times === null || part === null) return part;
    const [, least = '', most = ''] = times;
    const exactly = times.at(3);
    if (exactly !== undefined) return { kind: 'repeat', least: Number(exactly), most: Number(exactly), part };
    return { kind: 'repeat', least: Number(least), most: most === '' ? Number.POSITIVE_INFINITY : Number(most), part };
  }

  #element(): Node | null {
    if (this.#take(/\(/) !== null) return this.#closed(/\s*\)/);
    if (this.#take(/\[/) !== null) return { kind: 'repeat', least: 0, most: 1, part: this.#closed(/\s*\]/) };
    const text = this.#take(/(%s)?"([^"]*)"/);
    if (text !== null) return { kind: 'text', text: text[2], isExact: text.at(1) === '%s' };
    const range = this.#take(/%x([0-9A-F]+)(?:-([0-9A-F]+))?/);
    if (range !== null) {
      const low = Number.parseInt(range[1], 16);
      return { kind: 'range', low, high: range.at(2) === undefined ? low : Number.parseInt(range[2], 16) };
    }
    const rule = this.#take(/[A-Za-z][A-Za-z0-9-]*/);
    return rule === null ? null : { kind: 'rule', name: rule[0].toLowerCase() };
  }

  #closed(end: RegExp): Node {
    const node = this.#either();
    if (this.#take(end) === null) throw new Error(`a bracket is not closed before ${this.#text.slice(this.#at)}`);
    return node;
  }
}

/** A grammar. Names of rules are the same in capitals. */
export class Grammar {
  readonly #rules = new Map<string, Node>();
  /** By rule: the minimum nesting of rules in its texts. */
  readonly #depths = new Map<string, number>();

  /** @throws if it is invalid, or a used rule is missing */
  constructor(text: string) {
    const lines = `${CORE}\n${text}`.split('\n').map((line) => line.replace(/;(?=[^"]*$).*/, '').trimEnd());
    const whole: string[] = [];
    for (const line of lines.filter((one) => one !== '')) {
      if (/^\s/.test(line)) whole.push(`${whole.pop()} ${line.trim()}`);
      else whole.push(line);
    }
    for (const line of whole) {
      const [, name = '', elements = ''] = /^([A-Za-z][A-Za-z0-9-]*)\s*=\s*(.*)$/.exec(line) ?? [];
      if (name === '' || this.#rules.has(name.toLowerCase())) throw new Error(`this is no rule of its own: ${line}`);
      this.#rules.set(name.toLowerCase(), new Reader(elements).whole());
    }
    this.#measure();
  }

  get names(): readonly string[] {
    return [...this.#rules.keys()];
  }

  #rule(name: string): Node {
    const node = this.#rules.get(name);
    if (node === undefined) throw new Error(`there is no rule ${name}`);
    return node;
  }

  #measure(): void {
    for (let hasChanged = true; hasChanged; ) {
      hasChanged = false;
      for (const [name, node] of this.#rules) {
        const depth = 1 + this.#depthOf(node);
        if (depth >= (this.#depths.get(name) ?? Number.POSITIVE_INFINITY)) continue;
        this.#depths.set(name, depth);
        hasChanged = true;
      }
    }
  }

  #depthOf(node: Node): number {
    switch (node.kind) {
      case 'either':
        return Math.min(...node.parts.map((part) => this.#depthOf(part)));
      case 'row':
        return Math.max(...node.parts.map((part) => this.#depthOf(part)));
      case 'repeat':
        return node.least === 0 ? 0 : this.#depthOf(node.part);
      case 'rule':
        this.#rule(node.name);
        return this.#depths.get(node.name) ?? Number.POSITIVE_INFINITY;
      default:
        return 0;
    }
  }

  /**
   * A random text of a rule.
   * @param onRule hears of every rule that is used
   */
  make(name: string, rng: Rng, onRule: (name: string) => void = () => {}): string {
    return this.#make({ kind: 'rule', name }, rng, DEPTH, onRule);
  }

  #make(node: Node, rng: Rng, left: number, onRule: (name: string) => void): string {
    switch (node.kind) {
      case 'either': {
        const possible = node.parts.filter((part) => this.#depthOf(part) <= left);
        const parts = possible.length > 0 ? possible : node.parts.filter((part) => this.#depthOf(part) < 2);
        return this.#make(parts[rng.below(parts.length)], rng, left, onRule);
      }
      case 'row':
        return node.parts.map((part) => this.#make(part, rng, left, onRule)).join('');
      case 'repeat': {
        const room = this.#depthOf(node.part) > left ? 0 : Math.min(node.most - node.least, MORE);
        const times = node.least + rng.below(room + 1);
        return Array.from({ length: times }, () => this.#make(node.part, rng, left, onRule)).join('');
      }
      case 'rule':
        onRule(node.name);
        return this.#make(this.#rule(node.name), rng, left - 1, onRule);
      case 'text':
        return node.isExact ? node.text : anyCase(node.text, rng);
      case 'range':
        return String.fromCodePoint(node.low + rng.below(node.high - node.low + 1));
    }
  }

  /** Whether a text is one of a rule. */
  has(name: string, text: string): boolean {
    const known = new Map<string, ReadonlySet<number>>();
    return this.#ends({ kind: 'rule', name }, text, 0, known).has(text.length);
  }

  /** All places at which something of a node can end that begins at a place. */
  #ends(node: Node, text: string, at: number, known: Map<string, ReadonlySet<number>>): ReadonlySet<number> {
    switch (node.kind) {
      case 'either':
        return new Set(node.parts.flatMap((part) => [...this.#ends(part, text, at, known)]));
      case 'row': {
        let places: ReadonlySet<number> = new Set([at]);
        for (const part of node.parts) {
          places = new Set([...places].flatMap((place) => [...this.#ends(part, text, place, known)]));
        }
        return places;
      }
      case 'repeat':
        return this.#repeated(node, text, at, known);
      case 'rule': {
        const key = `${node.name} ${at}`;
        const before = known.get(key);
        if (before !== undefined) return before;
        const ends = this.#ends(this.#rule(node.name), text, at, known);
        known.set(key, ends);
        return ends;
      }
      case 'text': {
        const found = text.slice(at, at + node.text.length);
        const isSame = node.isExact ? found === node.text : found.toLowerCase() === node.text.toLowerCase();
        return new Set(isSame ? [at + node.text.length] : []);
      }
      case 'range': {
        const code = text.codePointAt(at) ?? -1;
        return new Set(code >= node.low && code <= node.high ? [at + String.fromCodePoint(code).length] : []);
      }
    }
  }

  #repeated(
    { least, most, part }: Extract<Node, { kind: 'repeat' }>,
    text: string,
    at: number,
    known: Map<string, ReadonlySet<number>>,
  ): ReadonlySet<number> {
    const ends = new Set<number>(least === 0 ? [at] : []);
    let places = new Set([at]);
    for (let times = 1; times <= most && places.size > 0; times += 1) {
      const next = new Set<number>();
      for (const place of places) {
        for (const end of this.#ends(part, text, place, known)) if (end > place && !ends.has(end)) next.add(end);
      }
      if (times >= least) for (const end of next) ends.add(end);
      places = next;
    }
    return ends;
  }
}

/** Rules in each other in a text that is made, and how much more than the least something is repeated. */
const DEPTH = 12;
const MORE = 5;

function anyCase(text: string, rng: Rng): string {
  return Array.from(text, (sign) => (rng.below(2) === 0 ? sign.toLowerCase() : sign.toUpperCase())).join('');
}
