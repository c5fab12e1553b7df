// The reference of a library: the exports of each public module with their members and comments.

import { parseSync } from 'vite';

type Parsed = ReturnType<typeof parseSync>;
type Exported = Extract<Parsed['program']['body'][number], { type: 'ExportNamedDeclaration' }>;

/** A text too long to be read for a module's declarations. */
const LONG_TEXT = /"[^"]{80,}"/g;

/** The place of something in a file. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** An export, or part of one: its declaration on one line, and its comment. */
interface Described {
  readonly head: string;
  readonly comment: string;
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

/** A declaration file being described. */
class Module {
  readonly #source: string;
  readonly #parsed: Parsed;

  constructor(source: string) {
    this.#source = source;
    this.#parsed = parseSync('module.d.ts', source);
  }

  /** Its exports, each with its parts. */
  get exports(): readonly (Described & { readonly parts: readonly Described[] })[] {
    return this.#parsed.program.body.flatMap((node) => {
      if (node.type === 'ExportAllDeclaration') return [{ ...this.#described(node), parts: [] }];
      if (node.type !== 'ExportNamedDeclaration' || node.declaration === null) return [];
      const { from, parts } = this.#bodyOf(node);
      const head = this.#line({ start: node.start, end: from });
      return [
        {
          head: head.replace(/^export (declare )?/, '').replace(/\s*=?$/, ''),
          comment: this.#commentBefore(node),
          parts: parts.map((part) => this.#described(part)),
        },
      ];
    });
  }

  /** The members of an interface, a class or an object, or the kinds of a union of objects; and where they begin. */
  #bodyOf({ declaration, end }: Exported): { readonly from: number; readonly parts: readonly Place[] } {
    switch (declaration?.type) {
      case 'TSInterfaceDeclaration':
        return { from: declaration.body.start, parts: declaration.body.body };
      case 'ClassDeclaration': {
        // A class's private members are in its declaration, though unreachable.
        const parts = declaration.body.body.filter(
          (member) =>
            !('key' in member && member.key.type === 'PrivateIdentifier') &&
            !('accessibility' in member && member.accessibility === 'private'),
        );
        return { from: declaration.body.start, parts };
      }
      case 'TSTypeAliasDeclaration': {
        const type = declaration.typeAnnotation;
        if (type.type === 'TSTypeLiteral') return { from: type.start, parts: type.members };
        const isOfObjects = type.type === 'TSUnionType' && type.types.some((one) => one.type === 'TSTypeLiteral');
        return isOfObjects ? { from: type.start, parts: type.types } : { from: end, parts: [] };
      }
      default:
        return { from: end, parts: [] };
    }
  }

  #described(place: Place): Described {
    return { head: this.#line(place), comment: this.#commentBefore(place) };
  }

  /**
   * The source at a place, on one line and without comments; long texts, such as the drawings of icons, are left out.
   */
  #line({ start, end }: Place): string {
    let text = '';
    let at = start;
    for (const comment of this.#parsed.comments) {
      if (comment.start < start || comment.end > end) continue;
      text += this.#source.slice(at, comment.start);
      at = comment.end;
    }
    text += this.#source.slice(at, end);
    return text.replace(/\s+/g, ' ').replace(LONG_TEXT, '"…"').trim();
  }

  #commentBefore({ start }: Place): string {
    const isBetween = (end: number): boolean => /^\s*\|?\s*$/.test(this.#source.slice(end, start));
    const before = this.#parsed.comments.findLast(({ end }) => end <= start && isBetween(end));
    return before?.type === 'Block' && before.value.startsWith('*') ? textOf(before.value) : '';
  }
}

/** A part as an item of a list: its comment follows it, with lists in the comment below. */
function itemOf({ head, comment }: Described): string {
  const text = comment.replaceAll('\n', '\n  ');
  const between = text.startsWith('- ') ? '\n  ' : ' ';
  return `- \`${head}\`${text === '' ? '' : between + text}`;
}

/** The reference as a document. @param read the declarations of a module, by its file */
export function referenceOf(
  name: string,
  about: string,
  modules: Readonly<Record<string, string>>,
  read: (file: string) => string,
): string {
  const parts = Object.entries(modules).map(([key, file]) => {
    const all = new Module(read(file)).exports.map(({ head, comment, parts }) =>
      [`\`${head}\``, comment, parts.map(itemOf).join('\n')].filter((text) => text !== '').join('\n\n'),
    );
    return [`## ${name}${key.slice(1)}`, ...all].join('\n\n');
  });
  return [`# ${name}`, about, 'What stands here is public; nothing else can be imported.', ...parts]
    .join('\n\n')
    .concat('\n');
}
