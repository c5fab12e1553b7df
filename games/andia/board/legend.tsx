/** The legend: the meaning of the signs on the map, and its keys. */
import { Legend as SignsAndKeys } from '@marchlands/kit/legend.tsx';
import type { ReactNode } from 'react';
import { words } from './words.ts';

const sign = (id: string, meaning: string, drawing: ReactNode) => ({
  id,
  meaning,
  drawing: (
    <svg width="48" height="24" viewBox="0 0 80 40" aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  ),
});

const SIGNS = [
  sign(
    'road',
    words.legendRoad,
    <>
      <path className="andia-road-bed" d="M2 20h76" />
      <path className="andia-road" d="M2 20h76" />
    </>,
  ),
  sign(
    'bridge',
    words.legendBridge,
    <>
      <path className="andia-deck" d="M12 10h56v20H12z" />
      <path className="andia-piers" d="M12 9v22M31 9v22M49 9v22M68 9v22" />
      <path className="andia-parapet" d="M4 2l8 8h56l8-8M4 38l8-8h56l8 8" />
    </>,
  ),
  sign(
    'pass',
    words.legendPass,
    <>
      <path className="andia-trail-bed" d="M2 20h76" />
      <path className="andia-trail" d="M2 20h76" />
      <g className="andia-peaks">
        <path d="M26 12l10-12l10 12zM30 40l10-12l10 12z" />
      </g>
    </>,
  ),
  sign(
    'flag',
    words.legendFlag,
    <>
      <g className="andia-flag">
        <path d="M40 38V2" />
        <path d="M40 2L12 12l28 9z" fill="var(--seat-0)" />
      </g>
    </>,
  ),
];

export function Legend() {
  return <SignsAndKeys title={words.legend} signs={SIGNS} keysTitle={words.keys} keys={words.keyList} />;
}
