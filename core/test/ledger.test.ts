import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ledger } from '../ledger.ts';
import { Rng } from '../rng.ts';
import { SPECTATOR, type Viewer } from '../seat.ts';
import { struct } from '../struct.ts';

const SEATS = 3;
const KINDS = 2;
/** Room for few thefts, so that it is full now and then. */
const ROOM = 6;
const LEDGER = ledger(SEATS, KINDS, () => SEATS, ROOM);
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
  | { readonly kind: 'shown'; readonly seat: number; readonly all: boolean }
  | { readonly kind: 'lacks'; readonly seat: number; readonly of: number }
  | { readonly kind: 'seen'; readonly seat: number; readonly by: number };

const seat = fc.nat(SEATS - 1);
const kind = fc.nat(KINDS - 1);
/** Mostly thefts, after each hand has got something. */
const STEP: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('gain' as const), seat, of: kind, count: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ kind: fc.constant('pay' as const), seat, of: kind, count: fc.integer({ min: 1, max: 2 }) }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('stolen' as const), seat, to: seat, of: kind }) },
  fc.record({ kind: fc.constant('shown' as const), seat, all: fc.boolean() }),
  fc.record({ kind: fc.constant('lacks' as const), seat, of: kind }),
  fc.record({ kind: fc.constant('seen' as const), seat, by: seat }),
);
/** Hands of some cards of each kind. */
const MORE: readonly Step[] = [0, 1, 2].flatMap((at) =>
  [0, 1].map((of) => ({ kind: 'gain', seat: at, of, count: 2 }) as const),
);
const STEPS = fc.array(STEP, { minLength: 4, maxLength: 14 });

function moved(world: World, changes: readonly (readonly [seat: number, of: number, by: number])[]): World | null {
  const next = [...world];
  for (const [at, of, by] of changes) next[at * KINDS + of] += by;
  return next.some((count) => count < 0) ? null : next;
}

/** The worlds that a viewer cannot rule out, each with its probability given the observations. */
type Worlds = ReadonlyMap<string, { readonly world: World; readonly chance: number }>;

/** Each world leads to others, with chances; the same ones are put together. */
function onward(of: Worlds, next: (world: World) => readonly (readonly [to: World | null, chance: number])[]): Worlds {
  const found = new Map<string, { readonly world: World; readonly chance: number }>();
  for (const { world, chance } of of.values()) {
    for (const [to, part] of next(world)) {
      if (to === null || part === 0) continue;
      const before = found.get(keyOf(to))?.chance ?? 0;
      found.set(keyOf(to), { world: to, chance: before + chance * part });
    }
  }
  return found;
}

/**
 * Plays the possible ones of the steps together with, by brute force, every world that each viewer cannot rule out.
 * @returns the state, and the worlds by viewer
 */
function played(given: readonly Step[]): { readonly state: State; readonly worlds: readonly Worlds[] } {
  const state = new State(null);
  const blank = new Array<number>(SEATS * KINDS).fill(0);
  let worlds: Worlds[] = VIEWERS.map(() => new Map([[keyOf(blank), { world: blank, chance: 1 }]]));
  const steps: readonly Step[] = [
    ...[0, 1, 2].map((at) => ({ kind: 'gain' as const, seat: at, of: at % KINDS, count: 2 })),
    ...given,
  ];
  for (const step of steps) {
    const held = (of: number): number => state.held[step.seat * KINDS + of];
    const keep = (fits: (world: World) => boolean): void => {
      worlds = worlds.map((of) => onward(of, (world) => [[fits(world) ? world : null, 1]]));
    };
    if (step.kind === 'gain' || step.kind === 'pay') {
      if (step.kind === 'pay' && held(step.of) < step.count) continue;
      LEDGER[step.kind](state, step.seat, step.of, step.count);
      const by = step.kind === 'gain' ? step.count : -step.count;
      worlds = worlds.map((of) => onward(of, (world) => [[moved(world, [[step.seat, step.of, by]]), 1]]));
    } else if (step.kind === 'stolen') {
      if (held(step.of) === 0 || step.to === step.seat) continue;
      const size = state.handSize[step.seat];
      LEDGER.stolen(state, step.seat, step.to, step.of);
      worlds = worlds.map((of, i) => {
        const isSeen = VIEWERS[i] === step.seat || VIEWERS[i] === step.to;
        const kinds = isSeen ? [step.of] : [0, 1];
        return onward(of, (world) =>
          kinds.map((one) => [
            moved(world, [
              [step.seat, one, -1],
              [step.to, one, 1],
            ]),
            world[step.seat * KINDS + one] / size,
          ]),
        );
      });
    } else if (step.kind === 'seen') {
      const hand = [0, 1].map(held);
      LEDGER.seen(state, step.by, step.seat);
      worlds = worlds.map((of, i) =>
        VIEWERS[i] === step.by
          ? onward(of, (world) => [
              [hand.every((count, one) => world[step.seat * KINDS + one] === count) ? world : null, 1],
            ])
          : of,
      );
    } else if (step.kind === 'lacks') {
      if (held(step.of) > 0) continue;
      LEDGER.lacks(state, step.seat, step.of);
      keep((world) => world[step.seat * KINDS + step.of] === 0);
    } else {
      const counts = [0, 1].map((of) => (step.all ? held(of) : Math.min(1, held(of))));
      LEDGER.shown(state, step.seat, counts);
      keep((world) => counts.every((count, one) => world[step.seat * KINDS + one] >= count));
    }
  }
  return { state, worlds };
}

