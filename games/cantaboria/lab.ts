import { countingLab, PLACES } from '@marchlands/core/tally.ts';
import type { Types } from './types.ts';

/** By what is built: the figure that it counts for. */
const BUILT = { city: 'cities', weapon: 'weapons', boat: 'boats' } as const;

/** What the text praises, warns of or admits without figures. */
export const lab = countingLab<Types>()(
  {
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
    uses: ['cities', 'weapons', 'boats', 'attacks', 'sides', 'trades', 'shipments', 'horses', 'sailed'],
    labels: {
      draftPlace: { title: 'place in the draft', of: PLACES },
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
  },
  {
    sitePlaced(tally, { seat }) {
      if (seat !== null) tally.places('draftPlace', seat);
    },
    cycleBegan(tally, { cycle, lead }, { setup: { seats } }) {
      tally.raise('cycles', cycle);
      for (let seat = 0; seat < seats; seat += 1) tally.first('led', seat, seat === lead ? 1 : 0);
    },
    built(tally, { seat, what }) {
      tally.label('firstAction', seat, what);
      tally.add(BUILT[what], seat);
    },
    attackDeclared(tally, { seat }) {
      tally.label('firstAction', seat, 'attack');
      tally.add('attacks', seat);
    },
    attackFailed: (tally) => tally.count('failed'),
    placeTaken(tally, { seat, from }) {
      tally.add('taken', seat);
      tally.add('lost', from);
    },
    sideTaken: (tally, { seat }) => tally.add('sides', seat),
    tradeMade(tally, { seat, with: other }) {
      tally.label('firstAction', seat, 'trade');
      tally.label('firstAction', other, 'trade');
      tally.add('trades', seat);
      tally.add('trades', other);
    },
    shipmentMade(tally, { seat }) {
      tally.label('firstAction', seat, 'shipment');
      tally.add('shipments', seat);
    },
    horseBred(tally, { seat }) {
      tally.label('firstAction', seat, 'horse');
      tally.add('horses', seat);
    },
    boatSailed: (tally, { seat }) => tally.add('sailed', seat),
    seatOut: (tally, { seat }) => tally.add('out', seat),
  },
);
