import { useEffect, useState } from 'react';
import { addressOf } from '../table/address.ts';
import { invitationPath } from '../table/invitation.ts';
import type { Table, TableInfo, TableState } from '../table/table.ts';
import { words } from '../words/words.ts';
import { CopyButton } from './copy.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  readonly table: Table;
  readonly state: TableState;
  readonly at: number | null;
  readonly onClose: () => void;
}

/** An address on its way, there, or why there is none. */
type Found = { readonly address: string } | { readonly problem: string };

const COMING: Found = { address: '' };

/** Addresses that open this replay, or this position to play on from. */
export function LinkTool({ table, state, at, onClose }: Props) {
  const [replay, setReplay] = useState(COMING);
  const [position, setPosition] = useState(COMING);
  const { info, now } = state;
  useEffect(() => {
    void replayAddress(table, at ?? now.version).then(setReplay);
    void positionAddress(table, info).then(setPosition);
  }, [table, info, now.version, at]);
  const text = words.table;
  return (
    <Dialog title={text.linkTitle} onClose={onClose}>
      <p>{text.linkHelp}</p>
      <Address label={text.linkReplay} found={replay} />
      <Address label={text.linkPosition} found={position} />
      {now.final === null && <p className="soft">{text.linkUnknown}</p>}
      {info.deal !== null && (
        <>
          <Address
            label={words.deal.link}
            found={{ address: `${window.location.origin}${dealPath(info, info.deal)}` }}
          />
          <p className="soft">{words.deal.linkAbout}</p>
        </>
      )}
    </Dialog>
  );
}

/** The way to the same deal by the same rules against the same bots. */
function dealPath({ gameId, seats, changed }: TableInfo, deal: number): string {
  const levels = seats.map(({ level }) => level ?? null);
  return invitationPath(gameId, { seats: seats.length, deal, levels, options: changed });
}

async function replayAddress(table: Table, at: number): Promise<Found> {
  const record = await table.replayable();
  if (!record.ok) return { problem: record.problem.message };
  if (record.value === null) return { problem: words.table.linkNotYet };
  return { address: await addressOf({ kind: 'replay', record: record.value, at }, window.location.origin) };
}

async function positionAddress(table: Table, info: TableInfo): Promise<Found> {
  const found = await table.position();
  if (!found.ok) return { problem: found.problem.message };
  const position: unknown = JSON.parse(found.value);
  const { gameId, seats, options, deal } = info;
  const laid = { gameId, seats: seats.length, options: { ...options }, ...(deal === null ? {} : { deal }) };
  return { address: await addressOf({ kind: 'position', ...laid, position }, window.location.origin) };
}

function Address({ label, found }: { label: string; found: Found }) {
  if ('problem' in found) {
    return (
      <p className="address">
        {label}: <span className="soft">{found.problem}</span>
      </p>
    );
  }
  return (
    <p className="address">
      <label>
        {label}
        <input className="field" readOnly value={found.address} onFocus={(event) => event.target.select()} />
      </label>
      <CopyButton text={found.address} />
    </p>
  );
}
