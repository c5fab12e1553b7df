/** The legend: the meaning of the signs on the map, and its keys. */
import { Legend as SignsAndKeys } from '@marchlands/kit/legend.tsx';
import type { ReactNode } from 'react';
import { legendWords as words } from './legend-words.ts';

const SIGNS: readonly (readonly [keyof typeof words.signs, ReactNode])[] = [
  ['warrior', <use key="w" href="#ca-warrior-0" />],
  ['city', <use key="c" href="#ca-city" />],
  ['weapon', <use key="w" href="#ca-weapon" />],
  ['horse', <use key="h" href="#ca-horse" />],
  ['boat', <use key="b" href="#ca-boat-0" />],
  ['good', <use key="g" href="#ca-timber" />],
  ['site', <use key="s" href="#ca-site-timber" />],
  ['threat', <circle key="t" r={11} className="ca-threat" />],
];

const ROWS = SIGNS.map(([id, drawing]) => ({
  id,
  meaning: words.signs[id],
  drawing: (
    <svg width="34" height="34" viewBox="-15 -15 30 30" aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  ),
}));

export function Legend() {
  return <SignsAndKeys title={words.title} signs={ROWS} keysTitle={words.keysTitle} keys={words.keys} />;
}
