import { type Reading, read } from '@marchlands/core/read.ts';
import { ok, type Problem, problemText, quoted, type Result } from '@marchlands/core/result.ts';
import { EVERYTHING, isActing, type Viewer } from '@marchlands/core/seat.ts';
import { UNKNOWN } from '@marchlands/core/types.ts';
import { type Side, sides } from '../data/sides.ts';
import { formatRow, notation } from '../notation/notation.ts';
import { apply } from '../rules/apply.ts';
import { beginDecision, proceed } from '../rules/turn.ts';
import type { Setup } from '../setup.ts';
import { PHASE, type State } from '../state.ts';
import { type Situation, situation, situationOf } from '../view/table.ts';
import { takeSituation } from './check.ts';
import { parseLine } from './line.ts';

/** The position object of the rules; `choices` is present if a choice has been begun or is hidden. */
export interface Position extends Situation {
  /** By side: its choice in the open decision as a row of small choices, or `?`. */
  readonly choices?: { readonly [side in Side]?: string };
}

/** The position as a viewer may write it. */
export function format(state: State, viewer: Viewer): Position {
  const choices: { [side in Side]?: string } = {};
  sides.forEach((side, seat) => {
    // Even whether anything was chosen is hidden.
    const row = viewer === EVERYTHING || viewer === seat ? formatRow(state, seat) : UNKNOWN;
    if (isActing(state.asked, seat) && row !== '') choices[side] = row;
  });
  return { ...situationOf(state), ...(Object.keys(choices).length === 0 ? {} : { choices }) };
}

/**
 * Reads a position: the object, or one line of text. Phase `start` is passed through. Hidden choices (`?`) count as not
 * made.
 */
export function parse(setup: Setup, json: unknown): Result<State> {
  const base = parseTable(setup, json);
  if (!base.ok) return base;
  const { state, choices } = base.value;
  if (state.phase === PHASE.income || state.phase === PHASE.orders) beginDecision(state, state.phase);
  proceed(state);
  return read((r) => {
    takeChoices(r, choices, state);
    return state;
  });
}

/** The table alone, with nothing begun, so that a position in phase `start` stays there. */
export function parseTable(setup: Setup, json: unknown): Result<{ state: State; choices: unknown }> {
  const found = typeof json === 'string' ? parseLine(json) : ok(json);
  if (!found.ok) return found;
  return read((r) => {
    const raw = r.record(found.value, 'position', 'a JSON object or a line of text');
    r.only(raw, 'position', [...situation.names, 'choices']);
    const { choices, ...table } = raw;
    return { state: takeSituation(r, setup, table), choices };
  });
}

/** Plays the choices already begun; a side without any, or with hidden ones, is omitted or `?`. */
function takeChoices(r: Reading, choices: unknown, state: State): void {
  if (choices === undefined) return;
  const raw = r.record(choices, 'position.choices', 'an object with red or blue');
  r.only(raw, 'position.choices', sides);
  for (const [seat, side] of sides.entries()) {
    const row = raw[side];
    if (row === undefined || row === UNKNOWN) continue;
    const problem = applyRow(state, seat, row);
    if (problem !== null) r.fail(`position.choices.${side}`, problemText(problem));
  }
}

function applyRow(state: State, seat: number, row: unknown): Problem | null {
  if (typeof row !== 'string') return { message: `must be a row such as "form:spread area:M", not ${quoted(row)}.` };
  const found = notation.parse(state, seat, row);
  if (!found.ok) return found.problem;
  for (const { code } of found.value) apply(state, seat, code);
  return null;
}
