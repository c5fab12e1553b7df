/** Variants of Andia that leak part of an open choice: the suite must catch each of them. */
import type { Leak } from '@marchlands/core/conformance/leaks.ts';
import type { Game } from '@marchlands/core/game.ts';
import { EVERYTHING, seatsOf } from '@marchlands/core/seat.ts';
import type { AnyEvent, AnyState, AnyView } from '@marchlands/core/types.ts';
import { FORM, STAGE, State } from '../state.ts';

/** A state as this game's own type; leaks are built from this game only. */
function own(state: AnyState): State {
  if (!(state instanceof State)) throw new Error('These leaks are of Andia alone.');
  return state;
}

/** True if the other seat has chosen a bombardment, or has finished its choice: hidden facts. */
const hasBombed = (state: AnyState, seat: number): boolean => own(state).bomb[1 - seat] !== 0;
const isThrough = (state: AnyState, seat: number): boolean => {
  const { asked, stage } = own(state);
  return ((asked >>> (1 - seat)) & 1) === 1 && stage[1 - seat] === STAGE.done;
};

function withTable(game: Game, more: (state: AnyState, viewer: number) => object): Game {
  return {
    ...game,
    view(state, viewer): AnyView {
      const seen = game.view(state, viewer);
      return { ...seen, table: { ...seen.table, ...more(state, viewer) } };
    },
  };
}

/** An extra event, visible to all. */
function withEvent(game: Game, tell: (state: AnyState, seat: number, code: number) => AnyEvent | null): Game {
  return {
    ...game,
    apply(state, seat, code, events) {
      const told = tell(state, seat, code);
      if (told !== null) events?.push(told);
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

export const ANDIA_LEAKS: readonly Leak[] = [
  {
    through: 'a view that tells who is still awaited',
    make: (game) => withTable(game, (state) => ({ choosing: seatsOf(own(state).open) })),
  },
  {
    through: 'a view with the form of the opponent’s move',
    make: (game) => withTable(game, (state) => ({ forms: Array.from(own(state).form) })),
  },
  {
    through: 'bombardments counted down as soon as one is ordered',
    make: (game) =>
      withTable(game, (state) => {
        const { bombs, bomb } = own(state);
        return { bombsLeft: { red: bombs[0] - (bomb[0] ? 1 : 0), blue: bombs[1] - (bomb[1] ? 1 : 0) } };
      }),
  },
  {
    through: 'an event for every choice',
    make: (game) => withEvent(game, (_state, seat, code) => ({ kind: 'leaked', seat, code }) as AnyEvent),
  },
  {
    through: 'an event when an order is a pass',
    make: (game) =>
      withEvent(game, (state, seat, code) =>
        game.moveCodec.kindOf(code) === 'form' &&
        code === game.moveCodec.base.form &&
        own(state).form[seat] === FORM.pass
          ? ({ kind: 'leaked', seat } as AnyEvent)
          : null,
      ),
  },
  {
    through: 'the length of the log: choices of nothing are left out',
    make: (game) => ({
      ...game,
      viewEntry(before, step, viewer) {
        const isNothing = /^(?:count 0|bomb none|form pass)$/.test(game.moveCodec.format(step.code));
        return isNothing && viewer !== step.by && viewer !== EVERYTHING ? null : game.viewEntry(before, step, viewer);
      },
    }),
  },
  {
    through: 'a refusal that knows whether the other is through',
    make: (game) => ({
      ...game,
      refusal(state, seat, code) {
        const refusal = game.refusal(state, seat, code);
        return refusal !== null && isThrough(state, seat) ? 'alreadyFinal' : refusal;
      },
    }),
  },
  {
    through: 'legal moves that know of a bombardment',
    make: ({ randomMove: _none, ...game }) => ({
      ...game,
      legal(state, seat, out) {
        game.legal(state, seat, out);
        if (out.length > 1 && hasBombed(state, seat)) out.length -= 1;
      },
      refusal(state, seat, code) {
        const last = game.refusal(state, seat, code + 1) !== null && hasBombed(state, seat);
        return game.refusal(state, seat, code) ?? (last ? 'tooMany' : null);
      },
    }),
  },
  {
    through: 'a position that marks what was begun',
    make: (game) => ({
      ...game,
      position: {
        ...game.position,
        format(state, viewer) {
          const json = game.position.format(state, viewer);
          if (viewer === EVERYTHING || own(state).stage.every((stage) => stage !== STAGE.done)) return json;
          return { ...(json as object), choices: {} };
        },
      },
    }),
  },
];
