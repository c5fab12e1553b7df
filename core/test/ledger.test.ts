import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ledger } from '../ledger.ts';
import { Rng } from '../rng.ts';
import { SPECTATOR, type Viewer } from '../seat.ts';
import { struct } from '../struct.ts';

const SEATS = 3;
const KINDS = 2;
const LEDGER = ledger(SEATS, KINDS);
class State extends struct<null>()(LEDGER.layout) {}
const VIEWERS: readonly Viewer[] = [0, 1, 2, SPECTATOR];

/** Hands of all seats, one row after the other. */
type World = readonly number[];
const keyOf = (world: ArrayLike<number>): string => Array.from(world).join(',');
const rowOf = (viewer: Viewer): number => (viewer < 0 ? SEATS : viewer);

type Step =
  | { readonly kind: 'gain'; readonly seat: number; readonly of: number; readonly count: number }
  | { readonly kind: 'pay'; readonly seat: number; readonly of: number; readonly count: number }
  | { readonly kind: 'stolen'; readonly seat: number; readonly to: number; readonly of: number }
  | { readonly kind: 'shown'; readonly seat: number; readonly all: boolean };

const seat = fc.nat(SEATS - 1);
const kind = fc.nat(KINDS - 1);
/** Mostly thefts, after each hand has got something. */
const STEPS: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('gain' as const), seat, of: kind, count: fc.integer({ min: 1, max: 2 }) }),
    fc.record({ kind: fc.constant('pay' as const), seat, of: kind, count: fc.integer({ min: 1, max: 2 }) }),
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('stolen' as const), seat, to: seat, of: kind }) },
    fc.record({ kind: fc.constant('shown' as const), seat, all: fc.boolean() }),
  ),
  { minLength: 4, maxLength: 14 },
);

function moved(world: World, changes: readonly (readonly [seat: number, of: number, by: number])[]): World | null {
  const next = [...world];
  for (const [at, of, by] of changes) next[at * KINDS + of] += by;
  return next.some((count) => count < 0) ? null : next;
}

/**
 * Plays what is possible of the steps, and beside it, by brute force, every world that each viewer cannot rule out.
 * @returns the state, and the worlds by viewer
 */
function played(given: readonly Step[]): { readonly state: State; readonly worlds: readonly (readonly World[])[] } {
  const state = new State(null);
  let worlds: World[][] = VIEWERS.map(() => [new Array<number>(SEATS * KINDS).fill(0)]);
  const filtered = (of: readonly World[], next: (world: World) => readonly (World | null)[]): World[] => [
    ...new Map(of.flatMap(next).flatMap((world) => (world === null ? [] : [[keyOf(world), world]]))).values(),
  ];
  const steps: readonly Step[] = [
    ...[0, 1, 2].map((at) => ({ kind: 'gain' as const, seat: at, of: at % KINDS, count: 2 })),
    ...given,
  ];
  for (const step of steps) {
    const held = (of: number): number => state.held[step.seat * KINDS + of];
    if (step.kind === 'gain' || step.kind === 'pay') {
      if (step.kind === 'pay' && held(step.of) < step.count) continue;
      LEDGER[step.kind](state, step.seat, step.of, step.count);
      const by = step.kind === 'gain' ? step.count : -step.count;
      worlds = worlds.map((of) => filtered(of, (world) => [moved(world, [[step.seat, step.of, by]])]));
    } else if (step.kind === 'stolen') {
      if (held(step.of) === 0 || step.to === step.seat) continue;
      LEDGER.stolen(state, step.seat, step.to, step.of);
      worlds = worlds.map((of, i) => {
        const isSeen = VIEWERS[i] === step.seat || VIEWERS[i] === step.to;
        const kinds = isSeen ? [step.of] : [0, 1];
        return filtered(of, (world) =>
          kinds.map((one) =>
            moved(world, [
              [step.seat, one, -1],
              [step.to, one, 1],
            ]),
          ),
        );
      });
    } else {
      const counts = [0, 1].map((of) => (step.all ? held(of) : Math.min(1, held(of))));
      LEDGER.shown(state, step.seat, counts);
      worlds = worlds.map((of) =>
        of.filter((world) => counts.every((count, one) => world[step.seat * KINDS + one] >= count)),
      );
    }
  }
  return { state, worlds };
}

/** By brute force: all deals that fit what a viewer's bounds, the sizes of hands and the totals say. */
function fitting(s: State, viewer: Viewer): World[] {
  const base = rowOf(viewer) * SEATS * KINDS;
  let deals: number[][] = [[]];
  for (let at = 0; at < SEATS * KINDS; at += 1) {
    const [low, high] = [s.fewest[base + at], s.most[base + at]];
    deals = deals.flatMap((deal) => Array.from({ length: high - low + 1 }, (_, i) => [...deal, low + i]));
    if ((at + 1) % KINDS !== 0) continue;
    const row = (at + 1) / KINDS - 1;
    deals = deals.filter((deal) => deal.slice(row * KINDS).reduce((sum, n) => sum + n, 0) === s.handSize[row]);
  }
  return deals.filter((deal) =>
    s.inHands.every((total, of) => total === deal.reduce((sum, n, at) => sum + (at % KINDS === of ? n : 0), 0)),
  );
}

