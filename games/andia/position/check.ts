import { fail, isRecord, ok, type Result, shown } from '@marchlands/core/result.ts';
import { BLUE, RED, type Side, sides } from '../data/sides.ts';
import { citiesOf, ownerOf, piecesIn, piecesOf } from '../rules/areas.ts';
import { checkStart } from '../rules/start-check.ts';
import type { AndiaSetup } from '../setup.ts';
import { PHASE, PHASES, reasons, type State } from '../state.ts';
import { type Situation, stateOf } from '../view/table.ts';

type Json = { readonly [field: string]: unknown };

const FIELDS = ['turn', 'phase', 'pieces', 'previousHolder', 'bombsLeft', 'result'];

/** A position from outside that can happen under this setup, or a sentence that says what is wrong with it. */
export function checkSituation(setup: AndiaSetup, given: Json): Result<Situation> {
  const extra = Object.keys(given).find((field) => !FIELDS.includes(field));
  if (extra !== undefined) return fail(`is unknown; a position has ${FIELDS.join(', ')}.`, `position.${extra}`);
  const phase = PHASES.find((name) => name === given.phase);
  if (phase === undefined) {
    return fail(`must be start, income, orders or over, not ${shown(given.phase)}.`, 'position.phase');
  }
  if (phase === 'income' && setup.isPlacedWithOrders) {
    return fail('cannot be income where new pieces are decided with the orders.', 'position.phase', 'AN-41');
  }
  const turn = given.turn;
  const lastTurn = setup.turns + (phase === 'start' || phase === 'over' ? 1 : 0);
  if (!isWhole(turn, 1, lastTurn)) return fail(`must be from 1 to ${lastTurn}, not ${shown(turn)}.`, 'position.turn');

  const pieces = readPieces(setup, given.pieces, turn);
  if (!pieces.ok) return pieces;
  const bombsLeft = readSides(given.bombsLeft, 'position.bombsLeft');
  if (!bombsLeft.ok) return bombsLeft;
  const tooMany = sides.find((side) => !isWhole(bombsLeft.value[side], 0, setup.options.bombs));
  if (tooMany !== undefined) {
    return fail(
      `must be from 0 to ${setup.options.bombs}, not ${shown(bombsLeft.value[tooMany])}.`,
      `position.bombsLeft.${tooMany}`,
      'AN-18',
    );
  }
  const result = readResult(given.result, phase === 'over');
  if (!result.ok) return result;
  const previousHolder = readHolders(setup, given.previousHolder, pieces.value);
  if (!previousHolder.ok) return previousHolder;
  const situation: Situation = {
    turn,
    phase,
    pieces: pieces.value,
    previousHolder: previousHolder.value,
    // Both numbers were looked at just above.
    bombsLeft: bombsLeft.value as Situation['bombsLeft'],
    result: result.value,
  };
  return checkPossible(setup, situation);
}

function isWhole(value: unknown, low: number, high: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
}

function readSides(value: unknown, at: string): Result<{ readonly [side in Side]: unknown }> {
  if (isRecord(value) && Object.keys(value).length === 2 && 'red' in value && 'blue' in value) {
    return ok({ red: value.red, blue: value.blue });
  }
  return fail(`must be an object with red and blue, not ${shown(value)}.`, at);
}

function readPieces(setup: AndiaSetup, value: unknown, turn: number): Result<Situation['pieces']> {
  const found = readSides(value, 'position.pieces');
  if (!found.ok) return found;
  const most = setup.mostGiven + (setup.goal - 1) * turn;
  for (const side of sides) {
    const held = found.value[side];
    const at = `position.pieces.${side}`;
    if (!isRecord(held)) return fail(`must be an object such as {"A":3}, not ${shown(held)}.`, at);
    let sum = 0;
    for (const [code, count] of Object.entries(held)) {
      if (!setup.codes.includes(code)) return fail(`There is no area ${shown(code)} on ${setup.map.title}.`, at);
      if (!isWhole(count, 1, most)) {
        return fail(`must be a whole number of at least 1, not ${shown(count)}.`, `${at}.${code}`);
      }
      sum += count;
    }
    if (sum > most) return fail(`A player can have at most ${most} pieces here, not ${sum}.`, at);
  }
  // Each was seen to be a record of numbers.
  const pieces = found.value as Situation['pieces'];
  const shared = Object.keys(pieces.red).find((code) => Object.hasOwn(pieces.blue, code));
  if (shared !== undefined) return fail(`Both players have pieces in ${shared}.`, 'position.pieces', 'AN-06');
  return ok(pieces);
}

