/** The drawn island: sea, land, numbers, harbours and all pieces. */

import type { Seat } from '@marchlands/core/seat.ts';
import { HintRank } from '@marchlands/kit/hint-rank.tsx';
import { Glyph } from '@marchlands/kit/seat-badge.tsx';
import { lookOf } from '@marchlands/kit/seats.ts';
import { memo } from 'react';
import type { Step } from '../../advice/forecast.ts';
import type { Harbour } from '../../data/kinds.ts';
import { PIPS } from '../../data/pips.ts';
import type { Setup } from '../../setup.ts';
import type { HexView, Table } from '../../view/table.ts';
import { hexName } from '../../words/names.ts';
import { KIND_ICONS } from '../cards.tsx';
import * as icons from '../icons.ts';
import { placeOf } from '../places.ts';
import { words } from '../words.ts';
import { bayNameAt, beyond, harbourAt, layoutOf, numberAt, type Point } from './layout.ts';
import { Barbarian, Building, Knight, Road, trackAt } from './pieces.tsx';
import { landOf } from './terrain.ts';

export interface ChartProps {
  readonly setup: Setup;
  readonly table: Table;
  readonly lit: ReadonlySet<string>;
  readonly selected: string | null;
  readonly pointed: readonly string[];
  /** Places where other seats acted since this seat last did. */
  readonly recent: readonly string[];
  readonly hinted: readonly string[];
  /** A piece only previewed. */
  readonly ghost: { readonly id: string; readonly piece: Ghost; readonly seat: Seat } | null;
  /** The barbarians' next moves; empty until computed. */
  readonly steps: readonly Step[];
  /** By vertex: the chance that a barbarian arrives there within two turns. */
  readonly threats: ReadonlyMap<number, number>;
}

export type Ghost = 'settlement' | 'city' | 'road' | 'knight' | 'wall' | 'robber';

const at = ({ x, y }: Point): string => `translate(${x} ${y})`;

export function Chart(props: ChartProps) {
  const { setup, table } = props;
  const layout = layoutOf(setup.board);
  const { x, y, width, height } = layout.box;
  return (
    <svg className="ik-chart" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" focusable="false">
      <Land setup={setup} hexes={table.hexes} edges={table.edges} />
      {setup.isRoaming && <Bays setup={setup} shipBay={table.shipBay} edges={table.edges} />}
      <Glow {...props} />
      <HexPieces {...props} />
      {table.edges.map(({ road }, edge) =>
        road === null ? null : (
          <Road
            // biome-ignore lint/suspicious/noArrayIndexKey: edges are numbered
            key={edge}
            from={layout.vertices[setup.board.edgeEnds[edge * 2]]}
            to={layout.vertices[setup.board.edgeEnds[edge * 2 + 1]]}
            seat={road}
          />
        ),
      )}
      <Steps {...props} />
      <VertexPieces {...props} />
      <GhostPiece {...props} />
      <NamedPlaces {...props} />
      <HintRanks {...props} />
    </svg>
  );
}

/** Things that hardly ever change during a match. */
const Land = memo(function Land({
  setup,
  hexes,
  edges,
}: {
  setup: Setup;
  hexes: Table['hexes'];
  edges: Table['edges'];
}) {
  const layout = layoutOf(setup.board);
  const { x, y, width, height } = layout.box;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} className="ik-sea" />
      {[46, 30, 15].map((width) => (
        <path key={width} d={layout.coast} className="ik-shelf" strokeWidth={width} />
      ))}
      {edges.map(({ harbour }, edge) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: edges are numbered
        harbour === null ? null : <HarbourSign key={edge} setup={setup} edge={edge} harbour={harbour} />,
      )}
      {hexes.map((hex, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hexes are numbered
        <g key={i} transform={at(layout.hexes[i])}>
          <HexGround hex={hex} path={layout.hex} />
        </g>
      ))}
      <path d={layout.coast} className="ik-coast" />
      {layout.vertices.map((_, vertex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: vertices are numbered
        <VertexNumber key={vertex} setup={setup} vertex={vertex} isPlain />
      ))}
    </>
  );
});

