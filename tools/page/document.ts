// Makes a page of the app out of a document when the page is built: `import('../../docs/balance/andia.md?document')`.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { marked } from 'marked';

/** The shape that `web/pages/balance.tsx` calls Document. */
interface Page {
  readonly title: string;
  readonly html: string;
}

const SUFFIX = '.md?document';
/** A link to another document of the same folder. */
const BESIDE = /<a href="([\w-]+)\.md">/g;
/** A link to any other document, which the app does not have. */
const ELSEWHERE = /<a href="(?!https?:|\/)[^"]*">(.*?)<\/a>/g;

/**
 * A document as a page: its first heading apart, links to documents beside it as pages below `at`, links to others as
 * text alone.
 * @param at the address of the folder in the app, such as `/balance`
 */
export function documentOf(source: string, at: string): Page {
  const tokens = marked.lexer(source);
  const first = tokens.at(0);
  if (first?.type !== 'heading' || first.depth !== 1) throw new Error('a document begins with its title: # Title');
  const html = marked
    .parser(tokens.slice(1))
    .replaceAll(BESIDE, (_, name: string) => `<a href="${at}${name === 'README' ? '' : `/${name}`}">`)
    .replaceAll(ELSEWHERE, '$1')
    .replaceAll('<table>', '<div class="table-scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
  return { title: String(first.text), html };
}

/** The Vite plugin. A folder of documents has the same name in the app as below `docs`. */
export function documents() {
  return {
    name: 'marchlands-documents',
    enforce: 'pre' as const,
    resolveId(id: string, importer: string | undefined) {
      return id.endsWith(SUFFIX) && id.startsWith('.') && importer !== undefined
        ? resolve(dirname(importer), id)
        : null;
    },
    load(id: string) {
      if (!id.endsWith(SUFFIX)) return null;
      const path = id.slice(0, -'?document'.length);
      const folder = dirname(path).split(/[\\/]/).at(-1) ?? '';
      const page = documentOf(readFileSync(path, 'utf8'), `/${folder}`);
      return { code: `export default ${JSON.stringify(page)}`, moduleType: 'js' as const };
    },
  };
}
