export type Pt = [number, number];

export interface Territory {
  /** Letter and 1-2 digits: `C3`. */
  id: string;
  name: string;
  /** Inside the polygon. */
  label: Pt;
  /** Radius of the free circle round the label. */
  room: number;
  borders: string[];
  /** Clockwise on screen, first point not repeated. */
  polygon: Pt[];
}

/** One unbroken common line; every polygon is made of these. */
export interface Border {
  id: string;
  kind: 'line' | 'river' | 'lake' | 'sea';
  a: string;
  b: string;
  points: Pt[];
}

export interface Reach {
  id: string;
  branch: string;
  /** 1 is the most upstream. */
  order: number;
  /** Banks as seen facing downstream. */
  left: string;
  right: string;
  border: string;
  /** Junctions. */
  up: string;
  down: string;
  path: Pt[];
}

export interface Lake {
  id: string;
  name: string;
  shores: string[];
  /** Pairs of shores parted by the lake alone: not adjacent. */
  facing: [string, string][];
  outlet: string | null;
  label: Pt;
  polygon: Pt[];
}

/** A map file. */
export interface CantaboriaMap {
  format: 'cantaboria-map/1';
  id: string;
  name: string;
  canvas: [number, number];
  players: { min: number; max: number; recommended: number[] };
  sites: { timber: number; gold: number; iron: number; magic: number; horse: number };
  sea: string;
  branches: { id: string; name: string; reaches: string[]; source: string; flowsInto: string }[];
  territories: Territory[];
  borders: Border[];
  junctions: {
    id: string;
    kind: 'lakeOutlet' | 'spring' | 'bend' | 'confluence' | 'mouth';
    point: Pt;
    lake?: string;
  }[];
  reaches: Reach[];
  lakes: Lake[];
  berths: { id: string; lake: string; shore: string; point: Pt }[];
  adjacency: [string, string, 'line' | 'river'][];
}