/** The number of a vertex. @param isPlain only visible to people who want moves in notation */
function VertexNumber({ setup, vertex, isPlain }: { setup: Setup; vertex: number; isPlain: boolean }) {
  const { x, y } = numberAt(setup.board, vertex);
  return (
    <text className={`ik-vertex ${isPlain ? 'plain' : ''}`} x={x} y={y} textAnchor="middle">
      {vertex}
    </text>
  );
}

/** The names of vertices and hexes just mentioned in a sentence or a hint. */
function NamedPlaces({ setup, selected, pointed, recent, hinted }: ChartProps) {
  const places = [...(selected === null ? [] : [selected]), ...pointed, ...recent, ...hinted].map(placeOf);
  const vertices = places.flatMap(({ kind, at: place }) => {
    if (kind === 'h') return [];
    return kind === 'v' ? [place] : [setup.board.edgeEnds[place * 2], setup.board.edgeEnds[place * 2 + 1]];
  });
  const hexes = places.flatMap(({ kind, at: place }) => (kind === 'h' ? [place] : []));
  return (
    <>
      {[...new Set(vertices)].map((vertex) => (
        <VertexNumber key={`v${vertex}`} setup={setup} vertex={vertex} isPlain={false} />
      ))}
      {[...new Set(hexes)].map((hex) => (
        <HexName key={`h${hex}`} setup={setup} hex={hex} />
      ))}
    </>
  );
}

/** The offset of a rank from the piece on its place, in units of the map, so that both are visible. */
const OFF_PIECE = 24;

/** The ranks of a hint's places. */
function HintRanks({ setup, table, hinted }: ChartProps) {
  return hinted.map((id, i) => {
    const { kind, at: place } = placeOf(id);
    const { x, y } = spotOf(setup, id);
    const off = kind === 'h' || (kind === 'v' && isTaken(table.vertices[place])) ? OFF_PIECE : 0;
    return <HintRank key={id} x={x + off} y={y - off} rank={i + 1} radius={12} />;
  });
}

/** Above the token, in the free part of the hex. */
function HexName({ setup, hex }: { setup: Setup; hex: number }) {
  const { x, y } = layoutOf(setup.board).hexes[hex];
  return (
    <text className="ik-vertex" x={x} y={y - ABOVE_TOKEN} textAnchor="middle">
      {hexName(hex)}
    </text>
  );
}

function HexGround({ hex: { terrain, token }, path }: { hex: HexView; path: string }) {
  const { ground, ink, marks } = landOf(terrain);
  return (
    <>
      <path d={path} className="ik-hex" style={{ fill: ground }} />
      <path d={marks} className="ik-marks" style={{ stroke: ink }} />
      {token > 0 && <Token token={token} />}
    </>
  );
}

function Token({ token }: { token: number }) {
  const pips = PIPS[token];
  return (
    <g className={`ik-token ${pips === 5 ? 'likely' : ''}`}>
      <circle r="20" />
      <text className="ik-number" y="4" textAnchor="middle">
        {token}
      </text>
      {Array.from({ length: pips }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
        <circle key={i} className="ik-pip" cx={(i - (pips - 1) / 2) * 5.4} cy={12} r={2} />
      ))}
    </g>
  );
}

function HarbourSign({ setup, edge, harbour }: { setup: Setup; edge: number; harbour: Harbour }) {
  const { vertices } = layoutOf(setup.board);
  const sign = harbourAt(setup.board, edge);
  const ends = [setup.board.edgeEnds[edge * 2], setup.board.edgeEnds[edge * 2 + 1]];
  return (
    <g className="ik-harbour">
      {ends.map((end) => (
        <line key={end} x1={sign.x} y1={sign.y} x2={vertices[end].x} y2={vertices[end].y} />
      ))}
      <g transform={at(sign)}>
        <circle r="18" />
        <g className="ik-harbour-kind">
          <Glyph
            path={harbour === 'any' ? icons.harbour : KIND_ICONS[harbour]}
            x={0}
            y={-5}
            size={18}
            fill="var(--map-ink)"
          />
        </g>
        <text className="ik-rate" y="13" textAnchor="middle">
          {harbour === 'any' ? '3:1' : '2:1'}
        </text>
      </g>
    </g>
  );
}

