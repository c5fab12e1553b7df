/** One message of a JSettlers2 log: its fields, with the errors in them. */
import type { Reading } from '@marchlands/core/read.ts';
import { echo, MOST_ECHOED, quoted } from '@marchlands/core/result.ts';
import type { Kind } from '../data/kinds.ts';
import { type Cards, KINDS, RESOURCES } from './jsettlers-format.ts';

/** Player numbers: the table has four places. */
const PLACES = 4;
/** Most cards of a kind at once. */
const MOST_CARDS = 99;

/** Time, receiver, name, fields. */
const ENTRY =
  /^(?:\d+:\d\d\.\d{3}:)?(all|ob|un|fo|f\d+|p\d+|!p(?:\d+|\[\d+(?:, ?\d+)*\])):(?:null$|(SOC\w+)(?::(.*))?$)/s;

/**
 * A message of the server or a request. Each method reads one field and returns a value that is safe to continue with.
 */
export class Message {
  /** Its place: `line 12`. */
  readonly at: string;
  /** The receiver; for a request, its sender. */
  readonly audience: string;
  readonly name: string;
  readonly #fields: string;
  readonly #r: Reading;

  private constructor(r: Reading, at: string, audience: string, name: string, fields: string) {
    this.#r = r;
    this.at = at;
    this.audience = audience;
    this.name = name;
    this.#fields = fields;
  }

  /** The message in a line; null, with the problem reported, if it is malformed. */
  static of(r: Reading, at: string, line: string): Message | null {
    const found = ENTRY.exec(line);
    if (found !== null) {
      const [, audience, name = '', fields = ''] = found;
      return new Message(r, at, audience, name, fields);
    }
    r.fail(
      at,
      `must be a message with who gets it, such as "all:SOCTurn:game=g|playerNumber=2|gameState=15", or a comment that begins with #, not ${quoted(line)}.`,
    );
    return null;
  }

  /** Whether the server sent it to players, so that it reports an event. */
  get isEvent(): boolean {
    return this.audience === 'all' || /^!?p/.test(this.audience);
  }

  fail(why: string): void {
    this.#r.fail(this.at, `${this.name} ${why}`);
  }

  /** The value of a field; null if it is missing. */
  find(field: string): string | null {
    for (const part of this.#fields.split('|')) if (part.startsWith(`${field}=`)) return part.slice(field.length + 1);
    return null;
  }

  text(field: string): string {
    const value = this.find(field);
    if (value === null) this.fail(`must have a field ${field}, not ${quoted(this.#fields)}.`);
    return value ?? '';
  }

  whole(field: string, low: number, high: number): number {
    const text = this.text(field);
    const value = /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= low && value <= high) return value;
    this.fail(`must have ${field}=, a whole number from ${low} to ${high}, not ${quoted(text)}.`);
    return low;
  }

  oneOf<T extends string>(field: string, names: readonly T[]): T {
    const text = this.text(field);
    const found = names.find((name) => name === text);
    if (found === undefined) this.fail(`must have ${field}=, one of ${names.join(', ')}, not ${quoted(text)}.`);
    return found ?? names[0];
  }

  /** The number of a place at the table. */
  player(field: string): number {
    return this.whole(field, 0, PLACES - 1);
  }

  /** The thing at a place of the board, by its hexadecimal number. @param what the kind of place, for sentences */
  place(field: string, what: string, find: (place: number) => number | undefined): number {
    const text = this.text(field).replace(/^0x/, '');
    const found = /^[\da-f]{1,8}$/.test(text) ? find(Number.parseInt(text, 16)) : undefined;
    if (found === undefined)
      this.fail(`must have ${field}=, ${what} of the classic board in hexadecimal digits, not ${quoted(text)}.`);
    return found ?? 0;
  }

  /** One resource by its number. @returns null for an unknown number */
  resource(field: string): Kind | null {
    return KINDS[this.whole(field, 1, RESOURCES.length + 1) - 1] ?? null;
  }

  /** `give=clay=0|ore=3|sheep=0|wheat=0|wood=0|unknown=0`: the cards of a set, and the number of hidden ones. */
  cards(field: string): { readonly cards: Cards; readonly hidden: number } {
    const names = [...RESOURCES, 'unknown'];
    const form = names.map((name) => `${name}=(\\d{1,9})`).join('\\|');
    const found = new RegExp(`(?:^|\\|)${field}=${form}(?:\\||$)`).exec(this.#fields);
    const counts = (found ?? []).slice(1).map(Number);
    if (counts.length < names.length || counts.some((count) => count > MOST_CARDS)) {
      const right = `${field}=${names.map((name) => `${name}=0`).join('|')}`;
      this.fail(
        `must have ${right} with numbers from 0 to ${MOST_CARDS}, not "${echo(this.#fields, MOST_ECHOED - 20)}".`,
      );
      return { cards: {}, hidden: 0 };
    }
    return { cards: Object.fromEntries(KINDS.map((kind, i) => [kind, counts[i]])), hidden: counts[names.length - 1] };
  }

  /** Values of numbered elements, `e1=2,e5=0`, from 1 on; undefined for those not given. */
  elements(from: number, count: number): readonly (number | undefined)[] {
    return Array.from({ length: count }, (_, i) => {
      const found = new RegExp(`[|,]e${from + i}=(-?\\d{1,9})(?:,|$)`).exec(this.#fields);
      return found === null ? undefined : Number(found[1]);
    });
  }

  /** `{ 51 6 -1 }`: `length` whole numbers in low .. high. */
  list(field: string, length: number, low: number, high: number): readonly number[] {
    const text = this.text(field);
    const items = /^\{ ?([-\d ]*)\}$/.exec(text)?.[1].trim().split(' ').map(Number) ?? [];
    const isRight =
      items.length === length && items.every((item) => Number.isInteger(item) && item >= low && item <= high);
    if (isRight) return items;
    this.fail(`must have ${field}={ ... } with ${length} whole numbers from ${low} to ${high}, not ${quoted(text)}.`);
    return new Array<number>(length).fill(low);
  }
}
