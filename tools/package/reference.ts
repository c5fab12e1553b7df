// The reference of a library: what each public module exports, with the comments of the declarations.

import { parseSync } from 'vite';

/** A declaration's first line, without its body. */
function headOf(text: string): string {
  const [head = ''] = text.replace(/^export (declare )?/, '').split('\n');
  return head.replace(/\s*[{=]\s*$/, '').trim();
}

/** A doc comment as text. */
function textOf(comment: string): string {
  return comment
    .replace(/^\*+/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim()
    .replace(/^@(\w+)/gm, '- *$1*');
}

/** The exports of a declaration file, each with the comment that stands before it. */
function exportsOf(source: string): readonly { readonly head: string; readonly comment: string }[] {
  const { program, comments } = parseSync('module.d.ts', source);
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' && node.type !== 'ExportAllDeclaration') return [];
    const text = source.slice(node.start, node.end);
    if (text.startsWith('export {')) return [];
    const before = comments.findLast(({ end }) => end <= node.start && source.slice(end, node.start).trim() === '');
    const isDoc = before !== undefined && before.type === 'Block' && before.value.startsWith('*');
    return [{ head: headOf(text), comment: isDoc ? textOf(before.value) : '' }];
  });
}

/** The reference as a document. @param read the declarations of a module, by its file */
export function referenceOf(
  name: string,
  about: string,
  modules: Readonly<Record<string, string>>,
  read: (file: string) => string,
): string {
  const parts = Object.entries(modules).map(([key, file]) => {
    const all = exportsOf(read(file)).map(
      ({ head, comment }) => `\`${head}\`${comment === '' ? '' : `\n\n${comment}`}`,
    );
    return [`## ${name}${key.slice(1)}`, ...all].join('\n\n');
  });
  return [`# ${name}`, about, 'What stands here is public; nothing else can be imported.', ...parts]
    .join('\n\n')
    .concat('\n');
}
