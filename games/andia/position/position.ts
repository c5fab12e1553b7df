import { UNKNOWN } from '@marchlands/core/game.ts';
import { fail, isRecord, ok, type Problem, problemText, type Result, shown } from '@marchlands/core/result.ts';
import { EVERYTHING, isActing, type Viewer } from '@marchlands/core/seat.ts';
import { type Side, sides } from '../data/sides.ts';
import { formatRow, parseLine as parseChoice } from '../notation/notation.ts';
import { apply } from '../rules/apply.ts';
import { beginDecision, proceed } from '../rules/turn.ts';
import type { AndiaSetup } from '../setup.ts';
import { PHASE, type State } from '../state.ts';
import { type Situation, situationOf, stateOf } from '../view/table.ts';
import { checkSituation } from './check.ts';
import { parseLine } from './line.ts';

/** The position object of the rules; `choices` is there where a choice has been begun or is hidden. */
export interface AndiaPosition extends Situation {
  /** By side: its choice in the open decision as a row of small choices, or `?`. */
  readonly choices?: { readonly [side in Side]?: string };
}

/** The position as a viewer may write it down. */
export function formatPosition(state: State, viewer: Viewer): AndiaPosition {
  const choices: { [side in Side]?: string } = {};
  sides.forEach((side, seat) => {
    // Whether anything was chosen is hidden too.
    const row = viewer === EVERYTHING || viewer === seat ? formatRow(state, seat) : UNKNOWN;
    if (isActing(state.asked, seat) && row !== '') choices[side] = row;
  });
  return { ...situationOf(state), ...(Object.keys(choices).length === 0 ? {} : { choices }) };
}

/**
 * Reads a position: the object, or one line of text. Phase `start` is passed through. What is hidden (`?`) counts as
 * not chosen yet.
 */
export function parsePosition(setup: AndiaSetup, json: unknown): Result<State> {
  const base = parseTable(setup, json);
  if (!base.ok) return base;
  const state = base.value.state;
  if (state.phase === PHASE.income || state.phase === PHASE.orders) beginDecision(state, state.phase);
  proceed(state);
  return applyChoices(state, base.value.choices);
}

/** The table alone: nothing is begun, so that a position in phase `start` stays there. */
export function parseTable(setup: AndiaSetup, json: unknown): Result<{ state: State; choices: unknown }> {
  const read = typeof json === 'string' ? parseLine(json) : ok(json);
  if (!read.ok) return read;
  const { value } = read;
  if (!isRecord(value)) return fail(`A position is a JSON object or a line of text, not ${shown(value)}.`, 'position');
  const { choices, ...table } = value;
  const checked = checkSituation(setup, table);
  if (!checked.ok) return checked;
  return ok({ state: stateOf(setup, checked.value), choices });
}

function applyChoices(state: State, choices: unknown): Result<State> {
  if (choices === undefined) return ok(state);
  if (!isRecord(choices)) return fail(`must be an object with red or blue, not ${shown(choices)}.`, 'position.choices');
  const stranger = Object.keys(choices).find((side) => !sides.some((known) => known === side));
  if (stranger !== undefined) return fail('is unknown; the sides are red and blue.', `position.choices.${stranger}`);
  for (const [seat, side] of sides.entries()) {
    const row = choices[side];
    if (row === undefined || row === UNKNOWN) continue;
    const problem = applyRow(state, seat, row);
    if (problem !== null) return fail(problemText(problem), `position.choices.${side}`);
  }
  return ok(state);
}

function applyRow(state: State, seat: number, row: unknown): Problem | null {
  if (typeof row !== 'string') return { message: `must be a row such as "form:spread area:M", not ${shown(row)}.` };
  const read = parseChoice(state, seat, row);
  if (!read.ok) return read.problem;
  for (const { code } of read.value) apply(state, seat, code);
  return null;
}
