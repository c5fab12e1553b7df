import type { Player } from './player.ts';
import { type LiveTable, pause } from './tables.ts';

/** The measurements of a load. */
export interface Driven {
  /** Acknowledged choices per second. */
  readonly perSecond: number;
  /** Milliseconds from sending to the broadcast at the other seat (at its own, if a bot has the other). */
  readonly median: number;
  readonly p99: number;
  readonly refused: number;
}

/** The value below which a share of the sorted list lies; NaN of none. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted.length === 0 ? Number.NaN : sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

/** One table under load: at most one choice of its persons under way. */
class Driver {
  readonly #players: readonly Player[];
  readonly #latencies: number[];
  /** The last sender and the time; null once the other side has received it. */
  #sent: { readonly by: Player; readonly at: number } | null = null;
  acknowledged = 0;

  /** @param onChange called when it may be somebody's turn */
  constructor({ players }: LiveTable, latencies: number[], onChange: (driver: Driver) => void) {
    this.#players = players;
    this.#latencies = latencies;
    for (const player of players) {
      player.onMoved = () => {
        this.#heard(player);
        onChange(this);
      };
      player.onAcknowledged = () => {
        this.acknowledged += 1;
        onChange(this);
      };
    }
  }

  #heard(player: Player): void {
    const sent = this.#sent;
    if (sent === null || (this.#players.length > 1 && sent.by === player)) return;
    this.#latencies.push(performance.now() - sent.at);
    this.#sent = null;
  }

  /** Lets an acting seat choose; false if none here acts. */
  go(): boolean {
    if (this.#players.some(({ isWaiting }) => isWaiting)) return false;
    const due = this.#players.find(({ isDue, isOver }) => isDue && !isOver);
    if (due === undefined) return false;
    this.#sent = { by: due, at: performance.now() };
    due.play();
    return true;
  }
}

/**
 * Plays on tables for a while.
 * @param rate choices per second over all tables, evenly spread; null for as many as the server takes
 */
export async function drive(tables: readonly LiveTable[], seconds: number, rate: number | null): Promise<Driven> {
  const latencies: number[] = [];
  const refusedBefore = refusals(tables);
  let isOver = false;
  const drivers = tables.map(
    (table) =>
      new Driver(table, latencies, (driver) => {
        if (rate === null && !isOver) driver.go();
      }),
  );
  const begun = performance.now();
  let sent = 0;
  let next = 0;
  while (performance.now() - begun < seconds * 1000) {
    const wanted = rate === null ? Number.POSITIVE_INFINITY : ((performance.now() - begun) / 1000) * rate;
    for (let tries = 0; sent < wanted && tries < drivers.length; tries += 1) {
      next = (next + 1) % drivers.length;
      if (drivers[next].go()) sent += 1;
    }
    await pause(rate === null ? 100 : 2);
  }
  const elapsed = (performance.now() - begun) / 1000;
  isOver = true;
  const acknowledged = drivers.reduce((sum, driver) => sum + driver.acknowledged, 0);
  // Finish running choices first, so that they do not count in the next load.
  for (
    let waits = 0;
    waits < 600 && tables.some(({ players }) => players.some(({ isWaiting }) => isWaiting));
    waits += 1
  ) {
    await pause(100);
  }
  await pause(500);
  latencies.sort((a, b) => a - b);
  return {
    perSecond: acknowledged / elapsed,
    median: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    refused: refusals(tables) - refusedBefore,
  };
}

function refusals(tables: readonly LiveTable[]): number {
  return tables.reduce((sum, { players }) => sum + players.reduce((all, { refused }) => all + refused, 0), 0);
}
