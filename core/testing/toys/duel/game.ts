import { defineGame } from '../../../define-game.ts';
import type { Knowledge } from '../../../knowledge.ts';
import { EVENTS } from './events.ts';
import { moveCodec, outcomeCodec } from './moves.ts';
import { position } from './position.ts';
import { actors, apply, concede, isPartial, legal, outcomes, refusal, result } from './rules.ts';
import { optionSchema, setup } from './setup.ts';
import { rebuild, State, start } from './state.ts';
import type { DuelTypes } from './types.ts';
import { viewEntry, views } from './view.ts';
import { words } from './words.ts';

const knowledge: Knowledge<DuelTypes> = {
  evaluate(state, values) {
    const lead = state.score[0] - state.score[1];
    values[0] = 0.5 + lead / (2 * state.setup.bounds.score[1]);
    values[1] = 1 - values[0];
  },
};

/**
 * Duel, a small game for tests: secret choices of two steps at the same time, several rounds.
 *
 * DU-01 Each seat has the cards 1 .. `cards` and `coins` coins. DU-02 A round begins with a prize out of 1 .. `cards`,
 * each once. DU-03 Both seats choose a card and a stake of coins in secret; the stake commits. DU-04 The `wins` sum of
 * card and stake takes the prize; both cards and stakes are gone. DU-05 The prize of a tie is added to the next round
 * (`carry`), or lost. DU-06 The match ends after the last prize; a choice with one alternative is not asked for.
 * DU-07 A seat may resign, and the seats may agree to end.
 */
export const duel = defineGame<DuelTypes>({
  id: 'duel',
  title: 'Duel',
  rulesVersion: 1,
  seats: [2],
  optionSchema,
  moveCodec,
  outcomeCodec,
  words,
  State,
  setup,
  start,
  rebuild,
  actors,
  isPartial,
  legal,
  outcomes,
  apply,
  refusal,
  result,
  view: views.view,
  viewEntry,
  ...EVENTS,
  keepsSecrets: () => false,
  resampler: views.resampler,
  concede,
  position,
  text({ table, own }, _setup, name) {
    const seats = table.seats.map(({ cards, coins, score }, seat) => {
      const choice = own.choices.find((one) => one.seat === seat);
      const moves = (choice?.chosen ?? []).map((move) => moveCodec.format(moveCodec.encode(move)));
      const chosen = moves.length === 0 ? '' : `  chosen ${moves.join(', ')}`;
      return `${name(seat)}  cards ${cards.join(' ')}  coins ${coins}  score ${score}${chosen}`;
    });
    return [`prize ${table.prize ?? '-'} + ${table.carried}  left ${table.prizes.join(' ')}`, ...seats].join('\n');
  },
  knowledge,
});
