import type { Seat } from '@marchlands/core/seat.ts';
import type { Reason } from '@marchlands/core/words.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { X } from 'lucide-react';
import { words } from '../words/words.ts';

interface Props {
  readonly prompt: string;
  readonly consequence: string | null;
  readonly isMine: boolean;
  readonly seat: Seat | null;
  /** The persons choosing at this screen; empty if there are none. */
  readonly name: string;
}

/** The line that always shows the pending decision, and the effect of the choice under the pointer. */
export function PromptLine({ prompt, consequence, isMine, seat, name }: Props) {
  return (
    <div className={`prompt ${isMine ? 'mine' : ''}`}>
      {seat !== null && <SeatBadge seat={seat} size={30} />}
      <p className="prompt-text">
        {name !== '' && <strong>{name}: </strong>}
        {prompt}
      </p>
      {consequence !== null && <p className="prompt-consequence tabular">{consequence}</p>}
    </div>
  );
}

/** Why a thing may not be done, with the rule to read. */
export function WhyNot({ reason, gameId, onClose }: { reason: Reason | null; gameId: string; onClose: () => void }) {
  return (
    <div className={`why-not ${reason === null ? '' : 'arriving'}`} role="status">
      {reason !== null && (
        <>
          <span>{reason.text}</span>
          {reason.rule !== '' && (
            <a href={`/rules/${gameId}#${reason.rule}`} target="_blank" rel="noreferrer">
              {words.table.rule(reason.rule)}
            </a>
          )}
          <button type="button" className="button quiet icon" aria-label={words.table.dismiss} onClick={onClose}>
            <X size={18} aria-hidden="true" />
          </button>
        </>
      )}
    </div>
  );
}
