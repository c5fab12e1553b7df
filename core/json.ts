import { fail, ok, quoted, type Result } from './result.ts';

/**
 * The deepest nesting accepted in JSON from outside. The deepest of our own formats (a deck in the options of a stored
 * match) has a dozen levels; recursive code must never overflow the stack.
 */
export const JSON_DEPTH = 64;

// Matches runs of plain letters at once: one step per letter would overflow the matcher's stack on a long text.
const string = /"[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\p{Cc}]*)*"/uy;
const word = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;
const space = /[ \t\r\n]*/y;

/** The index after the match of a sticky pattern, or -1. */
function behind(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

type Wanted = 'value' | 'value or ]' | 'name' | 'name or }' | 'colon' | 'comma or close';

/** What must follow at a place, for a sentence. */
function wants(wanted: Wanted, inside: string | undefined): string {
  if (wanted === 'colon') return 'a colon must follow';
  if (wanted === 'comma or close')
    return inside === undefined ? 'nothing may follow' : `a comma or "${inside}" must follow`;
  return wanted.startsWith('name')
    ? 'a name in double quotes must follow'
    : 'a value must follow (texts are in double quotes)';
}

/**
 * Finds the place where a text stops being valid JSON.
 * @returns that index, from 0, and what was expected there
 */
function findWrong(text: string): { readonly at: number; readonly expected: string } {
  const closing: string[] = [];
  let wanted: Wanted = 'value';
  let at = behind(space, text, 0);
  for (;;) {
    const sign = text.at(at);
    const inside = closing.at(-1);
    let end = -1;
    if (sign === '"' && wanted !== 'colon' && wanted !== 'comma or close') {
      end = behind(string, text, at);
      if (end < 0) return { at, expected: 'a text must be closed on its line, with known escapes' };
      wanted = wanted.startsWith('name') ? 'colon' : 'comma or close';
    } else if (wanted === 'colon' && sign === ':') {
      wanted = 'value';
      end = at + 1;
    } else if (sign !== undefined && sign === inside && (wanted === 'comma or close' || wanted.includes(' or '))) {
      closing.pop();
      wanted = 'comma or close';
      end = at + 1;
    } else if (wanted === 'comma or close' && sign === ',' && inside !== undefined) {
      wanted = inside === '}' ? 'name' : 'value';
      end = at + 1;
    } else if (wanted.startsWith('value') && (sign === '{' || sign === '[')) {
      closing.push(sign === '{' ? '}' : ']');
      wanted = sign === '{' ? 'name or }' : 'value or ]';
      end = at + 1;
    } else if (wanted.startsWith('value')) {
      end = behind(word, text, at);
      if (end >= 0) wanted = 'comma or close';
    }
    if (end < 0) return { at, expected: wants(wanted, inside) };
    at = behind(space, text, end);
  }
}

/** Describes the text at a place, for a sentence. */
function standsAt(text: string, at: number): string {
  const sign = text.at(at);
  if (sign === undefined) return 'the text ends there';
  return sign === '"' ? 'there is a quotation mark' : `there is ${quoted(sign)}`;
}

/** Line and column of a place, both counted from 1. */
function whereIs(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Brackets and braces differ by this bit alone. */
const BRACE = 0x20;
const OPENS = 0x5b | BRACE;
const CLOSES = 0x5d | BRACE;

/** The place of the first bracket that opens more than `JSON_DEPTH` levels, or -1; brackets inside texts do not count. */
function findTooDeep(text: string): number {
  // A shorter text cannot have that many brackets.
  if (text.length <= JSON_DEPTH) return -1;
  let depth = 0;
  let isInText = false;
  // By character codes, for speed: a server scans every message.
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isInText = !isInText;
    else if (isInText) {
      if (code === BACKSLASH) at += 1;
    } else if ((code | BRACE) === OPENS) {
      depth += 1;
      if (depth > JSON_DEPTH) return at;
    } else if ((code | BRACE) === CLOSES) depth -= 1;
  }
  return -1;
}

/**
 * Reads JSON from outside. For invalid JSON the problem gives line, column and what was expected (`JSON.parse` itself
 * often does not say where). Text nested deeper than `JSON_DEPTH` is refused unread.
 */
export function parseJson(text: string): Result<unknown> {
  const tooDeep = findTooDeep(text);
  if (tooDeep >= 0) {
    return fail(`lists and objects may be nested at most ${JSON_DEPTH} deep.`, whereIs(text, tooDeep));
  }
  try {
    return ok(JSON.parse(text));
  } catch {
    const { at, expected } = findWrong(text);
    return fail(`${expected}, but ${standsAt(text, at)}.`, whereIs(text, at));
  }
}
