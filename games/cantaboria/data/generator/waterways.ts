import type { Sketch } from '../assemble.ts';
import type { Junction, Point } from '../map.ts';
import { cellId } from './borders.ts';
import type { River } from './course.ts';
import { type Grid, NONE } from './grid.ts';
import type { Shape } from './shape.ts';

type Reach = Sketch['reaches'][number];

export interface Waterways {
  readonly branches: readonly Omit<Sketch['branches'][number], 'name'>[];
  readonly reaches: readonly Reach[];
  readonly junctions: readonly Junction[];
}

/** A named part of the river: its edges downstream, and its corners, one more than edges. */
interface Stretch {
  readonly letter: string;
  readonly edges: readonly number[];
  readonly corners: readonly number[];
}

/** The letter of the branch at the start of each stream; its lake adds an L. */
export function sourceLetters(river: River): readonly string[] {
  return river.length === 1 ? ['M'] : ['N', 'S', 'T'].slice(0, river.length);
}

/** Branches, reaches and junctions of the river: the main stream is called M from the first confluence on. */
export function drawWaterways(grid: Grid, river: River, shape: Shape): Waterways {
  const stretches = stretchesOf(river);
  const junctions = junctionsOf(river, stretches, grid, shape);
  const at = (corner: number) => junctions.get(corner)?.id ?? '';
  const reaches = stretches.flatMap(({ letter, edges, corners }) =>
    edges.map((edge, i): Reach => {
      const { from, cells } = grid.edges[edge];
      const [a, b] = cells;
      const path = from === corners[i] ? shape.lines[edge] : [...shape.lines[edge]].reverse();
      const [left, right] = isLeft(shape.centres[a], path) ? [a, b] : [b, a];
      return {
        ...{ id: `${letter}${i + 1}`, branch: letter, order: i + 1 },
        ...{ left: cellId(grid, left), right: cellId(grid, right) },
        ...{ border: `${cellId(grid, a)}-${cellId(grid, b)}`, up: at(corners[i]), down: at(corners[i + 1]) },
      };
    }),
  );
  const branches = stretches.map(({ letter, corners }) => {
    const source = junctions.get(corners[0]);
    return {
      id: letter,
      reaches: reaches.filter(({ branch }) => branch === letter).map(({ id }) => id),
      source: source?.kind === 'spring' ? 'spring' : (source?.lake ?? source?.id ?? ''),
      flowsInto: at(corners[corners.length - 1]),
    };
  });
  return { branches, reaches, junctions: [...junctions.values()] };
}

function stretchesOf(river: River): readonly Stretch[] {
  const [main, ...others] = river;
  const letters = sourceLetters(river);
  const first = Math.min(...confluencesOf(river).map((corner) => main.corners.indexOf(corner)), main.edges.length);
  if (others.length === 0) return [{ letter: 'M', edges: main.edges, corners: main.corners }];
  return [
    { letter: letters[0], edges: main.edges.slice(0, first), corners: main.corners.slice(0, first + 1) },
    ...others.map(({ edges, corners }, i) => ({ letter: letters[i + 1], edges, corners })),
    { letter: 'M', edges: main.edges.slice(first), corners: main.corners.slice(first) },
  ];
}

/** The junctions of the other streams with the main one, most upstream first. */
function confluencesOf([main, ...others]: River): readonly number[] {
  const corners = others.map((stream) => stream.corners.at(-1) ?? NONE);
  return corners.sort((a, b) => main.corners.indexOf(a) - main.corners.indexOf(b));
}

/** All junctions by their corner; a bend is `N1/N2`. */
function junctionsOf(
  river: River,
  stretches: readonly Stretch[],
  grid: Grid,
  shape: Shape,
): ReadonlyMap<number, Junction> {
  const junctions = new Map<number, Junction>();
  for (const { letter, edges, corners } of stretches) {
    for (const [i, corner] of corners.entries()) {
      const edge = edges[Math.min(i, edges.length - 1)];
      const line = shape.lines[edge];
      const point = grid.edges[edge].from === corner ? line[0] : line[line.length - 1];
      junctions.set(corner, { id: `${letter}${i}/${letter}${i + 1}`, kind: 'bend', point });
    }
  }
  const rename = (corner: number, change: Omit<Junction, 'point'>) => {
    const point: Point = junctions.get(corner)?.point ?? [0, 0];
    junctions.set(corner, { ...change, point });
  };
  const letters = sourceLetters(river);
  for (const [i, { corners, lake }] of river.entries()) {
    const letter = letters[i];
    if (lake === NONE) rename(corners[0], { id: `${letter}-spring`, kind: 'spring' });
    else rename(corners[0], { id: `${letter}L-out`, kind: 'lakeOutlet', lake: `${letter}L` });
  }
  for (const [i, corner] of confluencesOf(river).entries()) rename(corner, { id: 'XY'[i], kind: 'confluence' });
  rename(river[0].corners[river[0].edges.length], { id: 'MOUTH', kind: 'mouth' });
  return junctions;
}

/** Whether a point lies to the left of a path, facing downstream. */
function isLeft([x, y]: Point, path: readonly Point[]): boolean {
  const [from, to] = [path[0], path[path.length - 1]];
  return (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]) < 0;
}
