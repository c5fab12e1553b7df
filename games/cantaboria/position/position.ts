import { Reading } from '@marchlands/core/read.ts';
import { fail, isRecord, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { EVERYTHING, SPECTATOR, type Viewer } from '@marchlands/core/seat.ts';
import { endAtGoal } from '../rules/final.ts';
import type { Setup } from '../setup.ts';
import { PHASE, STEP, State } from '../state.ts';
import { restore } from '../view/resample.ts';
import { type Table, table, tableOf } from '../view/table.ts';
import { ownOf } from '../view/view.ts';
import { problemOf } from './check.ts';
import { parseLine } from './line.ts';

/** A position as this viewer may write it: the table, with the votes and answers known to the viewer. */
export function format(s: State, viewer: Viewer): Table {
  const seen = tableOf(s);
  if (viewer === SPECTATOR) return seen;
  const own = ownOf(s, viewer);
  return { ...seen, votes: [...seen.votes, ...own.votes], sides: own.sides };
}

/**
 * Reads a position: the line of the rules (`RBGY L=R c=2 attack R | *=Y C4=R.hw`), or the data of a table, whose
 * omitted parts are empty. The supply is derived from the map.
 */
export function parse(setup: Setup, json: unknown): Result<State> {
  const read = typeof json === 'string' ? parseLine(setup, json) : parseData(setup, json);
  if (read.ok) endIfWon(read.value);
  return read;
}

/** Phases that are reached only after a check for winners, if there is one after each phase. */
const CHECKED: readonly number[] = [PHASE.production, PHASE.trade, PHASE.shipment];

/** CA-96: a position is over in which the goal is reached, and would have been seen. */
function endIfWon(s: State): void {
  const { victoryCheck } = s.setup.options;
  const isSeen = victoryCheck === 'atOnce' || (victoryCheck === 'phase' && CHECKED.includes(s.phase));
  if (isSeen && s.step !== STEP.over && s.partial === 0) endAtGoal(s, undefined);
}

function parseData(setup: Setup, json: unknown): Result<State> {
  if (!isRecord(json)) return fail(`A position must be a line or an object, not ${quoted(json)}.`, 'position');
  const r = new Reading('CA-20');
  const s = new State(setup);
  table.take(r, json, 'position', s, 0);
  if (r.hasProblem()) return r.result(s);
  const problem = problemOf(s);
  if (problem !== null) return { ok: false, problem };
  // Data that a step does not use must be absent: equal positions are written alike.
  if (!restore(setup, { table: tableOf(s), own: ownOf(s, EVERYTHING) }).equals(s)) {
    return fail('holds values that nothing on the table uses; leave out what does not matter.', 'position', 'CA-20');
  }
  return ok(s);
}
