import { countBits } from '../../../bits.ts';
import type { Reading } from '../../../read.ts';
import { actors, advance, legal, outcomes } from './rules.ts';
import { SEATS } from './setup.ts';
import { PHASE, type State } from './state.ts';
import { views } from './view.ts';

/** Reports inconsistencies. */
function check(r: Reading, state: State): void {
  if (state.conceded !== 0) {
    if (state.phase !== PHASE.over) r.fail('position.phase', 'must be "over" where a seat has conceded.');
    return;
  }
  const left = countBits(state.prizes) + (state.phase === PHASE.choose ? 1 : 0);
  for (let seat = 0; seat < SEATS; seat += 1) {
    if (state.held[seat] !== left) r.fail(`position.seats[${seat}].cards`, `must be ${left} cards, one a round left.`);
  }
  const total = state.score[0] + state.score[1] + state.carried;
  if (total > state.setup.bounds.score[1]) r.fail('position.seats', 'have more points than all prizes together.');
  if (state.phase !== PHASE.choose && (state.prizes === 0) !== (state.phase === PHASE.over)) {
    r.fail('position.phase', 'must be "over" where no prize is left, and only there.');
  }
  const isOpen = state.prize > 0 && ((state.prizes >>> (state.prize - 1)) & 1) === 0;
  if (state.phase === PHASE.choose ? !isOpen : state.prize !== 0) {
    r.fail('position.prize', 'must be the prize turned up in an open round, and null otherwise.');
  }
}

export const position = views.positions({ actors, legal, outcomes, advance, check });
