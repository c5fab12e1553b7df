/** Derives the waters from the borders that are rivers: the direction of flow, junctions and names. */
import { keyOf } from '../../data/geometry.ts';
import type { Adjacency, Border, Branch, Junction, Lake, MapData, Reach } from '../../data/map.ts';
import { bordersOf, pathFrom, ringOf } from '../../data/ring.ts';

/** Letters for new streams; the shipped map's come first. */
const LETTERS = Array.from('MNSTRQPUVWXYZLKOIJHG');

/** A border of kind river, and the keys of its ends. */
interface Edge {
  readonly border: Border;
  readonly ends: readonly [string, string];
}

/** An edge with its direction. */
interface Flow extends Edge {
  readonly up: string;
  readonly down: string;
}

type Waters = Pick<MapData, 'branches' | 'reaches' | 'junctions' | 'lakes'>;

/**
 * The map with a border between two territories turned into a river, or back into land. Water takes the shortest way to
 * the coast.
 */
export function withRiver(map: MapData, id: string, isRiver: boolean): MapData {
  const borders = map.borders.map(
    (border): Border => (border.id === id ? { ...border, kind: isRiver ? 'river' : 'line' } : border),
  );
  const wet = new Set(borders.flatMap(({ kind, a, b }) => (kind === 'river' ? [`${a} ${b}`, `${b} ${a}`] : [])));
  const adjacency = map.adjacency.map(([a, b]): Adjacency => [a, b, wet.has(`${a} ${b}`) ? 'river' : 'line']);
  const changed = { ...map, borders, adjacency };
  return { ...changed, ...watersOf(changed) };
}

function edgesOf({ borders }: MapData): readonly Edge[] {
  return borders.flatMap((border): Edge[] => {
    const [first, last] = [border.points.at(0), border.points.at(-1)];
    return border.kind !== 'river' || first === undefined || last === undefined
      ? []
      : [{ border, ends: [keyOf(first), keyOf(last)] }];
  });
}

/** Derives branches, reaches, junctions and outlets anew; existing ones keep their letters and names. */
export function watersOf(map: MapData): Waters {
  const edges = edgesOf(map);
  const meeting = new Map<string, number>();
  for (const { ends } of edges) for (const end of ends) meeting.set(end, (meeting.get(end) ?? 0) + 1);
  const { far, mouths } = distances(map, edges, meeting);
  const flows = edges.map((edge): Flow => {
    const [one, other] = edge.ends;
    const [a, b] = [far.get(one) ?? 0, far.get(other) ?? 0];
    const isDownstream = a > b || (a === b && one > other);
    return { ...edge, up: isDownstream ? one : other, down: isDownstream ? other : one };
  });
  const outlets = outletsOf(map, flows, meeting, mouths);
  const kindAt = (at: string): Junction['kind'] => {
    if (mouths.has(at)) return 'mouth';
    const count = meeting.get(at) ?? 0;
    if (count > 1) return count === 2 ? 'bend' : 'confluence';
    return outlets.has(at) ? 'lakeOutlet' : 'spring';
  };
  const chains = named(map, chainsOf(flows, kindAt));
  const old = map.junctions.find(({ kind, point }) => kind === 'mouth' && mouths.has(keyOf(point)));
  const ids = junctionIds(chains, kindAt, outlets, old);
  const id = (at: string): string => ids.get(at) ?? at;
  const pointOf = new Map(
    edges.flatMap(
      ({ border: { points }, ends }) =>
        [
          [ends[0], points[0]],
          [ends[1], points[points.length - 1]],
        ] as const,
    ),
  );
  const banks = banksOf(map);
  const reaches = chains.flatMap(({ letter, flows: own }) =>
    own.map(({ border, ends, up, down }, i): Reach => {
      const isForward = ends[0] === up;
      return {
        ...{ id: `${letter}${i + 1}`, branch: letter, order: i + 1, ...banks(border, isForward), border: border.id },
        ...{ up: id(up), down: id(down), path: pathFrom(pointOf.get(up), border.points) },
      };
    }),
  );
  const branches = chains.map(({ letter, name, flows: own }): Branch => {
    const [first, last] = [own[0].up, own[own.length - 1].down];
    const source = kindAt(first) === 'spring' ? 'spring' : (outlets.get(first) ?? id(first));
    return { id: letter, name, reaches: own.map((_, i) => `${letter}${i + 1}`), source, flowsInto: id(last) };
  });
  const junctions = [...meeting.keys()].flatMap((at): Junction[] => {
    const point = pointOf.get(at);
    const lake = outlets.get(at);
    if (point === undefined) return [];
    return [{ id: id(at), kind: kindAt(at), point, ...(lake === undefined ? {} : { lake }) }];
  });
  const lakes = map.lakes.map((lake): Lake => {
    const at = [...outlets].find(([, one]) => one === lake.id)?.[0];
    const outlet = at === undefined ? undefined : reaches.find(({ up }) => up === id(at));
    return { ...lake, outlet: outlet?.id ?? null };
  });
  return { branches, reaches, junctions, lakes };
}

