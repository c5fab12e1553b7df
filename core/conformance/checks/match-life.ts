import { seededDice } from '../../match/dice.ts';
import type { Match } from '../../match/match.ts';
import { createMatch } from '../../match/open.ts';
import { formatRecord } from '../../match/record-format.ts';
import { parseRecord } from '../../match/record-parse.ts';
import { fromJSON, toJSON } from '../../match/store.ts';
import { ok, problemText } from '../../result.ts';
import type { Rng } from '../../rng.ts';
import { EVERYTHING, type Seat } from '../../seat.ts';
import { type Bench, fault, nameViewer, wholeChoice } from '../moment.ts';
import { difference, textOf } from '../plain.ts';
import { checkSame } from './bytes.ts';

/** A seat tries to undo at one decision in this many. */
const UNDO_AT = 12;
const MOST_UNDOS = 4;

/** By number of log entries: every viewer's view. */
type Seen = Map<number, readonly string[]>;

function look({ viewers }: Bench, match: Match): readonly string[] {
  return viewers.map((viewer) => textOf(match.view(viewer)));
}

/** Everything shown to viewers, and every seat's undo points: neither may reveal a sealed choice. */
function showing(bench: Bench, match: Match): string {
  return textOf([look(bench, match), bench.seats.map((seat) => match.canUndo(seat))]);
}

/** One decision: each seat that must choose submits a random choice. */
function decide(bench: Bench, match: Match, rng: Rng): void {
  const { game, setup } = bench;
  const scratch = game.State.blank(setup);
  const open = match.state.clone();
  for (const seat of match.awaited()) {
    const codes = wholeChoice(bench, open, seat, rng, scratch).map(({ code }) => code);
    const before = showing(bench, match);
    const taken = match.submit(seat, codes, match.version(seat));
    if (!taken.ok)
      fault('match', `refuses legal moves ${codes.join(', ')} of seat ${seat}: ${problemText(taken.problem)}`);
    if (taken.value.sealed && showing(bench, match) !== before) {
      fault('match', `a sealed choice of seat ${seat} shows in a view or in what may be taken back`);
    }
  }
}

/** Undoes, without consent if possible, and checks that every view is that of the earlier point. */
function takeBack(bench: Bench, match: Match, seat: Seat, rng: Rng, seen: Seen): boolean {
  const { consented, alone } = match.canUndo(seat);
  const points = rng.below(2) === 0 && alone.length > 0 ? alone : consented;
  const to = points.at(rng.below(Math.max(1, points.length)));
  if (to === undefined) return false;
  const versions = bench.viewers.map((viewer) => match.version(viewer));
  const done = match.undo(seat, { to, agreed: bench.seats });
  if (!done.ok) fault('undo', `seat ${seat} cannot go back to ${to}: ${problemText(done.problem)}`);
  const undo = match.entries[done.value.first];
  if (undo.kind !== 'undo') fault('undo', 'the log does not say that something was taken back');
  const wanted = seen.get(undo.to);
  if (wanted === undefined) fault('undo', `seat ${seat} went back into the middle of something, to entry ${undo.to}`);
  for (const [i, view] of look(bench, match).entries()) {
    if (done.value.count === 1 && view !== wanted[i]) {
      const who = nameViewer(bench.viewers[i] ?? EVERYTHING);
      fault(
        'undo',
        `the view of ${who} is not that of the point gone back to: ${difference(JSON.parse(view), JSON.parse(wanted[i] ?? 'null'))}`,
      );
    }
  }
  // A viewer that saw nothing of the undone part need not notice the undo.
  for (const [i, viewer] of bench.viewers.entries()) {
    const growth = match.version(viewer) - versions[i];
    if (growth < (viewer === seat ? 1 : 0)) fault('undo', `the log of ${nameViewer(viewer)} has not grown`);
  }
  return true;
}

/** A match read back from its text is the same match, and so is one from its stored form. */
async function checkRecord({ game }: Bench, match: Match): Promise<void> {
  const text = formatRecord(match, EVERYTHING);
  const read = await parseRecord(text, () => Promise.resolve(ok(game)));
  if (!read.ok) {
    const line = /line (\d+)/.exec(read.problem.at ?? '')?.[1];
    const quoted = line === undefined ? '' : `\n  ${text.split('\n')[Number(line) - 1]}`;
    fault('record', `its own record is refused: ${problemText(read.problem)}${quoted}`);
  }
  checkSame('record', 'the state that the record leads to', read.value.state, match.state);
  const again = formatRecord(read.value, EVERYTHING);
  if (again !== text)
    fault('record', `text to match to text is not the identity: ${difference(again.split('\n'), text.split('\n'))}`);
  if (textOf(read.value.entries) !== textOf(match.entries)) {
    fault('record', `the entries read back differ: ${difference(read.value.entries, match.entries)}`);
  }
  const stored = fromJSON(game, JSON.parse(textOf(toJSON(match))));
  if (!stored.ok) fault('record', `its own stored form is refused: ${problemText(stored.problem)}`);
  checkSame('record', 'the state that the stored form leads to', stored.value.state, match.state);
}

function checkLogs({ viewers }: Bench, match: Match): void {
  for (const viewer of viewers) {
    const log = match.log(viewer);
    if (log.length !== match.version(viewer))
      fault('match', `the log of ${nameViewer(viewer)} has not as many entries as its version says`);
    if (formatRecord(match, viewer).trim() === '') fault('record', `the record of ${nameViewer(viewer)} is empty`);
  }
}

/** A whole match as a table plays it, with some undos, written and read back both in the middle and at its end. */
export async function matchLife(bench: Bench, seed: string, rng: Rng): Promise<void> {
  const { game, setup } = bench;
  const made = createMatch(game, { seats: setup.seats, options: setup.options, dice: seededDice(seed) });
  if (!made.ok) fault('match', `cannot be made: ${problemText(made.problem)}`);
  const match = made.value;
  const seen: Seen = new Map();
  let undos = 0;
  const middle = 1 + rng.below(40);
  for (let decisions = 0; !match.isOver; decisions += 1) {
    if (decisions > (MOST_UNDOS + 1) * setup.bounds.entries) fault('bounds', 'the match does not end');
    seen.set(match.entries.length, look(bench, match));
    const seat = rng.below(setup.seats);
    if (undos < MOST_UNDOS && rng.below(UNDO_AT) === 0 && takeBack(bench, match, seat, rng, seen)) undos += 1;
    else decide(bench, match, rng);
    if (decisions === middle) await checkRecord(bench, match);
  }
  checkLogs(bench, match);
  await checkRecord(bench, match);
}
