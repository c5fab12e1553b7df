import { describe, expect, it } from 'vitest';
import { quickPart, reachedBy } from '../changed.ts';
import { LONG_TESTS, QUICK_SPECS } from '../quick.ts';

const tree = Object.entries({
  'core/bits.ts': '',
  'core/test/bits.test.ts': "import '../bits.ts';",
  'games/index.ts': "export const load = [() => import('./hills/game.ts'), () => import('./dales/game.ts')];",
  'games/hills/game.ts': "import './rules/apply.ts'; import '@marchlands/core/bits.ts';",
  'games/hills/rules/apply.ts': '',
  'games/hills/test/apply.test.ts': "import '../rules/apply.ts';",
  'games/hills/test/words.test.ts': '',
  'games/dales/game.ts': "import '@marchlands/core/bits.ts';",
  'games/dales/test/game.test.ts': "import '../game.ts';",
  'games/test/bots.test.ts': "import '../index.ts';",
  'cli/test/sessions.ts': "import '@marchlands/games/index.ts'; export const game = 'hills';",
  'cli/test/play.test.ts': "import './sessions.ts';",
  'cli/test/help.test.ts': "import '@marchlands/games/index.ts';",
  'web/app.tsx': "import '@marchlands/games/index.ts';",
  'web/test/hills.spec.ts': '',
  'web/test/dales-map.spec.ts': '',
  'web/test/shelf.spec.ts': '',
}).map(([path, source]) => ({ path, source }));

describe('the tests that a change can reach', () => {
  it('in one game: its own that import it, those over all games by its name, others that name it, its specs', () => {
    expect(reachedBy(tree, ['games/hills/rules/apply.ts'])).toEqual({
      importers: ['games/hills/game.ts', 'games/hills/rules/apply.ts', 'games/hills/test/apply.test.ts'],
      tests: ['games/hills/test/apply.test.ts', 'cli/test/play.test.ts'],
      eachGame: ['games/test/bots.test.ts'],
      games: ['hills'],
      specs: ['web/test/hills.spec.ts'],
    });
  });

  it('in the core: everything that imports it, through the lists of games too', () => {
    const { tests, specs } = reachedBy(tree, ['core/bits.ts']);
    expect(tests).toEqual([
      'core/test/bits.test.ts',
      'games/dales/test/game.test.ts',
      'games/test/bots.test.ts',
      'cli/test/play.test.ts',
      'cli/test/help.test.ts',
    ]);
    expect(specs).toHaveLength(3);
  });

  it('in a test: that test alone', () => {
    expect(reachedBy(tree, ['core/test/bits.test.ts'])).toEqual({
      importers: ['core/test/bits.test.ts'],
      tests: ['core/test/bits.test.ts'],
      eachGame: [],
      games: [],
      specs: [],
    });
    expect(reachedBy(tree, ['web/test/shelf.spec.ts']).specs).toEqual(['web/test/shelf.spec.ts']);
  });

  it('in what is installed: everything', () => {
    const { importers, tests, specs } = reachedBy(tree, ['package-lock.json']);
    expect([importers.length, tests.length, specs.length]).toEqual([17, 7, 3]);
  });

  it('nothing at all: none', () => {
    expect(reachedBy(tree, [])).toEqual({ importers: [], tests: [], eachGame: [], games: [], specs: [] });
  });
});

describe('the part of them that does not take long', () => {
  const [long] = LONG_TESTS;
  const [spec] = QUICK_SPECS;
  const reached = {
    importers: [],
    tests: ['core/test/bits.test.ts', long],
    eachGame: ['games/test/bots.test.ts', 'games/test/review.test.ts'],
    games: ['hills'],
    specs: [spec, 'web/test/hills.spec.ts', 'web/test/dales-map.spec.ts', 'web/test/shelf.spec.ts'],
  };

  it('leaves out long tests, and specs neither of every run nor of the games that changed', () => {
    expect(quickPart(reached, ['games/hills/rules/apply.ts', 'core/bits.ts'])).toEqual({
      ...reached,
      tests: ['core/test/bits.test.ts'],
      eachGame: ['games/test/bots.test.ts'],
      specs: [spec, 'web/test/hills.spec.ts'],
    });
  });

  it('keeps every test that has changed itself', () => {
    const { tests, specs } = quickPart(reached, [long, 'web/test/shelf.spec.ts']);
    expect(tests).toContain(long);
    expect(specs).toContain('web/test/shelf.spec.ts');
  });
});
