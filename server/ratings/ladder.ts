import type { RatedMatch } from '../store/ratings.ts';
import type { Store } from '../store/store.ts';
import { NEW_RATING, ordinalOf, type Rating, ratedAnew } from './rating.ts';

/** A line of a ladder. */
export interface LadderLine extends Rating {
  /** A guest, or null for a bot. */
  readonly guest: string | null;
  /** The level of a bot, or null for a guest. */
  readonly level: string | null;
  readonly name: string;
  readonly matches: number;
  /** The sort key of the ladder: mu minus three sigma. */
  readonly ordinal: number;
}

interface Standing {
  readonly rating: Rating;
  readonly matches: number;
}

/** The key of a player, which keeps a bot's level apart from guests. */
function nameOf({ player, isBot }: RatedMatch['seats'][number]): string {
  return `${isBot ? 'bot' : 'guest'} ${player}`;
}

/**
 * Ratings from match results, in order of their ends. A level at several seats of a match gets the mean of their new
 * ratings. A forgotten guest counts as an opponent but has no line.
 */
export function standingsOf(matches: readonly RatedMatch[]): ReadonlyMap<string, Standing> {
  const standings = new Map<string, Standing>();
  for (const { seats } of matches) {
    if (seats.length < 2) continue;
    const before = seats.map((seat) => standings.get(nameOf(seat))?.rating ?? NEW_RATING);
    const after = ratedAnew(
      before,
      seats.map(({ rank }) => rank),
    );
    const changes = new Map<string, Rating[]>();
    for (const [i, seat] of seats.entries()) {
      const name = nameOf(seat);
      changes.set(name, [...(changes.get(name) ?? []), after[i]]);
    }
    for (const [name, ratings] of changes) {
      const mean = (pick: (rating: Rating) => number): number =>
        ratings.reduce((sum, rating) => sum + pick(rating), 0) / ratings.length;
      const rating = { mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma) };
      standings.set(name, { rating, matches: (standings.get(name)?.matches ?? 0) + 1 });
    }
  }
  return standings;
}

/**
 * The ladder of a game, the strongest first; computed from all its rated matches.
 * @param now milliseconds since 1970: excludes results still hidden from delayed spectators
 */
export async function ladderOf(store: Store, game: string, limit: number, now: number): Promise<readonly LadderLine[]> {
  const standings = standingsOf(await store.ratings.matches(game, now));
  const best = [...standings]
    .map(([key, standing]) => {
      const isBot = key.startsWith('bot ');
      return { isBot, player: key.slice(isBot ? 4 : 6), ...standing, ordinal: ordinalOf(standing.rating) };
    })
    .filter(({ player }) => player !== '')
    .sort((a, b) => b.ordinal - a.ordinal)
    .slice(0, limit);
  const names = await store.guests.names(best.filter(({ isBot }) => !isBot).map(({ player }) => player));
  return best.map(({ isBot, player, rating, matches, ordinal }) => ({
    guest: isBot ? null : player,
    level: isBot ? player : null,
    name: isBot ? player : (names.get(player) ?? ''),
    ...rating,
    matches,
    ordinal,
  }));
}
