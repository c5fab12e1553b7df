import type { MapData } from '../map.ts';
import type { Findings } from './problem.ts';

type Place = readonly [id: string, path: string];

/** MAP-04, MAP-05, MAP-36 and the ids that are made of others (MAP-03). */
export function checkIds(map: MapData, findings: Findings): void {
  const places = {
    territories: placesOf(map.territories, 'territories'),
    reaches: placesOf(map.reaches, 'reaches'),
    lakes: placesOf(map.lakes, 'lakes'),
    berths: placesOf(map.berths, 'berths'),
  };
  checkUnique(places.territories, findings);
  checkUnique(places.reaches, findings);
  checkUnique(places.lakes, findings);
  checkUnique(placesOf(map.junctions, 'junctions'), findings);
  checkUnique(placesOf(map.borders, 'borders'), findings);
  checkUnique(placesOf(map.branches, 'branches'), findings);
  checkApart(places.territories, [...places.reaches, ...places.lakes], findings);
  for (const [id] of [...places.territories, ...places.reaches, ...places.lakes, ...places.berths]) {
    if (/[\s.|#@>,/=[\]]/.test(id)) {
      findings.add(36, `id "${id}": contains a space, a full stop, a bar or one of # @ > , / = [ ]`);
    }
  }
  checkMadeIds(map, findings);
  checkNames(map, findings);
}

function placesOf(items: readonly { readonly id: string }[], field: string): readonly Place[] {
  return items.map(({ id }, i) => [id, `${field}[${i}]`]);
}

function checkUnique(places: readonly Place[], findings: Findings): void {
  const seen = new Map<string, string>();
  for (const [id, path] of places) {
    const other = seen.get(id);
    if (other !== undefined) findings.add(4, `id "${id}": used twice (${other} and ${path})`);
    seen.set(id, path);
  }
}

/** No id of the one list may be in the other. */
function checkApart(one: readonly Place[], other: readonly Place[], findings: Findings): void {
  const seen = new Map(one);
  for (const [id, path] of other) {
    const first = seen.get(id);
    if (first !== undefined) findings.add(4, `id "${id}": used twice (${first} and ${path})`);
  }
}

function checkMadeIds({ borders, berths }: MapData, findings: Findings): void {
  for (const [i, { id, a, b }] of borders.entries()) {
    const start = `${a}-${b}`;
    if (id !== start && !(id.startsWith(`${start}.`) && /^\d+$/.test(id.slice(start.length + 1)))) {
      findings.add(3, `borders[${i}].id: expected ${start} or ${start}.N, found "${id}"`);
    }
  }
  for (const [i, { id, lake, shore }] of berths.entries()) {
    if (id !== `${lake}-${shore}`) findings.add(3, `berths[${i}].id: expected ${lake}-${shore}, found "${id}"`);
  }
}

function checkNames({ territories }: MapData, findings: Findings): void {
  const seen = new Map<string, string>();
  for (const { id, name } of territories) {
    const other = seen.get(name);
    if (name.trim() === '') findings.add(5, `territory ${id}: name is empty`);
    else if (other !== undefined) findings.add(5, `territories ${other} and ${id}: same name "${name}"`);
    else seen.set(name, id);
  }
}
