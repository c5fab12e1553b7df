import type { Reading } from '../../../read.ts';
import { actors, legal, outcomes } from './rules.ts';
import { MAX_RANKS, MAX_SEATS } from './setup.ts';
import { PHASE, type State } from './state.ts';
import { views } from './view.ts';

/** Reports inconsistencies in a complete state. */
function check(r: Reading, state: State): void {
  const { seats, options } = state.setup;
  for (let seat = 0; seat < seats; seat += 1) {
    for (let owner = 0; owner < seats; owner += 1) {
      const bits = state.looked[seat * MAX_SEATS + owner];
      if (owner === seat ? bits !== 0 : bits >>> state.pileSize[owner] !== 0) {
        r.fail(`position.seats[${seat}].looked[${owner}]`, 'names a place where there is no card of another.');
      }
    }
    const dealt = state.handSize[seat];
    const extra = (state.phase === PHASE.act || state.phase === PHASE.place) && seat === state.turn ? 1 : 0;
    const isFair = state.phase === PHASE.deal ? dealt <= options.hand : dealt === options.hand + extra;
    if (!isFair) r.fail(`position.hands[${seat}]`, `has ${dealt} cards; it should be ${options.hand + extra}.`);
  }
  if (state.phase === PHASE.over && state.deckSize > 0) r.fail('position.phase', 'The deck is not empty.');
  if (state.phase === PHASE.deal && state.handSize[state.turn] === options.hand) {
    r.fail('position.turn', 'This seat has its cards already.');
  }
  if (state.phase === PHASE.place && state.hand[state.turn * MAX_RANKS + state.chosen - 1] === 0) {
    r.fail('position.chosen', 'must be a card of the hand.');
  }
  if ((state.phase === PHASE.deal || state.phase === PHASE.draw) && state.hasLooked === 1) {
    r.fail('position.hasLooked', 'must be false before the seat can look.');
  }
}

export const position = views.positions({ actors, legal, outcomes, check });
