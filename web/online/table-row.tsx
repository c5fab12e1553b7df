import { games } from '@marchlands/games/index.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { levelName } from '../words/level-name.ts';
import { onlineWords } from '../words/online.ts';
import type { ListedTable } from './api.ts';
import { OptionsText } from './options-text.tsx';

const text = onlineWords;

/** The title of a game; its id if the page does not know it. */
export function titleOf(gameId: string): string {
  return games.find(({ id }) => id === gameId)?.title ?? gameId;
}

/** A table's description in lists: the game and the players. */
export function aboutTable({ game, card }: ListedTable): string {
  return [
    titleOf(game),
    ...card.seats.flatMap(({ name, level }) => name ?? (level === null ? [] : levelName(level))),
  ].join(', ');
}

/** One table in a list: the game, the players, a link. */
export function TableRow({
  table,
  go,
  isPrimary,
  children,
}: {
  table: ListedTable;
  /** The label of the link. */
  go: string;
  isPrimary: boolean;
  children?: ReactNode;
}) {
  const { id, game, status, touched, card } = table;
  const free = card.seats.filter(({ isFree }) => isFree).length;
  const sitting = card.seats.flatMap(
    ({ name, level }) => name ?? (level === null ? [] : text.room.bot(levelName(level))),
  );
  const facts = [
    text.clock(card.clock),
    ...(card.isRated ? [text.open.rated] : []),
    ...(card.hasPassword ? [text.open.password] : []),
    text.at(touched),
  ];
  return (
    <li className="match-row card">
      <div className="who">
        <strong>{titleOf(game)}</strong>{' '}
        {status === 'gathering' && (
          <span className="free tabular">{free === 0 ? text.open.full : text.open.free(free)}</span>
        )}
        <div>{sitting.length === 0 ? text.open.of(card.owner) : sitting.join(', ')}</div>
        <div className="soft tabular">
          <OptionsText gameId={game} options={card.options} /> · {facts.join(' · ')}
        </div>
      </div>
      <Link
        className={isPrimary ? 'button primary' : 'button'}
        href={`/t/${id}`}
        aria-label={`${go}: ${aboutTable(table)}`}
      >
        {go}
      </Link>
      {children}
    </li>
  );
}
