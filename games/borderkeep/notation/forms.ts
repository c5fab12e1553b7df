import { ok } from '@marchlands/core/result.ts';
import { stepForms } from '@marchlands/core/step-forms.ts';
import { CARD_IDS } from '../data/deck/deck.ts';
import { moveCodec, outcomeCodec } from '../moves.ts';
import type { Types } from '../types.ts';
import { attackForms, attackSlots } from './attacks.ts';
import { mix } from './payment.ts';
import { OLD, refuse, slots } from './slots.ts';

const NO_SPIES = `Without cards Spies does nothing and has no victim. ${OLD}`;

/** The form of every move of a seat in its line, after the seat's letter. */
export const forms = stepForms<Types>(
  { moveCodec, outcomeCodec },
  {
    slots: { ...slots, ...attackSlots, mix },
    made: {
      play: ({ state }, card) =>
        !state.setup.hasCards && CARD_IDS[card] === 'spies' ? refuse(NO_SPIES, 'BK-89', 'notNow') : ok(false),
    },
  },
  [
    { kind: 'buy', text: 'buy[ {pay:mix}]' },
    { kind: 'guild', text: 'guild' },
    { kind: 'drop', text: 'drop {card}' },
    { kind: 'market', text: 'market {good}', wrong: () => refuse('Gold cannot be swapped.', 'BK-18', 'noSuchMove') },
    { kind: 'keep', text: 'keep {card:due}[ {pay:mix}]' },
    { kind: 'lapse', text: 'lapse {card:due}' },
    { kind: 'build', text: 'build {card:next}[ {pay:mix}][ on {attach.unit:bearer}]' },
    ...attackForms,
    { kind: 'end', text: 'end' },
    { kind: 'press', text: 'press' },
    { kind: 'withdraw', text: 'withdraw' },
    { kind: 'recall', text: 'withdraw {unit}' },
    { kind: 'attach', text: 'attach {unit}' },
    { kind: 'target', text: 'target {seat:letter}' },
    { kind: 'kill', text: 'kill {unit}' },
    { kind: 'send', text: 'send {unit:raider}' },
    { kind: 'stay', text: 'stay {unit:raider}' },
    { kind: 'ensorcell', text: 'ensorcell {unit}' },
    { kind: 'mend', text: 'mend {unit}' },
    { kind: 'hit', text: 'hit {unit}' },
    { kind: 'lose', text: 'lose {card:lost}' },
    { kind: 'pick', text: 'pick {card}' },
    { kind: 'wall', text: 'wall[ {pay:mix}]' },
    { kind: 'recover', text: 'recover {card:next}[ {pay:mix}]' },
    { kind: 'spend', text: 'spend {good:spent}{amount}', like: 'spend t3' },
  ],
);
