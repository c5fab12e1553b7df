import { languageInUse } from '@marchlands/core/language.ts';
import type { EventInfo } from '@marchlands/server/wire/events.ts';
import { eventWords } from '../words/events.ts';
import { halves } from './event-facts.ts';

const text = eventWords;

/** The tie-breaks in order, by the event's form. */
const COLUMNS = {
  swiss: ['buchholz', 'sonneborn', 'wins'],
  roundRobin: ['direct', 'sonneborn', 'wins'],
  arena: ['wins'],
} as const;

/** The standings of an event, or part of them. */
export function StandingsTable({
  event,
  guest,
  lines = event.standings,
  isShort = false,
}: {
  event: EventInfo;
  /** The guest whose line is marked. */
  guest: string | null;
  lines?: EventInfo['standings'];
  /** True to leave out tie-breaks. */
  isShort?: boolean;
}) {
  const { players, plan } = event;
  const columns = isShort ? [] : COLUMNS[plan.form];
  return (
    <div className="table-scroll">
      <table className="overall ladder event-standings tabular">
        <thead>
          <tr>
            <th scope="col">{text.place}</th>
            <th scope="col" className="name">
              {text.player}
            </th>
            <th scope="col">{text.points}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="wide-only">
                {text[column]}
              </th>
            ))}
            <th scope="col">{text.played}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const player = players[line.entrant];
            const isOwn = guest !== null && player.guest === guest;
            return (
              <tr key={line.entrant} aria-current={isOwn ? 'true' : undefined}>
                <td>{line.place}</td>
                <th scope="row" className="name">
                  {player.name} {isOwn && <span className="soft">({text.you})</span>}
                  {!player.isIn && <span className="soft">({text.left})</span>}
                </th>
                <td>
                  <strong>{halves(line.points)}</strong>
                </td>
                {columns.map((column) => (
                  <td key={column} className="wide-only">
                    {column === 'sonneborn'
                      ? (line.sonneborn / 4).toLocaleString(languageInUse())
                      : column === 'wins'
                        ? line.wins
                        : halves(line[column])}
                  </td>
                ))}
                <td>{line.played}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
