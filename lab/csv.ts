import type { LabMatch } from './protocol.ts';
import type { About } from './summary.ts';
import { bySeat, ofMatch } from './values.ts';

/**
 * The figures of all matches as comma-separated values, a row for each seat of each match: for programs that draw and test.
 * A figure of the match stands in each of its rows; what is not known is empty.
 */
export function figuresAsCsv(
  forms: readonly { readonly name: string; readonly matches: readonly LabMatch[] }[],
  about: About,
): string {
  const names = Object.keys(about);
  const rows = forms.flatMap(({ name, matches }) =>
    matches.flatMap((match) =>
      match.players.map((player, seat) => [
        ...[name, match.index, Math.floor(match.index / match.players.length), seat, player],
        ...[match.final.ranks[seat], match.final.scores[seat], match.final.winners.includes(seat) ? 1 : 0],
        ...names.map((figure) =>
          about[figure].of === 'match' ? ofMatch(figure)(match) : bySeat(figure, match)?.[seat],
        ),
      ]),
    ),
  );
  const head = ['form', 'match', 'deal', 'seat', 'player', 'rank', 'score', 'won', ...names];
  return [head, ...rows].map((row) => `${row.map((cell) => cellText(cell ?? '')).join(',')}\n`).join('');
}

/** A cell; a name with a comma or quotes in it stands in quotes (RFC 4180). */
function cellText(cell: string | number): string {
  const text = String(cell);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
