import { Reading } from '@marchlands/core/read.ts';
import { fail, isRecord, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { EVERYTHING, SPECTATOR, type Viewer } from '@marchlands/core/seat.ts';
import { end, hasWon } from '../rules/final.ts';
import { runOn } from '../rules/flow.ts';
import { rebuild } from '../rules/start.ts';
import type { Setup } from '../setup.ts';
import { ENDING, STEP, State } from '../state.ts';
import type { Own } from '../view/own.ts';
import { readOwn } from '../view/read-own.ts';
import { resampler, restore } from '../view/resample.ts';
import { type Table, table, tableOf } from '../view/table.ts';
import { type View, view } from '../view/view.ts';
import { problemOf } from './check.ts';
import { finishExchange, isExchange, textOfExchange } from './exchange.ts';
import { parseText } from './text.ts';

/** A position as this viewer may write it down: what it sees. For EVERYTHING it is the whole state. */
export function format(s: State, viewer: Viewer): View {
  return view(s, viewer);
}

/** What a viewer's table says of cards that it does not see, in place of what a state without them says. */
function withHidden(r: Reading, seen: Table, value: unknown): Table {
  const raw = r.record(value, 'position.table');
  const count = (one: unknown, at: string): number => r.whole(one, at, 0, 255);
  const list = (one: unknown, at: string, length: number): number[] => {
    const found = r.list(one, at, count);
    if (found.length !== length) r.fail(at, `must have ${length} counts, not ${found.length}.`);
    return found;
  };
  const seats = r.list(raw['seats'], 'position.table.seats', (item, at) => ({ raw: r.record(item, at), at }));
  return {
    ...seen,
    devDeck: count(raw['devDeck'], 'position.table.devDeck'),
    devLeft: list(raw['devLeft'], 'position.table.devLeft', seen.devLeft.length),
    bought: count(raw['bought'], 'position.table.bought'),
    progressLeft: list(raw['progressLeft'], 'position.table.progressLeft', seen.progressLeft.length),
    seats: seen.seats.map((one, seat) => {
      const from = seats.at(seat);
      if (from === undefined) return one;
      const points = from.raw['pointCards'];
      return {
        ...one,
        development: count(from.raw['development'], `${from.at}.development`),
        progress: list(from.raw['progress'], `${from.at}.progress`, one.progress.length),
        pointCards: points === null ? null : count(points, `${from.at}.pointCards`),
      };
    }),
  };
}

/** Reads what `format` writes: the table and what the viewer knows; what it does not know is drawn. */
function parseView(setup: Setup, json: { readonly [member: string]: unknown }, rng?: Rng): Result<State> {
  const r = new Reading('IK-013');
  r.only(json, 'position', ['viewer', 'table', 'own']);
  const viewer = json['viewer'] === undefined ? EVERYTHING : Number(json['viewer']);
  if (viewer !== EVERYTHING && viewer !== SPECTATOR) r.whole(viewer, 'position.viewer', 0, setup.seats - 1);
  const bare = new State(setup);
  table.take(r, json['table'], 'position.table', bare, 0);
  const own: Own | null = viewer === SPECTATOR ? null : readOwn(r, setup, json['own'] ?? {}, 'position.own');
  if (viewer !== EVERYTHING && rng === undefined)
    r.fail('position', 'hides cards: a generator is needed to fill them in.');
  if (r.hasProblem()) return r.result(bare);
  rebuild(bare);
  const seen = withHidden(r, tableOf(bare), json['table']);
  if (r.hasProblem()) return r.result(bare);
  const s = restore(setup, seen, own);
  try {
    resampler(setup, { viewer, table: seen, own }).draw(rng ?? new Rng('unused'), s);
  } catch {
    return fail('has hidden cards that do not fit: more are held than there are.', 'position.own', 'IK-009');
  }
  const problem = problemOf(s);
  return problem === null ? ok(s) : { ok: false, problem };
}

/** What comes to pass by itself: the player on turn may have the points (IK-303), and what is due may be an inner step. */
function reach(s: State): void {
  if (s.step !== STEP.over && hasWon(s)) end(s, ENDING.points, undefined);
  else if (s.interrupts > 0) runOn(s, undefined);
}

/**
 * Reads a position: the text form of the rules (`roaming 3 P1 action invasion=1` and a line for each player), the same as
 * JSON for exchange, or the data that `format` writes. Fails where it is no position, or none that this set-up allows, and says why.
 * An end that is reached has come to pass.
 * @param rng fills in what a viewer's data hide
 */
export function parse(setup: Setup, json: unknown, rng?: Rng): Result<State> {
  const read = parseAny(setup, json, rng);
  if (read.ok) reach(read.value);
  return read;
}

function parseAny(setup: Setup, json: unknown, rng?: Rng): Result<State> {
  if (typeof json === 'string') return parseText(setup, json);
  if (!isRecord(json)) return fail(`A position must be text or an object, not ${quoted(json)}.`, 'position');
  if (!isExchange(json)) return parseView(setup, json, rng);
  const r = new Reading('IK-013');
  const text = textOfExchange(r, setup, json);
  if (r.hasProblem()) return r.result(new State(setup));
  const read = parseText(setup, text);
  if (!read.ok) return read;
  finishExchange(r, read.value, json);
  return r.result(read.value);
}
