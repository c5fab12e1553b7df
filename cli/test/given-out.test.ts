import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededDice } from '@marchlands/core/match/dice.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadMatch } from '../play/kept-matches.ts';
import { inside } from './program.ts';
import { playScripted } from './scripted-session.ts';

let folder = '';
beforeEach(() => {
  folder = freshFolder();
});

async function begin(id: string, bots = false): Promise<Match> {
  const game = await loadGame(id);
  if (!game.ok) throw new Error(game.problem.message);
  const players = [{ name: 'Anna' }, { name: 'Ben', ...(bots ? { level: 'random' } : {}) }];
  const made = createMatch(game.value, { seats: 2, players, dice: seededDice('given out') });
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

describe('what a running match gives out is what the seat at the screen may see', () => {
  test('save: no sealed order of the other', async () => {
    const match = await begin('andia');
    const path = join(folder, 'match.txt');
    // Anna's order is sealed when Ben saves.
    const { answer } = await playScripted(match, ['', '1 M to MC', '', `save ${path}`, 'quit']);
    expect(answer(`save ${path}`)).toMatch(/Saved/);
    expect(match.sealed(0)).not.toBeNull();
    expect(readFileSync(path, 'utf8')).not.toContain('M to MC');
  });

  test('save: no hand of the other, and the record says whose eyes it is for', async () => {
    const match = await begin('borderkeep');
    const seat = match.awaited()[0] ?? 0;
    const path = join(folder, 'match.txt');
    const { answer } = await playScripted(match, ['', `save ${path}`, 'quit']);
    expect(answer(`save ${path}`)).toMatch(/may see so far/);
    const record = readFileSync(path, 'utf8');
    expect(record).toContain(`[Viewer ${seat + 1}]`);
    const hands = JSON.stringify(match.view(1 - seat).own);
    const [, card = ''] = /"([a-z]+(?:-[a-z]+)*)"/.exec(hands) ?? [];
    expect(card).not.toBe('');
    const shown = await inside('record', 'show', path);
    expect(shown.err).toContain('shows only what player');
    const theirs = [...record.matchAll(/^\* .*$/gm)].filter(([line]) => line.includes(` ${'AB'[1 - seat]} `));
    for (const [line] of theirs) expect(line).not.toContain(card);
  });

  test('save: a name in .json is told what a backup is, and nothing is written', async () => {
    const path = join(folder, 'match.json');
    const { answer } = await playScripted(await begin('andia'), ['', '1 M to MC', '', `save ${path}`, 'quit']);
    expect(answer(`save ${path}`)).toMatch(/backup[\s\S]*everybody's\s+secrets/);
    expect(existsSync(path)).toBe(false);
  });

  test('save: where nothing is hidden the record is whole', async () => {
    const path = join(folder, 'match.txt');
    await playScripted(await begin('building-refuge', true), [`save ${path}`, 'quit']);
    expect((await inside('record', 'verify', path)).code).toBe(0);
  });
});

describe('a backup holds everything, says so, and is not made by accident', () => {
  test.each(['y', 'no', ''])('at a screen of two the other is asked; %j is no consent', async (said) => {
    const path = join(folder, 'match.json');
    const lines = ['', '1 M to MC', '', `backup ${path}`, said, '', 'quit'];
    const { answer, screens } = await playScripted(await begin('andia'), lines);
    expect(screens.at(-1)).toContain('nothing is written');
    expect(answer(`backup ${path}`)).not.toContain('1 M to MC');
    expect(existsSync(path)).toBe(false);
  });

  test('with consent it is written for this user alone and goes on with the sealed order', async () => {
    const path = join(folder, 'match.json');
    // The old file could be read by others.
    writeFileSync(path, '', { mode: 0o644 });
    const { screens } = await playScripted(await begin('andia'), [
      '',
      '1 M to MC',
      '',
      `backup ${path}`,
      'yes',
      '',
      'y',
      'quit',
    ]);
    expect(screens.at(-1)).toContain("Backup: holds everybody's secrets");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const loaded = await loadMatch(path);
    expect(loaded.ok && loaded.value.sealed(0)).not.toBeNull();
  });

  test('one person alone is told what it holds', async () => {
    const path = join(folder, 'match.json');
    const { answer } = await playScripted(await begin('andia', true), [`backup ${path}`, 'quit']);
    expect(answer(`backup ${path}`)).toContain("Backup: holds everybody's secrets");
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });
});

test('others at the screen are asked for consent without seeing what is another’s', async () => {
  const { screens } = await playScripted(await begin('andia'), ['', 'why 1 M to MC', 'agree', 'n', '', 'quit']);
  const asked = screens.join('').split('why 1 M to MC').at(-1) ?? '';
  expect(asked.indexOf('\n\n\n')).toBeGreaterThan(-1);
  expect(screens.at(-1)).toContain('Then it goes on.');
});
