/** Random play: it ends, lists and refusals agree, the cache equals a rebuild, and copies share no memory. */
import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, NOBODY, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { moveCodec } from '../moves.ts';
import { draw, outcomes } from '../rules/chance.ts';
import { result } from '../rules/final.ts';
import { actors, apply, isPartial, legal, refusal } from '../rules/legal.ts';
import { rebuild, start } from '../rules/start.ts';
import { makeSetup } from '../setup.ts';
import { State } from '../state.ts';
import { situation } from './situation.ts';

const FORMS = ['base', 'knights', 'roaming'] as const;

/** Codes of kinds with two vertices: there are thousands, of which only a few are checked. */
const PATHS = moveCodec.base.move;
const PATHS_END = moveCodec.base.displace + moveCodec.count.displace;

/** Fails the test; `expect` is too slow for thousands of calls. */
function must(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

/** Fills the list, which must be sorted and within the bounds; with a generator, also compares it with the refusals. */
function check(s: State, seat: Seat, list: MoveList, rng: Rng | null): void {
  legal(s, seat, list);
  must(list.length > 0 && list.length <= s.setup.bounds.moves, `${list.length} moves`);
  for (let i = 1; i < list.length; i += 1) must(list.codes[i] > list.codes[i - 1], 'moves out of order');
  if (rng === null) return;
  for (let i = 0; i < list.length; i += 1) must(refusal(s, seat, list.codes[i]) === null, 'a move that is refused');
  for (let code = 0; code < moveCodec.size; code += 1) {
    if (code >= PATHS && code < PATHS_END) code += rng.below(100);
    must((refusal(s, seat, code) === null) === list.has(code), `${moveCodec.format(code)} in the list?`);
  }
}

/** Counts the cards of each kind: none is lost or created. */
function checkCards(s: State): void {
  for (let kind = 0; kind < s.setup.kinds; kind += 1) {
    let count = s.bank[kind];
    for (let seat = 0; seat < s.setup.seats; seat += 1) count += s.held[seat * 8 + kind];
    expect(count).toBe(s.setup.bank[kind]);
  }
}

function begin(options: object, seats: number): State {
  const setup = makeSetup(options, seats);
  if (!setup.ok) throw new Error(setup.problem.message);
  return start(setup.value);
}

/** Plays to the end. @returns the kinds of the moves played */
function playOut(s: State, seed: string): Set<string> {
  const { setup } = s;
  const list = new MoveList(setup.bounds.moves);
  const chances = new OutcomeList(setup.bounds.outcomes);
  const rng = new Rng(seed);
  const kinds = new Set<string>();
  const again = new State(setup);
  const events: Event[] = [];
  for (let entry = 0; ; entry += 1) {
    const acting = actors(s);
    if (acting === NOBODY) break;
    if (entry > setup.bounds.entries) throw new Error('more entries than the bounds say');
    const isLooked = rng.below(100) === 0;
    if (acting === CHANCE) {
      outcomes(s, chances);
      const code = draw(s, rng);
      must(chances.weightOf(code) > 0, 'an outcome that cannot come');
      apply(s, CHANCE, code, events);
    } else {
      const all = seatsOf(acting);
      const seat = all[rng.below(all.length)];
      check(s, seat, list, isLooked ? rng : null);
      // Half of the time a kind is chosen first and then a move, so that rare kinds occur.
      let code = list.codes[rng.below(list.length)];
      if (rng.below(2) === 0) {
        const names = new Map(list.toArray().map((one) => [moveCodec.kindOf(one), one]));
        code = [...names.values()][rng.below(names.size)];
      }
      kinds.add(moveCodec.kindOf(code));
      if (isLooked) {
        again.copyFrom(s);
        apply(again, seat, code);
      }
      apply(s, seat, code, events);
      if (isLooked) expect(again.equals(s)).toBe(true);
      if (isPartial(s, seat)) must(((actors(s) >> seat) & 1) === 1, 'a choice left open by a seat that does not act');
    }
    if (!isLooked) continue;
    checkCards(s);
    again.copyFrom(s);
    rebuild(again);
    expect(again.allBytes()).toEqual(s.allBytes());
  }
  const final = result(s);
  expect(final.winners.length).toBeGreaterThan(0);
  for (const score of final.scores) expect(score).toBeLessThanOrEqual(setup.bounds.score[1]);
  return kinds;
}

describe.each(FORMS)('random play of %s', (rules) => {
  test.each([2, 3, 4, 5, 6])('ends with %i seats', (seats) => {
    playOut(begin({ rules, turnLimit: 150 }, seats), `random ${rules} ${seats}`);
  });

  test('ends with a small bank and other options', () => {
    playOut(begin({ rules, bankResource: 5, handLimit: 3, tokens: 'random', turnLimit: 100 }, 4), 'small bank');
    const other = { playerTrade: 'noCounter', robberLock: false, alchemistSteers: false, deserterLevel: 'same' };
    playOut(begin({ rules, friendlyRobber: 5, offerMaxCards: 1, turnLimit: 100, ...other }, 3), 'friendly');
    const coast = { coast: 'leave', pairSpacing: 2, landingRests: true, defenderTie: 'card', sackLevelLoss: 1 };
    playOut(begin({ rules, shipSteps: 3, turnLimit: 100, killReward: 'search', ...coast }, 3), 'coast');
  });
});

/** Everybody is rich in cities, knights and cards, so that rare events occur. */
const RICH = `
  P1: c29 c31 c2 r34-29-35-30-36-31 r2-6 k35:2+ k30:1- hand=GGGPPPPCCCCKKKKOOWW prog=deserter,intrigue,wedding imp=3/3/3
  P2: c12 c40 c51 r12-17-22-28 r40-45 r47-51 k22:1+ hand=GGGPPPPCCCCKKKKOOWW prog=spy,diplomat,saboteur,smith imp=3/3/3
  P3: c14 c18 c49 r14-19 r18-24 r49-52 k24:1+ hand=GGGPPPCCCKKKOOWW prog=inventor,crane,commercial-harbor,alchemist imp=2/2/2`;

test('random play plays every kind of move', () => {
  const played = new Set<string>();
  const add = (s: State, seed: string): void => {
    for (const kind of playOut(s, seed)) played.add(kind);
  };
  for (const rules of FORMS)
    for (let i = 0; i < 2; i += 1) add(begin({ rules, turnLimit: 200 }, 3), `kinds ${rules} ${i}`);
  for (const rules of ['knights', 'roaming']) {
    for (let i = 0; i < 8; i += 1) {
      const options = {
        turnLimit: 60,
        shipSteps: 3,
        target: 30,
        guestKnights: 'invited',
        killReward: i % 2 === 0 ? 'draw' : 'search',
      };
      const bars = rules === 'roaming' ? 'invasion=1 bars=b0:1@34<28,b6:1@34<39' : '';
      add(situation(`${rules} 3 P1 action ${bars}${RICH}`, options), `rich ${rules} ${i}`);
    }
  }
  expect(moveCodec.kinds.filter((kind) => !played.has(kind))).toEqual([]);
});
