/**
 * The log (`.soclog`) that the server of JSettlers2 (github.com/jdmonin/JSettlers2) writes of a match, as far as it is
 * read here. It is documented in `doc/Message-Sequences-for-Game-Actions.md` (the messages of every action) and in the
 * comments of `GameEventLog` (the file) and of `SOCBoard` and `SOCBoardLayout` (the board).
 *
 *     SOC game event log: type=F, version=2500, created_at=1636724878, now=1636724953, game_name=g
 *     # a comment
 *     all:SOCVersion:2500|str=2.5.00|verBuild=JM20211111|feats=;ch;|cliLocale=(null)
 *     all:SOCNewGameWithOptions:game=g|param1=-1|param2=BC=t4,RD=f,PL=4
 *     all:SOCSitDown:game=g|nickname=ann|playerNumber=3|robotFlag=false
 *     0:29.756:all:SOCDiceResult:game=g|param=8
 *     p3:SOCDevCardAction:game=g|playerNum=3|actionType=DRAW|cardType=5
 *     !p3:SOCDevCardAction:game=g|playerNum=3|actionType=DRAW|cardType=0
 *
 * - The header: `type` is F for all messages, C for those of the server alone; `version` is 2500 or more.
 * - A line is a message, preceded by the time since the start (`m:ss.ddd:`) if the log has times, and by its receiver:
 *   `all`, one player (`p3`), all but one (`!p3`) or some (`!p[3, 2]`), observers (`ob`), whoever asked (`un`); `f3`
 *   and `fo` are requests of a player and of an observer. The events are the messages to `all`, `p` and `!p`.
 * - A card that others may not see goes to its players with its kind, and to the others as unknown: `cardType=0`,
 *   `resType=6`, `unknown=5`. A log with only the second line hides the card.
 * - Players have the numbers 0 to 3 of their places at the table, some of which may be vacant; turns go by number. Dice
 *   come as their sum. Resources are numbered `RESOURCES`, cards `CARDS`.
 * - Places are hexadecimal numbers made of two coordinates: see `hexAt`.
 */
import { islandFor } from '../data/boards.ts';
import type { DevCard } from '../data/cards.ts';
import { edgeBetween, NONE } from '../data/geometry.ts';
import type { Kind } from '../data/kinds.ts';

/** Resources, as its messages name and order them: the first has number 1. */
export const RESOURCES = ['clay', 'ore', 'sheep', 'wheat', 'wood'] as const;
const KIND_OF = { clay: 'brick', ore: 'ore', sheep: 'wool', wheat: 'grain', wood: 'lumber' } as const;
/** The same resources in our terms, in the same order. */
export const KINDS: readonly Kind[] = RESOURCES.map((resource) => KIND_OF[resource]);

/** Development cards by `cardType`; 0 is a hidden one. The five buildings are points. */
// biome-ignore format: in rows
export const CARDS: readonly (DevCard | null)[] = [
  null, 'road-building', 'plenty', 'monopoly',
  'point', 'point', 'point', 'point', 'point', 'knight',
];

/** Resources by kind. */
export type Cards = { readonly [kind in Kind]?: number };

/** The content of a line, with places and kinds in our terms and players by their numbers there. */
export type Told =
  | { readonly kind: 'settle' | 'city'; readonly player: number; readonly at: number }
  | { readonly kind: 'road'; readonly player: number; readonly edge: number }
  | { readonly kind: 'roll'; readonly total: number }
  | { readonly kind: 'buy' | 'play'; readonly player: number; readonly card: DevCard }
  | { readonly kind: 'plenty' | 'discard'; readonly player: number; readonly cards: Cards }
  | { readonly kind: 'monopoly'; readonly player: number; readonly of: Kind }
  | { readonly kind: 'robber'; readonly player: number; readonly hex: number }
  | { readonly kind: 'rob'; readonly player: number; readonly victim: number; readonly of: Kind }
  | { readonly kind: 'bank'; readonly player: number; readonly give: Cards; readonly take: Cards }
  /** A deal: `player` made the offer and gives `give` to `other`. */
  | {
      readonly kind: 'deal';
      readonly player: number;
      readonly other: number;
      readonly give: Cards;
      readonly take: Cards;
    }
  /** The player in turn from here on, and the state of the game. */
  | { readonly kind: 'turn'; readonly player: number; readonly state: number }
  /** The state of the game: its next step. */
  | { readonly kind: 'state'; readonly state: number }
  /** All resources of a hand; the longest road or the largest army, -1 for nobody's. */
  | { readonly kind: 'hand'; readonly player: number; readonly cards: Cards }
  | { readonly kind: 'award'; readonly of: 'longestRoad' | 'largestArmy'; readonly player: number };

export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  readonly told: Told;
}

/** A parsed log. */
export interface Log {
  /** In turn order, beginning with the player who places first. */
  readonly players: readonly { readonly number: number; readonly name: string }[];
  /** Points needed to win. */
  readonly target: number;
  readonly board: Layout;
  readonly lines: readonly Line[];
}

