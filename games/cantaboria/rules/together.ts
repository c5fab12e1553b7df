import { firstFrom, maskOf } from '@marchlands/core/seat.ts';
import type { Events } from '../events.ts';
import { type Move, moveCodec } from '../moves.ts';
import { CHOICES, STEP, type State } from '../state.ts';
import { isAnsweredTogether, showSides } from './battle.ts';
import { living } from './places.ts';
import { countVotes } from './vote.ts';

/** CA-25, CA-90: votes, which may be open, and the answers of third parties that are shown together. */
export const together = CHOICES.decision<State, NonNullable<Events>, Move>(moveCodec, {
  asked(s) {
    if (s.step === STEP.vote) return living(s);
    return isAnsweredTogether(s) ? s.asked : 0;
  },
  resolve: (s, chosen, events) => (s.step === STEP.vote ? countVotes : showSides)(s, chosen, events),
});

/** CA-26, CA-90: whether seats choose now without seeing each other's choices. */
export function isSecret(s: State): boolean {
  return s.step === STEP.vote ? s.setup.options.voteSecret : isAnsweredTogether(s);
}

/** CA-26: the seats that choose now; in open voting, the next from the Lead. */
export function choosing(s: State): number {
  const left = together.actors(s);
  return isSecret(s) ? left : maskOf(firstFrom(s.lead, left, s.setup.seats));
}
