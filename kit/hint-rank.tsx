import './hint-rank.css';

interface Props {
  /** The middle, in units of the drawing. */
  readonly x: number;
  readonly y: number;
  /** 1 for the best. */
  readonly rank: number;
  readonly radius: number;
}

/** The rank of a hinted choice, as a disc on its place. */
export function HintRank({ x, y, rank, radius }: Props) {
  return (
    <g className="kit-hint-rank" transform={`translate(${x} ${y})`}>
      <circle r={radius} strokeWidth={radius / 6} />
      <text y={radius * 0.5} fontSize={radius * 1.4}>
        {rank}
      </text>
    </g>
  );
}
