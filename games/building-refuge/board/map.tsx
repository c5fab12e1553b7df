/** The board as a drawing: land, roads, markers, the spiral ahead, lit squares, the current event. */
import type { Masked } from '@marchlands/core/types.ts';
import type { LogEvent } from '@marchlands/kit/board.ts';
import { HintRank } from '@marchlands/kit/hint-rank.tsx';
import { flame, raider } from '@marchlands/kit/icons.ts';
import { Glyph, Marker } from '@marchlands/kit/seat-badge.tsx';
import { lookOf } from '@marchlands/kit/seats.ts';
import { memo, type ReactNode } from 'react';
import type { Tile } from '../data/tiles.ts';
import type { Event } from '../events.ts';
import type { CellView, TableView } from '../view/table.ts';
import { Land } from './land.tsx';
import { nearSquares } from './near.ts';
import { placeOf } from './playback.ts';
import { words } from './words.ts';

/** Left edge and top edge of a square. */
const xOf = (cell: number): number => (cell % 8) * 100;
const yOf = (cell: number): number => Math.floor(cell / 8) * 100;
const centre = (cell: number): string => `${xOf(cell) + 50} ${yOf(cell) + 50}`;

/** The number of squares of the spiral ahead that are drawn. */
const AHEAD = 9;

export interface MapProps {
  readonly table: TableView;
  /** Squares with a possible choice. */
  readonly lit: ReadonlySet<number>;
  readonly selected: number | null;
  /** The connected squares to outline. */
  readonly network: readonly number[];
  /** The points that a road would score, written on its squares: points by square. */
  readonly ghostRoad: number | null;
  readonly pointed: number | null;
  /** Squares where other seats acted since this seat last did. */
  readonly recent: readonly number[];
  /** Squares of a hint's moves, best first. */
  readonly hinted: readonly number[];
  readonly now: LogEvent<Masked<Event>> | null;
}

export function LandMap(props: MapProps) {
  const { table } = props;
  const side = table.size * 100;
  return (
    <svg className="refuge-map" viewBox={`0 0 ${side} ${side}`} aria-hidden="true" focusable="false">
      <clipPath id="refuge-square">
        <rect width="100" height="100" />
      </clipPath>
      <Ground table={table} lit={props.lit} />
      <Spiral table={table} />
      <Roads table={table} ghost={props.ghostRoad} />
      <Pieces table={table} />
      {props.network.map((cell) => (
        <Frame key={cell} cell={cell} className="refuge-network" />
      ))}
      {props.hinted.map((cell, i) => (
        <g key={cell} className="refuge-hint" transform={`translate(${xOf(cell)} ${yOf(cell)})`}>
          <rect x="5" y="5" width="90" height="90" />
          <HintRank x={50} y={50} rank={i + 1} radius={24} />
        </g>
      ))}
      {props.recent.map((cell) => (
        <Frame key={cell} cell={cell} className="refuge-recent" />
      ))}
      {props.pointed !== null && <Frame cell={props.pointed} className="refuge-pointed" />}
      {props.selected !== null && <Frame cell={props.selected} className="refuge-selected" />}
      {props.now?.event.kind !== 'cityRazed' && <Raiders table={table} />}
      {props.now !== null && <Effect key={props.now.id} event={props.now.event} />}
    </svg>
  );
}

function Frame({ cell, className }: { cell: number; className: string }) {
  return <rect className={className} x={xOf(cell) + 4} y={yOf(cell) + 4} width="92" height="92" />;
}