/** The same hands where nobody knows more of others' than sizes and totals, as in a position that hides them. */
function hidden(state: State): State {
  const s = new State(null);
  for (const row of ['held', 'handSize', 'inHands'] as const) s[row].set(state[row]);
  for (const viewer of VIEWERS) {
    for (let at = 0; at < SEATS * KINDS; at += 1) {
      const of = Math.floor(at / KINDS);
      const cell = rowOf(viewer) * SEATS * KINDS + at;
      s.fewest[cell] = of === viewer ? s.held[at] : 0;
      s.most[cell] = of === viewer ? s.held[at] : Math.min(s.handSize[of], s.inHands[at % KINDS]);
    }
  }
  return s;
}

/** By brute force: all deals that fit a viewer's bounds, the sizes of hands and the totals. */
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
          for (const world of worlds[i].keys()) expect(deals).toContain(world);
          if (worlds[i].size > 1) open += 1;
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

/** A deal of hands from a viewer's knowledge; the true hands are erased first. */
function dealt(state: State, viewer: Viewer, rng: Rng, times = 1): State[] {
  const blind = state.clone();
  blind.held.fill(0);
  for (let i = 0; i < state.thefts; i += 1) {
    const isSeen = viewer === state.theftFrom[i] - 1 || viewer === state.theftTo[i] - 1;
    if (!isSeen) blind.taken.fill(0, i * KINDS, (i + 1) * KINDS);
  }
  const dealer = LEDGER.dealer(blind, viewer);
  return Array.from({ length: times }, () => {
    const into = blind.clone();
    expect(dealer.deal(into, rng)).toBe(true);
    return into;
  });
}

/** Whether the memory reaches back to public hands: the only doubts are then unseen thefts. */
function isRemembered(state: State): boolean {
  const public_ = SEATS * SEATS * KINDS;
  return state.thefts > 0 || state.held.every((_, at) => state.fewest[public_ + at] === state.most[public_ + at]);
}

