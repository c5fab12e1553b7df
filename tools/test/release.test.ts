import { expect, it } from 'vitest';
import {
  keptStoreProblem,
  licenceProblems,
  notesProblem,
  protocols,
  versionProblems,
} from '../package/release-checks.ts';

it('all packages of a release have one version', () => {
  expect(versionProblems({ '': '1.2.0', cli: '1.2.0', core: '1.2.0' })).toEqual([]);
  expect(versionProblems({ '': '1.2.0', cli: '1.2.0', core: '1.1.0' })).toEqual([
    'core/package.json has the version 1.1.0, the project 1.2.0.',
  ]);
});

it('a release has notes', () => {
  expect(notesProblem('# What is new\n\n## 1.2.0\n\n- This.\n\n## 1.1.0\n', '1.2.0')).toEqual([]);
  expect(notesProblem('# What is new\n\n## 1.2.0\n\n## 1.1.0\n\n- That.\n', '1.2.0')).toEqual([
    'CHANGELOG.md says nothing of 1.2.0.',
  ]);
  expect(notesProblem('# What is new\n', '1.2.0')).toEqual(['CHANGELOG.md has no heading "## 1.2.0".']);
});

it('a release keeps a store for the next one to open, and says how it is written', () => {
  expect(keptStoreProblem('server/test/releases', '0.1.0')).toEqual([]);
  expect(keptStoreProblem('server/test/releases', '9.9.9')).toEqual([
    'server/test/releases/9.9.9.sqlite.gz is not there: npm run load -- --store server/test/releases/9.9.9.sqlite.gz writes it.',
  ]);
});

it('what reaches users is under known licences, and one that is not is told', () => {
  expect(licenceProblems(['server', 'core', 'kit', 'games', 'web', 'cli', 'bots'])).toEqual([]);
});

it('the documents of the protocols say their versions', () => {
  expect(protocols().map(({ problems }) => problems)).toEqual([[], []]);
  const [tables] = protocols((path) => (path.endsWith('.ts') ? 'export const PROTOCOL = 3;\n' : 'Version 2. What'));
  expect(tables).toEqual({
    name: 'tables online',
    version: '3',
    problems: ['docs/protocol.md does not say "Version 3.".'],
  });
});
