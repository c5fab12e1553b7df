import { useEffect, useState } from 'react';
import { dayText } from '../solo/dates.ts';
import type { Table, TableState } from '../table/table.ts';
import { words } from '../words/words.ts';
import { CopyButton } from './copy.tsx';
import { Dialog } from './dialog.tsx';
import { replayAddress } from './link-tool.tsx';
import { useLoaded } from './use-loaded.ts';

interface Props {
  readonly table: Table;
  readonly state: TableState;
  /** The result of the match, in a few words. */
  readonly headline: string;
  readonly onClose: () => void;
}

/** Shares a finished match: a picture of the board, a line of text, and a link to the replay. */
export function ShareTool({ table, state, headline, onClose }: Props) {
  const { info, now } = state;
  const text = words.share;
  const deal =
    info.daily !== null ? words.daily.of(dayText(info.daily)) : info.deal !== null ? words.deal.of(info.deal) : null;
  const scores = info.seats
    .map(({ seat, name }) => ({ name, score: now.final?.scores[seat] ?? null }))
    .filter(({ score }) => score !== null)
    .map(({ name, score }) => `${name} ${score}`);
  const line = [`${info.title}: ${headline}`, scores.join(', '), deal ?? ''].filter((part) => part !== '').join(' · ');
  const link = useLoaded(() => replayAddress(table, now.version), [table, now.version]);
  const address = link.state === 'ready' && link.value.ok ? link.value.value : null;
  const picture = useLoaded(async () => {
    const board = document.querySelector<HTMLElement>('.table-board');
    if (board === null) throw new Error('there is no board');
    const { boardPicture } = await import('../share/picture.ts');
    const lines = [scores.join(' · '), [deal, words.brand].filter((part) => part !== null).join(' · ')];
    return boardPicture(board, { title: headline, lines: lines.filter((part) => part !== '') });
  }, [now.version]);
  const blob = picture.state === 'ready' ? picture.value : null;
  const shown = useAddress(blob);
  const file = blob === null ? null : new File([blob], `${info.gameId}.png`, { type: 'image/png' });
  const parcel = file === null ? null : { files: [file], text: address === null ? line : `${line}\n${address}` };
  // Only some devices can share with other programs.
  const handedOn =
    parcel !== null && typeof navigator.canShare === 'function' && navigator.canShare(parcel) ? parcel : null;
  return (
    <Dialog title={text.title} onClose={onClose}>
      {picture.state === 'failed' && <p className="notice bad">{text.noPicture}</p>}
      {picture.state === 'loading' && <p className="soft">{words.loading}</p>}
      {shown !== null && <img className="share-picture" src={shown} alt={text.picture(line)} />}
      <p className="share-line">{line}</p>
      <div className="row">
        {shown !== null && (
          <a className="button primary" href={shown} download={`${info.gameId}.png`}>
            {text.save}
          </a>
        )}
        {handedOn !== null && (
          <button
            type="button"
            className="button"
            // Cancelling is no error.
            onClick={() => void navigator.share(handedOn).catch(() => undefined)}
          >
            {text.handOn}
          </button>
        )}
        <CopyButton text={address === null ? line : `${line}\n${address}`} />
      </div>
      <p className="soft">{address === null ? words.table.linkNotYet : text.about}</p>
    </Dialog>
  );
}

/** A URL for a picture, revoked when it is no longer shown. */
function useAddress(blob: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (blob === null) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