const Bays = memo(function Bays({ setup, shipBay, edges }: { setup: Setup; shipBay: number; edges: Table['edges'] }) {
  const harbours = edges.flatMap(({ harbour }, edge) => (harbour === null ? [] : [edge]));
  return (
    <g className="ik-bays">
      {Array.from(setup.board.bays.keys()).map((bay) => {
        const spot = bayNameAt(setup.board, bay, harbours);
        return (
          <g key={bay} transform={at(spot)}>
            {bay === shipBay && <Glyph path={icons.ship} x={0} y={-20} size={24} fill="var(--map-water-ink)" />}
            <text className="ik-bay-name" y="4" textAnchor="middle">
              b{bay}
            </text>
          </g>
        );
      })}
    </g>
  );
});

const isTaken = ({ building, knight }: Table['vertices'][number]): boolean => building !== null || knight !== null;

function spotOf(setup: Setup, id: string): Point {
  const { hexes, vertices, edges } = layoutOf(setup.board);
  const place = placeOf(id);
  return (place.kind === 'h' ? hexes : place.kind === 'v' ? vertices : edges)[place.at];
}

/** Light under the places that can be chosen, are chosen, are pointed at, or are hinted at. */
function Glow({ setup, table, lit, selected, pointed, recent, hinted, threats }: ChartProps) {
  const { hex, vertices } = layoutOf(setup.board);
  const ends = (id: string) => {
    const { at: edge } = placeOf(id);
    const [a, b] = [vertices[setup.board.edgeEnds[edge * 2]], vertices[setup.board.edgeEnds[edge * 2 + 1]]];
    return { x1: a.x, y1: a.y, x2: b.x, y2: b.y };
  };
  const mark = (id: string, look: string) => {
    const { kind } = placeOf(id);
    if (kind === 'h')
      return <path key={`${look}${id}`} d={hex} className={look} transform={`${at(spotOf(setup, id))} scale(.93)`} />;
    if (kind === 'e') {
      const isBuilt = table.edges[placeOf(id).at].road !== null;
      return <line key={`${look}${id}`} {...ends(id)} className={`${look} edge ${isBuilt ? 'built' : ''}`} />;
    }
    // A ring around a piece, which would otherwise hide the light.
    const radius = isTaken(table.vertices[placeOf(id).at]) ? 27 : 17;
    return <circle key={`${look}${id}`} r={radius} className={look} transform={at(spotOf(setup, id))} />;
  };
  return (
    <>
      {[...threats].map(([vertex, chance]) => (
        <circle
          key={vertex}
          className="ik-threat"
          r="24"
          transform={at(vertices[vertex])}
          style={{ strokeOpacity: 0.25 + 0.75 * chance }}
        />
      ))}
      {[...lit].map((id) => mark(id, 'ik-lit'))}
      {hinted.map((id) => mark(id, 'ik-hinted'))}
      {recent.map((id) => mark(id, 'ik-recent'))}
      {pointed.map((id) => mark(id, 'ik-pointed'))}
      {selected !== null && mark(selected, 'ik-selected')}
    </>
  );
}

/** Distance of a hex's name above its middle, in units of the map: a token has a radius of 20. */
const ABOVE_TOKEN = 26;
/** Distance of the robber from the token, so that its number stays readable. */
const ROBBER_ASIDE = 33;

function HexPieces({ setup, table }: ChartProps) {
  const { hexes } = layoutOf(setup.board);
  const { merchant } = table;
  const isDealt = table.hexes.every(({ terrain }) => terrain !== null);
  return (
    <>
      {isDealt && (
        <g
          transform={at({ x: hexes[table.robber].x - ROBBER_ASIDE, y: hexes[table.robber].y + 4 })}
          className="ik-robber"
        >
          <circle r="16" />
          <Glyph path={icons.robber} x={0} y={0} size={25} fill="var(--map-dark-ink)" />
        </g>
      )}
      {merchant !== null && (
        <g transform={at({ x: hexes[merchant.hex].x + 27, y: hexes[merchant.hex].y + 4 })} className="ik-merchant">
          <circle r="14" style={{ fill: lookOf(merchant.seat).colour }} />
          <Glyph path={icons.merchant} x={0} y={0} size={20} fill="var(--marker-charge)" />
        </g>
      )}
    </>
  );
}

/** Offsets of barbarians that share a vertex with other pieces. */
const ASIDE = [
  { x: -18, y: 12 },
  { x: 18, y: 14 },
  { x: 0, y: -24 },
] as const;

