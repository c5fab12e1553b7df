import type { TableInfo } from '@marchlands/server/wire/messages.ts';
import { levelName } from '../words/level-name.ts';
import { onlineWords } from '../words/online.ts';
import { OptionsText } from './options-text.tsx';

const text = onlineWords.room;

/** The game of a table and its settings. */
export function PlayedFacts({ table }: { table: TableInfo }) {
  const { game, options, clock, standIn, spectators, isPublic, isRated, hasPassword, deal } = table;
  const list = [
    isPublic ? text.inLobby : text.byLink,
    ...(hasPassword ? [text.password] : []),
    ...(isRated ? [text.counts] : []),
  ];
  return (
    <dl className="facts-list">
      <dt>{text.rules}</dt>
      <dd>
        <OptionsText gameId={game} options={options} />
      </dd>
      <dt>{text.clock}</dt>
      <dd>{onlineWords.clock(clock)}</dd>
      <dt>{text.list}</dt>
      <dd>{list.join(', ')}</dd>
      <dt>{text.spectators}</dt>
      <dd>{onlineWords.plan.spectatorsAre(spectators)}</dd>
      <dt>{text.standIn}</dt>
      <dd>{text.bot(levelName(standIn))}</dd>
      {deal !== null && (
        <>
          <dt>{text.numbered}</dt>
          <dd>{text.deal(deal)}</dd>
        </>
      )}
    </dl>
  );
}
