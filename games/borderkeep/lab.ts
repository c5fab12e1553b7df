import { countingLab } from '@marchlands/core/tally.ts';
import { CARD_KINDS } from './data/cards.ts';
import { CARD_IDS, DECK } from './data/deck/deck.ts';
import { HERO } from './setup.ts';
import type { Types } from './types.ts';
import { nameOfCard } from './words/cards.ts';
import { words } from './words/lab.ts';

/** The attacked side of a battle. */
const TOWN = 1;

/** Figures for the open questions in the text. */
export const lab = countingLab<Types>()(
  words,
  {
    turnBegan(tally, { seat, turn }) {
      tally.raise('turns', turn);
      tally.places('place', seat);
    },
    structureBuilt(tally, { seat, card }, { setup: { groups } }) {
      tally.label('firstAction', seat, 'structure');
      tally.add('structures', seat);
      tally.use('cards', card, seat);
      if (groups.engines.includes(CARD_IDS.indexOf(card))) tally.add('engines', seat);
    },
    wallBuilt(tally, { seat }) {
      tally.label('firstAction', seat, 'wall');
      tally.add('walls', seat);
    },
    defenderHired(tally, { seat, unit }, { setup: { tables } }) {
      tally.label('firstAction', seat, 'defender');
      tally.add('defenders', seat);
      tally.use('cards', unit, seat);
      if (tables.type[CARD_IDS.indexOf(unit)] === HERO) tally.add('heroes', seat);
    },
    artifactAttached(tally, { seat, card }) {
      tally.label('firstAction', seat, 'artifact');
      tally.add('artifacts', seat);
      tally.use('cards', card, seat);
    },
    attackPlayed(tally, { seat, card }) {
      tally.label('firstAction', seat, 'attack');
      tally.add('attacks', seat);
      tally.use('cards', card, seat);
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
  {
    uses: ['structures', 'engines', 'walls', 'defenders', 'heroes', 'artifacts', 'attacks', 'wars', 'discards'],
    things: { cards: Object.fromEntries(DECK.map((card) => [card.id, nameOfCard(card)])) },
    chance: {
      die: { from: 1, to: 6, of: (outcome) => (outcome.kind === 'die' ? outcome.die : null) },
      event: { from: 1, to: 10, of: (outcome) => (outcome.kind === 'event' ? outcome.die : null) },
      cards: {
        of: (outcome, { setup: { tables } }) =>
          outcome.kind === 'card' ? CARD_KINDS[tables.type[CARD_IDS.indexOf(outcome.card)] - 1] : null,
      },
    },
  },
);
