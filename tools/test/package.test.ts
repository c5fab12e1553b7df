import { describe, expect, it } from 'vitest';
import { dependenciesOf } from '../package/manifest.ts';
import { asLibrary, withinOne } from '../package/specifiers.ts';

describe('the addresses of modules in a package', () => {
  it('lead from a module to one of another workspace', () => {
    const text = `import { fail } from '@marchlands/core/match/open.ts';\nconst load = () => import("@marchlands/server/main.ts");\n`;
    expect(withinOne('cli/commands/play.js', text)).toBe(
      `import { fail } from '../../core/match/open.js';\nconst load = () => import("../../server/main.js");\n`,
    );
    expect(withinOne('core/result.js', `export * from '@marchlands/core/rng.ts';`)).toBe(`export * from './rng.js';`);
  });

  it('lead to the compiled file of a thread', () => {
    const text = `new Worker(new URL('worker.ts', import.meta.url), { workerData });`;
    expect(withinOne('server/bots/pool.js', text)).toBe(text.replace('worker.ts', 'worker.js'));
  });

  it('are the public names, in a library', () => {
    const text = `import type { Game } from '@marchlands/core/game.ts';\nimport { a } from './b.js';`;
    expect(asLibrary(text, (library, module) => `${library}!${module}`)).toBe(text.replace(/@.*ts/, 'core!game'));
    const thread = `new Worker(new URL('worker.ts', import.meta.url));`;
    expect(asLibrary(thread, () => '')).toBe(thread.replace('worker.ts', 'worker.js'));
  });

  it('leave every other text alone', () => {
    const text = `const said = 'See @marchlands/core/game.ts.';\nimport 'node:fs';\n`;
    expect(withinOne('cli/main.js', text)).toBe(text);
  });
});

describe('the dependencies of a package', () => {
  it('are what its files import, as the workspaces pin them', () => {
    const files = [
      { path: 'a.js', source: `import Fastify from 'fastify'; import { x } from './b.js'; import 'node:fs';` },
      { path: 'b.js', source: `export const load = () => import('@fastify/static');` },
    ];
    const found = dependenciesOf(files, ['server']);
    expect(Object.keys(found)).toEqual(['@fastify/static', 'fastify']);
    expect(found.fastify).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('are refused where no workspace names them', () => {
    const files = [{ path: 'a.js', source: `import 'left-pad';` }];
    expect(() => dependenciesOf(files, ['server'])).toThrow('a.js imports left-pad, which no workspace depends on');
  });
});
