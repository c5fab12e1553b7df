/** One side of a trade, token by token. */
import { Icon } from '@marchlands/kit/seat-badge.tsx';
import type { Ref } from 'react';
import type { Token } from '../../events.ts';
import { TOKEN_ICONS } from '../map/tokens.tsx';
import { words } from '../words.ts';

interface Item {
  readonly token: Token;
  readonly says: string;
  drop?(): void;
}

export function Tray({ title, items, place }: { title: string; items: readonly Item[]; place?: Ref<HTMLDivElement> }) {
  return (
    <div className="ca-tray" ref={place}>
      <h3>
        {title} <span className="tabular">{items.length > 0 && items.length}</span>
      </h3>
      {items.length === 0 && <p className="soft">{words.nothingYet}</p>}
      <ul>
        {items.map(({ token, says, drop }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind from one place are alike
          <li key={`${says} ${i}`}>
            <Icon path={TOKEN_ICONS[token]} size={20} /> <span>{says}</span>
            {drop !== undefined && (
              <button type="button" className="button quiet icon" aria-label={words.takeOff(says)} onClick={drop}>
                <span aria-hidden="true">×</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
