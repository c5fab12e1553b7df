// The modules that a source file imports.

import type { ESTree } from 'vite';
import { lineAt, type SourceFile, textOf, visit } from './source.ts';

/** One import as written. */
export interface Import {
  /** The text between the quotes; null for a computed target, which cannot be checked. */
  readonly specifier: string | null;
  /** Whether the whole import is erased: `import type`, `export type`, or `import('...')` in a type. */
  readonly typeOnly: boolean;
  /** Line in the file, from 1. */
  readonly line: number;
}

/** All imports of a file in order: static, for effect, dynamic, `require`, re-exports and types. */
export function importsOf(file: SourceFile): Import[] {
  const found: (Import & { readonly start: number })[] = [];
  const add = (at: ESTree.Node, target: ESTree.Node | null | undefined, typeOnly: boolean): void => {
    if (target === null) return;
    const { start } = at;
    found.push({ specifier: textOf(target) ?? null, typeOnly, line: lineAt(file.source, start), start });
  };
  visit(file, {
    ImportDeclaration: (node) => add(node, node.source, node.importKind === 'type'),
    ExportAllDeclaration: (node) => add(node, node.source, node.exportKind === 'type'),
    ExportNamedDeclaration: (node) => add(node, node.source, node.exportKind === 'type'),
    ImportExpression: (node) => add(node, node.source, false),
    TSImportType: (node) => add(node, node.source, true),
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'require') add(node, node.arguments[0], false);
    },
  });
  return found.sort((a, b) => a.start - b.start).map(({ start: _, ...one }) => one);
}
