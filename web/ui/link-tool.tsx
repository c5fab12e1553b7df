import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { addressOf } from '../table/address.ts';
import { invitationPath } from '../table/invitation.ts';
import type { Table, TableInfo, TableState } from '../table/table.ts';
import { words } from '../words/words.ts';
import { CopyButton } from './copy.tsx';
import { Dialog } from './dialog.tsx';
import { type Loaded, useLoaded } from './use-loaded.ts';

interface Props {
  readonly table: Table;
  readonly state: TableState;
  readonly at: number | null;
  readonly onClose: () => void;
}

/** Links to this replay, or to this position to play on from. */
export function LinkTool({ table, state, at, onClose }: Props) {
  const { info, now } = state;
  const step = at ?? now.version;
  const replay = useLoaded(() => replayAddress(table, step), [table, step]);
  const position = useLoaded(() => positionAddress(table, info), [table, info, now.version]);
  const text = words.table;
  return (
    <Dialog title={text.linkTitle} onClose={onClose}>
      <p>{text.linkHelp}</p>
      <Address label={text.linkReplay} loaded={replay} />
      <Address label={text.linkPosition} loaded={position} />
      {now.final === null && <p className="soft">{text.linkUnknown}</p>}
      {info.deal !== null && (
        <>
          <Address
            label={words.deal.link}
            loaded={{ state: 'ready', value: ok(`${window.location.origin}${dealPath(info, info.deal)}`) }}
          />
          <p className="soft">{words.deal.linkAbout}</p>
        </>
      )}
    </Dialog>
  );
}

/** A link to the same deal with the same rules and bots. */
function dealPath({ gameId, seats, changed }: TableInfo, deal: number): string {
  const levels = seats.map(({ level }) => level ?? null);
  return invitationPath(gameId, { seats: seats.length, deal, levels, options: changed });
}

/** The link to this replay at a step, or why there is none. */
export async function replayAddress(table: Table, at: number): Promise<Result<string>> {
  const record = (await table.records?.replayable()) ?? ok(null);
  if (!record.ok) return record;
  if (record.value === null) return fail(words.table.linkNotYet);
  return ok(await addressOf({ kind: 'replay', record: record.value, at }, window.location.origin));
}

async function positionAddress(table: Table, info: TableInfo): Promise<Result<string>> {
  const found = await table.position();
  if (!found.ok) return found;
  const position: unknown = JSON.parse(found.value);
  const { gameId, seats, options, deal } = info;
  const laid = { gameId, seats: seats.length, options: { ...options }, ...(deal === null ? {} : { deal }) };
  return ok(await addressOf({ kind: 'position', ...laid, position }, window.location.origin));
}

/** A link, empty while it is being made, or why there is none. */
function Address({ label, loaded }: { label: string; loaded: Loaded<Result<string>> }) {
  const problem =
    loaded.state === 'failed'
      ? loaded.message
      : loaded.state === 'ready' && !loaded.value.ok
        ? loaded.value.problem.message
        : null;
  if (problem !== null) {
    return (
      <p className="address">
        {label}: <span className="soft">{problem}</span>
      </p>
    );
  }
  const address = loaded.state === 'ready' && loaded.value.ok ? loaded.value.value : '';
  return (
    <p className="address">
      <label>
        {label}
        <input className="field" readOnly value={address} onFocus={(event) => event.target.select()} />
      </label>
      <CopyButton text={address} />
    </p>
  );
}
