import type { Raw, Reading } from '@marchlands/core/read.ts';
import { BLUE, RED, sides } from '../data/sides.ts';
import { citiesOf, ownerOf, piecesIn, piecesOf } from '../rules/areas.ts';
import { checkStart } from '../rules/start-check.ts';
import type { Setup } from '../setup.ts';
import { NONE, PHASE, reasons, State } from '../state.ts';
import { situation } from '../view/table.ts';

/** Reads the table of a position, which must be possible under this setup; nothing is chosen yet. */
export function takeSituation(r: Reading, setup: Setup, given: Raw): State {
  const state = new State(setup);
  situation.take(r, given, 'position', state, 0);
  if (state.phase === PHASE.income && setup.isPlacedWithOrders) {
    r.fail('position.phase', 'cannot be income if new pieces are decided with the orders.', 'AN-41');
  }
  // The remaining conditions are checked with the rules, which can only handle possible states.
  if (!r.hasProblem()) checkPossible(r, state);
  return state;
}

/** New pieces, and whether the game is over exactly if it should be. */
function checkPossible(r: Reading, state: State): void {
  const { setup } = state;
  for (const [area, code] of setup.codes.entries()) {
    const owner = ownerOf(state, area);
    if (owner < 0 || state.holder[area] !== 0 || isNewPiece(state, owner, area)) continue;
    r.fail(
      `position.pieces.${sides[owner]}.${code}`,
      'has no previous holder; only a single piece placed this turn in the province of a city of the same player has none.',
      'AN-81',
    );
  }
  if (state.phase === PHASE.start) return;
  const ended = endOf(state);
  if (state.phase !== PHASE.over && ended.phase === PHASE.over) {
    r.fail('position.phase', 'The game would have ended at the start of this turn.', 'AN-22');
  }
  const problem = state.phase === PHASE.over ? resultProblem(state, ended) : null;
  if (problem !== null) r.fail('position.result', problem, 'AN-99');
}

function isNewPiece(state: State, seat: number, area: number): boolean {
  const { setup, phase } = state;
  if ((phase !== PHASE.orders && phase !== PHASE.over) || setup.isPlacedWithOrders) return false;
  const city = setup.cityOf[area];
  if (setup.isCity[area] === 1 || city === 255 || piecesIn(state, seat, area) !== 1) return false;
  return piecesIn(state, seat, setup.cities[city]) > 0;
}

/** The position after the start check. */
function endOf(state: State): State {
  const copy = state.clone();
  copy.phase = PHASE.start;
  checkStart(copy);
  return copy;
}

/** Why it cannot have ended as the position says, or null. */
function resultProblem(state: State, ended: State): string | null {
  const reason = reasons[state.reason - 1];
  if (reason === 'resign') return state.winner === NONE ? 'If a player resigns, the other wins.' : null;
  if (reason === 'agreement') {
    if (!state.setup.options.drawByAgreement) return 'The players may not agree on a draw here.';
    return state.winner === NONE ? null : 'An agreed draw has no winner.';
  }
  if (ended.phase === PHASE.over && ended.winner === state.winner && ended.reason === state.reason) return null;
  const cities = `Red holds ${citiesOf(state, RED)} cities, Blue ${citiesOf(state, BLUE)}`;
  return `The start check does not end like that: ${cities}, with ${piecesOf(state, RED)} and ${piecesOf(state, BLUE)} pieces.`;
}
