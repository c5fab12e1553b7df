import { seededDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { parseRecord } from '@marchlands/core/match/record-parse.ts';
import { ok } from '@marchlands/core/result.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { expect, test } from 'vitest';
import { andia } from '../data/maps/andia.ts';
import { game } from '../game.ts';

const load = async () => ok(game);

function recordOf(options: object): string {
  const match = createMatch(game, {
    seats: 2,
    options,
    players: [{ name: 'Anna' }, { name: 'Bo' }],
    dice: seededDice('map'),
  });
  if (!match.ok) throw new Error(match.problem.message);
  return formatRecord(match.value, EVERYTHING);
}

test('a record names the map of the game by its id and hash, and is refused with another map of that id', async () => {
  const text = recordOf({ map: 'lake' });
  expect(text).toMatch(/\[Shipped \{"map":\{"id":"lake","sha256":"[0-9a-f]{64}"\}\}\]/);
  expect((await parseRecord(text, load)).ok).toBe(true);
  const changed = await parseRecord(
    text.replace(/("sha256":")(.)/, (_, head, digit) => `${head}${digit === '0' ? 1 : 0}`),
    load,
  );
  expect(changed).toMatchObject({
    ok: false,
    problem: { message: expect.stringContaining('another map than "lake"') },
  });
});

test('a record without the hash is read by the version of the rules; a map of one’s own is in it whole', async () => {
  const text = recordOf({});
  expect((await parseRecord(text.replace(/\[Shipped .*\n/, ''), load)).ok).toBe(true);
  const own = recordOf({ map: { ...andia, id: 'mine', title: 'Mine' } });
  expect(own).not.toContain('[Shipped');
  expect(own).toContain('"title":"Mine"');
  expect((await parseRecord(own, load)).ok).toBe(true);
});
