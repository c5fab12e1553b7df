import { type GameLab, thingFigure } from '@marchlands/core/lab.ts';
import type { LabMatch } from './protocol.ts';
import type { About } from './summary.ts';
import { bySeat, ofMatch } from './values.ts';

/**
 * The figures of all matches as comma-separated values, one row per seat of each match, for statistics programs. A
 * figure of the match is repeated in each of its rows; unknown ones are empty. After the figures come, for each label,
 * the seat's key, and for each thing, how often the seat used it.
 */
export function figuresAsCsv(
  forms: readonly { readonly name: string; readonly matches: readonly LabMatch[] }[],
  about: About,
  { labels = {}, things = {} }: Pick<GameLab, 'labels' | 'things'>,
): string {
  const names = Object.keys(about);
  const single = Object.entries(things).flatMap(([name, { values }]) =>
    Object.keys(values).map((key) => thingFigure(name, key)),
  );
  const rows = forms.flatMap(({ name, matches }) =>
    matches.flatMap((match) =>
      match.players.map((player, seat) => [
        ...[name, match.index, Math.floor(match.index / match.players.length), seat, player],
        ...[match.final.ranks[seat], match.final.scores[seat], match.final.winners.includes(seat) ? 1 : 0],
        ...names.map((figure) =>
          about[figure].of === 'match' ? ofMatch(figure)(match) : bySeat(figure, match)?.[seat],
        ),
        ...Object.entries(labels).map(([label, { values }]) => Object.keys(values)[bySeat(label, match)?.[seat] ?? -1]),
        ...single.map((thing) => bySeat(thing, match)?.[seat] ?? 0),
      ]),
    ),
  );
  const head = [
    'form',
    'match',
    'deal',
    'seat',
    'player',
    'rank',
    'score',
    'won',
    ...names,
    ...Object.keys(labels),
    ...single,
  ];
  return [head, ...rows].map((row) => `${row.map((cell) => cellText(cell ?? '')).join(',')}\n`).join('');
}

/** A cell; names with commas or quotes are quoted (RFC 4180). */
function cellText(cell: string | number): string {
  const text = String(cell);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