/** The island, and the line that describes it. */
export interface Layout {
  readonly line: number;
  /** By hex: its yield, null for a desert, and its token, 0 for none. */
  readonly hexes: readonly { readonly kind: Kind | null; readonly token: number }[];
  /** The ends of a coast edge and the resource traded there, null for any. */
  readonly harbours: readonly { readonly ends: readonly [number, number]; readonly kind: Kind | null }[];
  readonly robber: number;
}

/** The relevant states of the game, by number. */
export const STATE = {
  ...{
    settle1: 5,
    road1: 6,
    settle2: 10,
    road2: 11,
    beforeRoll: 15,
    play: 20,
    robber: 33,
    freeRoad1: 40,
    freeRoad2: 41,
  },
  ...{ discard: 50, victim: 51, plenty: 52, monopoly: 53, over: 1000 },
} as const;

const board = islandFor(4);

/** Corners of a hex from its centre, in the order of `hexVertices`: N, NE, SE, S, SW, NW. */
const CORNERS = [
  [0, 1],
  [1, 2],
  [2, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

const joined = (x: number, y: number): number => x * 16 + y;

/**
 * The centre of a hex. A place has two coordinates, one hexadecimal digit each: the first increases to the south-east,
 * the second to the north-east, so both increase to the east. A hex is two wide, and the middle one is at 77.
 */
function centreOf(q: number, r: number): readonly [x: number, y: number] {
  return [7 + 2 * q + 2 * r, 7 + 2 * q];
}

const HEX_AT = new Map(board.hexes.map(([q, r], hex) => [joined(...centreOf(q, r)), hex]));
const VERTEX_AT = new Map(
  board.hexes.flatMap(([q, r], hex) =>
    cornersOf(q, r).map((at, corner) => [at, board.hexVertices[hex * 6 + corner]] as const),
  ),
);
const PLACES = new Map([...VERTEX_AT].map(([at, vertex]) => [vertex, at]));

/** The places of a hex's corners. */
function cornersOf(q: number, r: number): readonly number[] {
  const [x, y] = centreOf(q, r);
  return CORNERS.map(([dx, dy]) => joined(x + dx, y + dy));
}

/** Each coordinate of an edge is the smaller one of its two ends'. */
function edgePlace(a: number, b: number): number {
  return joined(Math.min(a >> 4, b >> 4), Math.min(a & 15, b & 15));
}

/** The place of a vertex of the island, of an edge, of a hex. */
export function placeOfVertex(vertex: number): number {
  return PLACES.get(vertex) ?? -1;
}
export function placeOfEdge(edge: number): number {
  return edgePlace(placeOfVertex(board.edgeEnds[edge * 2]), placeOfVertex(board.edgeEnds[edge * 2 + 1]));
}
export function placeOfHex(hex: number): number {
  const [q, r] = board.hexes[hex];
  return joined(...centreOf(q, r));
}

const EDGE_AT = new Map(Array.from({ length: board.edges }, (_, edge) => [placeOfEdge(edge), edge]));

/** The hex, vertex or edge at a place; undefined if the island has none there. */
export function hexAt(place: number): number | undefined {
  return HEX_AT.get(place);
}
export function vertexAt(place: number): number | undefined {
  return VERTEX_AT.get(place);
}
export function edgeAt(place: number): number | undefined {
  return EDGE_AT.get(place);
}

/**
 * The 37 hexes of a layout, the island and the ring of sea around it, row by row from the north and each from the west.
 */
export const LAYOUT: readonly (readonly [q: number, r: number])[] = [-3, -2, -1, 0, 1, 2, 3].flatMap((r) =>
  Array.from({ length: 7 - Math.abs(r) }, (_, i) => [Math.max(-3, -3 - r) + i, r] as const),
);
/** By hex: its place in a layout. */
export const LAYOUT_OF: readonly number[] = board.hexes.map(([q, r]) =>
  LAYOUT.findIndex(([otherQ, otherR]) => otherQ === q && otherR === r),
);

/**
 * Values of `hexLayout`: the resources from 1 on. A harbour has its facing, plus 16 times its resource if it trades
 * only one.
 */
export const LAYOUT_DESERT = 0;
export const LAYOUT_SEA = 6;
/** A 3:1 harbour facing 1, north-east; the next values continue clockwise up to 6, north-west. */
export const LAYOUT_ANY = 7;
export const FACINGS = 6;
export const HARBOUR_STRIDE = 16;
/** Tokens by their value of `numberLayout`; -1 means none. */
export const TOKENS: readonly number[] = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

/** The ends of the coast edge that a harbour in a layout faces, the lower first; null if it faces no land. */
export function harbourEnds(at: number, facing: number): readonly [number, number] | null {
  const corners = cornersOf(...LAYOUT[at]);
  const a = vertexAt(corners[facing - 1]);
  const b = vertexAt(corners[facing % FACINGS]);
  if (a === undefined || b === undefined || edgeBetween(board, a, b) === NONE) return null;
  return [Math.min(a, b), Math.max(a, b)];
}

/** Hexes of the island. */
export const HEXES = board.hexes.length;
