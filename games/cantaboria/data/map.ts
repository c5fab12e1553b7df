/** A map as data: the map form of the rules, one JSON object. `map-check/` defines a valid one. */
export interface MapData {
  readonly format: 'cantaboria-map/1';
  /** Key of the map, used by the option `map`: 3 to 40 of a-z, 0-9 and hyphen. */
  readonly id: string;
  /** Name for players, 1 to 60 characters. */
  readonly name: string;
  /** Width and height of the canvas: always 1000 and 800. */
  readonly canvas: Point;
  readonly players: PlayerRange;
  readonly sites: Sites;
  /** The sea's name. */
  readonly sea: string;
  readonly branches: readonly Branch[];
  readonly territories: readonly Territory[];
  readonly borders: readonly Border[];
  readonly junctions: readonly Junction[];
  readonly reaches: readonly Reach[];
  readonly lakes: readonly Lake[];
  readonly berths: readonly Berth[];
  /** Each adjacent pair once; derived from the borders, stored as a check. */
  readonly adjacency: readonly Adjacency[];
}

/** To the right 0 .. 1000, downwards 0 .. 800, with one decimal. */
export type Point = readonly [number, number];

/** The possible numbers of players: 2 <= min <= max <= 6. */
export interface PlayerRange {
  readonly min: number;
  readonly max: number;
  readonly recommended: readonly number[];
}

export const siteKinds = ['timber', 'gold', 'iron', 'magic', 'horse'] as const;
export type SiteKind = (typeof siteKinds)[number];
/** The number of sites of each kind on the map. */
export type Sites = { readonly [kind in SiteKind]: number };

export interface Branch {
  readonly id: string;
  readonly name: string;
  /** Reach ids, upstream to downstream. */
  readonly reaches: readonly string[];
  /** Lake id, junction id or `spring`. */
  readonly source: string;
  /** Junction id. */
  readonly flowsInto: string;
}

export interface Territory {
  /** A capital and one or two digits. */
  readonly id: string;
  readonly name: string;
  /** A point inside the polygon. */
  readonly label: Point;
  /** Radius of the free circle around the label, for the tokens, in canvas units. */
  readonly room: number;
  /** Ids of all borders of this territory. */
  readonly borders: readonly string[];
  /** Clockwise on screen, the first point not repeated. */
  readonly polygon: readonly Point[];
}

export const borderKinds = ['line', 'river', 'lake', 'sea'] as const;
export type BorderKind = (typeof borderKinds)[number];

/** One unbroken common line; polygons consist of borders only. */
export interface Border {
  /** `a-b`, followed by a full stop and a number if the pair has several. */
  readonly id: string;
  readonly kind: BorderKind;
  /** A territory. */
  readonly a: string;
  /** A territory for line and river, a lake for lake, `SEA` for sea. */
  readonly b: string;
  /** Two or more. */
  readonly points: readonly Point[];
}

/** The sea as the second side of a border. */
export const SEA = 'SEA';

export const junctionKinds = ['lakeOutlet', 'spring', 'bend', 'confluence', 'mouth'] as const;
export type JunctionKind = (typeof junctionKinds)[number];

/** An end of one or more reaches. */
export interface Junction {
  readonly id: string;
  readonly kind: JunctionKind;
  readonly point: Point;
  /** The lake, at an outlet. */
  readonly lake?: string;
}

/** A stretch of river between two territories: a water space. */
export interface Reach {
  /** A capital and one or two digits, unlike every territory id. */
  readonly id: string;
  readonly branch: string;
  /** Place in its branch; 1 = most upstream. */
  readonly order: number;
  /** Banks, facing downstream. */
  readonly left: string;
  readonly right: string;
  /** The border of kind river on which it runs. */
  readonly border: string;
  /** Junction ids. */
  readonly up: string;
  readonly down: string;
  /** The border's points, upstream to downstream. */
  readonly path: readonly Point[];
}

export interface Lake {
  readonly id: string;
  readonly name: string;
  /** Territory ids. */
  readonly shores: readonly string[];
  /** Pairs of shores separated only by the lake: not adjacent. */
  readonly facing: readonly (readonly [string, string])[];
  /** Reach id; null for a lake without outlet. */
  readonly outlet: string | null;
  readonly label: Point;
  /** Clockwise on screen, the first point not repeated. */
  readonly polygon: readonly Point[];
}

/** A mooring place in a lake at one shore: a water space. */
export interface Berth {
  /** Lake id, hyphen, shore id. */
  readonly id: string;
  readonly lake: string;
  readonly shore: string;
  readonly point: Point;
}

/** Two territories, and whether a river runs between them. */
export type Adjacency = readonly [string, string, 'line' | 'river'];

export const CANVAS: Point = [1000, 800];
