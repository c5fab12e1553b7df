import { type ReactNode, useId, useState } from 'react';
import { remoteWords } from '../words/remote.ts';
import { words } from '../words/words.ts';
import type { TableSlots } from './table-slots.ts';

/** Log and chat in one place, one visible at a time. */
export function LogTabs({ log, slots, first = 'log' }: { log: ReactNode; slots: TableSlots; first?: 'log' | 'chat' }) {
  const [tab, setTab] = useState(first);
  const id = useId();
  const { unread } = slots;
  return (
    <div className="log-tabs">
      <div className="tabs" role="tablist" aria-label={words.table.log}>
        {(['log', 'chat'] as const).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            className="tab"
            id={`${id}-${name}`}
            aria-selected={tab === name}
            aria-controls={`${id}-panel`}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
              const other = name === 'log' ? 'chat' : 'log';
              setTab(other);
              document.getElementById(`${id}-${other}`)?.focus();
            }}
          >
            {name === 'log' ? words.table.log : remoteWords.chat.title}
            {name === 'chat' && tab === 'log' && unread > 0 && (
              <span className="unread" title={remoteWords.chat.unread(unread)}>
                <span className="visually-hidden">, {remoteWords.chat.unread(unread)}</span>
                <span aria-hidden="true">{unread}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'log' ? log : slots.chat}
      </div>
    </div>
  );
}
