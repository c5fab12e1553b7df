import { describe, expect, it } from 'vitest';
import { codeStages, type Readable } from '../stages.ts';

/** The paths passed to a stage after its options; undefined if it does not run. */
function pathsOf(name: string, readable: Readable | null): readonly string[] | undefined {
  const command = codeStages(readable).find((stage) => stage.name === name)?.command;
  return command?.slice(2).filter((argument) => !/^(check|-.*)$/.test(argument));
}

describe('the checks that read the code', () => {
  it('read everything in a whole run', () => {
    expect(codeStages(null).map(({ name }) => name)).toEqual([
      'types',
      'pure',
      'lint',
      'typed',
      'unused',
      'imports',
      'rules',
    ]);
    expect([pathsOf('lint', null), pathsOf('typed', null)]).toEqual([[], []]);
  });

  it('lint what has changed and is there, and with types what imports it', () => {
    const importers = ['tools/checks.ts', 'tools/stages.ts'];
    const readable = { changed: ['tools/stages.ts', 'tools/gone.ts'], importers };
    expect(pathsOf('lint', readable)).toEqual(['tools/stages.ts']);
    expect(pathsOf('typed', readable)).toEqual(importers);
  });

  it('leave out a linter that has nothing to read', () => {
    const names = codeStages({ changed: ['tools/gone.ts'], importers: [] }).map(({ name }) => name);
    expect(names).toEqual(['types', 'pure', 'unused', 'imports', 'rules']);
  });

  it('read everything where the settings of a linter have changed', () => {
    const readable = { changed: ['biome.json'], importers: ['tools/stages.ts'] };
    expect([pathsOf('lint', readable), pathsOf('typed', readable)]).toEqual([[], []]);
  });
});
