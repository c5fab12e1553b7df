import { describe, expect, it } from 'vitest';
import { importsOf } from '../imports.ts';

const found = (source: string): string[] =>
  importsOf({ path: 'a.ts', source }).map(
    ({ specifier, typeOnly, line }) => `${line} ${specifier}${typeOnly ? ' type' : ''}`,
  );

describe('importsOf', () => {
  it.each([
    ["import './a.ts';", '1 ./a.ts'],
    ["import a from './a.ts';", '1 ./a.ts'],
    ["import { a, type B } from './a.ts';", '1 ./a.ts'],
    ["import a, * as b from './a.ts';", '1 ./a.ts'],
    ["\nimport type { A } from './a.ts';", '2 ./a.ts type'],
    ["import type A from './a.ts';", '1 ./a.ts type'],
    ["import type from './a.ts';", '1 ./a.ts'],
    ["import type, { b } from './a.ts';", '1 ./a.ts'],
    ["export * from './a.ts';", '1 ./a.ts'],
    ["export type { A } from './a.ts';", '1 ./a.ts type'],
    ["export {\n  a,\n} from './a.ts';", '1 ./a.ts'],
    ["const a = await import('./a.ts');", '1 ./a.ts'],
    ["const a = await import('./a.json', { with: { type: 'json' } });", '1 ./a.json'],
    ["const a = require('a');", '1 a'],
    ['import(`./a.ts`)', '1 ./a.ts'],
    ['import(`./${a}.ts`)', '1 null'],
    ['import(a)', '1 null'],
    ["import a from './a.json' with { type: 'json' };", '1 ./a.json'],
  ])('finds the import in %j', (source, expected) => {
    expect(found(source)).toEqual([expected]);
  });

  it.each([
    "// import './a.ts'",
    'const text = "import \'./a.ts\'";',
    'import.meta.url;',
    "from('./a.ts');",
    "export const from = 'x';",
    "export { a };\nconst b = 'from';",
    "module.import('./a.ts');",
  ])('finds none in %j', (source) => {
    expect(found(source)).toEqual([]);
  });

  it('finds all of several, in order', () => {
    expect(found("import a from 'a';\nimport type { B } from 'b';\nexport { c } from 'c';\nimport('d');")).toEqual([
      '1 a',
      '2 b type',
      '3 c',
      '4 d',
    ]);
  });
});