/** Where the field is left out, all areas that are held now were held then. */
function readHolders(
  setup: AndiaSetup,
  value: unknown,
  pieces: Situation['pieces'],
): Result<Situation['previousHolder']> {
  const holders: { [code: string]: Side } = {};
  for (const side of sides) for (const code of Object.keys(pieces[side])) holders[code] = side;
  if (value === undefined) return ok(holders);
  if (!isRecord(value)) {
    return fail(`must be an object such as {"A":"red"}, not ${shown(value)}.`, 'position.previousHolder', 'AN-81');
  }
  for (const [code, side] of Object.entries(value)) {
    if (!setup.codes.includes(code) || side === undefined || holders[code] !== side) {
      return fail(
        `must be the player who has pieces there now (nothing has left it since), not ${shown(side)}.`,
        `position.previousHolder.${code}`,
        'AN-81',
      );
    }
  }
  for (const code of Object.keys(holders)) if (!Object.hasOwn(value, code)) delete holders[code];
  return ok(holders);
}

function readResult(value: unknown, isOver: boolean): Result<Situation['result']> {
  const at = 'position.result';
  if (!isOver) {
    return value === null || value === undefined ? ok(null) : fail('is for positions in phase over.', at);
  }
  if (!isRecord(value)) return fail(`must be an object with winner and reason, not ${shown(value)}.`, at);
  const { winner, reason } = value;
  const side = sides.find((one) => one === winner) ?? null;
  if (side !== winner) return fail(`must be red, blue or null, not ${shown(winner)}.`, `${at}.winner`);
  const known = reasons.find((one) => one === reason);
  if (known === undefined) return fail(`must be one of ${reasons.join(', ')}, not ${shown(reason)}.`, `${at}.reason`);
  return ok({ winner: side, reason: known });
}

/** What only the parts together can tell: new pieces, and whether the game would be over, or would not. */
function checkPossible(setup: AndiaSetup, situation: Situation): Result<Situation> {
  const state = stateOf(setup, situation);
  for (let area = 0; area < setup.areas; area += 1) {
    const owner = ownerOf(state, area);
    if (owner < 0 || state.holder[area] !== 0 || isNewPiece(state, owner, area)) continue;
    return fail(
      'has no previous holder; only a single piece placed this turn in the province of a city of the same player has none.',
      `position.pieces.${sides[owner]}.${setup.codes[area]}`,
      'AN-81',
    );
  }
  if (state.phase === PHASE.start) return ok(situation);
  const ended = endOf(state);
  if (state.phase !== PHASE.over && ended.phase === PHASE.over) {
    return fail('The game would have ended at the start of this turn.', 'position.phase', 'AN-22');
  }
  if (situation.result !== null) {
    const problem = checkResult(setup, state, ended, situation.result);
    if (problem !== null) return fail(problem, 'position.result', 'AN-99');
  }
  return ok(situation);
}

function isNewPiece(state: State, seat: number, area: number): boolean {
  const { setup, phase } = state;
  if ((phase !== PHASE.orders && phase !== PHASE.over) || setup.isPlacedWithOrders) return false;
  const city = setup.cityOf[area];
  if (setup.isCity[area] === 1 || city === 255 || piecesIn(state, seat, area) !== 1) return false;
  return piecesIn(state, seat, setup.cities[city]) > 0;
}

/** What the start check makes of the position. */
function endOf(state: State): State {
  const copy = state.clone();
  copy.phase = PHASE.start;
  checkStart(copy);
  return copy;
}

function checkResult(
  setup: AndiaSetup,
  state: State,
  ended: State,
  { winner, reason }: { readonly winner: Side | null; readonly reason: string },
): string | null {
  if (reason === 'resign') return winner === null ? 'Who resigns makes the other the winner.' : null;
  if (reason === 'agreement') {
    if (!setup.options.drawByAgreement) return 'The players may not agree on a draw here.';
    return winner === null ? null : 'An agreed draw has no winner.';
  }
  if (ended.phase === PHASE.over && ended.winner === state.winner && ended.reason === state.reason) return null;
  const cities = `Red holds ${citiesOf(state, RED)} cities, Blue ${citiesOf(state, BLUE)}`;
  return `The start check does not end so: ${cities}, with ${piecesOf(state, RED)} and ${piecesOf(state, BLUE)} pieces.`;
}
