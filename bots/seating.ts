/**
 * The seating of a series. A deal is played once per seat, everybody moving on by one, so that seat and deal luck
 * affect all players equally. That keeps neighbours together, so they change from deal to deal.
 */

/**
 * Orders around the table in which every player follows every other equally often: the first player stays and the
 * others sit in a zigzag over their circle, starting from each in turn (Williams 1949). If an even number of players
 * makes the circle odd, the zigzag also runs backwards.
 */
export function circularOrders(players: number): readonly (readonly number[])[] {
  const circle = players - 1;
  if (circle < 1) return [[0]];
  const zigzag = Array.from({ length: circle }, (_, i) => (i % 2 === 0 ? i / 2 : circle - (i + 1) / 2));
  const ways = circle > 1 && circle % 2 === 1 ? [zigzag, zigzag.toReversed()] : [zigzag];
  return Array.from({ length: circle }, (_, begin) =>
    ways.map((way) => [0, ...way.map((place) => 1 + ((place + begin) % circle))]),
  ).flat();
}

/** The number of deals after which all have been neighbours equally often. */
export function roundOfDeals(players: number): number {
  return circularOrders(players).length;
}

/**
 * The seating of match `index` of a series.
 * @returns by seat: the player, 0 .. seats - 1
 */
export function seatingOf(index: number, seats: number): number[] {
  const orders = circularOrders(seats);
  const order = orders[dealOf(index, seats) % orders.length] ?? [];
  return order.map((_, seat) => order[(seat + index) % seats] ?? 0);
}

/** The deal of match `index`: each deal spans as many matches as there are seats. */
export function dealOf(index: number, seats: number): number {
  return Math.floor(index / seats);
}