const Ground = memo(function Ground({ table, lit }: { table: TableView; lit: ReadonlySet<number> }) {
  const near = nearSquares(table);
  return (
    <g>
      {table.cells.map((cell, at) => {
        if (cell === null) return null;
        const tile: Tile | 'faceDown' | null = cell.faceDown ? 'faceDown' : cell.tile;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its number
          <g key={at} transform={`translate(${xOf(at)} ${yOf(at)})`}>
            {tile === null ? (
              <rect width="100" height="100" fill="var(--map-empty)" />
            ) : (
              <g clipPath="url(#refuge-square)">
                <Land tile={tile} />
              </g>
            )}
            <rect width="100" height="100" fill="none" stroke="var(--map-line)" strokeWidth="2" />
            {tile === null && (
              <text className="refuge-name" x="8" y="22">
                {words.square(at)}
              </text>
            )}
            {lit.has(at) && (tile === null ? <Dot isNear={near.has(at)} /> : <Corners />)}
          </g>
        );
      })}
    </g>
  );
});

/** The sign of an empty square with a possible action; the more promising ones stand out. */
function Dot({ isNear }: { isNear: boolean }) {
  return <circle className={`refuge-dot ${isNear ? 'near' : ''}`} cx="50" cy="50" r={isNear ? 11 : 5} />;
}

/** The sign of a filled square with a possible action. */
function Corners() {
  return <path className="refuge-corners" d="M5 24V5h19M76 5h19v19M95 76v19H76M24 95H5V76" />;
}

/** Where the next face-down tiles would go: the way of the spiral over the squares that are empty now. */
const Spiral = memo(function Spiral({ table }: { table: TableView }) {
  const from = table.spiral.findIndex((cell) => cell === table.nextFaceDown);
  // Once the barbarians have come, no tile goes face down any more.
  if (from < 0 || table.attack !== null) return null;
  const ahead = table.spiral.slice(from);
  const empties = ahead.filter((cell) => {
    const there = table.cells[cell];
    return there != null && there.tile === null && !there.faceDown;
  });
  const last = empties.at(Math.min(AHEAD, empties.length) - 1);
  const way = last === undefined ? [] : ahead.slice(0, ahead.indexOf(last) + 1);
  const next = empties.at(0);
  return (
    <g className="refuge-spiral">
      <path d={way.map((cell, i) => `${i === 0 ? 'M' : 'L'}${centre(cell)}`).join('')} />
      {next !== undefined && (
        <g transform={`translate(${xOf(next)} ${yOf(next)})`}>
          <path className="refuge-next" d="M64 6h30v30z" />
          <rect className="refuge-next-frame" x="6" y="6" width="88" height="88" />
        </g>
      )}
    </g>
  );
});

function connects(cell: CellView | null | undefined): boolean {
  if (cell == null) return false;
  return cell.road || cell.tile === 'city' || cell.tile === 'oasis' || cell.tile === 'mine';
}

/** From the middle of every road to the middle of every connected neighbour, and halfway in from those without one. */
function roadPath(table: TableView, ghost: number | null): string {
  let path = '';
  table.cells.forEach((cell, at) => {
    if (cell == null || !(cell.road || at === ghost)) return;
    const here = centre(at);
    const neighbours = [at - 8, at + 8, ...(at % 8 > 0 ? [at - 1] : []), ...(at % 8 < 7 ? [at + 1] : [])];
    const joined = neighbours.filter((n) => connects(table.cells[n]) || n === ghost);
    for (const n of joined) {
      const isRoad = table.cells[n]?.road === true || n === ghost;
      const x = xOf(at) + 50 + (xOf(n) - xOf(at)) * (isRoad ? 0.5 : 0.72);
      const y = yOf(at) + 50 + (yOf(n) - yOf(at)) * (isRoad ? 0.5 : 0.72);
      path += `M${here}L${x} ${y}`;
    }
    // A road that reaches nothing yet is a short piece of path.
    if (joined.length === 0) path += `M${xOf(at) + 28} ${yOf(at) + 62}L${xOf(at) + 72} ${yOf(at) + 38}`;
  });
  return path;
}

