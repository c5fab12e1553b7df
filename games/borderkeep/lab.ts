import { countingLab, PLACES } from '@marchlands/core/tally.ts';
import { CARD_IDS } from './data/deck/deck.ts';
import { HERO } from './setup.ts';
import type { Types } from './types.ts';

/** The side of a battle that is attacked. */
const TOWN = 1;

/** What the loose ends of the text leave open. */
export const lab = countingLab<Types>()(
  {
    seat: {
      structures: 'structures built',
      engines: 'engines built',
      walls: 'walls built',
      defenders: 'defenders hired',
      heroes: 'heroes hired',
      artifacts: 'artifacts attached',
      attacks: 'attack cards played',
      wars: 'wars played',
      discards: 'cards discarded',
      struck: 'attacks suffered',
      held: 'attacks suffered and beaten',
      structuresLost: 'structures lost',
      defendersLost: 'defenders lost',
      eliminated: 'towns eliminated',
    },
    first: {},
    match: { turns: 'turns of the seat that had most', battles: 'battles' },
    uses: ['structures', 'engines', 'walls', 'defenders', 'heroes', 'artifacts', 'attacks', 'wars', 'discards'],
    labels: {
      firstAction: {
        title: 'first spent on',
        of: {
          structure: 'a structure',
          wall: 'a wall',
          defender: 'a defender',
          artifact: 'an artifact',
          attack: 'an attack',
        },
      },
      place: { title: 'place in the order of turns', of: PLACES },
    },
  },
  {
    turnBegan(tally, { seat, turn }) {
      tally.raise('turns', turn);
      tally.places('place', seat);
    },
    structureBuilt(tally, { seat, card }, { setup: { groups } }) {
      tally.label('firstAction', seat, 'structure');
      tally.add('structures', seat);
      if (groups.engines.includes(CARD_IDS.indexOf(card))) tally.add('engines', seat);
    },
    wallBuilt(tally, { seat }) {
      tally.label('firstAction', seat, 'wall');
      tally.add('walls', seat);
    },
    defenderHired(tally, { seat, unit }, { setup: { tables } }) {
      tally.label('firstAction', seat, 'defender');
      tally.add('defenders', seat);
      if (tables.type[CARD_IDS.indexOf(unit)] === HERO) tally.add('heroes', seat);
    },
    artifactAttached(tally, { seat }) {
      tally.label('firstAction', seat, 'artifact');
      tally.add('artifacts', seat);
    },
    attackPlayed(tally, { seat, card }) {
      tally.label('firstAction', seat, 'attack');
      tally.add('attacks', seat);
      if (card === 'war') tally.add('wars', seat);
    },
    cardDiscarded: (tally, { seat }) => tally.add('discards', seat),
    battleBegan(tally, { victim }) {
      tally.count('battles');
      tally.add('struck', victim);
    },
    battleEnded(tally, { winner, victim }) {
      if (winner === TOWN) tally.add('held', victim);
    },
    structureDestroyed: (tally, { seat }) => tally.add('structuresLost', seat),
    defenderDestroyed: (tally, { seat }) => tally.add('defendersLost', seat),
    townEliminated: (tally, { seat }) => tally.add('eliminated', seat),
  },
);
