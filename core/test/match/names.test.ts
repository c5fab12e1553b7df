import { describe, expect, test } from 'vitest';
import { seededDice } from '../../match/dice.ts';
import { createMatch } from '../../match/open.ts';
import { parseRecord } from '../../match/record-parse.ts';
import { fromJSON, toJSON } from '../../match/store.ts';
import { ok } from '../../result.ts';
import { duel } from '../../testing/toys/duel/game.ts';

const WRONG = [
  '\u001b[2J',
  'Anna\n',
  'An\u0000na',
  '\u009b31m',
  'Anna\u2028',
  '\u200b\u2060',
  '\u202e\u2066',
  'Anna\ud83d',
  '\u3164',
  ' ',
];
const plan = (name: string) => ({ seats: 2, players: [{ name }, { name: 'Ben' }], dice: seededDice('1') });

describe('a name that cannot be seen, or steers what is around it, comes in nowhere', () => {
  test.each(WRONG)('%j', async (name) => {
    expect(createMatch(duel, plan(name)).ok).toBe(false);
    const made = createMatch(duel, plan('Anna'));
    if (!made.ok) throw new Error(made.problem.message);
    expect(made.value.takeOver(0, { name }).ok).toBe(false);
    const stored = JSON.parse(JSON.stringify(toJSON(made.value)).replace('"Anna"', JSON.stringify(name)));
    expect(fromJSON(duel, stored)).toMatchObject({ ok: false, problem: { at: 'header, players.0' } });
    const head = `[Game "duel"]\n[Rules ${duel.rulesVersion}]\n[Seats 2]\n[Dice {"kind":"given"}]\n`;
    const seated = await parseRecord(`${head}! seat 1 ${JSON.stringify(name)}\n`, async () => ok(duel));
    expect(seated).toMatchObject({ ok: false, problem: { at: expect.stringContaining('line 5') } });
  });

  test.each(['Анна', 'Jean-Paul O’Neill', '安娜', '👩‍🌾'])('%s is a name', (name) => {
    expect(createMatch(duel, plan(name)).ok).toBe(true);
  });
});
