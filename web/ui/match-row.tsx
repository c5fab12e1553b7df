import { inLanguage } from '@marchlands/core/language.ts';
import { games } from '@marchlands/games/index.ts';
import { onlyPerson } from '@marchlands/kit/only-person.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { matchPath } from '../lines/paths.ts';
import { dateText } from '../solo/dates.ts';
import type { MatchSummary } from '../table/table.ts';
import { words } from '../words/words.ts';
import { headline } from './headline.ts';
import { nameAt } from './names.ts';

const date = inLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }));

/** One match in a list: how it ended, and the ways back to it. */
export function MatchRow({ match, children }: { match: MatchSummary; children?: ReactNode }) {
  const { matchId } = match;
  const title = games.find((game) => game.id === match.gameId)?.title ?? match.gameId;
  const players = match.players.map(({ seat }) => nameAt(match.players, seat)).join(', ');
  const about = `${title}, ${players}, ${date().format(match.touched)}`;
  const result = resultOf(match);
  return (
    <li className="match-row card">
      <div className="who">
        <strong>{title}</strong>
        {result !== null && <div className="result tabular">{result}</div>}
        <div className="players">{players}</div>
        <div className="soft tabular">
          {match.daily !== undefined && `${words.daily.of(dateText(match.daily))} · `}
          {match.deal !== undefined && `${words.deal.of(match.deal)} · `}
          {words.matches.begun(date().format(match.begun))} · {words.matches.entries(match.entries)} ·{' '}
          {match.ended ?? words.matches.underWay}
        </div>
      </div>
      {match.ended === null ? (
        <Link className="button primary" href={`/table/${matchId}`} aria-label={`${words.home.resume}: ${about}`}>
          {words.home.resume}
        </Link>
      ) : (
        <Link
          className="button"
          href={matchPath(matchId, { at: null, hasReview: true })}
          aria-label={`${words.review.title}: ${about}`}
        >
          {words.review.title}
        </Link>
      )}
      <Link
        className="button"
        href={matchPath(matchId, { at: 0, hasReview: false })}
        aria-label={`${words.matches.replay}: ${about}`}
      >
        {words.matches.replay}
      </Link>
      {children}
    </li>
  );
}

/** Who won, and of the one person its score and place: `Teal won. · You: 12 points, place 2 of 3`. */
function resultOf({ final, players }: MatchSummary): string | null {
  if (final === undefined) return null;
  const says = headline(final, (seat) => nameAt(players, seat));
  const you = onlyPerson(players);
  if (you === null) return says;
  const score = final.scores[you] ?? null;
  const parts = [
    ...(score === null ? [] : [words.table.points(score)]),
    ...(final.defeat || players.length < 2 ? [] : [words.matches.place(final.ranks[you] ?? 1, players.length)]),
  ];
  return parts.length === 0 ? says : `${says} ${words.you}: ${parts.join(', ')}`;
}
