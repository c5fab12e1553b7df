import { games } from '@marchlands/games/index.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { dateText } from '../solo/dates.ts';
import type { MatchSummary } from '../table/table.ts';
import { words } from '../words/words.ts';

const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** One match in a list, with the way back to it. */
export function MatchRow({ match, children }: { match: MatchSummary; children?: ReactNode }) {
  const title = games.find((game) => game.id === match.gameId)?.title ?? match.gameId;
  const players = match.players.map((player) => player.name).join(', ');
  const about = `${title}, ${players}, ${date.format(match.touched)}`;
  return (
    <li className="match-row card">
      <div className="who">
        <strong>{title}</strong>
        <div>{players}</div>
        <div className="soft tabular">
          {match.daily !== undefined && `${words.daily.of(dateText(match.daily))} · `}
          {match.deal !== undefined && `${words.deal.of(match.deal)} · `}
          {date.format(match.touched)} · {words.matches.entries(match.entries)} ·{' '}
          {match.ended ?? words.matches.underWay}
        </div>
      </div>
      {match.ended === null && (
        <Link className="button primary" href={`/table/${match.matchId}`} aria-label={`${words.home.resume}: ${about}`}>
          {words.home.resume}
        </Link>
      )}
      <Link className="button" href={`/replay/${match.matchId}`} aria-label={`${words.matches.replay}: ${about}`}>
        {words.matches.replay}
      </Link>
      {children}
    </li>
  );
}
