import type { Rng } from '@marchlands/core/rng.ts';
import { setupFor } from './play.ts';

const { territoryIds, spaceIds } = setupFor(4).land;
const PHASES = ['development', 'production', 'trade', 'shipment', 'attack'];

/**
 * A random mid-game position for two to four seats: places of all seats everywhere, sites, boats, and enough tokens
 * that some kinds run out of a supply of 20 each.
 */
export function richLine(rng: Rng, seats: number): string {
  const letters = 'RBGY'.slice(0, seats);
  const left: { [piece: string]: number } = { h: 19, w: 14, c: 7, t: 19, g: 19, i: 19, m: 19, b: 11 };
  const some = (piece: string, one: number, most = 1): string => {
    const count = rng.below(one) > 0 ? 0 : Math.min(left[piece], 1 + rng.below(most));
    left[piece] -= count;
    return count > 0 ? piece + (most > 1 ? count : '') : '';
  };
  const content = (isBoat: boolean): string => {
    const pieces = some('h', 3) + some('w', 3) + (isBoat ? '' : some('c', 6));
    const goods = [...'tgim'].map((good) => some(good, 4, 3)).join('');
    return `${letters[rng.below(seats)]}${pieces && `.${pieces}`}${goods && `:${goods}`}`;
  };
  const sites = [...'ttttgggiiimmmhhh', ...Array.from({ length: 20 }, () => '')];
  const lands = territoryIds.map((id) => {
    const [site] = sites.splice(rng.below(sites.length), 1);
    return `${id}${site && `/${site}`}=${content(false)}`;
  });
  const boats = spaceIds.flatMap((id) => {
    const count = rng.below(3) === 0 ? Math.min(left['b'], 1 + rng.below(2)) : 0;
    left['b'] -= count;
    const file = Array.from({ length: count }, () => `[${content(true)}]`);
    return file.length > 0 ? [`${id}=${file.join('')}`] : [];
  });
  const phase = PHASES[rng.below(PHASES.length)];
  const on = letters[rng.below(seats)];
  return `${letters} L=${letters[rng.below(seats)]} c=${2 + rng.below(3)} ${phase} ${on} | ${[...lands, ...boats].join(' ')}`;
}
