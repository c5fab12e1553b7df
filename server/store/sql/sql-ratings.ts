import { ask, type Driver, number, text } from '../driver.ts';
import type { RatedMatch, Ratings, SeatResult } from '../ratings.ts';

/** Results of rated matches over any driver. */
export class SqlRatings implements Ratings {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async matches(game: string, now: number): Promise<readonly RatedMatch[]> {
    const rows = await ask(
      this.#driver,
      'SELECT match, at, player, is_bot, rank FROM results WHERE game = ? AND at <= ? ORDER BY at, match, seat',
      game,
      now,
    );
    const matches: { table: string; at: number; seats: SeatResult[] }[] = [];
    for (const row of rows) {
      const table = text(row, 'match');
      if (matches.at(-1)?.table !== table) matches.push({ table, at: number(row, 'at'), seats: [] });
      const isBot = number(row, 'is_bot') === 1;
      matches.at(-1)?.seats.push({ player: text(row, 'player'), isBot, rank: number(row, 'rank') });
    }
    return matches;
  }
}
