import type { Interval } from '@marchlands/bots/stats.ts';

/** An interval as a line with its mean as a dot, on a scale from `least` to `most`; its text stands beside it. */
export function Whisker({
  interval: { value, low, high },
  least,
  most,
  line,
  isSecond = false,
}: {
  interval: Interval;
  least: number;
  most: number;
  /** A reference value. */
  line: number;
  isSecond?: boolean;
}) {
  const at = (number: number): string =>
    `${(100 * (Math.min(most, Math.max(least, number)) - least)) / (most - least)}%`;
  return (
    <svg
      className={`whisker ${isSecond ? 'second' : ''}`}
      width="100%"
      height="18"
      aria-hidden="true"
      focusable="false"
    >
      <line className="axis" x1={at(line)} x2={at(line)} y1="0" y2="18" />
      {Number.isFinite(low) && <line className="reach" x1={at(low)} x2={at(high)} y1="9" y2="9" />}
      <circle cx={at(value)} cy="9" r="4.5" />
    </svg>
  );
}
