import { catalogue } from '@marchlands/core/language.ts';
import { heldSites } from './held-sites.ts';
import { names } from './places.ts';

/** The lab's figures in words. */
export const words = catalogue('cantaboria/lab', {
  seat: {
    cities: 'cities built',
    weapons: 'weapons built',
    boats: 'boats built',
    attacks: 'attacks declared',
    taken: 'places taken',
    lost: 'places lost',
    sides: 'sides taken in attacks of others',
    trades: 'trades made',
    shipments: 'shipments made',
    horses: 'horses bred',
    sailed: 'reaches sailed by boat',
    out: 'seats that went out',
  },
  first: {
    led: 'led the first cycle (1 or 0)',
  },
  match: { cycles: 'cycles', failed: 'attacks that failed' },
  labels: {
    draftPlace: { title: 'place in the draft' },
    firstAction: {
      title: 'first action',
      of: {
        city: 'builds a city',
        weapon: 'builds a weapon',
        boat: 'builds a boat',
        horse: 'breeds a horse',
        shipment: 'ships',
        trade: 'trades',
        attack: 'attacks',
      },
    },
  },
  held: heldSites(names.tokens),
  things: { sites: 'sites held at the start' },
  chance: { die: { title: 'phase die' } },
});
