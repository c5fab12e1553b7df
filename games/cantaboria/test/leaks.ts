/** Variants of Cantaboria that leak part of a secret vote: the suite must catch each of them (CA-26). */
import type { Leak } from '@marchlands/core/conformance/leaks.ts';
import type { Game } from '@marchlands/core/game.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import type { AnyEvent, AnyState, AnyView } from '@marchlands/core/types.ts';
import { MOVE } from '../moves.ts';
import { State } from '../state.ts';

/** A state as this game's own type; leaks are built from this game only. */
function own(state: AnyState): State {
  if (!(state instanceof State)) throw new Error('These leaks are of Cantaboria alone.');
  return state;
}

/** The number of votes for yes in an open decision. */
function yesVotes({ chosen }: State): number {
  return chosen.filter((code) => code === MOVE.vote + 1).length;
}

function withTable(game: Game, more: (state: State) => object): Game {
  return {
    ...game,
    view(state, viewer): AnyView {
      const seen = game.view(state, viewer);
      return { ...seen, table: { ...seen.table, ...more(own(state)) } };
    },
  };
}

/** An extra event, visible to all, for a vote against. */
function withEvent(game: Game): Game {
  return {
    ...game,
    apply(state, seat, code, events) {
      if (seat !== CHANCE && code === MOVE.vote) events?.push({ kind: 'leaked', seat } as AnyEvent);
      game.apply(state, seat, code, events);
    },
    viewEvent: (setup, event, viewer) => (event.kind === 'leaked' ? event : game.viewEvent(setup, event, viewer)),
    words: {
      ...game.words,
      event: (event, setup, name, viewer) =>
        event.kind === 'leaked' ? 'Something leaked.' : game.words.event(event, setup, name, viewer),
    },
  };
}

export const VOTE_LEAKS: readonly Leak[] = [
  {
    through: 'a view that tells who has voted',
    make: (game) => withTable(game, ({ chosenCount }) => ({ voters: [...chosenCount] })),
  },
  {
    through: 'a view that counts the votes for yes',
    make: (game) => withTable(game, (state) => ({ yes: yesVotes(state) })),
  },
  { through: 'an event when a vote is against', make: withEvent },
  {
    through: 'a refusal that knows how the others voted',
    make: (game) => ({
      ...game,
      refusal(state, seat, code) {
        const refusal = game.refusal(state, seat, code);
        return refusal !== null && yesVotes(own(state)) > 0 ? game.refusal(state, seat, -1) : refusal;
      },
    }),
  },
];
