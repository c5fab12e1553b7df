import type { MoveList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { firstOf, NOBODY } from '@marchlands/core/seat.ts';
import { describe, expect, it } from 'vitest';
import { KINDS, MAX_PLACES, SUPPLIES } from '../data/limits.ts';
import { moveCodec } from '../moves.ts';
import { actors, refusal } from '../rules/legal.ts';
import { start } from '../rules/start.ts';
import type { State } from '../state.ts';
import { setupFor, shortSetup } from './play.ts';
import { playOne } from './random-play.ts';

/** Tokens on the map and in the supply, by kind; Cities and boats last. */
function stock(s: State): number[] {
  return Array.from({ length: SUPPLIES }, (_, kind) => {
    let sum = s.supply[kind];
    if (kind < KINDS) for (let at = 0; at < MAX_PLACES; at += 1) sum += s.tokens[at * KINDS + kind];
    return sum + (kind < KINDS ? s.load[kind] : kind === 6 ? s.city.reduce((a, b) => a + b, 0) : s.boats);
  });
}

/** Plays at random to the end; `look` sees every decision. @returns the number of entries of the match */
function playOut(s: State, seed: number, look: (s: State, list: MoveList) => void): number {
  const rng = new Rng(seed);
  let count = 0;
  for (; actors(s) !== NOBODY; count += 1) playOne(s, rng, look);
  return count;
}

describe('random play', () => {
  it.each([2, 3, 4])('of %i seats keeps the tokens and comes to an end', (seats) => {
    const setup = setupFor(seats, { cycleCap: 10 });
    for (let seed = 0; seed < 8; seed += 1) {
      const s = start(setup);
      const whole = stock(s);
      const played = playOut(s, seed, (at, list) => {
        expect(list.length).toBeGreaterThan(0);
        expect(list.length).toBeLessThanOrEqual(setup.bounds.moves);
        const codes = list.toArray();
        expect(codes).toEqual([...new Set(codes)].sort((a, b) => a - b));
        for (const code of codes) expect(refusal(at, firstOf(actors(at)), code)).toBeNull();
      });
      expect(played).toBeLessThanOrEqual(setup.bounds.entries);
      const all = stock(s);
      // A Horse counts nowhere while it rides; at the end none is riding.
      expect(all).toEqual(whole);
    }
  });
  it('refuses what is not in the list', () => {
    const s = start(shortSetup(3, 4));
    const rng = new Rng(5);
    playOut(s, 3, (at, list) => {
      for (let i = 0; i < 200; i += 1) {
        const code = rng.below(moveCodec.size);
        expect(refusal(at, firstOf(actors(at)), code) === null).toBe(list.has(code));
      }
    });
  });
});
