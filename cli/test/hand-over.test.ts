import { givenDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { games } from '@marchlands/games/index.ts';
import { describe, expect, test } from 'vitest';
import { KEY, openTerminal } from './sessions.ts';

/** What the first of two people types at one screen. */
interface Turn {
  readonly words: readonly string[];
  /** Typed and taken away before Enter, so that it lies among what was cut. */
  readonly cut: string;
  /** Typed whole: a secret in a question or an order. */
  readonly lines: readonly string[];
}

const NAMES = ['--people', '2', '--names', 'Anna,Ben'];
/** Games in which people at one screen have secrets from each other. */
const TURNS: { readonly [game: string]: Turn } = {
  andia: { words: ['play', 'andia', ...NAMES], cut: '2 M to W', lines: ['why 1 M to A', '1 M to MC'] },
  borderkeep: {
    words: ['play', 'borderkeep', ...NAMES, '--deal', '3'],
    cut: 'build druid',
    lines: ['why play orc-army', 'why build logging-camp'],
  },
  cantaboria: {
    words: ['play', 'cantaboria', ...NAMES, '--deal', '3'],
    cut: 'attack D4',
    lines: ['why draft E6', 'why vote y'],
  },
  island: {
    words: ['play', 'island', ...NAMES, '--deal', '3'],
    cut: 'settle 40',
    lines: ['why settle 51', 'why play monopoly'],
  },
};
/** Every way to bring back what was typed: history, what was cut, what was taken back. */
const RECALL = KEY.up + KEY.previous + KEY.putBack + KEY.undo;
const HAND_OVER = 'press Enter when nobody else looks. ';
const CLEARED = '\u001b[2J\u001b[3J\u001b[H';

test('every game with secrets is tried', async () => {
  const secretive: string[] = [];
  for (const entry of games) {
    const game = await entry.load();
    const made = createMatch(game, { seats: 2, dice: givenDice() });
    if (!made.ok) throw new Error(made.problem.message);
    if (made.value.awaited().length > 1 || made.value.view(0).own !== null) secretive.push(game.id);
  }
  expect(Object.keys(TURNS).sort()).toEqual(secretive.sort());
});

describe('what one person typed is gone when the screen is handed over', () => {
  test.each(Object.entries(TURNS))('%s', async (_game, { words, cut, lines }) => {
    const session = openTerminal(...words);
    const cover = await session.until(HAND_OVER);
    expect(cover).toContain(CLEARED);
    const [first, second] = cover.includes('Hand the screen to Anna') ? ['Anna', 'Ben'] : ['Ben', 'Anna'];
    session.type(KEY.enter);
    await session.until(`${first}> `);
    session.type(cut + KEY.cutLine);
    await session.until(`${first}> `);
    // The keys do bring back what the same person typed.
    session.type(KEY.putBack);
    await session.until(cut);
    session.type(KEY.cutLine);
    await session.until(`${first}> `);
    let read = '';
    for (const line of lines) {
      session.type(line + KEY.enter);
      read = await session.until(`${first}> `, HAND_OVER);
      if (read.endsWith(HAND_OVER)) break;
      session.type(KEY.up);
      await session.until(line);
      session.type(KEY.cutLine);
      await session.until(`${first}> `);
    }
    // The first alternative until the turn is over.
    while (!read.endsWith(HAND_OVER)) {
      session.type(`1${KEY.enter}`);
      read = await session.until(`${first}> `, HAND_OVER);
    }
    expect(read).toContain(CLEARED);
    expect(read).toContain(`Hand the screen to ${second}`);
    session.type(`${RECALL}${KEY.enter}`);
    const begun = await session.until(`${second}> `);
    session.type(`${RECALL}help${KEY.enter}`);
    const secrets = [cut, ...lines, ...lines.map((line) => line.replace('why ', ''))];
    const asked = await session.until('leave; the match is kept', ...secrets);
    const after = [read.slice(read.indexOf(CLEARED)), begun, asked].join('');
    for (const secret of secrets) expect(after).not.toContain(secret);
    session.type(`quit${KEY.enter}`);
    expect((await session.end()).code).toBe(0);
  });
});
