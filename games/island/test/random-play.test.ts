/** Random play: it ends, lists and refusals agree, the cache is what a rebuild makes of it, copies do not share memory. */
import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, NOBODY, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { moveCodec } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import { draw, outcomes } from '../rules/chance.ts';
import { finalOf } from '../rules/final.ts';
import { actors, isPartial, legal, refusal } from '../rules/legal.ts';
import { rebuild, start } from '../rules/start.ts';
import { makeSetup } from '../setup.ts';
import { State } from '../state.ts';

const FORMS = ['base'] as const;

function check(s: State, seat: Seat, list: MoveList, all: boolean): void {
  legal(s, seat, list);
  const codes = list.toArray();
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.length).toBeLessThanOrEqual(s.setup.bounds.moves);
  for (let i = 1; i < codes.length; i += 1) expect(codes[i]).toBeGreaterThan(codes[i - 1]);
  if (!all) return;
  const refused: number[] = [];
  for (let code = 0; code < moveCodec.size; code += 1) if (refusal(s, seat, code) === null) refused.push(code);
  expect(refused).toEqual(codes);
}

/** The cards of each kind that there are: nothing is lost and nothing made. */
function checkCards(s: State): void {
  for (let kind = 0; kind < s.setup.kinds; kind += 1) {
    let count = s.bank[kind];
    for (let seat = 0; seat < s.setup.seats; seat += 1) count += s.held[seat * 8 + kind];
    expect(count).toBe(s.setup.bank[kind]);
  }
}

function playOut(options: object, seats: number, seed: string): { readonly s: State; readonly kinds: Set<string> } {
  const setup = makeSetup(options, seats);
  if (!setup.ok) throw new Error(setup.problem.message);
  const s = start(setup.value);
  const list = new MoveList(setup.value.bounds.moves);
  const chances = new OutcomeList(setup.value.bounds.outcomes);
  const rng = new Rng(seed);
  const kinds = new Set<string>();
  const again = new State(setup.value);
  const events: Event[] = [];
  for (let entry = 0; ; entry += 1) {
    const acting = actors(s);
    if (acting === NOBODY) break;
    if (entry > setup.value.bounds.entries) throw new Error('more entries than the bounds say');
    const isLooked = rng.below(40) === 0;
    if (acting === CHANCE) {
      outcomes(s, chances);
      expect(chances.total).toBeGreaterThan(0);
      const code = draw(s, rng);
      expect(chances.weightOf(code)).toBeGreaterThan(0);
      apply(s, CHANCE, code, events);
    } else {
      const all = seatsOf(acting);
      const seat = all[rng.below(all.length)];
      check(s, seat, list, isLooked);
      // Half of the time a kind first and then a move, so that rare kinds are played.
      let code = list.codes[rng.below(list.length)];
      if (rng.below(2) === 0) {
        const codes = list.toArray();
        const names = [...new Set(codes.map((one) => moveCodec.kindOf(one)))];
        const name = names[rng.below(names.length)];
        const some = codes.filter((one) => moveCodec.kindOf(one) === name);
        code = some[rng.below(some.length)];
      }
      kinds.add(moveCodec.kindOf(code));
      if (isLooked) {
        again.copyFrom(s);
        apply(again, seat, code);
      }
      apply(s, seat, code, events);
      if (isLooked) expect(again.equals(s)).toBe(true);
      if (isPartial(s, seat)) expect(actors(s) & (1 << seat)).not.toBe(0);
    }
    if (!isLooked) continue;
    checkCards(s);
    again.copyFrom(s);
    rebuild(again);
    expect(again.allBytes()).toEqual(s.allBytes());
  }
  const final = finalOf(s);
  expect(final.winners.length).toBeGreaterThan(0);
  for (const score of final.scores) expect(score).toBeLessThanOrEqual(setup.value.bounds.score[1]);
  return { s, kinds };
}

describe.each(FORMS)('random play of %s', (rules) => {
  test.each([2, 3, 4, 5, 6])('ends with %i seats', (seats) => {
    for (let i = 0; i < 3; i += 1) playOut({ rules, turnLimit: 150 }, seats, `random ${rules} ${seats} ${i}`);
  });

  test('plays every kind of move', () => {
    const played = new Set<string>();
    for (let i = 0; i < 6; i += 1) {
      for (const kind of playOut({ rules, turnLimit: 400 }, 3, `kinds ${i}`).kinds) played.add(kind);
    }
    expect(moveCodec.kinds.filter((kind) => !played.has(kind))).toEqual([]);
  });

  test('with a small bank and other options', () => {
    playOut({ rules, bankResource: 5, handLimit: 3, tokens: 'random', turnLimit: 100 }, 4, 'small bank');
    playOut({ rules, friendlyRobber: 5, playerTrade: 'noCounter', offerMaxCards: 1, turnLimit: 100 }, 3, 'friendly');
  });
});
