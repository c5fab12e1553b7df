import { onlyPerson } from '@marchlands/kit/only-person.ts';
import type { MatchSummary } from '../table/table.ts';
import { words } from '../words/words.ts';
import { headline } from './headline.ts';
import { nameAt } from './names.ts';

/** The winner, and the single person's score and place: `Teal won. You: 12 points, place 2 of 3`. */
export function resultOf({ final, players }: Pick<MatchSummary, 'final' | 'players'>): string | null {
  if (final === undefined) return null;
  const says = headline(final, (seat) => nameAt(players, seat));
  const you = onlyPerson(players);
  if (you === null) return says;
  const score = final.scores[you] ?? null;
  // A place that all share says nothing.
  const isShared = final.ranks.every((rank) => rank === final.ranks[0]);
  const parts = [
    ...(score === null ? [] : [words.table.points(score)]),
    ...(final.defeat || isShared ? [] : [words.matches.place(final.ranks[you] ?? 1, players.length)]),
  ];
  return parts.length === 0 ? says : `${says} ${words.you}: ${parts.join(', ')}`;
}