const Roads = memo(function Roads({ table, ghost }: { table: TableView; ghost: number | null }) {
  const path = roadPath(table, null);
  return (
    <g className="refuge-roads">
      {ghost !== null && <path className="refuge-road-ghost" d={roadPath(table, ghost)} />}
      <path className="refuge-road-edge" d={path} />
      <path className="refuge-road-core" d={path} />
    </g>
  );
});

const Pieces = memo(function Pieces({ table }: { table: TableView }) {
  const last = table.faceDown.at(-1);
  return (
    <g>
      {table.cells.map((cell, at) => {
        if (cell === null) return null;
        const [x, y] = [xOf(at), yOf(at)];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its number
          <g key={at}>
            {cell.owner !== null && <Marker seat={cell.owner} x={x + 80} y={y + 80} size={34} />}
            {cell.tile === 'city' && <Link x={x + 18} y={y + 80} isLinked={cell.linked} />}
            {cell.occupied && <Glyph path={raider} x={x + 80} y={y + 22} size={28} fill="var(--map-mark)" />}
            {at === last && <circle className="refuge-last" cx={x + 50} cy={y + 50} r="9" />}
            {at === table.entry && <path className="refuge-entry" d={`M${x + 2} ${y + 40}V${y + 2}H${x + 40}`} />}
          </g>
        );
      })}
    </g>
  );
});

/** A city in a scored network has two joined rings, another one an open ring. */
function Link({ x, y, isLinked }: { x: number; y: number; isLinked: boolean }) {
  return (
    <g className="refuge-link" transform={`translate(${x} ${y})`}>
      <circle className="refuge-link-field" r="14" />
      {isLinked ? <path d="M-3 0a5 5 0 1 0-5 5h3M3 0a5 5 0 1 1 5 5H5M-5 0H5" /> : <path d="M0-8V8M-8 0H8" />}
    </g>
  );
}

/** The barbarians at their place, with the number of bands left. */
function Raiders({ table }: { table: TableView }) {
  const { attack } = table;
  if (attack === null || attack.at === null) return null;
  return (
    <g className="refuge-raiders" style={{ transform: `translate(${xOf(attack.at)}px, ${yOf(attack.at)}px)` }}>
      <circle cx="50" cy="50" r="34" />
      <Glyph path={raider} x={50} y={46} size={44} fill="var(--map-empty)" />
      <text x="50" y="80">
        {attack.bands}
      </text>
    </g>
  );
}

/** The current event, drawn at its place. */
function Effect({ event }: { event: Masked<Event> }): ReactNode {
  const at = placeOf(event);
  switch (event.kind) {
    case 'tilePlaced':
      return (
        <Rising cell={event.at} seat={event.seat}>
          {event.points > 0 ? `+${event.points}` : ''}
        </Rising>
      );
    case 'networkScored':
      return (
        <g>
          {event.cells.map((cell) => (
            <Frame key={cell} cell={cell} className="refuge-pulse" />
          ))}
          {event.points.map((points, seat) =>
            points === 0 ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <Rising key={seat} cell={event.cells[0] ?? 0} seat={seat} line={seat}>
                +{points}
              </Rising>
            ),
          )}
        </g>
      );
    case 'cityRazed':
      return (
        <g className="refuge-fire">
          <Glyph path={flame} x={xOf(event.at) + 50} y={yOf(event.at) + 46} size={88} fill="var(--map-mark)" />
        </g>
      );
    default:
      return at === null ? null : <Frame cell={at} className="refuge-pulse" />;
  }
}

interface RisingProps {
  readonly cell: number;
  readonly seat: number;
  readonly line?: number;
  readonly children: ReactNode;
}

function Rising({ cell, seat, line = 0, children }: RisingProps) {
  return (
    <g className="refuge-rising">
      <Frame cell={cell} className="refuge-pulse" />
      <text x={xOf(cell) + 50} y={yOf(cell) + 52 + line * 34} style={{ fill: lookOf(seat).colour }}>
        {children}
      </text>
    </g>
  );
}
