// Glossar: territory Gebiet, site Fundort, forest Wald, gold mine Goldmine, iron mine Eisenmine, university Universität,
// breeding ground Zucht, token Marker, Timber Holz, Gold Gold, Iron Eisen, Magic Magie, Horse Pferd, Weapon Waffe, City Stadt,
// Warrior Krieger, Riverboat Flussboot, reach Flussabschnitt, berth Liegeplatz, file Reihe, shipment Transport, logistics
// Nachschub, chain Pferdekette, passage Durchfahrt, bank Ufer, Lead Anführer, cycle Runde, phase Phase, supply Vorrat,
// offence Angriff, defence Verteidigung, third party Dritte.
import type { Token } from '../../events.ts';
import { namesBy } from '../naming.ts';

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

export const names = namesBy({
  boat: (name) => `Boot ${name}`,
  boatNumber: (number) => `Boot ${number}`,
  underWay: 'das Boot unterwegs',
  token: aToken,
  tokens(token, count) {
    const many = token === 'horse' ? 'Pferde' : token === 'weapon' ? 'Waffen' : TOKEN_NAMES[token];
    return `${count} ${count > 1 ? many : TOKEN_NAMES[token]}`;
  },
  nothing: 'nichts',
  nobody: 'niemandem',
  and: 'und',
});
