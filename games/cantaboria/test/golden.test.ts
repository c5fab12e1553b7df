import { readFileSync } from 'node:fs';
import { seededDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { parseRecord } from '@marchlands/core/match/record-parse.ts';
import { verifyRecord } from '@marchlands/core/match/verify.ts';
import { ok } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { expect, test } from 'vitest';
import { generateMap } from '../data/generator/generator.ts';
import { game } from '../game.ts';
import { shortGame } from './variants.ts';

/** Verifies a record, reads it and writes it back unchanged. */
async function keeps(text: string, isOver: boolean, played = game): Promise<void> {
  const load = () => Promise.resolve(ok(played));
  expect(await verifyRecord(text, load)).toMatchObject({ ok: true, value: { isOver, remarks: [] } });
  const match = await parseRecord(text, load);
  if (!match.ok) throw new Error(match.problem.message);
  expect(formatRecord(match.value, EVERYTHING)).toBe(text);
}

test('a whole match of four with trade, Horses, chains and third parties is verified, and is written as it was', async () => {
  const text = readFileSync(new URL('golden/four-bots.txt', import.meta.url), 'utf8');
  for (const line of [/^\w: accept give /m, /^\w: chain /m, /^\w: attack \w+ horse /m, /^\w: side /m, /^\w: horse /m]) {
    expect(text).toMatch(line);
  }
  await keeps(text, true, shortGame(game, 5));
});

test('a whole match of three with boats, passage, logistics that are undone and a resignation is verified, and is written as it was', async () => {
  const text = readFileSync(new URL('golden/boats.txt', import.meta.url), 'utf8');
  const lines = [
    /: dev b /,
    /: boat /,
    /: passage \w+ allow$/m,
    /: passage \w+ forbid$/m,
    /: log /,
    /: attack \S+ boat /,
  ];
  for (const line of [...lines, /: accept give /, /: side a$/m, /: side d$/m, /: vote /, /^! resign 2$/m]) {
    expect(text).toMatch(line);
  }
  const match = await parseRecord(text, () => Promise.resolve(ok(game)));
  if (!match.ok) throw new Error(match.problem.message);
  const events = match.value.log(EVERYTHING).flatMap((item) => item.events.map((event) => event.kind));
  expect(events).toEqual(expect.arrayContaining(['boatStopped', 'shipmentsUndone', 'seatResigned']));
  await keeps(text, true);
});

test('a record of earlier rules is refused in a sentence', async () => {
  const text = readFileSync(new URL('golden/boats.txt', import.meta.url), 'utf8').replace('[Rules 3]', '[Rules 1]');
  expect(await parseRecord(text, () => Promise.resolve(ok(game)))).toMatchObject({
    ok: false,
    problem: {
      message: 'This match was played by version 1 of the rules of Cantaboria; only version 3 is known here.',
    },
  });
});

/** The record of the opening of a match, played at random. */
function openingOf(seats: number, options: object): string {
  const made = createMatch(game, { seats, options, dice: seededDice('maps') });
  if (!made.ok) throw new Error(made.problem.message);
  const match = made.value;
  const rng = new Rng('maps');
  for (let i = 0; i < 30; i += 1) {
    const [seat] = match.awaited();
    const legal = match.legal(seat);
    const sent = match.submit(seat, [legal[rng.below(legal.length)]], match.version(seat));
    if (!sent.ok) throw new Error(sent.problem.message);
  }
  return formatRecord(match, EVERYTHING);
}

test('a map of one’s own stands in the record in full, a generated one by its number', async () => {
  const map = generateMap(7, 3);
  if (!map.ok) throw new Error(map.problem.message);
  const own = openingOf(3, { map: map.value });
  expect(own).toContain(map.value.territories[0].name);
  await keeps(own, false);
  const generated = openingOf(5, { map: 'random', mapNumber: 42 });
  expect(generated.length).toBeLessThan(own.length / 4);
  await keeps(generated, false);
});
