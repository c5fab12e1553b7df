import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentOf, documents } from '../page/document.ts';

const BALANCE = new URL('../../docs/balance/', import.meta.url);

describe('a document as a page of the app', () => {
  it('has its title apart, and tables that scroll by themselves', () => {
    const { title, html } = documentOf('# Andia: sides\n\nText.\n\n| a | b |\n| - | - |\n| 1 | 2 |\n', '/balance');
    expect(title).toBe('Andia: sides');
    expect(html).not.toContain('Andia: sides');
    expect(html).toMatch(/<div class="table-scroll" tabindex="0"><table>[\s\S]*<\/table><\/div>/);
  });

  it('links to what the app has, and keeps the words of other links', () => {
    const text = '# T\n\n[a](andia.md), [all](README.md), [the lab](../lab.md), [out](https://example.org)';
    const { html } = documentOf(text, '/balance');
    expect(html).toContain('<a href="/balance/andia">a</a>, <a href="/balance">all</a>, the lab,');
    expect(html).toContain('<a href="https://example.org">out</a>');
  });

  it('refuses one without a title', () => {
    expect(() => documentOf('Text.', '/balance')).toThrow('begins with its title');
  });

  it('is made of each page about balance', () => {
    const plugin = documents();
    for (const name of readdirSync(BALANCE)) {
      const id = plugin.resolveId(`./${name}?document`, new URL('x.ts', BALANCE).pathname);
      const loaded = plugin.load(id ?? '');
      expect(loaded?.code).toMatch(/^export default \{"title":"/);
      expect(readFileSync(new URL(name, BALANCE), 'utf8')).toMatch(/^# /);
    }
    expect(plugin.load('./other.md')).toBeNull();
  });
});
