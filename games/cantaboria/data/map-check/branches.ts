import type { Branch, MapData, Reach } from '../map.ts';
import type { Findings } from './problem.ts';

/** MAP-28, MAP-30: the reaches make up the branches, each connected from its source to where it flows. */
export function checkBranches(map: MapData, findings: Findings): void {
  const reaches = new Map(map.reaches.map((reach) => [reach.id, reach]));
  for (const branch of map.branches) checkCourse(map, branch, reaches, findings);
  const used = new Map<string, string[]>();
  for (const { id, reaches: ids } of map.branches) {
    for (const reach of ids) used.set(reach, [...(used.get(reach) ?? []), id]);
  }
  for (const { id, branch } of map.reaches) {
    const by = used.get(id) ?? [];
    if (by.length === 0) findings.add(30, `river: reach ${id} is in no branch`);
    else if (by.length > 1 || by[0] !== branch) findings.add(30, `river: reach ${id} is in two branches`);
  }
  checkLoops(map, reaches, findings);
}

function checkCourse(map: MapData, branch: Branch, reaches: ReadonlyMap<string, Reach>, findings: Findings): void {
  const parted = (one: string, other: string) =>
    findings.add(28, `branch ${branch.id}: reaches are not connected between ${one} and ${other}`);
  if (branch.reaches.length === 0) parted(branch.source, branch.flowsInto);
  for (const [i, id] of branch.reaches.entries()) {
    const reach = reaches.get(id);
    const before = i === 0 ? undefined : branch.reaches[i - 1];
    const beforeId = before ?? branch.source;
    const isConnected =
      reach !== undefined &&
      (before === undefined ? isSource(map, branch.source, reach.up) : reaches.get(before)?.down === reach.up);
    if (!isConnected) parted(beforeId, id);
    if (reach !== undefined && i === branch.reaches.length - 1 && reach.down !== branch.flowsInto) {
      parted(id, branch.flowsInto);
    }
  }
  if (branch.reaches.some((id, i) => reaches.has(id) && reaches.get(id)?.order !== i + 1)) {
    findings.add(28, `branch ${branch.id}: order is not 1..n`);
  }
}

/** Whether a branch of this source may begin at this junction. */
function isSource({ junctions }: MapData, source: string, up: string): boolean {
  const junction = junctions.find(({ id }) => id === up);
  if (junction === undefined) return false;
  return source === up || (source === 'spring' && junction.kind === 'spring') || source === junction.lake;
}

/** A branch loops where the way downstream from it comes back to a junction. */
function checkLoops(map: MapData, reaches: ReadonlyMap<string, Reach>, findings: Findings): void {
  const down = new Map<string, string>();
  for (const { up, down: end } of reaches.values()) down.set(up, end);
  for (const branch of map.branches) {
    const seen = new Set<string>();
    let at = reaches.get(branch.reaches[0] ?? '')?.up;
    while (at !== undefined && !seen.has(at)) {
      seen.add(at);
      at = down.get(at);
    }
    if (at !== undefined) findings.add(30, `branch ${branch.id}: loop`);
  }
}
