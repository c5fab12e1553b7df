import { keyOf } from '../geometry.ts';
import type { JunctionKind } from '../map.ts';
import type { Check } from './atlas.ts';

/** How many reaches meet at a junction of each kind. */
const MEETING: { readonly [kind in JunctionKind]: number } = {
  ...{ lakeOutlet: 1, spring: 1, bend: 2, confluence: 3, mouth: 1 },
};

/**
 * MAP-29, MAP-31: the number of reaches at a junction fits its kind; mouths lie on the coast; at a confluence two flow
 * into one.
 */
export const checkJunctions: Check = ({ map: { junctions, reaches, borders } }, findings) => {
  const coast = new Set(borders.filter(({ kind }) => kind === 'sea').flatMap(({ points }) => points.map(keyOf)));
  for (const { id, kind, point } of junctions) {
    const into = reaches.filter(({ down }) => down === id).length;
    const all = into + reaches.filter(({ up }) => up === id).length;
    if (all !== MEETING[kind])
      findings.add(29, `junction ${id}: ${all} reaches meet, a ${kind} needs ${MEETING[kind]}`);
    else if (kind === 'confluence' && into !== 2) {
      findings.add(31, `confluence ${id}: needs two reaches in and one out`);
    }
    if (kind === 'mouth' && !coast.has(keyOf(point))) findings.add(31, `mouth ${id}: not on the coast`);
  }
};
