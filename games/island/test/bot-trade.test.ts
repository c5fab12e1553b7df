import { makeBot } from '@marchlands/bots/levels.ts';
import { playMatch } from '@marchlands/bots/match.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { isNearWin } from '../bot/dealing.ts';
import { deepPlans } from '../bot/plans.ts';
import { ALL_KINDS, KINDS, type Kind } from '../data/kinds.ts';
import { game } from '../game.ts';
import { moveCodec } from '../moves.ts';
import { makeSetup } from '../setup.ts';
import type { State } from '../state.ts';
import { situation } from './situation.ts';

/** An offer as sent. */
interface Offer {
  readonly turn: number;
  readonly give: readonly Kind[];
  readonly want: readonly Kind[];
  /** Cards held by its maker, by kind. */
  readonly held: readonly number[];
  /** Whether its maker, or one of its receivers, was about to win. */
  readonly isLeading: boolean;
}

interface Played {
  readonly offers: readonly Offer[];
  /** Deals, and those in which one side was about to win. */
  readonly deals: number;
  readonly dealsWithLeader: number;
  readonly moves: readonly number[];
}

function play(rules: string, seed: string): Played {
  const made = makeSetup({ rules }, 4);
  if (!made.ok) throw new Error(made.problem.message);
  const setup = made.value;
  const bots = Array.from({ length: 4 }, () => makeBot('greedy', game, setup));
  const offers: Offer[] = [];
  const moves: number[] = [];
  let deals = 0;
  let dealsWithLeader = 0;
  let give: Kind[] = [];
  let want: Kind[] = [];
  const onStep = (state: object, seat: number, code: number): void => {
    // The state of this game's own match.
    const s = state as State;
    moves.push(code);
    if (seat < 0) return;
    const move = moveCodec.decode(code);
    if (move.kind === 'offer') {
      give = [];
      want = [];
    } else if (move.kind === 'give') give.push(move.card);
    else if (move.kind === 'want') want.push(move.card);
    else if (move.kind === 'send') {
      const held = Array.from(s.held.subarray(seat * ALL_KINDS, (seat + 1) * ALL_KINDS));
      const isLeading = isNearWin(s, seat) || move.to.some((other) => isNearWin(s, other));
      // The contents of a counter-offer come after it.
      offers.push({ turn: s.turn, give: [...give], want: [...want], held, isLeading });
    } else if (move.kind === 'deal') {
      deals += 1;
      if (isNearWin(s, seat) || isNearWin(s, move.seat)) dealsWithLeader += 1;
    }
  };
  playMatch(game, setup, bots, seed, { onStep });
  return { offers, deals, dealsWithLeader, moves };
}

describe.each([
  ['base', ['a', 'b']],
  ['roaming', ['a']],
] as const)('greedy bots that trade in %s', (rules, seeds) => {
  const matches: Played[] = [];
  beforeAll(() => {
    for (const seed of seeds) matches.push(play(rules, seed));
  });
  const offers = (): readonly Offer[] => matches.flatMap((match) => match.offers);

  test('make offers, and deals', () => {
    expect(offers().length).toBeGreaterThan(10);
    expect(matches.reduce((sum, { deals }) => sum + deals, 0)).toBeGreaterThan(5);
  });

  test('make two offers in a turn at most', () => {
    for (const match of matches) {
      const counts = new Map<number, number>();
      for (const { turn } of match.offers) counts.set(turn, (counts.get(turn) ?? 0) + 1);
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(2);
    }
  });

  test('never offer back in a turn what they have asked for in it', () => {
    for (const match of matches) {
      for (const [i, later] of match.offers.entries()) {
        for (const { turn, give, want } of match.offers.slice(0, i)) {
          const isBack =
            later.give.every((kind) => want.includes(kind)) && later.want.every((kind) => give.includes(kind));
          expect(turn === later.turn && isBack).toBe(false);
        }
      }
    }
  });

  test('offer what they hold', () => {
    for (const { give, held } of offers()) {
      for (const [kind, name] of KINDS.entries()) {
        expect(give.filter((one) => one === name).length).toBeLessThanOrEqual(held[kind]);
      }
    }
  });

  test('offer nothing to who is about to win, and deal with nobody who is', () => {
    expect(offers().filter(({ isLeading }) => isLeading)).toEqual([]);
    expect(matches.reduce((sum, { dealsWithLeader }) => sum + dealsWithLeader, 0)).toBe(0);
  });
});

test('the same number makes the same match', () => {
  expect(play('base', 'a').moves).toEqual(play('base', 'a').moves);
});

describe('who looks a whole turn ahead', () => {
  const s = situation(`
    base 3 P1 action
    P1: s29 s31 r29-35 r31-36 hand=WWWGGOO
    P2: s12 s18 r12-17 r18-24 hand=OOBL
    P3: s14 s45 r14-19 r41-45 hand=OOLL`);
  const rows: number[][] = [];
  deepPlans(s, 0, rows);
  const asked = rows.map((row) => row.map((code) => moveCodec.decode(code)));

  test('weighs offers of one card for two, of which a goal misses one', () => {
    expect(asked).toContainEqual([
      { kind: 'offer' },
      { kind: 'give', card: 'wool' },
      { kind: 'want', card: 'ore' },
      { kind: 'want', card: 'ore' },
      { kind: 'send', to: [1, 2] },
    ]);
    for (const offer of asked) {
      expect(offer.filter(({ kind }) => kind === 'give')).toHaveLength(1);
      expect(offer.filter(({ kind }) => kind === 'want')).toHaveLength(2);
    }
  });

  test('asks nobody for two cards who holds one', () => {
    const few = situation(`
      base 3 P1 action
      P1: s29 s31 r29-35 r31-36 hand=WWWGGOO
      P2: s12 s18 r12-17 r18-24 hand=OOBL
      P3: s14 s45 r14-19 r41-45 hand=O`);
    const offers: number[][] = [];
    deepPlans(few, 0, offers);
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) expect(moveCodec.decode(offer.at(-1) ?? 0)).toEqual({ kind: 'send', to: [1] });
  });

  test('makes no offer where it has made two in this turn', () => {
    const later = s.clone();
    later.offers = 2;
    const none: number[][] = [];
    deepPlans(later, 0, none);
    expect(none).toEqual([]);
  });
});
