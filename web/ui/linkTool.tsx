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

/** Addresses that open this replay, or this position to play on from. */
export function LinkTool({ table, state, at, onClose }: Props) {
  const [replay, setReplay] = useState('');
  const [position, setPosition] = useState('');
  const { info, now } = state;
  useEffect(() => {
    const origin = window.location.origin;
    void table
      .record(true)
      .then((record) => addressOf({ kind: 'replay', record, at: at ?? now.version }, origin))
      .then(setReplay);
    void table
      .position()
      .then((text) =>
        addressOf(
          {
            kind: 'position',
            gameId: info.gameId,
            seats: info.seats.length,
            options: { ...info.options },
            position: JSON.parse(text),
            ...(info.deal === null ? {} : { deal: info.deal }),
          },
          origin,
        ),
      )
      .then(setPosition);
  }, [table, info, now.version, at]);
  const text = words.table;
  return (
    <Dialog title={text.linkTitle} onClose={onClose}>
      <p>{text.linkHelp}</p>
      <Address label={text.linkReplay} address={replay} />
      <Address label={text.linkPosition} address={position} />
      {info.deal !== null && (
        <>
          <Address label={words.deal.link} address={`${window.location.origin}${dealPath(info, info.deal)}`} />
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

function Address({ label, address }: { label: string; address: string }) {
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
