import { ok, type Result } from '@marchlands/core/result.ts';
import type { TableInfo } from '@marchlands/server/wire/messages.ts';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { onlineWords } from '../words/online.ts';
import { type ListedTable, ownTables, tableInfo } from './api.ts';
import { seatAt, tablesWithSeat } from './keys.ts';
import { SeatCode } from './seat-code.tsx';
import { aboutTable, TableRow } from './table-row.tsx';
import { usePolled } from './use-polled.ts';

const text = onlineWords.yours;

/** Milliseconds between polls of the tables. */
export const POLL = 10_000;
/** Another guest's seats that this device took over are queried one by one: at most this many. */
const MOST_OTHERS = 20;

/** Finished tables of other guests, which no longer change. */
const over = new Map<string, ListedTable>();

/** A table that the server does not list as the player's own; null if it does not exist or cannot be queried. */
async function findOther(id: string): Promise<ListedTable | null> {
  const known = over.get(id);
  if (known !== undefined) return known;
  const found = await tableInfo(id);
  if (!found.ok) return null;
  const listed = listedOf(found.value);
  if (listed.status === 'over') over.set(id, listed);
  return listed;
}

/** The player's seats: those listed by the server, and those taken over to this device. */
async function find(): Promise<Result<readonly ListedTable[]>> {
  const listed = await ownTables();
  if (!listed.ok) return listed;
  const others = tablesWithSeat().filter((id) => listed.value.every((table) => table.id !== id));
  const found = await Promise.all(others.slice(-MOST_OTHERS).map(findOther));
  return ok([...listed.value, ...found.filter((one) => one !== null)]);
}

function listedOf({
  id,
  game,
  status,
  created,
  options,
  clock,
  spectators,
  hasPassword,
  isRated,
  owner,
  seats,
}: TableInfo): ListedTable {
  return {
    id,
    game,
    status,
    touched: created,
    card: {
      options,
      clock,
      spectators,
      hasPassword,
      isRated,
      owner: owner.name,
      seats: seats.map(({ name, level, kept }) => ({
        name,
        level,
        isFree: name === null && level === null && kept === null,
      })),
    },
  };
}

/** The player's tables: first those with the player's turn, then other open ones; finished ones are folded. */
export function OwnTables() {
  const { value, problem } = usePolled(find, POLL);
  const [asked, setAsked] = useState<ListedTable | null>(null);
  const tables = value ?? [];
  const turn = tables.filter(({ isTurn }) => isTurn === true);
  const open = tables.filter(({ isTurn, status }) => isTurn !== true && status !== 'over');
  const past = tables.filter(({ isTurn, status }) => isTurn !== true && status === 'over');
  const openKey = asked === null ? null : seatAt(asked.id);

  const row = (table: ListedTable, go: string, isPrimary: boolean) => (
    <TableRow key={table.id} table={table} go={go} isPrimary={isPrimary}>
      {table.status !== 'over' && seatAt(table.id) !== null && (
        <button
          type="button"
          className="button quiet icon"
          aria-label={text.codeLong(aboutTable(table))}
          title={text.code}
          onClick={() => setAsked(table)}
        >
          <Smartphone size={20} aria-hidden="true" />
        </button>
      )}
    </TableRow>
  );

  return (
    <section aria-labelledby="your-tables">
      <h2 id="your-tables">{text.title}</h2>
      {problem !== null && <p className="notice bad">{problem}</p>}
      {value !== null && tables.length === 0 && <p className="soft">{text.none}</p>}
      {turn.length > 0 && (
        <>
          <h3>{text.turn}</h3>
          <ul className="matches">{turn.map((table) => row(table, text.play, true))}</ul>
        </>
      )}
      {open.length > 0 && (
        <ul className="matches" aria-label={text.playing}>
          {open.map((table) => row(table, text.go, false))}
        </ul>
      )}
      {past.length > 0 && (
        <details className="more">
          <summary>{text.more(past.length)}</summary>
          <ul className="matches">{past.map((table) => row(table, text.look, false))}</ul>
        </details>
      )}
      {asked !== null && openKey !== null && (
        <SeatCode id={asked.id} seatKey={openKey} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}
