import { siteKinds } from '../map.ts';
import type { Check } from './atlas.ts';

/** MAP-06 to MAP-10: the numbers of players, territories and sites. */
export const checkNumbers: Check = ({ map: { players, territories, sites } }, findings) => {
  const { min, max } = players;
  const count = territories.length;
  if (!(min >= 2 && min <= max && max <= 6)) findings.add(6, 'players: need 2 <= min <= max <= 6');
  if (count < 12 || count > 60) findings.add(7, `territories: ${count} found, 12 to 60 allowed`);
  if (count < 6 * max) findings.add(8, `territories: ${count} for ${max} players leaves fewer than 6 each`);
  const total = siteKinds.reduce((sum, kind) => sum + sites[kind], 0);
  if (total < 5 || total > count - 1) {
    findings.add(9, `sites: ${total} sites for ${count} territories; at least 5, at most ${count - 1}`);
  }
  for (const kind of siteKinds) if (sites[kind] === 0) findings.add(10, `sites: no ${kind} site`);
};
