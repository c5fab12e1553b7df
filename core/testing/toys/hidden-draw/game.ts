import { defineGame } from '../../../define-game.ts';
import type { Knowledge } from '../../../knowledge.ts';
import { EVENTS } from './events.ts';
import { moveCodec, outcomeCodec } from './moves.ts';
import { position } from './position.ts';
import { actors, apply, draw, legal, outcomes, randomMove, refusal, result, scoreOf } from './rules.ts';
import { optionSchema, setup } from './setup.ts';
import { rebuild, State, start } from './state.ts';
import type { DrawTypes } from './types.ts';
import { viewEntry, views } from './view.ts';
import { words } from './words.ts';

const knowledge: Knowledge<DrawTypes> = {
  evaluate(state, values) {
    let total = 0;
    for (let seat = 0; seat < state.setup.seats; seat += 1) {
      values[seat] = 1 + scoreOf(state, seat);
      total += values[seat];
    }
    for (let seat = 0; seat < state.setup.seats; seat += 1) values[seat] = values[seat] / total;
  },
};

/**
 * Hidden Draw, a small card game for tests: hidden hands, cards looked at, moves of several steps.
 *
 * HD-01 The deck holds `copies` cards of each rank 1 .. `ranks`. HD-02 Each seat is dealt `hand` cards, one by one.
 * HD-03 A turn begins with a card from the deck. HD-05 Once in its turn a seat may look at a face-down card of another.
 * HD-06 It then chooses a card of its hand and lays it face up, for all to see, or face down on its pile.
 * HD-07 The match ends with the turn that leaves the deck empty; all cards are shown.
 * HD-08 A card face up counts its rank; a card face down its rank and `bonus`, but nothing if another seat has laid
 * the same rank face down.
 */
export const hiddenDraw = defineGame<DrawTypes>({
  id: 'hidden-draw',
  title: 'Hidden Draw',
  rulesVersion: 1,
  seats: [2, 3, 4],
  optionSchema,
  moveCodec,
  outcomeCodec,
  words,
  State,
  setup,
  start,
  rebuild,
  actors,
  legal,
  outcomes,
  apply,
  randomMove,
  draw,
  refusal,
  result,
  view: views.view,
  viewEntry,
  ...EVENTS,
  keepsSecrets: () => true,
  resampler: views.resampler,
  position,
  text({ table, own }, _setup, name) {
    const cards = (list: readonly (number | '?')[]): string => list.join(' ');
    const lines = table.seats.map((seat, number) => {
      const turn = number === table.turn && table.phase !== 'over' ? '>' : ' ';
      const hand = cards(own.hands[number]);
      const pile = cards(own.piles[number]);
      return `${turn} ${name(number)}  hand ${hand}  up ${seat.up.join(' ')}  down ${pile}`;
    });
    return [`deck ${table.deck}  ${table.phase}`, ...lines].join('\n');
  },
  knowledge,
});
