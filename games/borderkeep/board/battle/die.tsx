/** Six-sided dice, drawn; a 1 is a hit and looks like one. */

import { pipsOf } from '@marchlands/kit/pips.ts';

function Die({ value }: { value: number }) {
  return (
    <svg viewBox="0 0 24 24" className={`bk-die ${value === 1 ? 'hit' : ''}`} aria-hidden="true" focusable="false">
      <rect x="1.5" y="1.5" width="21" height="21" rx="4" />
      {pipsOf(value).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={12 + x * 5} cy={12 + y * 5} r={value === 1 ? 3.6 : 2.1} />
      ))}
    </svg>
  );
}

/** A row of dice; the caller provides the spoken words. */
export function Dice({ values }: { values: readonly number[] }) {
  return (
    <span className="bk-dice">
      {values.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice keep the order in which they were rolled
        <Die key={i} value={value} />
      ))}
    </span>
  );
}
