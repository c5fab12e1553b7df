import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, it } from 'vitest';
import { arenaTables } from '../events/pairing/arena.ts';
import { type Entrant, inOrder, type PairedRound, pastOf, pointsOf } from '../events/pairing/history.ts';
import { cheapestMatching } from '../events/pairing/matching.ts';
import { podCost, podRound } from '../events/pairing/pods.ts';
import { roundRobinRound, roundRobinRounds } from '../events/pairing/round-robin.ts';
import { standings } from '../events/pairing/standings.ts';
import { byeCost, type Paired, pairCost, swissRound } from '../events/pairing/swiss.ts';

/** The least that all can be matched for, by trying each way: the first of those left with each of the others. */
function slowCost(left: readonly number[], costOf: (a: number, b: number) => number): number {
  if (left.length === 0) return 0;
  const [first, ...others] = left;
  return others.reduce(
    (least, other) =>
      Math.min(
        least,
        costOf(first, other) +
          slowCost(
            others.filter((one) => one !== other),
            costOf,
          ),
      ),
    Number.POSITIVE_INFINITY,
  );
}

function costOfMatching(mates: readonly number[], costOf: (a: number, b: number) => number): number {
  return mates.reduce((sum, mate, at) => sum + (at < mate ? costOf(at, mate) : 0), 0);
}

describe('the matching of least cost', () => {
  it('costs as little as the best of all there are, on 2,000 random graphs', () => {
    const rng = new Rng('matching');
    for (let i = 0; i < 2000; i += 1) {
      const count = 2 * (1 + rng.below(4));
      const most = [2, 5, 100, 1_000_000][rng.below(4)];
      const costs = Array.from({ length: count }, () => Array.from({ length: count }, () => rng.below(most)));
      const costOf = (a: number, b: number): number => costs[Math.min(a, b)][Math.max(a, b)];
      const mates = cheapestMatching(count, costOf);
      for (const [at, mate] of mates.entries()) expect(mates[mate]).toBe(at);
      expect(costOfMatching(mates, costOf)).toBe(slowCost([...mates.keys()], costOf));
    }
  });

  it('matches 64 at once', () => {
    const mates = cheapestMatching(64, (a, b) => ((a ^ b) === 5 ? 0 : 1 + ((a * b) % 7)));
    expect(mates).toEqual(mates.map((_, at) => at ^ 5));
  });
});

/** A random event: somebody wins each table, somebody leaves, somebody comes late. */
interface Random {
  readonly rng: Rng;
  rounds: PairedRound[];
  /** By player: whether it is in. */
  isIn: boolean[];
}

function entrantsOf({ isIn }: Random): readonly Entrant[] {
  return [...isIn.keys()].filter((entrant) => isIn[entrant]);
}

function played({ rng }: Random, { tables, byes }: Paired): PairedRound {
  return {
    tables: tables.map((seats) => ({ seats, points: pointsOf(seats.map(() => 1 + rng.below(seats.length + 1))) })),
    byes,
  };
}

/** Somebody leaves, comes back or comes late. */
function shuffle(random: Random, most: number): void {
  const { rng, isIn } = random;
  if (rng.below(4) === 0) isIn[rng.below(isIn.length)] = entrantsOf(random).length <= 3;
  if (rng.below(4) === 0 && isIn.length < most) isIn.push(true);
  if (rng.below(8) === 0) isIn[rng.below(isIn.length)] = true;
}

/** The difference of a player's counts of the two sides, and repeated opponents. */
function checkedSeats(rounds: readonly PairedRound[], count: number): readonly number[] {
  return pastOf(count, rounds, 2).map(({ lead }) => Math.abs(lead));
}

