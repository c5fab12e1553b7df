import type { Sites } from './map.ts';

/** The numbers of sites of each kind on a map of `territories` (the rules' table of sites by size of map). */
export function sitesFor(territories: number): Sites {
  const total = Math.round((territories * 4) / 9);
  const each = Math.floor(total / 5);
  const over = total % 5;
  // The remainder goes one each to Timber, Horse, Gold, Iron, in this order.
  const place = { timber: 0, horse: 1, gold: 2, iron: 3, magic: 4 };
  const of = (kind: keyof Sites) => each + (place[kind] < over ? 1 : 0);
  return { timber: of('timber'), gold: of('gold'), iron: of('iron'), magic: of('magic'), horse: of('horse') };
}
