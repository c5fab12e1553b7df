import { MoveList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { ALL, CHANCE, firstOf, isActing, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import { describe, expect, it } from 'vitest';
import { CITY, HULL, KINDS, MAX_PLACES } from '../data/limits.ts';
import { concede } from '../rules/concede.ts';
import { result } from '../rules/final.ts';
import { actors, legal } from '../rules/legal.ts';
import { start } from '../rules/start.ts';
import { ALL_STEPS, type State } from '../state.ts';
import { readLine, shortSetup } from './play.ts';
import { playOne } from './random-play.ts';
import { richLine } from './rich-line.ts';

const list = new MoveList(8192);

/** Tokens, Cities and boats of the map and the supply, while nothing is on its way. */
function stock(s: State): number[] {
  const tokens = Array.from({ length: KINDS }, (_, kind) => {
    let sum = s.supply[kind];
    for (let at = 0; at < MAX_PLACES; at += 1) sum += s.tokens[at * KINDS + kind];
    return sum;
  });
  return [...tokens, s.supply[CITY] + s.city.reduce((a, b) => a + b, 0), s.supply[HULL] + s.boats];
}

/** What must hold after a seat has resigned at any moment: the others can play on, and nothing is lost. */
function checkSound(s: State, who: Seat): void {
  const acting = actors(s);
  if (acting === NOBODY) {
    const left = [...Array(s.setup.seats).keys()].filter((seat) => ((s.resigned | s.out) & (1 << seat)) === 0);
    if (left.length === 1) expect(result(s)).toMatchObject({ winners: left, reason: 'lastSeat' });
    else expect(['cities', 'lastCycle']).toContain(result(s).reason);
    return;
  }
  expect(isActing(acting, who)).toBe(false);
  if (acting === CHANCE) return;
  legal(s, firstOf(acting), list);
  expect(list.length).toBeGreaterThan(0);
}

/** A start for a match: the opening, or mid-game with boats, Cities and tokens everywhere. */
function startOf(rng: Rng, seats: number, at: number): State {
  const options = { citiesToWin: 8, voteSecret: at % 2 === 0, tradeGifts: at % 3 === 0 };
  const setup = shortSetup(seats, 6, options);
  return at < 4 ? start(setup) : readLine(setup, richLine(rng, seats));
}

describe('resigning', () => {
  it('of any seat at any moment leaves a sound state, and play goes on to an end', () => {
    const met = new Set<number>();
    const rng = new Rng(4);
    for (let at = 0; at < 120; at += 1) {
      const seats = 2 + (at % 3);
      const s = startOf(rng, seats, at);
      const whole = stock(s);
      for (let n = 0; n < 200 && actors(s) !== NOBODY; n += 1) {
        met.add(s.step);
        const who = rng.below(seats);
        const after = s.clone();
        concede(after, who);
        checkSound(after, who);
        if (n === 60) {
          while (actors(after) !== NOBODY) {
            playOne(after, rng);
            expect(isActing(actors(after), who)).toBe(false);
          }
          expect(stock(after)).toEqual(whole);
        }
        playOne(s, rng);
      }
    }
    expect(ALL_STEPS.groups.seats.filter((name) => !met.has(ALL_STEPS.of[name]))).toEqual([]);
  });

  it('of all at any moment ends the match without a winner, and all that was under way is put away', () => {
    const rng = new Rng(9);
    for (let at = 0; at < 20; at += 1) {
      const s = startOf(rng, 3, at);
      const whole = stock(s);
      for (let n = 0; n < 300 && actors(s) !== NOBODY; n += 1) {
        const after = s.clone();
        concede(after, ALL);
        expect(actors(after)).toBe(NOBODY);
        expect(stock(after)).toEqual(whole);
        expect(result(after)).toMatchObject({ winners: [], ranks: [1, 1, 1], reason: 'agreement' });
        const again = after.clone();
        concede(again, 0);
        concede(again, ALL);
        expect(again.equals(after)).toBe(true);
        playOne(s, rng);
      }
    }
  });
});
