import type { MapData } from '../map.ts';
import type { Check } from './atlas.ts';
import type { Findings } from './findings.ts';

type Listed = 'territories' | 'reaches' | 'lakes' | 'junctions' | 'borders' | 'branches';

/** MAP-04, MAP-05, MAP-36 and the ids composed of others (MAP-03). */
export const checkIds: Check = ({ map }, findings) => {
  const territories = pathsOf(map, 'territories', findings);
  for (const list of ['reaches', 'lakes'] as const) {
    for (const [id, path] of pathsOf(map, list, findings)) {
      const other = territories.get(id);
      if (other !== undefined) findings.add(4, `id "${id}": used twice (${other} and ${path})`);
    }
  }
  for (const list of ['junctions', 'borders', 'branches'] as const) pathsOf(map, list, findings);
  for (const { id } of [...map.territories, ...map.reaches, ...map.lakes, ...map.berths]) {
    if (/[\s.|#@>,/=[\]]/.test(id)) {
      findings.add(36, `id "${id}": contains a space, a full stop, a bar or one of # @ > , / = [ ]`);
    }
  }
  for (const [i, { id, a, b }] of map.borders.entries()) {
    const pair = `${a}-${b}`;
    const isMade = id === pair || (id.startsWith(`${pair}.`) && /^\d+$/.test(id.slice(pair.length + 1)));
    if (!isMade) findings.add(3, `borders[${i}].id: expected ${pair} or ${pair}.N, found "${id}"`);
  }
  for (const [i, { id, lake, shore }] of map.berths.entries()) {
    if (id !== `${lake}-${shore}`) findings.add(3, `berths[${i}].id: expected ${lake}-${shore}, found "${id}"`);
  }
  const named = new Map<string, string>();
  for (const { id, name } of map.territories) {
    const other = named.get(name);
    if (name.trim() === '') findings.add(5, `territory ${id}: name is empty`);
    else if (other !== undefined) findings.add(5, `territories ${other} and ${id}: same name "${name}"`);
    else named.set(name, id);
  }
};

/** The path of each id of a list; reports duplicates. */
function pathsOf(map: MapData, list: Listed, findings: Findings): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const [i, { id }] of map[list].entries()) {
    const other = paths.get(id);
    if (other !== undefined) findings.add(4, `id "${id}": used twice (${other} and ${list}[${i}])`);
    paths.set(id, `${list}[${i}]`);
  }
  return paths;
}
