// TypeScript source as a row of tokens: enough to find imports, calls and strings without a parser.

/** One token. `text` is the word or sign itself; for a string, what stands between its quotes, escapes untouched. */
export interface Token {
  readonly kind: 'word' | 'string' | 'template' | 'sign';
  readonly text: string;
  /** Line in the file, from 1. */
  readonly line: number;
}

/** A file of the tree: its path from the root with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly source: string;
}

const space = /\s+/y;
const lineComment = /\/\/[^\n]*/y;
const blockComment = /\/\*[\s\S]*?(?:\*\/|$)/y;
const word = /[\p{ID_Start}$_#][\p{ID_Continue}$]*|\d[\w.]*/uy;
// A quote that its line does not close is no string: it is an apostrophe in the text of an element.
const quoted = /'((?:[^'\\\n]|\\[\s\S])*)'|"((?:[^"\\\n]|\\[\s\S])*)"/y;
const regularExpression = /\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y;
const templatePart = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y;

/** After these words a slash opens a regular expression; after any other word it divides. */
const wordsBeforeExpression = new Set(['return', 'typeof', 'case', 'in', 'of', 'do', 'else', 'void', 'await', 'yield']);

/** Whether a slash that follows this token opens a regular expression. */
function opensExpression(before: Token | undefined): boolean {
  if (before === undefined) return true;
  if (before.kind === 'word') return wordsBeforeExpression.has(before.text);
  return before.kind === 'sign' && before.text !== ')' && before.text !== ']' && before.text !== '}';
}

/**
 * The tokens of a TypeScript file, in order, without comments, white space and regular expressions.
 * Signs are single characters. A template gives one token for each stretch of text, with the tokens of its
 * substitutions between them. Total on any text: what it cannot read it takes as signs.
 */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  /** For each template that we are inside of: the braces open in its present substitution. */
  const substitutions: number[] = [];
  let at = 0;
  let line = 1;

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  const countLines = (text: string): void => {
    for (const character of text) if (character === '\n') line++;
  };
  /** Reads text of a template up to its end or its next substitution. */
  const readTemplate = (): void => {
    const text = take(templatePart)?.[0] ?? '';
    tokens.push({ kind: 'template', text, line });
    countLines(text);
    if (source[at] === '`') at++;
    else if (source.startsWith('${', at)) {
      at += 2;
      substitutions.push(0);
    }
  };

  while (at < source.length) {
    const skipped = take(space) ?? take(lineComment) ?? take(blockComment);
    if (skipped !== null) {
      countLines(skipped[0]);
      continue;
    }
    const name = take(word);
    if (name !== null) {
      tokens.push({ kind: 'word', text: name[0], line });
      continue;
    }
    const text = take(quoted);
    if (text !== null) {
      tokens.push({ kind: 'string', text: text[1] ?? text[2] ?? '', line });
      countLines(text[0]);
      continue;
    }
    if (source[at] === '/' && opensExpression(tokens.at(-1)) && take(regularExpression) !== null) continue;
    const sign = source[at] ?? '';
    at++;
    if (sign === '`') {
      readTemplate();
      continue;
    }
    const braces = substitutions.at(-1);
    if (braces !== undefined && sign === '}' && braces === 0) {
      substitutions.pop();
      readTemplate();
      continue;
    }
    if (braces !== undefined && (sign === '{' || sign === '}')) {
      substitutions[substitutions.length - 1] = braces + (sign === '{' ? 1 : -1);
    }
    tokens.push({ kind: 'sign', text: sign, line });
  }
  return tokens;
}
