// Glossar: territory Gebiet, site Fundort, forest Wald, gold mine Goldmine, iron mine Eisenmine, university Universität,
// breeding ground Zucht, token Marker, Timber Holz, Gold Gold, Iron Eisen, Magic Magie, Horse Pferd, Weapon Waffe, City Stadt,
// Warrior Krieger, Riverboat Flussboot, reach Flussabschnitt, berth Liegeplatz, file Reihe, shipment Transport, logistics
// Nachschub, chain Pferdekette, passage Durchfahrt, bank Ufer, Lead Anführer, cycle Runde, phase Phase, supply Vorrat,
// offence Angriff, defence Verteidigung, third party Dritte.
import { BOAT, TOKENS } from '../../data/limits.ts';
import type { Spot, Token } from '../../events.ts';
import type { Setup } from '../../setup.ts';
import { placeName as englishPlace, spaceName, territoryName } from '../places.ts';

export { spaceName, territoryName };

/** Ein Ort eines Ereignisses: `C3 Threewater`, `das Boot M3#1`. */
export function spotName(setup: Setup, spot: Spot): string {
  if (typeof spot === 'number') return territoryName(setup, spot);
  return `Boot ${spaceName(setup, spot.space)}#${spot.position + 1}`;
}

/** Ein Boot, das fährt und in keiner Reihe liegt. */
export const UNDER_WAY = 'das Boot unterwegs';

/** Ein Ort eines Zugs: Ein Boot hat nur seine Nummer unter allen Booten. */
export function placeName(setup: Setup, place: number): string {
  return place < BOAT ? englishPlace(setup, place) : `Boot ${place - BOAT + 1}`;
}

export const TOKEN_NAMES: { readonly [token in Token]: string } = {
  timber: 'Holz',
  gold: 'Gold',
  iron: 'Eisen',
  magic: 'Magie',
  horse: 'Pferd',
  weapon: 'Waffe',
};

/** `1 Holz`, `ein Pferd`, `eine Waffe`: im Akkusativ. */
export function aToken(token: Token): string {
  if (token === 'horse') return 'ein Pferd';
  return token === 'weapon' ? 'eine Waffe' : `1 ${TOKEN_NAMES[token]}`;
}

function several(token: Token, count: number): string {
  const many = token === 'horse' ? 'Pferde' : token === 'weapon' ? 'Waffen' : TOKEN_NAMES[token];
  return `${count} ${count > 1 ? many : TOKEN_NAMES[token]}`;
}

/** `2 Holz und 1 Gold`; `nichts`. */
export function tokensText(tokens: readonly Token[]): string {
  return listed(
    TOKENS.flatMap((token) => {
      const count = tokens.filter((one) => one === token).length;
      return count > 0 ? [several(token, count)] : [];
    }),
  );
}

/** `A, B und C`; `nichts`. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return 'nichts';
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} und ${last}`;
}
