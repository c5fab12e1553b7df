import type { Branch, Reach } from '../map.ts';
import type { Atlas, Check } from './atlas.ts';
import type { Findings } from './findings.ts';

type Reaches = ReadonlyMap<string, Reach>;

/** MAP-28, MAP-30: the reaches form the branches, each connected from its source to its outflow. */
export const checkBranches: Check = (atlas, findings) => {
  const { branches, reaches: all } = atlas.map;
  const reaches = new Map(all.map((reach) => [reach.id, reach]));
  for (const branch of branches) checkCourse(atlas, branch, reaches, findings);
  for (const { id, branch } of all) {
    const by = branches.flatMap((one) => one.reaches.filter((own) => own === id).map(() => one.id));
    if (by.length === 0) findings.add(30, `river: reach ${id} is in no branch`);
    else if (by.length > 1 || by[0] !== branch) findings.add(30, `river: reach ${id} is in two branches`);
  }
  const down = new Map(all.map((reach) => [reach.up, reach.down]));
  for (const { id, reaches: own } of branches) {
    // A branch loops if the way downstream from it comes back to a junction.
    const seen = new Set<string>();
    let at = reaches.get(own[0] ?? '')?.up;
    for (; at !== undefined && !seen.has(at); at = down.get(at)) seen.add(at);
    if (at !== undefined) findings.add(30, `branch ${id}: loop`);
  }
};

function checkCourse(atlas: Atlas, branch: Branch, reaches: Reaches, findings: Findings): void {
  const { id, source, flowsInto } = branch;
  const parted = (one: string, other: string) =>
    findings.add(28, `branch ${id}: reaches are not connected between ${one} and ${other}`);
  const course = branch.reaches.map((own) => reaches.get(own));
  for (const [i, reach] of course.entries()) {
    const isConnected =
      reach !== undefined && (i === 0 ? isSource(atlas, source, reach.up) : course[i - 1]?.down === reach.up);
    if (!isConnected) parted(branch.reaches[i - 1] ?? source, branch.reaches[i]);
  }
  const last = course.at(-1);
  if (course.length === 0 || (last !== undefined && last.down !== flowsInto)) {
    parted(branch.reaches.at(-1) ?? source, flowsInto);
  }
  if (course.some((reach, i) => reach !== undefined && reach.order !== i + 1)) {
    findings.add(28, `branch ${id}: order is not 1..n`);
  }
}

/** Whether a branch of this source may begin at this junction. */
function isSource({ map: { junctions } }: Atlas, source: string, up: string): boolean {
  const junction = junctions.find(({ id }) => id === up);
  if (junction === undefined) return false;
  return source === up || source === junction.lake || (source === 'spring' && junction.kind === 'spring');
}
