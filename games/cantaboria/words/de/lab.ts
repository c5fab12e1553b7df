import { heldSites } from '../held-sites.ts';
import type { words } from '../lab.ts';
import { names } from './places.ts';

/** Was das Labor zählt. */
export const lab: typeof words = {
  seat: {
    cities: 'gebaute Städte',
    weapons: 'gebaute Waffen',
    boats: 'gebaute Boote',
    attacks: 'erklärte Angriffe',
    taken: 'eroberte Orte',
    lost: 'verlorene Orte',
    sides: 'Parteinahmen bei fremden Angriffen',
    trades: 'Geschäfte',
    shipments: 'Transporte',
    horses: 'gezüchtete Pferde',
    sailed: 'befahrene Flussabschnitte',
    out: 'ausgeschiedene Plätze',
  },
  first: {
    led: 'führte den ersten Zyklus an (1 oder 0)',
  },
  match: { cycles: 'Zyklen', failed: 'gescheiterte Angriffe' },
  labels: {
    draftPlace: { title: 'Platz bei der Verteilung' },
    firstAction: {
      title: 'erste Handlung',
      of: {
        city: 'baut eine Stadt',
        weapon: 'baut eine Waffe',
        boat: 'baut ein Boot',
        horse: 'züchtet ein Pferd',
        shipment: 'transportiert',
        trade: 'handelt',
        attack: 'greift an',
      },
    },
  },
  held: heldSites(names.tokens),
  things: { sites: 'Fundorte zu Beginn' },
  chance: { die: { title: 'Phasenwürfel' } },
};