describe('a Swiss event', () => {
  it('is paired as well as by trying every way, over 1,000 random events with leavers and late ones', () => {
    for (let seed = 0; seed < 1000; seed += 1) {
      const rng = new Rng(`swiss ${seed}`);
      const count = 3 + rng.below(6);
      const random: Random = { rng, rounds: [], isIn: Array.from({ length: count }, () => true) };
      const rounds = 1 + rng.below(6);
      for (let round = 0; round < rounds; round += 1) {
        const entrants = entrantsOf(random);
        const known = random.isIn.length;
        const paired = swissRound(entrants, known, random.rounds);
        const past = pastOf(known, random.rounds, 2);
        const order = inOrder(entrants, past);
        const costOf = (a: number, b: number): number =>
          a >= order.length || b >= order.length
            ? byeCost(order[Math.min(a, b)], order, past)
            : pairCost(order[a], order[b], order, past);
        const cost =
          paired.tables.reduce((sum, [a, b]) => sum + (a === null || b === null ? 0 : pairCost(a, b, order, past)), 0) +
          paired.byes.reduce((sum, entrant) => sum + byeCost(entrant, order, past), 0);
        const vertices = order.length + (order.length % 2);
        expect(cost).toBe(
          slowCost(
            Array.from({ length: vertices }, (_, at) => at),
            costOf,
          ),
        );
        const placed = [...paired.tables.flat(), ...paired.byes];
        expect(placed.toSorted()).toEqual(entrants.toSorted());
        expect(paired.byes.length).toBe(entrants.length % 2);
        random.rounds.push(played(random, paired));
        shuffle(random, 9);
      }
    }
  }, 120_000);

  it('pairs nobody twice, byes nobody twice and changes seats while rounds are no more than half of the players', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const rng = new Rng(`whole ${seed}`);
      const count = 3 + rng.below(62);
      const random: Random = { rng, rounds: [], isIn: Array.from({ length: count }, () => true) };
      const rounds = Math.min(9, Math.floor((count + (count % 2)) / 2));
      for (let round = 0; round < rounds; round += 1)
        random.rounds.push(played(random, swissRound(entrantsOf(random), count, random.rounds)));
      for (const { met, byes } of pastOf(count, random.rounds, 2)) {
        expect(byes).toBeLessThanOrEqual(1);
        for (const times of met.values()) expect(times).toBe(1);
      }
      for (const lead of checkedSeats(random.rounds, count)) expect(lead).toBeLessThanOrEqual(2);
    }
  }, 120_000);

  it('gives the bye to the last who had none', () => {
    const rounds: PairedRound[] = [
      {
        tables: [
          { seats: [0, 1], points: [2, 0] },
          { seats: [2, 3], points: [2, 0] },
        ],
        byes: [4],
      },
    ];
    expect(swissRound([0, 1, 2, 3, 4], 5, rounds).byes).toEqual([3]);
  });

  it('lets people meet again only where there is no other way', () => {
    const rounds: PairedRound[] = [{ tables: [{ seats: [0, 1], points: [2, 0] }], byes: [] }];
    expect(swissRound([0, 1], 2, rounds).tables).toEqual([[1, 0]]);
  });
});

describe('a round robin', () => {
  it('has all meet all once, one bye each where they are odd, and seats that differ by one at most', () => {
    for (let count = 3; count <= 64; count += 1) {
      const rounds = Array.from({ length: roundRobinRounds(count) }, (_, round): PairedRound => {
        const { tables, byes } = roundRobinRound(count, round);
        return { tables: tables.map((seats) => ({ seats, points: null })), byes };
      });
      for (const { tables, byes } of rounds) {
        const placed = [...tables.flatMap(({ seats }) => seats), ...byes];
        expect(new Set(placed).size).toBe(count);
        expect(placed.length).toBe(count);
      }
      for (const { met, byes } of pastOf(count, rounds, 2)) {
        expect(met.size).toBe(count - 1);
        expect([...met.values()].every((times) => times === 1)).toBe(true);
        expect(byes).toBe(count % 2);
      }
      for (const lead of checkedSeats(rounds, count)) expect(lead).toBeLessThanOrEqual(1);
    }
  });
});

describe('tables of more than two', () => {
  it('hold everybody once, no table has two more persons than another, and no exchange of two would be better', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const rng = new Rng(`pods ${seed}`);
      const count = 3 + rng.below(22);
      const seats = 3 + rng.below(3);
      const random: Random = { rng, rounds: [], isIn: Array.from({ length: count }, () => true) };
      for (let round = 0; round < 4; round += 1) {
        const past = pastOf(random.isIn.length, random.rounds, seats);
        const entrants = entrantsOf(random);
        const { tables, byes } = podRound(entrants, random.isIn.length, random.rounds, seats);
        const pods = tables.map((table) => table.filter((entrant) => entrant !== null));
        expect(byes).toEqual([]);
        expect(tables.every((table) => table.length === seats)).toBe(true);
        expect(pods.flat().toSorted()).toEqual(entrants.toSorted());
        const sizes = pods.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        const total = pods.reduce((sum, pod) => sum + podCost(pod, past), 0);
        for (const [a, one] of pods.entries())
          for (const [b, other] of pods.entries())
            for (const i of b > a ? one.keys() : [])
              for (const j of other.keys()) {
                const changed = pods.with(a, one.with(i, other[j])).with(b, other.with(j, one[i]));
                expect(changed.reduce((sum, pod) => sum + podCost(pod, past), 0)).toBeGreaterThanOrEqual(total);
              }
        random.rounds.push(played(random, { tables, byes }));
        shuffle(random, 25);
      }
    }
  }, 60_000);
});

