import { listed } from '@marchlands/core/phrases.ts';
import { SQUARES } from '../data/geometry.ts';
import { TILES, type Tile } from '../data/tiles.ts';

export const square = (cell: number | string): string => (typeof cell === 'number' ? (SQUARES[cell] ?? '?') : '?');

/** Irregular singulars: `an oasis`, but `grass` without an article. */
const SINGLE: { readonly [tile: string]: string } = { oasis: 'an oasis', grass: 'grass' };
const PLURAL: { readonly [tile: string]: string } = { city: 'cities', oasis: 'oases', grass: 'grass tiles' };

/** `an oasis`, `a city`, `grass`. */
export function aTile(tile: string): string {
  return SINGLE[tile] ?? `a ${tile}`;
}

const plural = (tile: string): string => PLURAL[tile] ?? `${tile}s`;

/** `2 deserts and a city` for a list of tiles. */
export function tilesInWords(tiles: readonly Tile[]): string {
  const parts = TILES.flatMap((tile) => {
    const number = tiles.filter((other) => other === tile).length;
    return number === 0 ? [] : [number === 1 ? aTile(tile) : `${number} ${plural(tile)}`];
  });
  return listed(parts);
}