describe('a deal where thefts are remembered', () => {
  test('is never one that the viewer can rule out, after several unseen thefts either', () => {
    let several = 0;
    let full = 0;
    fc.assert(
      fc.property(fc.array(STEP, { minLength: 10, maxLength: 40 }), fc.nat(), (steps, seed) => {
        const { state, worlds } = played([...MORE, ...steps]);
        if (state.thefts === ROOM) full += 1;
        if (!isRemembered(state)) return;
        for (const [i, viewer] of VIEWERS.entries()) {
          for (const { held } of dealt(state, viewer, new Rng(seed), 5))
            expect([...worlds[i].keys()]).toContain(keyOf(held));
          if (worlds[i].size > 3) several += 1;
        }
      }),
      { numRuns: 400, seed: 3 },
    );

    expect(several).toBeGreaterThan(100);
    expect(full).toBeGreaterThan(20);
  });

  test('is drawn as often as lots would have brought it about', () => {
    fc.assert(
      fc.property(STEPS, (steps) => {
        const { state, worlds } = played(steps);
        if (!isRemembered(state)) return;
        for (const [i, viewer] of VIEWERS.entries()) {
          if (worlds[i].size === 1) continue;
          const draws = 1000;
          const counts = new Map<string, number>();
          for (const { held } of dealt(state, viewer, new Rng('often'), draws))
            counts.set(keyOf(held), (counts.get(keyOf(held)) ?? 0) + 1);
          const all = [...worlds[i].values()].reduce((sum, { chance }) => sum + chance, 0);
          for (const [key, { chance }] of worlds[i]) {
            const expected = chance / all;
            // Six standard deviations.
            const width = 6 * Math.sqrt(draws * expected * (1 - expected)) + 1;
            expect(Math.abs((counts.get(key) ?? 0) - draws * expected)).toBeLessThan(width);
          }
        }
      }),
      { numRuns: 30, seed: 7 },
    );
  });

  test('tells of thefts what led to its hands, so that others too can think on', () => {
    fc.assert(
      fc.property(STEPS, fc.nat(), (steps, seed) => {
        const { state } = played(steps);
        expect(LEDGER.isConsistent(state)).toBe(true);
        if (!isRemembered(state)) return;
        for (const viewer of VIEWERS) {
          const [one] = dealt(state, viewer, new Rng(seed));
          expect(LEDGER.isConsistent(one)).toBe(true);
          for (const other of VIEWERS) dealt(one, other, new Rng(seed));
        }
      }),
    );
  });

  test('a hand that lost one of two kinds and paid the one has the other nowhere', () => {
    const s = new State(null);
    for (const [from, to] of [
      [0, 1],
      [2, 1],
    ] as const) {
      for (const kind of [0, 1]) LEDGER.gain(s, from, kind, 1);
      LEDGER.stolen(s, from, to, 1);
    }
    LEDGER.pay(s, 0, 0, 1);
    LEDGER.gain(s, 0, 1, 1);
    // Seat 0 had the one, so seat 1 got the other; its card from seat 2 is unknown.
    const hands = new Set(dealt(s, SPECTATOR, new Rng('ties'), 50).map(({ held }) => keyOf(held)));
    expect([...hands].sort()).toEqual(['0,1,0,2,1,0', '0,1,1,1,0,1']);
  });

  test('remembers what was paid before a theft of which all know by now what went', () => {
    const change = (kind: 'gain' | 'pay', at: number, of: number, count: number): Step => ({
      kind,
      seat: at,
      of,
      count,
    });
    const theft = (at: number, to: number, of: number): Step => ({ kind: 'stolen', seat: at, to, of });
    const { state, worlds } = played([
      ...[change('gain', 0, 0, 1), change('gain', 0, 1, 3), change('pay', 1, 1, 2), change('pay', 2, 0, 2)],
      ...[theft(0, 1, 0), theft(0, 1, 1), theft(0, 1, 0), change('pay', 1, 0, 1), change('gain', 1, 0, 1)],
      ...[theft(1, 2, 1), change('pay', 2, 1, 1), change('gain', 0, 0, 4), change('gain', 0, 1, 4)],
      ...[theft(0, 2, 0), theft(0, 2, 1), theft(0, 2, 0)],
    ]);
    // Seven thefts, one of them counted: there is room for six.
    expect(state.thefts).toBe(ROOM);
    const hands = new Set(dealt(state, SPECTATOR, new Rng('joined'), 400).map(({ held }) => keyOf(held)));
    expect([...hands].sort()).toEqual([...worlds[SEATS].keys()].sort());
  });

  test('of thefts that contradict each other is none', () => {
    const s = new State(null);
    for (const kind of [0, 1]) LEDGER.gain(s, 0, kind, 1);
    LEDGER.stolen(s, 0, 1, 0);
    s.counted[0] = -1;
    s.least[0] = -1;
    s.counted[1] = -1;
    s.least[1] = -1;
    expect(LEDGER.isConsistent(s)).toBe(false);
    expect(LEDGER.dealer(s, SPECTATOR).deal(s.clone(), new Rng('none'))).toBe(false);
  });
});

describe('a deal where hands were hidden at first', () => {
  test('fits the bounds and the totals, and does not look at the truth', () => {
    fc.assert(
      fc.property(STEPS, fc.nat(), (steps, seed) => {
        const state = hidden(played(steps).state);
        for (const viewer of VIEWERS) {
          const [{ held }] = dealt(state, viewer, new Rng(seed));
          expect(fitting(state, viewer).map(keyOf)).toContain(keyOf(held));
        }
      }),
    );
  });

  test('every deal that fits can be drawn', () => {
    fc.assert(
      fc.property(STEPS, (steps) => {
        const state = hidden(played(steps).state);
        for (const viewer of VIEWERS) {
          const wanted = new Set(fitting(state, viewer).map(keyOf));
          if (wanted.size > 12) continue;
          const into = state.clone();
          const rng = new Rng('all');
          const dealer = LEDGER.dealer(state, viewer);
          for (let i = 0; i < 600 && wanted.size > 0; i += 1) {
            dealer.deal(into, rng);
            wanted.delete(keyOf(into.held));
          }
          expect([...wanted]).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('comes about as often as any other, also between three hands', () => {
    const open = new State(null);
    for (const at of [0, 1, 2]) for (const kind of [0, 1]) LEDGER.gain(open, at, kind, 2);
    const s = hidden(open);
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [2, 0],
      [0, 1],
    ] as const)
      LEDGER.stolen(s, from, to, 0);
    expect(s.thefts).toBe(0);
    const deals = fitting(s, SPECTATOR);
    expect(deals.length).toBeGreaterThan(8);
    const counts = new Map(deals.map((deal) => [keyOf(deal), 0]));
    const draws = 1000 * deals.length;
    const rng = new Rng('often');
    const into = s.clone();
    const dealer = LEDGER.dealer(s, SPECTATOR);
    for (let i = 0; i < draws; i += 1) {
      dealer.deal(into, rng);
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
    expect(LEDGER.dealer(s, SPECTATOR).deal(s, new Rng('none'))).toBe(false);
    expect(s.toBytes()).toEqual(before);
  });
});
