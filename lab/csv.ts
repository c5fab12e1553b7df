import type { LabMatch } from './protocol.ts';
import type { About } from './summary.ts';
import { bySeat, ofMatch } from './values.ts';

/**
 * The figures of all matches as comma-separated values, a row for each seat of each match: for programs that draw and test.
 * A figure of the match stands in each of its rows; what is not known is empty.
 */
export function figuresAsCsv(matches: readonly LabMatch[], about: About): string {
  const names = Object.keys(about);
  const rows = matches.flatMap((match) =>
    match.players.map((player, seat) => [
      ...[match.index, Math.floor(match.index / match.players.length), seat, player],
      ...[match.final.ranks[seat], match.final.scores[seat], match.final.winners.includes(seat) ? 1 : 0],
      ...names.map((name) => (about[name].of === 'match' ? ofMatch(name)(match) : bySeat(name, match)?.[seat])),
    ]),
  );
  const head = ['match', 'deal', 'seat', 'player', 'rank', 'score', 'won', ...names];
  return [head, ...rows].map((row) => `${row.map((cell) => cell ?? '').join(',')}\n`).join('');
}
