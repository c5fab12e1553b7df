import { inLanguage } from '@marchlands/core/language.ts';
import { games } from '@marchlands/games/index.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { matchPath } from '../lines/paths.ts';
import { dateText } from '../solo/dates.ts';
import type { MatchSummary } from '../table/table.ts';
import { words } from '../words/words.ts';
import { nameAt } from './names.ts';
import { resultOf } from './result-of.ts';

const date = inLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }));

/** One match in a list: its result and links. */
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