/**
 * By end: the number of rivers to the mouth of its stream. The mouth is on the coast if possible, and the old mouth is
 * preferred.
 */
function distances(map: MapData, edges: readonly Edge[], meeting: ReadonlyMap<string, number>) {
  const coast = new Set(map.borders.flatMap(({ kind, points }) => (kind === 'sea' ? points.map(keyOf) : [])));
  const shore = new Set(map.borders.flatMap(({ kind, points }) => (kind === 'lake' ? points.map(keyOf) : [])));
  const old = new Set(map.junctions.flatMap(({ kind, point }) => (kind === 'mouth' ? [keyOf(point)] : [])));
  const fitness = (at: string): number =>
    (meeting.get(at) === 1 ? 8 : 0) + (coast.has(at) ? 4 : 0) + (old.has(at) ? 2 : 0) + (shore.has(at) ? 0 : 1);
  const byEnd = new Map<string, Edge[]>();
  for (const edge of edges) for (const end of edge.ends) byEnd.set(end, [...(byEnd.get(end) ?? []), edge]);
  const far = new Map<string, number>();
  const mouths = new Set<string>();
  for (const start of [...meeting.keys()].sort((a, b) => fitness(b) - fitness(a))) {
    if (far.has(start)) continue;
    mouths.add(start);
    far.set(start, 0);
    const reached = new Set([start]);
    for (const at of reached) {
      for (const { ends } of byEnd.get(at) ?? []) {
        const other = ends[0] === at ? ends[1] : ends[0];
        if (far.has(other)) continue;
        far.set(other, (far.get(at) ?? 0) + 1);
        reached.add(other);
      }
    }
  }
  return { far, mouths };
}

/** By end: the lake whose outlet begins there. Each lake has one: the old one, else the first. */
function outletsOf(
  map: MapData,
  flows: readonly Flow[],
  meeting: ReadonlyMap<string, number>,
  mouths: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const outlets = new Map<string, string>();
  for (const { id } of map.lakes) {
    const shore = new Set(
      map.borders.flatMap(({ kind, b, points }) => (kind === 'lake' && b === id ? points.map(keyOf) : [])),
    );
    const old = map.junctions.find(({ kind, lake }) => kind === 'lakeOutlet' && lake === id);
    const ways = flows.map(({ up }) => up).filter((at) => shore.has(at) && meeting.get(at) === 1 && !mouths.has(at));
    const way = ways.find((at) => old !== undefined && at === keyOf(old.point)) ?? ways.at(0);
    if (way !== undefined) outlets.set(way, id);
  }
  return outlets;
}

