/** Arrows of a map: where pieces go, and how many. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** An arrow's line, bent a little to its right so that opposite arrows lie beside each other. */
export interface ArrowShape {
  /** Path data of the shaft. */
  readonly shaft: string;
  /** Path data of the head. */
  readonly head: string;
  /** The middle of the line, where its number stands. */
  readonly middle: Spot;
}

/**
 * @param gap distance left free at both ends
 * @param bend offset of the middle from the straight line
 * @param width of the shaft
 */
export function arrowShape(from: Spot, to: Spot, { gap = 50, bend = 26, width = 16 } = {}): ArrowShape {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const ahead = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const right = { x: -ahead.y, y: ahead.x };
  const free = Math.min(gap, length * 0.32);
  const begin = moved(from, ahead, free, right, bend * 0.5);
  const end = moved(to, ahead, -free, right, bend * 0.5);
  // The control point of the curve has twice the offset of its middle.
  const control = moved({ x: (begin.x + end.x) / 2, y: (begin.y + end.y) / 2 }, ahead, 0, right, bend);
  const middle = { x: (begin.x + end.x) / 4 + control.x / 2, y: (begin.y + end.y) / 4 + control.y / 2 };
  const slope = Math.max(1, Math.hypot(end.x - control.x, end.y - control.y));
  const last = { x: (end.x - control.x) / slope, y: (end.y - control.y) / slope };
  const side = { x: -last.y, y: last.x };
  const neck = moved(end, last, -width * 1.7, side, 0);
  const corners = [
    end,
    moved(neck, last, 0, side, width * 1.15),
    moved(neck, last, width * 0.4, side, 0),
    moved(neck, last, 0, side, -width * 1.15),
  ];
  return {
    shaft: `M${show(begin)}Q${show(control)} ${show(moved(neck, last, width * 0.3, side, 0))}`,
    head: `M${corners.map(show).join('L')}Z`,
    middle,
  };
}

function moved(from: Spot, ahead: Spot, forward: number, aside: Spot, sideways: number): Spot {
  return {
    x: from.x + ahead.x * forward + aside.x * sideways,
    y: from.y + ahead.y * forward + aside.y * sideways,
  };
}

function show({ x, y }: Spot): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

export interface ArrowProps {
  readonly from: Spot;
  readonly to: Spot;
  readonly colour: string;
  /** The text on its middle: a number of pieces. */
  readonly label?: string;
  /** Opacity; below 1 for a hint. */
  readonly strength?: number;
  readonly gap?: number;
  readonly bend?: number;
  readonly width?: number;
  readonly className?: string;
}

/** An arrow with its number, in the colour of the sending seat. */
export function Arrow({ from, to, colour, label, strength = 1, className = '', gap, bend, width = 16 }: ArrowProps) {
  const shape = arrowShape(from, to, {
    width,
    ...(gap === undefined ? {} : { gap }),
    ...(bend === undefined ? {} : { bend }),
  });
  return (
    <g className={`arrow ${className}`} opacity={strength} fill="none" strokeLinejoin="round">
      <g stroke="var(--marker-edge)">
        <path d={shape.shaft} strokeWidth={width + 6} />
        <path d={shape.head} strokeWidth={6} fill="var(--marker-edge)" />
      </g>
      <path d={shape.shaft} className="arrow-shaft" stroke={colour} strokeWidth={width} pathLength={100} />
      <path d={shape.head} fill={colour} />
      {label !== undefined && <Plate at={shape.middle} text={label} size={width * 2.6} edge={colour} />}
    </g>
  );
}

/** A number on a round plate, which is longer for a long number. */
export function Plate({ at, text, size, edge }: { at: Spot; text: string; size: number; edge: string }) {
  const half = Math.max(size / 2, text.length * size * 0.21 + size * 0.22);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect
        x={-half}
        y={-size / 2}
        width={2 * half}
        height={size}
        rx={size / 2}
        fill="var(--raised)"
        stroke={edge}
        strokeWidth={size * 0.1}
      />
      <text
        className="plate-text"
        y={size * 0.27}
        fontSize={size * 0.76}
        textAnchor="middle"
        fill="var(--ink)"
        stroke="none"
      >
        {text}
      </text>
    </g>
  );
}
