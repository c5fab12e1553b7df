import type { GameEntry } from '@marchlands/core/game.ts';
import { givenDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { games } from '@marchlands/games/index.ts';
import { describe, expect, test } from 'vitest';
import { KEY, openTerminal } from './sessions.ts';

/** Typed and deleted before Enter, so that it is in the cut text. */
const CUT = 'my hidden thought';
/** Typed whole: a question and an order, which stay in the history whatever is answered. */
const LINES = ['why my secret question', 'my secret order'];
/** Every way to recall typed text: history, cut text, undo. */
const RECALL = KEY.up + KEY.previous + KEY.putBack + KEY.undo;
const HAND_OVER = 'press Enter when nobody else is looking. ';
const CLEARED = '\u001b[2J\u001b[3J\u001b[H';

/** Fewest seats at which two people can sit. */
const seatsFor = ({ seats }: GameEntry): number | undefined => seats.find((count) => count >= 2);

/** True where people at one screen have secrets from each other. */
async function isSecretive(entry: GameEntry): Promise<boolean> {
  const seats = seatsFor(entry);
  if (seats === undefined) return false;
  const made = createMatch(await entry.load(), { seats, dice: givenDice() });
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.awaited().length > 1 || made.value.view(0).own !== null;
}

const tried = await Promise.all(games.map(async (entry) => ((await isSecretive(entry)) ? [entry] : [])));

describe('what one person typed is gone when the screen is handed over', () => {
  test.each(tried.flat().map((entry) => [entry.id, seatsFor(entry)] as const))('%s', async (id, seats) => {
    const people = ['--people', '2', '--names', 'Anna,Ben'];
    const words = ['play', id, '--seats', String(seats), ...people, '--deal', '3'];
    const session = openTerminal(...words);
    const cover = await session.until(HAND_OVER);
    expect(cover).toContain(CLEARED);
    const [first, second] = cover.includes('Hand the screen to Anna') ? ['Anna', 'Ben'] : ['Ben', 'Anna'];
    session.type(KEY.enter);
    await session.until(`${first}> `);
    session.type(CUT + KEY.cutLine);
    await session.until(`${first}> `);
    // The keys do recall the same person's text.
    session.type(KEY.putBack);
    await session.until(CUT);
    session.type(KEY.cutLine);
    await session.until(`${first}> `);
    let read = '';
    for (const line of LINES) {
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
    const secrets = [CUT, ...LINES, ...LINES.map((line) => line.replace('why ', ''))];
    const asked = await session.until('leave; the match is saved', ...secrets);
    const after = [read.slice(read.indexOf(CLEARED)), begun, asked].join('');
    for (const secret of secrets) expect(after).not.toContain(secret);
    session.type(`quit${KEY.enter}`);
    expect((await session.end()).code).toBe(0);
  });
});
