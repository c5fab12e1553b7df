import { BLUE, RED } from '../data/sides.ts';
import type { Events } from '../events.ts';
import { NONE, PHASE, reasons, type State } from '../state.ts';
import { citiesOf, piecesOf } from './areas.ts';

/** Ends the match. @param winner a seat, or -1 for a draw */
export function endGame(state: State, winner: number, reason: (typeof reasons)[number], events?: Events): void {
  state.phase = PHASE.over;
  state.winner = winner < 0 ? NONE : 1 + winner;
  state.reason = 1 + reasons.indexOf(reason);
  events?.push({ kind: 'gameEnded', winner: winner < 0 ? null : winner, reason });
}

/**
 * Checks whether the game ends as a turn begins: by cities, then elimination, then the limit (AN-22 to AN-28, AN-95).
 */
export function checkStart(state: State, events?: Events): void {
  const { goal, turns, options } = state.setup;
  const red = citiesOf(state, RED);
  const blue = citiesOf(state, BLUE);
  events?.push({ kind: 'turnChecked', turn: state.turn, cities: [red, blue] });
  if (red >= goal || blue >= goal) {
    endGame(state, goalWinner(state, red, blue), 'cities', events);
    return;
  }
  const redPieces = piecesOf(state, RED);
  const bluePieces = piecesOf(state, BLUE);
  if (redPieces === 0 && bluePieces === 0) {
    endGame(state, -1, 'elimination', events);
  } else if (options.eliminationLoses && (redPieces === 0 || bluePieces === 0)) {
    endGame(state, redPieces === 0 ? BLUE : RED, 'elimination', events);
  } else if (state.turn > turns) {
    const winner = options.turnLimitResult === 'draw' ? -1 : (more(red, blue) ?? more(redPieces, bluePieces) ?? -1);
    endGame(state, winner, 'turnLimit', events);
  }
}

/** The winner by cities; if both have enough it is a draw, or a win for the one with more (AN-24, AN-25). */
function goalWinner(state: State, red: number, blue: number): number {
  const { goal, options } = state.setup;
  if (red < goal) return BLUE;
  if (blue < goal) return RED;
  return options.doubleGoal === 'draw' ? -1 : (more(red, blue) ?? -1);
}

/** The seat with the greater number; null if they are equal. */
function more(red: number, blue: number): number | null {
  if (red === blue) return null;
  return red > blue ? RED : BLUE;
}
