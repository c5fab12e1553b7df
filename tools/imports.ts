// Which modules a source file imports.

import { type SourceFile, type Token, tokensOf } from './source.ts';

/** One import as it is written. */
export interface Import {
  /** The text between the quotes; null where the target is computed, so that nobody can check it. */
  readonly specifier: string | null;
  /** Whether the whole import is erased: `import type` or `export type`. */
  readonly typeOnly: boolean;
  /** Line in the file, from 1. */
  readonly line: number;
}

/** The module of a `from '...'` at or after a token, in the same statement; undefined where there is none. */
function moduleAfter(tokens: readonly Token[], start: number): string | undefined {
  let depth = 0;
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (token === undefined) return undefined;
    if (token.kind === 'sign' && token.text === '{') depth++;
    else if (token.kind === 'sign' && token.text === '}') depth--;
    else if (depth === 0 && token.kind === 'word' && token.text === 'from' && next?.kind === 'string') return next.text;
    else if (depth === 0 && token.kind === 'sign' && token.text !== '*' && token.text !== ',') return undefined;
    else if (token.kind === 'string' && depth === 0) return undefined;
  }
  return undefined;
}

const isSign = (token: Token | undefined, text: string): boolean => token?.kind === 'sign' && token.text === text;

/** Reads the import or re-export that begins at a token; undefined where none begins there. */
function importAt(tokens: readonly Token[], at: number): Import | undefined {
  const [before, token, next, second] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token?.kind !== 'word' || isSign(before, '.') || next === undefined) return undefined;
  const { line } = token;
  if (token.text === 'import' && next.kind === 'string') return { specifier: next.text, typeOnly: false, line };
  if ((token.text === 'import' || token.text === 'require') && isSign(next, '(')) {
    const written = second?.kind === 'string' || second?.kind === 'template';
    const closed = isSign(tokens[at + 3], ')') || isSign(tokens[at + 3], ',');
    // `typeof import('x')` and `import('x').Type` are types, but whether they are needs a parser: taken as values.
    return { specifier: written && closed ? second.text : null, typeOnly: false, line };
  }
  if (token.text !== 'import' && token.text !== 'export') return undefined;
  const typeOnly = next.text === 'type' && !isSign(second, ',') && second?.text !== 'from';
  const first = typeOnly ? second : next;
  if (token.text === 'export' && !isSign(first, '{') && !isSign(first, '*')) return undefined;
  const specifier = moduleAfter(tokens, at + (typeOnly ? 2 : 1));
  return specifier === undefined ? undefined : { specifier, typeOnly, line };
}

/** All imports of a file in the order they stand in: static, for effect, dynamic, `require` and re-exports. */
export function importsOf(file: SourceFile): Import[] {
  const tokens = tokensOf(file.source);
  return tokens.map((_, at) => importAt(tokens, at)).filter((found) => found !== undefined);
}
