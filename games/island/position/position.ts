import { Reading } from '@marchlands/core/read.ts';
import { fail, isRecord, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { EVERYTHING, SPECTATOR, type Viewer } from '@marchlands/core/seat.ts';
import { end, hasWon } from '../rules/final.ts';
import { runOn } from '../rules/flow.ts';
import { rebuild } from '../rules/start.ts';
import type { Setup } from '../setup.ts';
import { ENDING, STEP, State } from '../state.ts';
import { own, readSearch } from '../view/own.ts';
import { resamplerOf } from '../view/resample.ts';
import { table } from '../view/table.ts';
import { type View, view } from '../view/view.ts';
import { problemOf } from './check.ts';
import { isExchange, readExchange } from './exchange.ts';
import { parseText } from './text.ts';

/** A position as this viewer may write it: the viewer's view. For EVERYTHING it is the whole state. */
export function format(s: State, viewer: Viewer): View {
  return view(s, viewer);
}

/** Reads the output of `format`: the table and the viewer's knowledge; unknown cards are drawn. */
function parseView(setup: Setup, json: { readonly [member: string]: unknown }, rng?: Rng): Result<State> {
  const r = new Reading('IK-013');
  r.only(json, 'position', ['viewer', 'table', 'own']);
  const viewer = json['viewer'] === undefined ? EVERYTHING : Number(json['viewer']);
  if (viewer !== EVERYTHING && viewer !== SPECTATOR) r.whole(viewer, 'position.viewer', 0, setup.seats - 1);
  const known = new State(setup);
  table.take(r, json['table'], 'position.table', known, 0);
  const raw = json['own'] ?? {};
  if (viewer !== SPECTATOR) own.take(r, raw, 'position.own', known, viewer);
  const search = viewer === SPECTATOR ? null : readSearch(r, raw, 'position.own');
  if (viewer !== EVERYTHING && rng === undefined)
    r.fail('position', 'hides cards: a generator is needed to fill them in.');
  if (r.hasProblem()) return r.result(known);
  rebuild(known);
  const s = new State(setup);
  try {
    resamplerOf(known, viewer, search).draw(rng ?? new Rng('unused'), s);
  } catch {
    return fail('has hidden cards that do not fit: more are held than there are.', 'position.own', 'IK-009');
  }
  const problem = problemOf(s);
  return problem === null ? ok(s) : { ok: false, problem };
}

/**
 * Runs automatic consequences: the player in turn may already have the points (IK-303), or the current step may be an
 * inner one.
 */
function reach(s: State): void {
  if (s.step !== STEP.over && hasWon(s)) end(s, ENDING.points, undefined);
  else if (s.interrupts > 0) runOn(s, undefined);
}

/**
 * Reads a position: the text form of the rules (`roaming 3 P1 action invasion=1` and a line for each player), the
 * equivalent JSON for exchange, or the output of `format`. Fails with the reason if it is no position, or not one of
 * this set-up. An end condition that is met ends the match.
 * @param rng draws what a viewer's data hides
 */
export function parse(setup: Setup, json: unknown, rng?: Rng): Result<State> {
  const read = parseAny(setup, json, rng);
  if (read.ok) reach(read.value);
  return read;
}

function parseAny(setup: Setup, json: unknown, rng?: Rng): Result<State> {
  if (typeof json === 'string') return parseText(setup, json);
  if (!isRecord(json)) return fail(`A position must be text or an object, not ${quoted(json)}.`, 'position');
  return isExchange(json) ? readExchange(setup, json, false) : parseView(setup, json, rng);
}