describe('what a ledger knows of hidden hands', () => {
  test('sizes and totals are exact, and an owner knows its own hand', () => {
    fc.assert(
      fc.property(STEPS, (steps) => {
        const { state } = played(steps);
        for (let at = 0; at < SEATS; at += 1) {
          const hand = [...state.held.subarray(at * KINDS, (at + 1) * KINDS)];
          expect(state.handSize[at]).toBe(hand.reduce((sum, n) => sum + n, 0));
          const own = (at * SEATS + at) * KINDS;
          expect([...state.fewest.subarray(own, own + KINDS)]).toEqual(hand);
          expect([...state.most.subarray(own, own + KINDS)]).toEqual(hand);
        }
        for (let of = 0; of < KINDS; of += 1) {
          expect(state.inHands[of]).toBe([0, 1, 2].reduce((sum, at) => sum + state.held[at * KINDS + of], 0));
        }
      }),
    );
  });

  test('no bound excludes a world that a viewer cannot rule out, the true one among them', () => {
    let open = 0;
    fc.assert(
      fc.property(STEPS, (steps) => {
        const { state, worlds } = played(steps);
        for (const [i, viewer] of VIEWERS.entries()) {
          const deals = new Set(fitting(state, viewer).map(keyOf));
          expect(deals).toContain(keyOf(state.held));
          for (const world of worlds[i]) expect(deals).toContain(keyOf(world));
          if (worlds[i].length > 1) open += 1;
        }
      }),
      { numRuns: 400 },
    );
    expect(open).toBeGreaterThan(100);
  });

  test('a hand that was shown whole is known, and one theft leaves two worlds', () => {
    const s = new State(null);
    LEDGER.gain(s, 0, 0, 2);
    LEDGER.gain(s, 0, 1, 1);
    LEDGER.stolen(s, 0, 1, 0);
    expect(fitting(s, 2).map(keyOf)).toEqual(['1,1,1,0,0,0', '2,0,0,1,0,0']);
    expect(fitting(s, 0)).toHaveLength(1);
    LEDGER.shown(s, 0, [1, 1]);
    expect(fitting(s, 2).map(keyOf)).toEqual(['1,1,1,0,0,0']);
  });

  test('what a payment proves is known of the thief too', () => {
    const s = new State(null);
    LEDGER.gain(s, 0, 0, 1);
    LEDGER.gain(s, 0, 1, 1);
    LEDGER.stolen(s, 0, 1, 1);
    expect(LEDGER.mayHold(s, 2, 1, [1, 0])).toBe(true);
    LEDGER.pay(s, 0, 0, 1);
    expect(LEDGER.mayHold(s, 2, 1, [1, 0])).toBe(false);
    expect(LEDGER.mayHold(s, 2, 1, [0, 1])).toBe(true);
  });

  test('mayHold says what brute force says of the deals that fit', () => {
    fc.assert(
      fc.property(STEPS, seat, fc.tuple(fc.nat(3), fc.nat(3)), (steps, of, counts) => {
        const { state } = played(steps);
        const before = state.toBytes();
        for (const viewer of VIEWERS) {
          const some = fitting(state, viewer).some((deal) => counts.every((n, one) => deal[of * KINDS + one] >= n));
          expect(LEDGER.mayHold(state, viewer, of, counts)).toBe(some);
        }
        expect(state.toBytes()).toEqual(before);
      }),
    );
  });
});

describe('a deal', () => {
  test('fits the bounds and the totals, and does not look at the truth', () => {
    fc.assert(
      fc.property(STEPS, fc.nat(), (steps, seed) => {
        const { state } = played(steps);
        for (const viewer of VIEWERS) {
          const blind = state.clone();
          blind.held.fill(0);
          expect(LEDGER.deal(blind, viewer, new Rng(seed))).toBe(true);
          expect(fitting(state, viewer).map(keyOf)).toContain(keyOf(blind.held));
        }
      }),
    );
  });

  test('every deal that fits can be drawn', () => {
    fc.assert(
      fc.property(STEPS, (steps) => {
        const { state } = played(steps);
        for (const viewer of VIEWERS) {
          const wanted = new Set(fitting(state, viewer).map(keyOf));
          if (wanted.size > 12) continue;
          const into = state.clone();
          const rng = new Rng('all');
          for (let i = 0; i < 600 && wanted.size > 0; i += 1) {
            LEDGER.deal(into, viewer, rng);
            wanted.delete(keyOf(into.held));
          }
          expect([...wanted]).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('comes about as often as any other, also between three hands', () => {
    const s = new State(null);
    for (const at of [0, 1, 2]) for (const seat of [0, 1]) LEDGER.gain(s, at, seat, 2);
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [2, 0],
      [0, 1],
    ] as const)
      LEDGER.stolen(s, from, to, 0);
    const deals = fitting(s, SPECTATOR);
    expect(deals.length).toBeGreaterThan(8);
    const counts = new Map(deals.map((deal) => [keyOf(deal), 0]));
    const draws = 1000 * deals.length;
    const rng = new Rng('often');
    const into = s.clone();
    for (let i = 0; i < draws; i += 1) {
      LEDGER.deal(into, SPECTATOR, rng);
      counts.set(keyOf(into.held), (counts.get(keyOf(into.held)) ?? 0) + 1);
    }
    expect(counts.size).toBe(deals.length);
    // Five standard deviations.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });

  test('of numbers that contradict each other is none, and leaves the hands as they were', () => {
    const s = new State(null);
    LEDGER.gain(s, 0, 0, 1);
    s.inHands[0] = 2;
    const before = s.toBytes();
    expect(LEDGER.deal(s, SPECTATOR, new Rng('none'))).toBe(false);
    expect(s.toBytes()).toEqual(before);
  });
});
