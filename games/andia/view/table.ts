import { MOST_AREAS } from '../data/map.ts';
import { type Side, sides } from '../data/sides.ts';
import type { Reason } from '../events.ts';
import { noteHolders } from '../rules/areas.ts';
import type { AndiaSetup } from '../setup.ts';
import { PHASE, PHASES, reasons, State } from '../state.ts';

export type PhaseName = (typeof PHASES)[number];

/** What lies on the table for all to see: the position object of the rules. */
export interface Situation {
  readonly turn: number;
  readonly phase: PhaseName;
  /** By side and area code; areas without pieces are left out. */
  readonly pieces: { readonly [side in Side]: { readonly [code: string]: number } };
  /** By area code; areas that nobody held are left out (AN-81). */
  readonly previousHolder: { readonly [code: string]: Side };
  readonly bombsLeft: { readonly [side in Side]: number };
  readonly result: { readonly winner: Side | null; readonly reason: Reason } | null;
}

/** The open part of a state, in board order. */
export function situationOf(state: State): Situation {
  const { codes } = state.setup;
  const previousHolder: { [code: string]: Side } = {};
  codes.forEach((code, area) => {
    const holder = state.holder[area];
    if (holder > 0) previousHolder[code] = sides[holder - 1];
  });
  return {
    turn: state.turn,
    phase: PHASES[state.phase],
    pieces: { red: piecesBy(state, 0), blue: piecesBy(state, 1) },
    previousHolder,
    bombsLeft: { red: state.bombs[0], blue: state.bombs[1] },
    result:
      state.phase === PHASE.over
        ? { winner: sides[state.winner - 1] ?? null, reason: reasons[state.reason - 1] }
        : null,
  };
}

function piecesBy(state: State, seat: number): { readonly [code: string]: number } {
  const found: { [code: string]: number } = {};
  state.setup.codes.forEach((code, area) => {
    const pieces = state.pieces[seat * MOST_AREAS + area];
    if (pieces > 0) found[code] = pieces;
  });
  return found;
}

/** A state with this on the table, and nothing chosen or begun yet. The situation must be a possible one. */
export function stateOf(setup: AndiaSetup, situation: Situation): State {
  const state = new State(setup);
  sides.forEach((side, seat) => {
    for (const [code, pieces] of Object.entries(situation.pieces[side])) {
      state.pieces[seat * MOST_AREAS + setup.codes.indexOf(code)] = pieces;
    }
    state.bombs[seat] = situation.bombsLeft[side];
  });
  for (const [code, side] of Object.entries(situation.previousHolder)) {
    state.holder[setup.codes.indexOf(code)] = 1 + sides.indexOf(side);
  }
  state.turn = situation.turn;
  state.phase = PHASE[situation.phase];
  if (situation.result !== null) {
    state.winner = situation.result.winner === null ? 0 : 1 + sides.indexOf(situation.result.winner);
    state.reason = 1 + reasons.indexOf(situation.result.reason);
  }
  return state;
}

/** The set-up (AN-14): turn 1, before its start check. */
export function startingState(setup: AndiaSetup): State {
  const state = new State(setup);
  state.pieces.set(setup.start);
  state.bombs.fill(setup.options.bombs);
  state.turn = 1;
  noteHolders(state);
  return state;
}
