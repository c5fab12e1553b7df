import { byePoints, type Entrant, type PairedRound } from './history.ts';

/** The tie-breaks of an event, in order. */
export const TIE_BREAKS = {
  swiss: ['buchholz', 'sonneborn', 'wins'],
  roundRobin: ['direct', 'sonneborn', 'wins'],
  arena: ['wins'],
} as const satisfies {
  readonly [form: string]: readonly (keyof Omit<Line, 'entrant' | 'place' | 'played' | 'byes'>)[];
};

export type Form = keyof typeof TIE_BREAKS;

/** A line of the standings. All points are half points or derived from them. */
export interface Line {
  readonly entrant: Entrant;
  /** 1 is best; equal places share. */
  readonly place: number;
  readonly points: number;
  /** The opponents' total points; a bye adds nothing, or it would be worth more than a win. */
  readonly buchholz: number;
  /** The points of beaten opponents plus half the points of tied ones; times four, as a whole number. */
  readonly sonneborn: number;
  /** Points against players with equal points. */
  readonly direct: number;
  /** Tables won outright. */
  readonly wins: number;
  readonly played: number;
  readonly byes: number;
}

/** Length of a winning streak in an arena after which points count double. */
const STREAK = 2;

interface Sums {
  points: number;
  /** The current winning streak. */
  streak: number;
  wins: number;
  played: number;
  byes: number;
  /** Its opponents, and the result against each: 2, 1 or 0 half points. */
  readonly met: { readonly other: Entrant; readonly won: number }[];
}

/** One seat's half points against another. A larger table counts as a meeting of every pair. */
function wonAgainst(own: number, other: number): number {
  return own > other ? 2 : own === other ? 1 : 0;
}

function sumsOf(form: Form, count: number, rounds: readonly PairedRound[], seats: number): readonly Sums[] {
  const sums = Array.from(
    { length: count },
    (): Sums => ({ points: 0, streak: 0, wins: 0, played: 0, byes: 0, met: [] }),
  );
  for (const { tables, byes } of rounds) {
    for (const entrant of byes) {
      sums[entrant].byes += 1;
      sums[entrant].points += byePoints(seats);
    }
    for (const table of tables) {
      const { points } = table;
      if (points === null) continue;
      for (const [seat, entrant] of table.seats.entries()) {
        if (entrant === null) continue;
        const own = sums[entrant];
        const hasWon = points.every((other, at) => at === seat || other < points[seat]);
        own.points += points[seat] * (form === 'arena' && own.streak >= STREAK ? 2 : 1);
        own.streak = hasWon ? own.streak + 1 : 0;
        own.played += 1;
        own.wins += hasWon ? 1 : 0;
        for (const [at, other] of table.seats.entries())
          if (at !== seat && other !== null) own.met.push({ other, won: wonAgainst(points[seat], points[at]) });
      }
    }
  }
  return sums;
}

/**
 * The standings after some rounds: by points, then by the tie-breaks of the event's form. Players equal in all of them
 * share a place and are listed in order of arrival.
 * @param seats of a table
 */
export function standings(form: Form, count: number, rounds: readonly PairedRound[], seats: number): readonly Line[] {
  const sums = sumsOf(form, count, rounds, seats);
  const lines = sums.map(({ points, wins, played, byes, met }, entrant) => {
    const total = (worth: (one: Sums['met'][number]) => number): number =>
      met.reduce((sum, one) => sum + worth(one), 0);
    return {
      entrant,
      points,
      buchholz: total(({ other }) => sums[other].points),
      sonneborn: total(({ other, won }) => sums[other].points * won),
      direct: total(({ other, won }) => (sums[other].points === points ? won : 0)),
      wins,
      played,
      byes,
    };
  });
  const reasons = ['points', ...TIE_BREAKS[form]] as const;
  const better = (a: Omit<Line, 'place'>, b: Omit<Line, 'place'>): number =>
    reasons.reduce((order, reason) => (order === 0 ? b[reason] - a[reason] : order), 0);
  const sorted = lines.toSorted((a, b) => better(a, b) || a.entrant - b.entrant);
  return sorted.map((line) => ({ ...line, place: 1 + sorted.findIndex((other) => better(other, line) === 0) }));
}
