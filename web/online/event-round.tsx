import type { EventInfo } from '@marchlands/server/wire/events.ts';
import { Link } from 'wouter';
import { eventWords } from '../words/events.ts';
import { type EventTable, halves, nameAt, namesAt } from './event-facts.ts';

const text = eventWords;

/** The tables of a round, and the byes. @param links whether tables are linked */
export function EventRound({
  event,
  round,
  links = true,
}: {
  event: EventInfo;
  round: EventInfo['played'][number];
  links?: boolean;
}) {
  return (
    <ul className="event-tables">
      {round.tables.map((table) => (
        <li key={table.id}>
          <Pairing event={event} table={table} />
          {links && round.isOpen && (
            <Link className="button quiet" href={`/t/${table.id}`} aria-label={text.lookLong(namesAt(event, table))}>
              {text.look}
            </Link>
          )}
        </li>
      ))}
      {round.byes.map((entrant) => (
        <li key={`bye ${entrant}`} className="soft">
          <span className="event-seats">{text.bye(nameAt(event, entrant))}</span>
        </li>
      ))}
    </ul>
  );
}

/** The players of a table and their results there. */
function Pairing({ event, table }: { event: EventInfo; table: EventTable }) {
  return (
    <>
      <span className="event-seats">
        {table.seats.map((entrant, seat) => (
          // A seat is its place.
          // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
          <span key={seat}>
            <span>{nameAt(event, entrant)}</span>
            {table.points !== null && <strong className="tabular">{halves(table.points[seat])}</strong>}
          </span>
        ))}
      </span>
      {table.points === null && <span className="soft event-state">{text.isPlayed}</span>}
    </>
  );
}
