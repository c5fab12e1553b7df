/** A player's number in its event: 0, 1, 2, ... in the order in which they came. */
export type Entrant = number;

/** A table of a round, as far as pairing has to do with it. */
export interface PairedTable {
  /** By seat; null where a bot makes up the number. */
  readonly seats: readonly (Entrant | null)[];
  /** By seat, in half points; null while it is played. */
  readonly points: readonly number[] | null;
}

/** A round: its tables, and who had none. */
export interface PairedRound {
  readonly tables: readonly PairedTable[];
  readonly byes: readonly Entrant[];
}

/** What a table gives a seat, in half points: two for each seat that did worse, one for each that did as well. */
export function pointsOf(ranks: readonly number[]): readonly number[] {
  return ranks.map((rank, seat) =>
    ranks.reduce((sum, other, at) => sum + (at === seat || other < rank ? 0 : other === rank ? 1 : 2), 0),
  );
}

/** Half points of a bye at tables of so many seats: as much as whoever wins gets at two seats, and the same share at more. */
export function byePoints(seats: number): number {
  return 2 * (seats - 1);
}

/** What is known of one player before a round is paired. */
export interface Past {
  /** Half points. */
  points: number;
  byes: number;
  /** How often it sat first, less how often it sat last. */
  lead: number;
  /** Where it sat at its last table; null before. */
  lastSeat: number | null;
  /** How often it has met each other player. */
  readonly met: Map<Entrant, number>;
}

/** What is known of all players from the rounds so far. @param seats of a table */
export function pastOf(count: number, rounds: readonly PairedRound[], seats: number): readonly Past[] {
  const past = Array.from(
    { length: count },
    (): Past => ({ points: 0, byes: 0, lead: 0, lastSeat: null, met: new Map() }),
  );
  for (const { tables, byes } of rounds) {
    for (const entrant of byes) {
      past[entrant].byes += 1;
      past[entrant].points += byePoints(seats);
    }
    for (const table of tables) {
      for (const [seat, entrant] of table.seats.entries()) {
        if (entrant === null) continue;
        const own = past[entrant];
        own.points += table.points?.[seat] ?? 0;
        own.lastSeat = seat;
        own.lead += seat === 0 ? 1 : seat === table.seats.length - 1 ? -1 : 0;
        for (const other of table.seats)
          if (other !== null && other !== entrant) own.met.set(other, (own.met.get(other) ?? 0) + 1);
      }
    }
  }
  return past;
}

/** The players who are in, by points and then by their numbers. */
export function inOrder(entrants: readonly Entrant[], past: readonly Past[]): readonly Entrant[] {
  return entrants.toSorted((a, b) => past[b].points - past[a].points || a - b);
}

/** Two players at a table of two: whoever has sat first less often does now, then whoever did not the last time. */
export function seated(a: Entrant, b: Entrant, past: readonly Past[]): readonly [Entrant, Entrant] {
  const [one, other] = [past[a], past[b]];
  if (one.lead !== other.lead) return one.lead < other.lead ? [a, b] : [b, a];
  if (one.lastSeat !== other.lastSeat) return other.lastSeat === 0 || one.lastSeat === 1 ? [a, b] : [b, a];
  // Nothing tells them apart: in every second pair the one that comes first sits first.
  return (Math.min(a, b) + past[a].met.size) % 2 === 0 ? [a, b] : [b, a];
}
