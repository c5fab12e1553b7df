/** The layout of a map's drawing, computed once for each map from its data alone. */
import { type Box, overlap } from '@marchlands/kit/box.ts';
import { grain } from '@marchlands/kit/grain.ts';
import { distanceToPiece, extentOf, isInside, piecesOf } from '../../data/geometry.ts';
import type { MapData, Point, SiteKind } from '../../data/map.ts';
import { bordersOf } from '../../data/ring.ts';
import { type Label, labelsOf } from './lettering.ts';
import { cornersOf, linePath, moved, polygonPath, ringPath, seedOf } from './points.ts';
import { boxOf, SLOTS, type Zone, zoneOf } from './slots.ts';
import { LOOKS, type Look } from './terrain.ts';
import { type River, riversOf } from './water.ts';

/** Sea around the land, in canvas units. */
const MARGIN = 18;
/** Width of the band along a border in the owner's colour. */
const BAND = 6.5;
/** Half a letter of the sea's name, and the least room above it, for a name as high as the room around it. */
const SEA_LETTER = 0.26;
const LEAST_SEA = 12;
/** Size of a lake's name, and the width of a letter at size 1. */
const LAKE_NAME = 8.5;
const LAKE_LETTER = 0.5;

export interface Region {
  readonly id: string;
  /** Its outline. */
  readonly path: string;
  /** The band along the inside of its outline. */
  readonly band: string;
  /** A line just inside the outline, not shared with the neighbours. */
  readonly inner: string;
  /** The terrain marks for a site, as one line. */
  marks(site: SiteKind): string;
  readonly zone: Zone;
  readonly label: Label;
}

export interface Layout {
  readonly box: Box;
  /** In the order of the map's territories. */
  readonly regions: readonly Region[];
  /** All lines between land and sea, and between territories on land. */
  readonly coast: string;
  readonly borders: string;
  readonly rivers: readonly River[];
  readonly lakes: readonly {
    readonly id: string;
    readonly name: string;
    readonly path: string;
    readonly at: Point;
    readonly size: number;
  }[];
  /** The widest open sea, for its name; null if there is too little. */
  readonly sea: { readonly at: Point; readonly size: number } | null;
}

const layouts = new WeakMap<MapData, Layout>();

/** The layout of a map that has passed its checks. */
export function layoutOf(map: MapData): Layout {
  const known = layouts.get(map);
  if (known !== undefined) return known;
  const made = lay(map);
  layouts.set(map, made);
  return made;
}

function lay(map: MapData): Layout {
  const corners = cornersOf(map);
  const zones = new Map(map.territories.map((territory) => [territory.id, zoneOf(map, territory)] as const));
  const labels = labelsOf(map, zones);
  const lines = (kind: string): string =>
    map.borders.flatMap((border) => (border.kind === kind ? [linePath(border.points, corners)] : [])).join('');
  const regions = map.territories.flatMap(({ id, polygon }): Region[] => {
    const [zone, label] = [zones.get(id), labels.get(id)];
    if (zone === undefined || label === undefined) return [];
    const path = ringPath(polygon, corners);
    const band = `${path}${polygonPath(moved(polygon, () => BAND, true))}`;
    const inner = polygonPath(moved(polygon, () => BAND * 0.7, true));
    const free = [label.name.box, label.id.box, boxOf(zone, SLOTS.warrior)];
    const known = new Map<SiteKind, string>();
    const marks = (site: SiteKind): string => {
      const found = known.get(site) ?? marksOf(map, id, polygon, LOOKS[site], free);
      known.set(site, found);
      return found;
    };
    return [{ id, path, band, inner, marks, zone, label }];
  });
  const box = boxAroundLand(map);
  return {
    box,
    regions,
    coast: lines('sea'),
    borders: lines('line'),
    rivers: riversOf(map),
    lakes: map.lakes.map(({ id, name, polygon, label }) => {
      const { left, right } = extentOf(polygon);
      const room = (right - left) * 0.86;
      const size = Math.min(LAKE_NAME, room / (name.length * LAKE_LETTER));
      return { id, name, path: ringPath(polygon, corners), at: label, size };
    }),
    sea: seaOf(map, box),
  };
}

function boxAroundLand({ territories, lakes }: MapData): Box {
  const { left, right, top, bottom } = extentOf([...territories, ...lakes].flatMap(({ polygon }) => polygon));
  const [x, y] = [left - MARGIN, top - MARGIN];
  return { x, y, width: right + MARGIN - x, height: bottom + MARGIN - y };
}

/** Marks on a grid jittered by the territory's id, clear of its borders and lettering. */
function marksOf(
  map: MapData,
  id: string,
  polygon: readonly Point[],
  { space, forms }: Look,
  free: readonly Box[],
): string {
  const seed = seedOf(`${map.id} ${id}`);
  const edges = piecesOf(polygon);
  const waters = bordersOf(map.borders, id).flatMap(({ kind, points }) =>
    kind === 'river' ? points.slice(1).map((point, i) => [points[i], point] as const) : [],
  );
  const { left, right, top, bottom } = extentOf(polygon);
  const marks: string[] = [];
  for (let row = 0, y = top; y < bottom; row += 1, y += space * 0.8) {
    for (let column = 0, x = left; x < right; column += 1, x += space) {
      const at: Point = [
        x + ((row % 2) / 2 + (grain(column, row, seed) - 0.5) * 0.6) * space,
        y + (grain(column, row, seed + 1) - 0.5) * 0.6 * space,
      ];
      const mark: Box = { x: at[0] - 9, y: at[1] - 7, width: 18, height: 14 };
      if (!isInside(at, polygon) || free.some((box) => overlap(box, mark))) continue;
      if (edges.some(([a, b]) => distanceToPiece(at, a, b) < 12)) continue;
      if (waters.some(([a, b]) => distanceToPiece(at, a, b) < 16)) continue;
      const form = forms[Math.floor(grain(column, row, seed + 2) * forms.length)];
      marks.push(`M${Math.round(at[0])} ${Math.round(at[1])}${form}`);
    }
  }
  return marks.join('');
}

/** The middle of the widest open sea within the drawing. */
function seaOf(map: MapData, box: Box): Layout['sea'] {
  const coast = map.borders.filter(({ kind }) => kind === 'sea').flatMap(({ points }) => points);
  // A name is wide and low: it reaches this many times as far sideways as up and down.
  const wide = map.sea.length * SEA_LETTER;
  let best: Layout['sea'] = null;
  for (let y = box.y + 12; y < box.y + box.height - 12; y += 12) {
    for (let x = box.x + 40; x < box.x + box.width - 40; x += 12) {
      if ([...map.territories, ...map.lakes].some(({ polygon }) => isInside([x, y], polygon))) continue;
      const free = coast.reduce(
        (least, [u, v]) => Math.min(least, Math.hypot((u - x) / wide, v - y)),
        Math.min(y - box.y, box.y + box.height - y, (x - box.x) / wide, (box.x + box.width - x) / wide),
      );
      if (free > (best?.size ?? LEAST_SEA)) best = { at: [x, y], size: free };
    }
  }
  return best;
}
