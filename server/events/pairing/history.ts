/** A player's number in its event: 0, 1, 2, ... in order of arrival. */
export type Entrant = number;

/** The parts of a table that pairing needs. */
export interface PairedTable {
  /** By seat; null for a bot that fills up the table. */
  readonly seats: readonly (Entrant | null)[];
  /** By seat, in half points; null while it is played. */
  readonly points: readonly number[] | null;
}

/** A round: its tables, and the player with a bye. */
export interface PairedRound {
  readonly tables: readonly PairedTable[];
  readonly byes: readonly Entrant[];
}

/** A seat's half points at a table: two for each seat that did worse, one for each that tied. */
export function pointsOf(ranks: readonly number[]): readonly number[] {
  return ranks.map((rank, seat) =>
    ranks.reduce((sum, other, at) => sum + (at === seat || other < rank ? 0 : other === rank ? 1 : 2), 0),
  );
}

/** Half points of a bye: a win's worth at two seats, and the same share at larger tables. */
export function byePoints(seats: number): number {
  return 2 * (seats - 1);
}

/** A player's record before a round is paired. */
export interface Past {
  /** Half points. */
  points: number;
  byes: number;
  /** Times in the first seat minus times in the last. */
  lead: number;
  /** Its seat at the last table; null before the first. */
  lastSeat: number | null;
  /** Meetings with each other player. */
  readonly met: Map<Entrant, number>;
}

/** All players' records from the rounds so far. @param seats of a table */
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

/** The active players, by points and then by number. */
export function inOrder(entrants: readonly Entrant[], past: readonly Past[]): readonly Entrant[] {
  return entrants.toSorted((a, b) => past[b].points - past[a].points || a - b);
}

/**
 * Seats two players: the first seat goes to the one who has had it less often, then to the one who did not have it last
 * time.
 */
export function seated(a: Entrant, b: Entrant, past: readonly Past[]): readonly [Entrant, Entrant] {
  const [one, other] = [past[a], past[b]];
  if (one.lead !== other.lead) return one.lead < other.lead ? [a, b] : [b, a];
  if (one.lastSeat !== other.lastSeat) return other.lastSeat === 0 || one.lastSeat === 1 ? [a, b] : [b, a];
  // If they are equal, alternate by pair.
  return (Math.min(a, b) + past[a].met.size) % 2 === 0 ? [a, b] : [b, a];
}
