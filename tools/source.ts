// TypeScript source as a syntax tree, by Vite's parser.

import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite';

/** A file of the tree: its path from the root with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly source: string;
}

/** The line of a place in a text, from 1. */
export function lineAt(source: string, offset: number): number {
  let line = 1;
  for (let at = source.indexOf('\n'); at >= 0 && at < offset; at = source.indexOf('\n', at + 1)) line++;
  return line;
}

/**
 * Visits the nodes of a file, parents before their children. Throws with the place if the file is not valid TypeScript:
 * nothing is skipped silently.
 */
export function visit(file: SourceFile, visitor: VisitorObject): void {
  new Visitor(visitor).visit(parse(file));
}

/** Trees by file: several checks read each. */
const parsed = new WeakMap<SourceFile, ESTree.Program>();

function parse(file: SourceFile): ESTree.Program {
  const known = parsed.get(file);
  if (known !== undefined) return known;
  const { program, errors } = parseSync(file.path, file.source);
  const error = errors.at(0);
  if (error !== undefined) {
    const line = lineAt(file.source, error.labels[0]?.start ?? 0);
    throw new Error(`${file.path}:${line}: this cannot be parsed: ${error.message}`);
  }
  parsed.set(file, program);
  return program;
}

/** The text of a string literal, including templates without substitutions; undefined for anything else. */
export function textOf(node: ESTree.Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  return undefined;
}
