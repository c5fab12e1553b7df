import { catalogue } from '@marchlands/core/language.ts';
import type { MapData } from '../../data/map.ts';

/** Words of the gallery of maps. */
export const words = {
  source: 'Which map',
  sources: { shipped: 'Shipped', random: 'Random', file: 'A file of your own' },
  seats: 'Seats',
  number: 'Number',
  next: 'Next number',
  file: 'A map as JSON:',
  refused: (n: number): string =>
    n === 1 ? 'This map cannot be played:' : `This map cannot be played, for ${n} reasons:`,
  failed: (check: number, message: string): string => `MAP-${String(check).padStart(2, '0')}: ${message}`,
  caption: ({ name, territories, reaches, players }: MapData): string =>
    `${name}: ${territories.length} territories, ${reaches.length} reaches, ${players.min} to ${players.max} seats.`,
};
catalogue('cantaboria/maps', words);
