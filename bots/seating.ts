/**
 * Who sits where in a series. A deal is played once for each seat, everybody moving on by one, so that luck of the seat
 * and of the deal falls on all alike. That leaves neighbours as they are: they change from deal to deal.
 */

/**
 * Orders around the table in which everybody comes right after everybody else equally often: the first player stays
 * where it is and the others sit in a zigzag over their circle, begun at each of them (Williams 1949). Where an even number of
 * players makes the circle odd, the zigzag also runs backwards.
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

/** How many deals it takes until all have been neighbours equally often. */
export function roundOfDeals(players: number): number {
  return circularOrders(players).length;
}

/**
 * Who sits where in match `index` of a series.
 * @returns by seat: the player, 0 .. seats - 1
 */
export function seatingOf(index: number, seats: number): number[] {
  const orders = circularOrders(seats);
  const order = orders[dealOf(index, seats) % orders.length] ?? [];
  return order.map((_, seat) => order[(seat + index) % seats] ?? 0);
}

/** The deal of match `index`: the same for as many matches as there are seats. */
export function dealOf(index: number, seats: number): number {
  return Math.floor(index / seats);
}
