import { countingLab } from '@marchlands/core/tally.ts';
import { STEP } from './state.ts';
import type { Types } from './types.ts';
import { SITES, siteKey } from './words/held-sites.ts';
import { words } from './words/lab.ts';

/** By building: the figure it counts towards. */
const BUILT = { city: 'cities', weapon: 'weapons', boat: 'boats' } as const;

/** Figures behind the text's praise, warnings and admissions. */
export const lab = countingLab<Types>()(
  words,
  {
    sitePlaced(tally, { seat }) {
      if (seat !== null) tally.places('draftPlace', seat);
    },
    cycleBegan(tally, { cycle, lead }, { owner, site, setup: { seats } }) {
      tally.raise('cycles', cycle);
      for (let seat = 0; seat < seats; seat += 1) tally.first('led', seat, seat === lead ? 1 : 0);
      if (cycle > 1) return;
      for (let seat = 0; seat < seats; seat += 1) {
        for (const [kind, name] of SITES.entries()) {
          const held = site.filter((one, at) => one === kind + 1 && owner[at] === seat + 1).length;
          if (held > 0) tally.use('sites', siteKey(name, held), seat);
        }
      }
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
  {
    uses: ['cities', 'weapons', 'boats', 'attacks', 'sides', 'trades', 'shipments', 'horses', 'sailed'],
    things: { sites: words.held },
    chance: {
      die: {
        from: 1,
        to: 6,
        of: (outcome, { step }) => (outcome.kind === 'die' && step !== STEP.opening ? outcome.die : null),
      },
    },
  },
);
