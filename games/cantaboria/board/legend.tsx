/** What the signs on the map mean, and its keys: for who asks. */
import type { ReactNode } from 'react';
import { words } from './words.ts';

const SIGNS: readonly (readonly [keyof typeof words.legendList, ReactNode])[] = [
  ['warrior', <use key="w" href="#ca-warrior-0" />],
  ['city', <use key="c" href="#ca-city" />],
  ['weapon', <use key="w" href="#ca-weapon" />],
  ['horse', <use key="h" href="#ca-horse" />],
  ['boat', <use key="b" href="#ca-boat-0" />],
  ['good', <use key="g" href="#ca-timber" />],
  ['site', <use key="s" href="#ca-site-timber" />],
  ['threat', <circle key="t" r={11} className="ca-threat" />],
];

export function Legend() {
  return (
    <div className="ca-legends">
      <details>
        <summary>{words.legend}</summary>
        <ul className="ca-legend">
          {SIGNS.map(([sign, drawing]) => (
            <li key={sign}>
              <svg width="34" height="34" viewBox="-15 -15 30 30" aria-hidden="true" focusable="false">
                {drawing}
              </svg>
              {words.legendList[sign]}
            </li>
          ))}
        </ul>
      </details>
      <details className="only-desk">
        <summary>{words.keys}</summary>
        <dl className="ca-keys">
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