describe('an arena', () => {
  it('has nobody meet twice in a row, keeps as few waiting as it can, and the longest waiting first', () => {
    for (let seed = 0; seed < 1000; seed += 1) {
      const rng = new Rng(`arena ${seed}`);
      const count = 3 + rng.below(12);
      const rounds: PairedRound[] = [];
      const busy = new Map<Entrant, number>();
      for (let step = 0; step < 12; step += 1) {
        for (const [entrant, until] of busy) if (until <= step) busy.delete(entrant);
        const free = Array.from({ length: count }, (_, entrant) => entrant).filter((entrant) => !busy.has(entrant));
        const last = new Map<Entrant, Entrant>();
        for (const { tables } of rounds)
          for (const { seats } of tables)
            for (const [at, entrant] of seats.entries()) last.set(entrant ?? 0, seats[1 - at] ?? 0);
        const { tables } = arenaTables(free, busy.size, count, rounds);
        const placed = tables.flat();
        expect(new Set(placed).size).toBe(placed.length);
        expect(placed.every((entrant) => free.includes(entrant ?? -1))).toBe(true);
        for (const [a, b] of tables) expect(last.get(a ?? 0) === b || last.get(b ?? 0) === a).toBe(false);
        // Waiting players have just met all others who wait.
        const waiting = free.filter((entrant) => !placed.includes(entrant));
        for (const a of waiting)
          for (const b of waiting) expect(a === b || last.get(a) === b || last.get(b) === a).toBe(true);
        for (const [at, seats] of tables.entries()) {
          const ends = step + 1 + rng.below(3) + (at % 2);
          for (const entrant of seats) busy.set(entrant ?? 0, ends);
        }
        if (tables.length > 0) rounds.push(played({ rng, rounds: [], isIn: [] }, { tables, byes: [] }));
      }
    }
  });

  it('counts twice what is won after two in a row', () => {
    const won = (winner: Entrant, loser: Entrant): PairedRound => ({
      tables: [{ seats: [winner, loser], points: [2, 0] }],
      byes: [],
    });
    const lines = standings('arena', 3, [won(0, 1), won(0, 2), won(0, 1), won(1, 0), won(0, 2)], 2);
    expect(lines.map(({ entrant, points }) => [entrant, points])).toEqual([
      [0, 10],
      [1, 2],
      [2, 0],
    ]);
  });
});

describe('points', () => {
  it('are two halves for each seat that did worse, one for each that did as well', () => {
    expect(pointsOf([1, 2])).toEqual([2, 0]);
    expect(pointsOf([1, 1])).toEqual([1, 1]);
    expect(pointsOf([3, 1, 2, 3])).toEqual([1, 6, 4, 1]);
  });
});

describe('standings', () => {
  it('go by points, then by what those have whom one has met', () => {
    const rounds: PairedRound[] = [
      {
        tables: [
          { seats: [0, 1], points: [2, 0] },
          { seats: [2, 3], points: [2, 0] },
        ],
        byes: [],
      },
      {
        tables: [
          { seats: [0, 2], points: [2, 0] },
          { seats: [3, 1], points: [2, 0] },
        ],
        byes: [],
      },
    ];
    const lines = standings('swiss', 4, rounds, 2);
    expect(lines.map(({ entrant, place, points, buchholz }) => [entrant, place, points, buchholz])).toEqual([
      [0, 1, 4, 2],
      [2, 2, 2, 6],
      [3, 3, 2, 2],
      [1, 4, 0, 6],
    ]);
  });

  it('of a round robin look first at who has beaten whom', () => {
    const rounds: PairedRound[] = [
      { tables: [{ seats: [0, 1], points: [0, 2] }], byes: [2] },
      { tables: [{ seats: [2, 0], points: [0, 2] }], byes: [1] },
      { tables: [{ seats: [1, 2], points: [1, 1] }], byes: [0] },
    ];
    const lines = standings('roundRobin', 3, rounds, 2);
    expect(lines.map(({ entrant, points, direct }) => [entrant, points, direct])).toEqual([
      [1, 5, 0],
      [0, 4, 0],
      [2, 3, 0],
    ]);
    const tied: PairedRound[] = [
      ...rounds,
      { tables: [{ seats: [0, 2], points: [1, 1] }], byes: [] },
      { tables: [{ seats: [1, 2], points: [0, 2] }], byes: [] },
    ];
    expect(standings('roundRobin', 3, tied, 2)[0]).toMatchObject({ entrant: 2, points: 6, place: 1 });
  });

  it('put whoever has won at a table before whoever had a bye', () => {
    const rounds: PairedRound[] = [{ tables: [{ seats: [1, 2], points: [2, 0] }], byes: [0] }];
    const lines = standings('swiss', 3, rounds, 2);
    expect(lines.map(({ entrant, points, place }) => [entrant, points, place])).toEqual([
      [1, 2, 1],
      [0, 2, 2],
      [2, 0, 3],
    ]);
  });

  it('shares a place where nothing tells two apart', () => {
    expect(standings('swiss', 3, [], 2).map(({ place }) => place)).toEqual([1, 1, 1]);
  });
});
