// Glossar: tile Plättchen, desert Wüste, grass Gras, mountain Berg, mine Mine, oasis Oase, city Stadt, treasure Schatz,
// barbarian Barbar, band Horde, bag Beutel, marker Markierung, network Netz, road Straße, discover entdecken, activate
// aktivieren, hunt Schatzsuche, face down verdeckt, to placate besänftigen, to raze zerstören, source Ausgangsfeld, target
// Zielfeld, square Feld.
import { counted, listed } from '@marchlands/core/phrases.ts';
import { TILES, type Tile } from '../../data/tiles.ts';

export const TILE_NAMES: { readonly [tile in Tile]: string } = {
  desert: 'Wüste',
  grass: 'Gras',
  mountain: 'Berg',
  mine: 'Mine',
  oasis: 'Oase',
  city: 'Stadt',
  treasure: 'Schatz',
  barbarian: 'Barbar',
};

const NAMES: { readonly [tile in Tile]: readonly [accusative: string, many: string] } = {
  desert: ['eine Wüste', 'Wüsten'],
  grass: ['Gras', 'Grasplättchen'],
  mountain: ['einen Berg', 'Berge'],
  mine: ['eine Mine', 'Minen'],
  oasis: ['eine Oase', 'Oasen'],
  city: ['eine Stadt', 'Städte'],
  treasure: ['einen Schatz', 'Schätze'],
  barbarian: ['einen Barbaren', 'Barbaren'],
};

const isTile = (tile: string): tile is Tile => Object.hasOwn(NAMES, tile);

/** `eine Oase`, `einen Berg`, `Gras`: im Akkusativ. */
export function aTile(tile: string): string {
  return isTile(tile) ? NAMES[tile][0] : 'ein Plättchen';
}

export const points = (number: number): string => counted(number, 'Punkt', 'Punkte');

/** `2 Wüsten und eine Stadt`. */
export function tilesInWords(tiles: readonly Tile[]): string {
  const parts = TILES.flatMap((tile) => {
    const number = tiles.filter((other) => other === tile).length;
    return number === 0 ? [] : [number === 1 ? aTile(tile) : `${number} ${NAMES[tile][1]}`];
  });
  return listed(parts, 'und');
}