/** Unbroken streams: from a source or junction to the next junction or the end. */
function chainsOf(flows: readonly Flow[], kindAt: (at: string) => string): readonly (readonly [Flow, ...Flow[]])[] {
  const left = new Set(flows);
  const chains: [Flow, ...Flow[]][] = [];
  // In a ring of streams, those that begin at a bend are left over.
  const first = flows.filter(({ up }) => kindAt(up) !== 'bend');
  for (const start of [...first, ...flows]) {
    if (!left.delete(start)) continue;
    const chain: [Flow, ...Flow[]] = [start];
    for (let at = start.down; kindAt(at) === 'bend'; ) {
      const next = [...left].find(({ up }) => up === at);
      if (next === undefined) break;
      left.delete(next);
      chain.push(next);
      at = next.down;
    }
    chains.push(chain);
  }
  return chains;
}

interface Chain {
  readonly letter: string;
  readonly name: string;
  readonly flows: readonly Flow[];
}

/**
 * Streams with their old letters and names as far as they can be matched; old ones keep their order, new ones come
 * last.
 */
function named(map: MapData, chains: readonly (readonly Flow[])[]): readonly Chain[] {
  const branchAt = new Map(map.reaches.map(({ border, branch }) => [border, branch]));
  const taken = new Set<string>();
  const isFree = (letter: string) => !taken.has(letter) && map.territories.every(({ id }) => id.charAt(0) !== letter);
  const found = chains
    .toSorted((a, b) => b.length - a.length)
    .map((flows): Chain => {
      const before = flows.map(({ border }) => branchAt.get(border.id)).find((one) => one !== undefined && isFree(one));
      const letter = before ?? LETTERS.find(isFree) ?? 'M';
      taken.add(letter);
      return { letter, name: map.branches.find(({ id }) => id === before)?.name ?? letter, flows };
    });
  const order = new Map(map.branches.map(({ id }, i) => [id, i]));
  return found.toSorted((a, b) => (order.get(a.letter) ?? 99) - (order.get(b.letter) ?? 99));
}

/** Ids of all junctions by their ends: `N1/N2` for a bend, `NL-out` for an outlet. The old mouth keeps its id. */
function junctionIds(
  chains: readonly Chain[],
  kindAt: (at: string) => Junction['kind'],
  outlets: ReadonlyMap<string, string>,
  mouth: Junction | undefined,
): ReadonlyMap<string, string> {
  const ids = new Map<string, string>(mouth === undefined ? [] : [[keyOf(mouth.point), 'MOUTH']]);
  const count = { mouth: ids.size, confluence: 0 };
  for (const { letter, flows } of chains) {
    for (const [i, { up, down }] of flows.entries()) {
      for (const at of [up, down]) {
        if (ids.has(at)) continue;
        const kind = kindAt(at);
        if (kind === 'mouth') ids.set(at, count.mouth === 0 ? 'MOUTH' : `MOUTH${count.mouth + 1}`);
        else if (kind === 'confluence') ids.set(at, 'XYZ'[count.confluence] ?? `X${count.confluence}`);
        else if (kind === 'bend') ids.set(at, `${letter}${i + 1}/${letter}${i + 2}`);
        else ids.set(at, kind === 'lakeOutlet' ? `${outlets.get(at)}-out` : `${letter}-spring`);
        if (kind === 'mouth' || kind === 'confluence') count[kind] += 1;
      }
    }
  }
  return ids;
}

/**
 * The banks of a border, facing downstream: a territory whose outline, clockwise, runs with the water lies to its
 * right.
 */
function banksOf(map: MapData): (border: Border, isForward: boolean) => { left: string; right: string } {
  const forward = new Map(
    map.territories.map(({ id }) => {
      const ring = ringOf(bordersOf(map.borders, id));
      return [id, 'gap' in ring ? null : ring.forward] as const;
    }),
  );
  return ({ id, a, b }, isForward) =>
    (forward.get(a)?.has(id) ?? false) === isForward ? { left: b, right: a } : { left: a, right: b };
}
