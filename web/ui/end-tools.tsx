import { CircleStop, Flag } from 'lucide-react';
import type { EarlyEnd, TableState } from '../table/table.ts';
import { remoteWords } from '../words/remote.ts';
import { words } from '../words/words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface Props {
  readonly ending: EarlyEnd;
  readonly state: TableState;
  readonly onClose: () => void;
}

/** The buttons to end the match early: those that the rules have, or one to end it without a result. */
export function EndButtons({ state, onTool }: { state: TableState; onTool: (tool: 'resign' | 'agree') => void }) {
  const text = words.table;
  const { canResign, seats } = state.info;
  if (state.seated === null) return null;
  const persons = seats.filter(({ kind }) => kind === 'person');
  return (
    <>
      {canResign && (
        <button type="button" className="button" onClick={() => onTool('resign')}>
          <Flag size={20} aria-hidden="true" /> {text.resign(nameOf(state))}
        </button>
      )}
      {/* A bot cannot agree to an early end that counts by the rules. */}
      {(!canResign || persons.length === seats.length) && (
        <button type="button" className="button" onClick={() => onTool('agree')}>
          <CircleStop size={20} aria-hidden="true" /> {canResign ? text.agree : text.stop}
        </button>
      )}
    </>
  );
}

/** The name of the person at the screen. */
function nameOf({ info, seated }: TableState): string {
  return info.seats.find(({ seat }) => seat === seated)?.name ?? words.you;
}

export function ResignTool({ ending, state, onClose }: Props) {
  const text = words.table;
  const name = nameOf(state);
  return (
    <ConfirmDialog
      title={text.resign(name)}
      says={state.info.replacesResigned ? text.replaceAsk(name) : text.resignAsk(name, state.info.title)}
      yes={text.resignYes}
      act={() => ending.resign()}
      onClose={onClose}
    />
  );
}

export function AgreeTool({ ending, state, onClose }: Props) {
  const text = words.table;
  const { canResign, title, isRemote } = state.info;
  return (
    <ConfirmDialog
      title={canResign ? text.agree : text.stop}
      says={isRemote ? remoteWords.endAsk(title) : canResign ? text.agreeAsk(title) : text.stopAsk(title)}
      yes={isRemote ? remoteWords.askYes : text.endYes}
      act={() => ending.agree()}
      onClose={onClose}
    />
  );
}
