/** What the signs on the map mean, and its keys. */
import type { ReactNode } from 'react';
import { words } from './words.ts';

/** What the signs mean and which keys there are: for who asks. */
export function Legend() {
  return (
    <div className="andia-legends">
      <details>
        <summary>{words.legend}</summary>
        <ul className="andia-legend">
          <li>
            <Sign>
              <path className="andia-road-bed" d="M2 20h76" />
              <path className="andia-road" d="M2 20h76" />
            </Sign>
            {words.legendRoad}
          </li>
          <li>
            <Sign>
              <path className="andia-deck" d="M12 10h56v20H12z" />
              <path className="andia-piers" d="M12 9v22M31 9v22M49 9v22M68 9v22" />
              <path className="andia-parapet" d="M4 2l8 8h56l8-8M4 38l8-8h56l8 8" />
            </Sign>
            {words.legendBridge}
          </li>
          <li>
            <Sign>
              <path className="andia-trail-bed" d="M2 20h76" />
              <path className="andia-trail" d="M2 20h76" />
              <g className="andia-peaks">
                <path d="M26 12l10-12l10 12zM30 40l10-12l10 12z" />
              </g>
            </Sign>
            {words.legendPass}
          </li>
          <li>
            <Sign>
              <g className="andia-flag">
                <path d="M40 38V2" />
                <path d="M40 2L12 12l28 9z" fill="var(--seat-0)" />
              </g>
            </Sign>
            {words.legendFlag}
          </li>
        </ul>
      </details>
      <details className="only-desk">
        <summary>{words.keys}</summary>
        <dl className="andia-keys">
          {words.keyList.map(([key, says]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

function Sign({ children }: { children: ReactNode }) {
  return (
    <svg width="48" height="24" viewBox="0 0 80 40" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
