import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../game.ts';
import { formatRecord } from '../../match/record-format.ts';
import { parseRecord } from '../../match/record-parse.ts';
import { fromJSON, toJSON } from '../../match/store.ts';
import { verifyRecord } from '../../match/verify.ts';
import { EVERYTHING } from '../../seat.ts';
import { duel, hiddenDraw, loadToy, randomMatch } from './help.ts';

const texts = [
  formatRecord(randomMatch(hiddenDraw, 'fuzz'), EVERYTHING),
  formatRecord(randomMatch(hiddenDraw, 'fuzz 2', 9), EVERYTHING),
  formatRecord(randomMatch(duel, 'fuzz'), EVERYTHING),
];

/** A record in which some pieces were replaced, doubled, moved or cut out. */
const mutated = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat(12),
        fc.oneof(
          fc.constantFrom(
            '',
            '\n',
            ' ',
            ';',
            '! undo to 3 by 1',
            '! end\n',
            '! resign 2\n',
            '[',
            ']',
            '{',
            '"',
            '%',
            '0',
            '9',
            '-1',
            '1e9',
          ),
          fc.string({ maxLength: 8 }),
        ),
      ),
      { minLength: 1, maxLength: 5 },
    ),
  )
  .map(([text, changes]) =>
    changes.reduce((now, [at, length, piece]) => {
      const start = at % (now.length + 1);
      return now.slice(0, start) + piece + now.slice(start + length);
    }, text),
  );

/** Lines of a record shuffled about. */
const shuffled = fc
  .constantFrom(...texts)
  .chain((text) => fc.shuffledSubarray(text.split('\n'), { minLength: 3 }))
  .map((lines) => lines.join('\n'));

describe('the reader of records', () => {
  it.each([
    ['mutated records', mutated],
    ['shuffled lines', shuffled],
    ['random text', fc.string({ unit: 'binary', maxLength: 300 })],
  ])('answers every text with a match or a sentence: %s', async (_, inputs) => {
    await fc.assert(
      fc.asyncProperty(inputs, async (text) => {
        const answer = await parseRecord(text, loadToy);
        if (!answer.ok) {
          expect(answer.problem.message).toMatch(/\S.*[.?!)]$/s);
          return;
        }
        // An accepted record is a match like any other.
        const written = formatRecord(answer.value, EVERYTHING);
        const again = await parseRecord(written, loadToy);
        expect(again.ok && formatRecord(again.value, EVERYTHING)).toBe(written);
        const verified = await verifyRecord(written, loadToy);
        if (!verified.ok) expect(verified.problem.message).toContain('but the dice give');
      }),
      { numRuns: 400 },
    );
  });
});

describe('the reader of stored matches', () => {
  const games: readonly Game[] = [hiddenDraw, duel];

  it('answers every JSON value with a match or a sentence', () => {
    fc.assert(
      fc.property(fc.constantFrom(...games), fc.jsonValue(), (game, json) => {
        expect(fromJSON(game, json).ok).toBe(false);
      }),
    );
  });

  it('answers a stored match in which one value was replaced', () => {
    fc.assert(
      fc.property(fc.constantFrom(...games), fc.nat(), fc.jsonValue({ maxDepth: 1 }), (game, at, value) => {
        const json = JSON.stringify(toJSON(randomMatch(game, 'fuzz', 12)));
        let seen = 0;
        const count = (json.match(/[0-9]+|"[^"]*"/g) ?? []).length;
        const changed = json.replace(/[0-9]+|"[^"]*"/g, (found, offset: number) => {
          seen += 1;
          const isKey = json[offset + found.length] === ':';
          return seen - 1 === at % count ? (isKey ? '"other"' : JSON.stringify(value)) : found;
        });
        const answer = fromJSON(game, JSON.parse(changed));
        if (!answer.ok) expect(answer.problem.message).toMatch(/\S.*[.?!)]$/s);
        else expect(fromJSON(game, toJSON(answer.value)).ok).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
