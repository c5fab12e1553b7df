/** Our own matches, written as logs of JSettlers2, come back the same. */
import { readFileSync } from 'node:fs';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { verifyRecord } from '@marchlands/core/match/verify.ts';
import { ok } from '@marchlands/core/result.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { describe, expect, it, test } from 'vitest';
import { game } from '../game.ts';
import { bring, recordOf } from './jsettlers-match.ts';
import { playMatch } from './jsettlers-writer.ts';

const matches = Array.from({ length: 20 }, (_, i) => playMatch(`log ${i}`, 2 + (i % 3)));

describe('a match of ours in the form of the other program', () => {
  it.each(matches.map((match, i) => [i, match] as const))('comes back as the same record (%i)', async (_, match) => {
    const { program, difference, match: read } = await bring(match.log);
    expect([program, difference]).toEqual(['JSettlers2', null]);
    const record = formatRecord(read, EVERYTHING);
    expect(record).toBe(recordOf(match));
    expect(await verifyRecord(record, async () => ok(game))).toMatchObject({ ok: true, value: { dice: 'given' } });
  });

  it('has everything that the base form has', () => {
    const all = matches.map((match) => match.log).join('');
    for (const what of [
      'PutPiece:.*pieceType=2',
      'Discard:',
      'RobberyResult:',
      'ChoosePlayer:',
      'AcceptOffer:',
      'BankTrade:',
    ])
      expect(all).toMatch(new RegExp(what));
    for (const card of [1, 2, 3, 9]) expect(all).toContain(`actionType=PLAY|cardType=${card}`);
    for (const what of ['e5=', 'e6=', 'state=1000', 'state=41']) expect(all).toContain(what);
  });

  it('is the same without the requests of the players, and with times', async () => {
    const [{ log }] = matches;
    const lines = log.split('\n');
    const served = lines
      .filter((line) => !/^f\w:/.test(line))
      .join('\r\n')
      .replace('type=F', 'type=C');
    const timed = lines
      .map((line, i) => (/^(all|p|!p|f)/.test(line) ? `${i}:07.${100 + (i % 900)}:${line}` : line))
      .join('\n');
    const record = formatRecord((await bring(log)).match, EVERYTHING);
    for (const other of [served, `\ufeff${timed}`])
      expect(formatRecord((await bring(other)).match, EVERYTHING)).toBe(record);
  });
});

test('the example of the documents is such a log', () => {
  const example = new URL('../../../docs/examples/island-jsettlers.soclog', import.meta.url);
  expect(readFileSync(example, 'utf8')).toBe(playMatch('example 6', 3, 14).log);
});