function VertexPieces({ setup, table }: ChartProps) {
  const { vertices } = layoutOf(setup.board);
  return (
    <>
      {table.vertices.map(({ building, knight }, vertex) => {
        if (building === null && knight === null) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: vertices are numbered
          <g key={vertex} transform={at(vertices[vertex])}>
            {building !== null && <Building building={building} track={trackAt(table.metropolises, vertex)} />}
            {knight !== null && (
              <g transform={building === null ? undefined : 'translate(17 -14) scale(.82)'}>
                <Knight knight={knight} />
              </g>
            )}
          </g>
        );
      })}
      {table.barbarians.map((barbarian, bay) => {
        if (barbarian === null) return null;
        const here = table.barbarians.filter((one, i) => one !== null && one.at === barbarian.at && i < bay).length;
        const { building, knight } = table.vertices[barbarian.at];
        const isAlone = building === null && knight === null && here === 0;
        const aside = isAlone ? { x: 0, y: 0 } : ASIDE[here % ASIDE.length];
        const spot = vertices[barbarian.at];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: barbarians are named by their bays
          <g key={bay} transform={at({ x: spot.x + aside.x, y: spot.y + aside.y })}>
            <Barbarian barbarian={barbarian} heading={headingOf(setup, table, bay)} />
          </g>
        );
      })}
    </>
  );
}

/** Degrees clockwise from east: straight on from where it came, or from its bay inland. */
function headingOf({ board }: Setup, table: Table, bay: number): number {
  const { vertices } = layoutOf(board);
  const barbarian = table.barbarians[bay];
  if (barbarian === null) return 0;
  const here = vertices[barbarian.at];
  const from = barbarian.from === null ? here : vertices[barbarian.from];
  const to = barbarian.from === null ? vertices[board.inland[bay]] : here;
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/** The two possible places of each barbarian after the next march, with the red dice that lead there. */
function Steps({ setup, table, steps }: ChartProps) {
  const { vertices } = layoutOf(setup.board);
  return (
    <g className="ik-steps">
      {steps.flatMap(({ bay, left, right }) => {
        const barbarian = table.barbarians[bay];
        if (barbarian === null) return [];
        const ways =
          left === right
            ? [{ to: left, die: words.anyDie }]
            : [
                { to: left, die: words.leftDie },
                { to: right, die: words.rightDie },
              ];
        return ways.flatMap(({ to, die }) => {
          if (to === null || to === barbarian.at) return [];
          const from = vertices[barbarian.at];
          const end = beyond(from, vertices[to], -13);
          const label = { x: from.x * 0.53 + vertices[to].x * 0.47, y: from.y * 0.53 + vertices[to].y * 0.47 };
          return [
            <g key={`${bay} ${die}`}>
              <line x1={from.x} y1={from.y} x2={end.x} y2={end.y} />
              <circle cx={vertices[to].x} cy={vertices[to].y} r="11" />
              <g transform={at(label)}>
                <rect x="-13" y="-8.5" width="26" height="17" rx="8" />
                <text className="ik-step-die" y="4" textAnchor="middle">
                  {die}
                </text>
              </g>
            </g>,
          ];
        });
      })}
    </g>
  );
}

function GhostPiece({ setup, ghost }: ChartProps) {
  if (ghost === null) return null;
  const { piece, seat } = ghost;
  const { kind, at: place } = placeOf(ghost.id);
  const layout = layoutOf(setup.board);
  if (piece === 'road' && kind === 'e') {
    const { edgeEnds } = setup.board;
    return (
      <Road
        isGhost
        seat={seat}
        from={layout.vertices[edgeEnds[place * 2]]}
        to={layout.vertices[edgeEnds[place * 2 + 1]]}
      />
    );
  }
  return (
    <g className="ik-ghost" transform={at(spotOf(setup, ghost.id))}>
      {piece === 'knight' ? (
        <Knight knight={{ seat, level: 1, isActive: false, isReady: false, isPromoted: false }} />
      ) : piece === 'robber' ? (
        <Glyph path={icons.robber} x={0} y={0} size={36} fill="var(--map-ink)" />
      ) : (
        <Building
          building={{ seat, what: piece === 'settlement' ? 'settlement' : 'city', hasWall: piece === 'wall' }}
          track={null}
        />
      )}
    </g>
  );
}
