import { describe, expect, it } from 'vitest';
import { circleViolations, violationsIn } from '../dependencies.ts';

const games = ['hills', 'red-sand'];
const violations = (path: string, source: string): string[] =>
  violationsIn([{ path, source }], games).map((found) => `${found.path}:${found.line}: ${found.message}`);

it('files that import each other around are caught, by types too', () => {
  const found = circleViolations([
    { path: 'core/a.ts', source: "import type { B } from './b.ts';" },
    { path: 'core/b.ts', source: "import { c } from '@marchlands/core/c.ts';" },
    { path: 'core/c.ts', source: "export { a } from './a.ts';" },
    { path: 'core/d.ts', source: "import { a } from './a.ts';" },
    { path: 'core/e.ts', source: "await import('./e.ts');" },
  ]);
  expect(found.map(({ message }) => message.split(' import ')[0])).toEqual([
    'core/a.ts, core/b.ts, core/c.ts',
    'core/e.ts',
  ]);
});

describe('imports that are caught', () => {
  it.each([
    ['core/match.ts', "import { readFileSync } from 'node:fs';", 'a module of Node'],
    ['core/match.ts', "import { readFileSync } from 'fs';", 'a module of Node'],
    ['core/match.ts', "import { random } from '@marchlands/bots/random.ts';", "'bots'"],
    ['core/match.ts', "import { helper } from './test/helper.ts';", "'core test'"],
    ['core/match.ts', "import { scenario } from './testing/scenario.ts';", "'core test'"],
    ['core/match.ts', "import { expect } from 'vitest';", 'the installed package vitest'],
    ['core/match.ts', 'await import(name);', 'computed'],
    ['core/match.ts', "import { x } from '../games/hills/game.ts';", "'rules' of games/hills"],
    ['core/test/match.test.ts', "import { games } from '@marchlands/games/index.ts';", "'games index'"],
    ['kit/hexes.ts', "import { firstOf } from '@marchlands/core/seat.ts';", "'core'"],
    ['kit/hexes.ts', "import { games } from '@marchlands/games/index.ts';", "'games index'"],
    ['games/hills/rules/towns.ts', "import { x } from '../../red-sand/state.ts';", "'rules' of games/red-sand"],
    ['games/hills/game.ts', "import { Board } from './board/board.tsx';", "'board' of games/hills"],
    ['games/hills/game.ts', "import { mcts } from '@marchlands/bots/mcts.ts';", "'bots'"],
    ['games/hills/game.ts', "import { hex } from '@marchlands/kit/hexes.ts';", "'kit'"],
    ['games/hills/game.ts', "import { help } from './test/help.ts';", "'game test' of games/hills"],
    ['games/hills/game.ts', "import { games } from '../index.ts';", "'games index'"],
    ['games/hills/board/board.tsx', "import { mcts } from '@marchlands/bots/mcts.ts';", "'bots'"],
    ['games/hills/board/board.tsx', "import { x } from '../../red-sand/board/board.tsx';", "'board' of games/red-sand"],
    ['games/hills/board/board.tsx', "import { readFileSync } from 'node:fs';", 'a module of Node'],
    ['games/hills/test/a.test.ts', "import { x } from '../../red-sand/game.ts';", "'rules' of games/red-sand"],
    ['games/hills/test/a.test.ts', "import { run } from 'marchlands/main.ts';", "'cli'"],
    ['games/index.ts', "import { Board } from './hills/board/board.tsx';", "'board' of games/hills"],
    ['bots/mcts.ts', "import { games } from '@marchlands/games/index.ts';", "'games index'"],
    ['bots/mcts.ts', "import { game } from '@marchlands/games/hills/game.ts';", "'rules' of games/hills"],
    ['bots/mcts.ts', "import { Worker } from 'node:worker_threads';", 'a module of Node'],
    ['lab/threads/run.ts', "import { serve } from '@marchlands/server/serve.ts';", "'server'"],
    ['lab/pool.ts', "import { Worker } from 'node:worker_threads';", 'may import: core, bots, lab'],
    ['web/table.tsx', "import { Keep } from '@marchlands/lab/threads/keep.ts';", "'lab threads'"],
    ['lab/threads/run.ts', "import { game } from '@marchlands/games/hills/game.ts';", "'rules' of games/hills"],
    ['server/serve.ts', "import { game } from '../games/hills/game.ts';", "'rules' of games/hills"],
    ['web/table.tsx', "import { serve } from '@marchlands/server/serve.ts';", "'server'"],
    [
      'web/table.tsx',
      "const load = () => import('@marchlands/games/hills/board/board.tsx');",
      "'board' of games/hills",
    ],
    ['web/table.tsx', "import { readFileSync } from 'node:fs';", 'a module of Node'],
    ['cli/main.ts', "import { game } from '@marchlands/games/hills/game.ts';", "'rules' of games/hills"],
    ['cli/main.ts', "import { bench } from '@marchlands/bench/main.ts';", "'bench'"],
    ['cli/main.ts', "export * from '@marchlands/web/main.ts';", "'web'"],
    ['core/match.ts', "import { x } from '../attic/x.ts';", 'belongs to no layer'],
  ])('%s: %s', (path, source, reason) => {
    const found = violations(path, `\n${source}`);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${path}:2: `);
    expect(found[0]).toContain(reason);
    expect(found[0]).toContain('may import: ');
  });

  it('a file that belongs to no layer', () => {
    expect(violations('attic/x.ts', '')[0]).toContain('attic/x.ts:1: This file belongs to no layer');
    expect(violations('games/shared.ts', '')[0]).toContain('games/shared.ts:1: This file belongs to no layer');
  });
});

describe('imports that are allowed', () => {
  it.each([
    ['core/match.ts', "import { hmac } from '@noble/hashes/hmac.js';"],
    ['core/conformance/twins.ts', "import { Match } from '../match.ts';"],
    ['core/test/match.test.ts', "import { readFileSync } from 'node:fs';"],
    ['core/testing/scenario.ts', "import { test } from 'vitest';"],
    ['kit/hexes.ts', "import type { Seat } from '@marchlands/core/seat.ts';"],
    ['kit/hexes.tsx', "import { useState } from 'react';"],
    ['games/hills/rules/towns.ts', "import { state } from '../state.ts';"],
    ['games/hills/game.ts', "import { struct } from '@marchlands/core/struct.ts';"],
    ['games/hills/board/board.tsx', "import { hex } from '@marchlands/kit/hexes.ts';"],
    ['games/hills/board/board.tsx', "import type { View } from '../view.ts';"],
    ['games/hills/test/a.test.ts', "import { game } from '../game.ts';"],
    ['games/hills/test/a.test.ts', "import { scenario } from '@marchlands/core/test/scenario.ts';"],
    ['games/hills/test/a.test.ts', "import { random } from '@marchlands/bots/random.ts';"],
    ['games/index.ts', "import { hills } from './hills/game.ts';"],
    ['games/boards.ts', "export const hills = () => import('./hills/board/board.tsx');"],
    ['bots/mcts.ts', "import type { Game } from '@marchlands/core/game.ts';"],
    ['lab/threads/run.ts', "import { games } from '@marchlands/games/index.ts';"],
    ['web/workshop.tsx', "import { playForms } from '@marchlands/lab/forms.ts';"],
    ['server/serve.ts', "import { random } from '@marchlands/bots/random.ts';"],
    ['web/table.tsx', "import { boards } from '@marchlands/games/boards.ts';"],
    ['web/table.tsx', "import type { Message } from '@marchlands/server/protocol.ts';"],
    ['cli/main.ts', "import { games } from '@marchlands/games/index.ts';"],
    ['bench/main.ts', "import { game } from '@marchlands/games/hills/game.ts';"],
  ])('%s: %s', (path, source) => {
    expect(violations(path, source)).toEqual([]);
  });
});

describe('words', () => {
  it.each([
    ['core/match.ts', "const a = 'hills';"],
    ['bots/mcts.ts', "if (game.id === 'red-sand') {}"],
    ['kit/hexes.ts', 'const a = `the board of hills`;'],
  ])("a game's name is caught in %s", (path, source) => {
    expect(violations(path, source)).toHaveLength(1);
    expect(violations(path, source)[0]).toContain('names the game');
  });

  it.each([
    ['games/index.ts', "export const ids = ['hills', 'red-sand'];"],
    ['games/hills/game.ts', "const id = 'hills';"],
    ['core/match.ts', "const a = 'foothills';"],
    ['core/match.ts', '// as in hills\nconst hills = 1;'],
    ['core/test/match.test.ts', "const a = 'hills';"],
  ])('in %s %s is allowed', (path, source) => {
    expect(violations(path, source)).toEqual([]);
  });

  it('chance that nobody handed in is caught in the core, the rules and the bots, and nowhere else', () => {
    const source = 'const a = Math.random();';
    for (const path of ['core/match.ts', 'games/hills/game.ts', 'bots/mcts.ts']) {
      expect(violations(path, source)[0]).toContain(`${path}:1: Math.random`);
    }
    expect(violations('cli/main.ts', source)).toEqual([]);
  });
});
