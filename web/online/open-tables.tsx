import { onlineWords } from '../words/online.ts';
import { publicTables } from './api.ts';
import { seatAt } from './keys.ts';
import { POLL } from './own-tables.tsx';
import { TableRow } from './table-row.tsx';
import { usePolled } from './use-polled.ts';

const text = onlineWords.open;

/** Public tables at which this device has no seat: those with a free seat first, then those to watch. */
export function OpenTables() {
  const { value, problem } = usePolled(publicTables, POLL);
  const others = (value ?? []).filter(({ id, status }) => status !== 'over' && seatAt(id) === null);
  const open = others.filter(({ status }) => status === 'gathering');
  const playing = others.filter(({ status, card }) => status === 'playing' && card.spectators !== null);
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">{text.title}</h2>
      {problem !== null && <p className="notice bad">{problem}</p>}
      {value !== null && open.length === 0 && <p className="soft">{text.none}</p>}
      {open.length > 0 && (
        <ul className="matches">
          {open.map((table) => (
            <TableRow
              key={table.id}
              table={table}
              go={text.join}
              isPrimary={table.card.seats.some(({ isFree }) => isFree)}
            />
          ))}
        </ul>
      )}
      {playing.length > 0 && (
        <>
          <h3>{text.underWay}</h3>
          <ul className="matches">
            {playing.map((table) => (
              <TableRow key={table.id} table={table} go={text.watch} isPrimary={false} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
