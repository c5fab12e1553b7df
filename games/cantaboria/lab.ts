import { countingLab } from '@marchlands/core/tally.ts';
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
  },
  {
    cycleBegan(tally, { cycle, lead }, { setup: { seats } }) {
      tally.raise('cycles', cycle);
      for (let seat = 0; seat < seats; seat += 1) tally.first('led', seat, seat === lead ? 1 : 0);
    },
    built: (tally, { seat, what }) => tally.add(BUILT[what], seat),
    attackDeclared: (tally, { seat }) => tally.add('attacks', seat),
    attackFailed: (tally) => tally.count('failed'),
    placeTaken(tally, { seat, from }) {
      tally.add('taken', seat);
      tally.add('lost', from);
    },
    sideTaken: (tally, { seat }) => tally.add('sides', seat),
    tradeMade(tally, { seat, with: other }) {
      tally.add('trades', seat);
      tally.add('trades', other);
    },
    shipmentMade: (tally, { seat }) => tally.add('shipments', seat),
    horseBred: (tally, { seat }) => tally.add('horses', seat),
    boatSailed: (tally, { seat }) => tally.add('sailed', seat),
    seatOut: (tally, { seat }) => tally.add('out', seat),
  },
);
