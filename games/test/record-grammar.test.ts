import { readdirSync, readFileSync } from 'node:fs';
import { makeBot } from '@marchlands/bots/levels.ts';
import { seededDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { EVERYTHING, SPECTATOR } from '@marchlands/core/seat.ts';
import { grammar } from '@marchlands/core/test/match/record-grammar.ts';
import { describe, expect, test } from 'vitest';
import { games } from '../index.ts';

/** The lines of a record that the grammar has no line for, where it is none; else nothing. */
function strange(record: string): readonly string[] {
  if (grammar.has('record', record)) return [];
  return record.split('\n').filter((line) => !line.startsWith('[') && line !== '' && !grammar.has('line', `${line}\n`));
}

/** Kinds of entries that were written. */
const kinds = new Set<string>();

describe.each(games)('records of $id', ({ load, seats: numbers, presets }) => {
  test.each(presets.map((preset) => [preset.id, preset.options] as const))(
    'that are played as %s follow the grammar, and so does what each viewer is shown of them',
    async (_, options) => {
      const game = await load();
      const seats = Math.min(3, numbers.at(-1) ?? 1);
      const begun = createMatch(game, { seats, options, dice: seededDice('grammar') });
      if (!begun.ok) throw new Error(begun.problem.message);
      const match = begun.value;
      const bot = makeBot('random', game, match.setup, { seed: 5 });
      const check = (record: string): void => {
        expect(strange(record)).toEqual([]);
        expect(grammar.has('record', record)).toBe(true);
      };
      for (let i = 0; i < 120 && !match.isOver; i += 1) {
        const seat = match.awaited().find((one) => match.sealed(one) === null) ?? 0;
        const sent = match.submit(seat, bot.think(match.view(seat), seat).moves, match.version(seat));
        if (!sent.ok) throw new Error(sent.problem.message);
        const others = Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);
        if (i % 20 === 19) match.undo(seat, { agreed: others });
        if (i % 50 === 49) match.takeOver(seat, { name: 'Bö "2"', level: 'greedy' });
        if (i % 40 === 39) for (const viewer of [0, seats - 1, SPECTATOR]) check(formatRecord(match, viewer));
      }
      if (!match.isOver && !match.resign(match.awaited()[0]).ok) match.end(match.players.map((_, seat) => seat));
      check(formatRecord(match, EVERYTHING));
      for (const { kind } of match.entries) kinds.add(kind);
    },
  );
});

// A test, and no hook: where only one game's tests are run, it is left out with the others.
test('every kind of entry was in one of these records', () => {
  expect([...kinds].sort()).toEqual(['chance', 'end', 'move', 'resign', 'seat', 'undo']);
});

const goldenOf = ({ id }: { readonly id: string }): readonly string[] => {
  const folder = new URL(`../${id}/test/golden/`, import.meta.url);
  try {
    return readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  } catch {
    // A game that keeps no records of old.
    return [];
  }
};

test('records of earlier versions follow it too', () => {
  const golden = games.flatMap(goldenOf).filter((text) => text.startsWith('[Game '));
  expect(golden.length).toBeGreaterThan(5);
  for (const record of golden) {
    expect(strange(record)).toEqual([]);
    expect(grammar.has('record', record)).toBe(true);
  }
});
