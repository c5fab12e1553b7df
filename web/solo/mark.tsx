import type { SoloResult } from './result.ts';

/** A result as a mark, distinguished by shape first: a full disc for a win, a ring with a cross for anything else. */
export function Mark({ result, x, y, size }: { result: SoloResult['result']; x: number; y: number; size: number }) {
  const arm = size * 0.42;
  if (result === 'won') return <circle className="solo-won" cx={x} cy={y} r={size} />;
  return (
    <g className="solo-lost">
      <circle cx={x} cy={y} r={size - 0.75} />
      <path d={`M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x - arm} ${y + arm}L${x + arm} ${y - arm}`} />
    </g>
  );
}

/** The same mark alone, for use beside a word. */
export function MarkIcon({ result }: { result: SoloResult['result'] }) {
  return (
    <svg className="solo-mark" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <Mark result={result} x={8} y={8} size={6.5} />
    </svg>
  );
}
