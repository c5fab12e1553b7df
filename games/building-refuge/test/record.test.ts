import { fairDice, seededDice } from '@marchlands/core/match/dice.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { type LoadGame, parseRecord } from '@marchlands/core/match/record-parse.ts';
import { fromJSON, toJSON } from '@marchlands/core/match/store.ts';
import { verifyRecord } from '@marchlands/core/match/verify.ts';
import { randomOptions } from '@marchlands/core/options.ts';
import { fail, ok, problemText, type Result } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { EVERYTHING, SPECTATOR } from '@marchlands/core/seat.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import type { Types } from '../types.ts';

const load: LoadGame = async (id) => (id === game.id ? ok(game) : fail(`There is no game ${id}.`));

function must<V>(result: Result<V>): V {
  if (!result.ok) throw new Error(problemText(result.problem));
  return result.value;
}

/** Random moves, with an occasional undo, alone if possible and otherwise with everybody's consent. */
function playOn(match: Match<Types>, rng: Rng, decisions: number): void {
  const all = Array.from({ length: match.setup.seats }, (_, seat) => seat);
  for (let i = 0; i < decisions && !match.isOver; i += 1) {
    const undoer = rng.below(match.setup.seats);
    const points = match.canUndo(undoer).consented.slice(0, 4);
    const to = points.at(rng.below(points.length || 1));
    if (rng.below(15) === 0 && to !== undefined) must(match.undo(undoer, { to, agreed: all }));
    const seat = match.awaited()[0];
    const codes = match.legal(seat);
    must(match.submit(seat, [codes[rng.below(codes.length)]], match.version(seat)));
  }
}

describe('records of Building Refuge', () => {
  it.each([2, 3, 4, 5, 6])('round-trip as text and as stored data, with undos, for %i seats', async (seats) => {
    for (let i = 0; i < 12; i += 1) {
      const rng = new Rng(`record ${seats} ${i}`);
      // The first match for each number of seats has the default rules; refused setups are drawn again.
      let made = createMatch(game, { seats, dice: seededDice(i) });
      while (i > 0) {
        made = createMatch(game, { seats, options: randomOptions(game.optionSchema, seats, rng), dice: seededDice(i) });
        if (made.ok) break;
      }
      const match = must(made);
      playOn(match, rng, i % 3 === 0 ? 1000 : 5 * i);
      const text = formatRecord(match, EVERYTHING);
      const again = must(await parseRecord(text, load));
      expect(again.entries).toEqual(match.entries);
      expect(again.state.hash()).toBe(match.state.hash());
      expect(formatRecord(again, EVERYTHING)).toBe(text);
      const stored = must(fromJSON(game, JSON.parse(JSON.stringify(toJSON(match)))));
      expect(stored.entries).toEqual(match.entries);
      expect(stored.state.equals(match.state)).toBe(true);
    }
  });

  it('round-trip from any position of a match on', async () => {
    for (let i = 0; i < 10; i += 1) {
      const rng = new Rng(`position ${i}`);
      const before = must(createMatch(game, { seats: 3, dice: seededDice(i) }));
      playOn(before, rng, 4 * i);
      const position = game.position.format(before.state, EVERYTHING);
      const match = must(createMatch(game, { seats: 3, dice: seededDice(`on ${i}`), position }));
      playOn(match, rng, 15);
      const text = formatRecord(match, EVERYTHING);
      const again = must(await parseRecord(text, load));
      expect(again.entries).toEqual(match.entries);
      expect(formatRecord(again, EVERYTHING)).toBe(text);
    }
  });

  it('prove every tile that fair dice drew, and find the one that was changed', async () => {
    const dice = fairDice(new Uint8Array(32).fill(11), [Uint8Array.of(1), null]);
    const match = must(createMatch(game, { seats: 2, dice }));
    playOn(match, new Rng('fair'), 1000);
    const text = formatRecord(match, SPECTATOR);
    expect(must(await verifyRecord(text, load))).toMatchObject({ dice: 'fair', isComputed: true, isOver: true });
    // A face-down tile replaced by another face: legal all the same, but not what the dice gave.
    const changed = text.replace(/#([DG])/, (_, letter) => (letter === 'D' ? '#G' : '#D'));
    expect(changed).not.toBe(text);
    const found = await verifyRecord(changed, load);
    expect(found.ok ? 'nothing found' : problemText(found.problem)).toMatch(
      /^line \d+, outcome \d+: .* but the dice give/,
    );
  });

  it('that were cut and changed at random are read or refused in a sentence', async () => {
    const match = must(createMatch(game, { seats: 2, dice: seededDice('fuzz') }));
    playOn(match, new Rng('fuzz'), 1000);
    const whole = formatRecord(match, EVERYTHING);
    const piece = fc.oneof(
      fc.constantFrom(
        '',
        '\n',
        ' ',
        ';',
        '=',
        '#',
        '#D',
        '=G',
        't -',
        '>',
        'd E4',
        '! undo to 9 by 1 agreed 2',
        '1.1 ',
      ),
      fc.string({ maxLength: 6 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(), fc.nat(9), piece), { minLength: 1, maxLength: 4 }),
        async (changes) => {
          const text = changes.reduce((now, [at, length, put]) => {
            const start = at % (now.length + 1);
            return now.slice(0, start) + put + now.slice(start + length);
          }, whole);
          const read = await parseRecord(text, load);
          if (!read.ok) expect(read.problem.message).toMatch(/\S.*[.?!)]$/s);
          else expect((await parseRecord(formatRecord(read.value, EVERYTHING), load)).ok).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('hide the faces of face-down tiles from everybody until the end', () => {
    const match = must(createMatch(game, { seats: 2, dice: seededDice('hidden') }));
    const rng = new Rng('hidden');
    while (!/#[A-Z]/.test(formatRecord(match, EVERYTHING)) || match.isOver) playOn(match, rng, 1);
    for (const viewer of [0, 1, SPECTATOR]) expect(formatRecord(match, viewer)).not.toMatch(/#[A-Z]/);
  });
});
