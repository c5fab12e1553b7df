import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { documentOf, documents } from '../page/document.ts';

const DOCS = fileURLToPath(new URL('../../docs', import.meta.url));

/** Documents without drawings. */
const none = (path: string): never => {
  throw new Error(`there is no drawing ${path}`);
};

describe('a document as a page of the app', () => {
  it('has its title apart, anchors at its headings, and tables that scroll by themselves', () => {
    const { title, html } = documentOf(
      '# Andia: sides\n\n## At a table\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
      'a.md',
      none,
    );
    expect(title).toBe('Andia: sides');
    expect(html).not.toContain('Andia: sides');
    expect(html).toContain('<h2 id="at-a-table">At a table</h2>');
    expect(html).toMatch(/<div class="table-scroll" tabindex="0"><table>[\s\S]*<\/table><\/div>/);
  });

  it('links to what the app has, and keeps the words of other links', () => {
    const text =
      '# T\n\n[a](andia.md), [all](README.md), [lab](../lab.md#on), [code](../../core/x.ts), [out](https://example.org)';
    const { html } = documentOf(text, 'balance/found.md', none);
    expect(html).toContain('<a href="/docs/balance/andia">a</a>, <a href="/docs/balance">all</a>, ');
    expect(html).toContain('<a href="/docs/lab#on">lab</a>, code, <a href="https://example.org">out</a>');
  });

  it('takes drawings in, by their path from the document', () => {
    const { html } = documentOf(
      '# T\n\n![wins by seat](plots/wins.svg)',
      'balance/andia.md',
      (path) => `<svg>${path}</svg>`,
    );
    const drawn = Buffer.from('<svg>balance/plots/wins.svg</svg>').toString('base64');
    expect(html).toContain(
      `<span class="drawing-says" aria-hidden="true">wins by seat</span><span class="drawing" tabindex="0"><img src="data:image/svg+xml;base64,${drawn}" alt="wins by seat" loading="lazy">`,
    );
  });

  it('refuses one without a title', () => {
    expect(() => documentOf('Text.', 'a.md', none)).toThrow('begins with its title');
  });

  it('is made of each document, and every link in it leads to one, at a heading that it has', () => {
    const plugin = documents();
    const pages = new Map<string, string>();
    for (const file of globSync('**/*.md', { cwd: DOCS })) {
      const id = plugin.resolveId(`./${file}?document`, `${DOCS}/x.ts`);
      const code = plugin.load(id ?? '')?.code ?? '';
      const { html }: { html: string } = JSON.parse(code.replace('export default ', ''));
      pages.set(`/docs/${file.replace(/\/README\.md$/, '').replace(/\.md$/, '')}`, html);
    }
    expect(pages.size).toBeGreaterThan(20);
    const broken = [...pages].flatMap(([page, html]) =>
      [...html.matchAll(/<a href="(\/[^"]*|#[^"]*)">/g)].flatMap(([, to]) => {
        const [path = '', id = ''] = (to.startsWith('#') ? `${page}${to}` : to).split('#');
        const target = pages.get(path);
        const isThere = target !== undefined && (id === '' || target.includes(`id="${id}"`));
        return isThere ? [] : [`${page}: ${to}`];
      }),
    );
    expect(broken).toEqual([]);
    expect(plugin.load('./other.md')).toBeNull();
  });
});
