import { type LineReader, notationOf, type StepWriter } from '@marchlands/core/notation.ts';
import { ok, type Result } from '@marchlands/core/result.ts';
import { EVERYTHING, isActing } from '@marchlands/core/seat.ts';
import type { Step } from '@marchlands/core/types.ts';
import { moveCodec, outcomeCodec } from '../moves.ts';
import { apply, choose, decision } from '../rules/apply.ts';
import { beginChoice } from '../rules/choices.ts';
import { isGiving, isProvinceOpen } from '../rules/income.ts';
import { legal, outcomes, refusal } from '../rules/legal.ts';
import { orderOf, placingOf } from '../rules/orders.ts';
import { sequenceFor, sequenceOf, type WholeChoice } from '../rules/sequences.ts';
import { PHASE, STAGE, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { viewEntry } from '../view/view.ts';
import { words } from '../words/words.ts';
import { formatOrder, readOrder } from './order.ts';
import { formatPlacing, isPlacing, readPlacing } from './placing.ts';
import { refuse } from './problem.ts';
import { formatToken, isRow, readRow } from './rows.ts';

/**
 * The notation of the rules. A line is a placing, an order, both with a bar between if they are decided together, or a
 * sequence of small choices. A whole choice is checked as a whole; its forced parts may be omitted.
 */
export const notation = notationOf<Types>(
  { moveCodec, outcomeCodec, words, actors: decision.actors, legal, outcomes, apply, refusal, viewEntry },
  { read, write },
);

function read(r: LineReader<Types>): Result<unknown> {
  const line = r.whole();
  if (isRow(line)) return readRow(r, line);
  const codes = readWhole(r.before, r.seat, line);
  if (!codes.ok) return codes;
  return codes.value.map((code) => r.play(code)).find((chosen) => !chosen.ok) ?? ok(null);
}

/** The codes of a whole choice; the seat's earlier choices must be its beginning. */
function readWhole(state: State, seat: number, line: string): Result<number[]> {
  if (state.phase === PHASE.over) return refuse('wrongPhase');
  if (isActing(state.asked, seat) && !isActing(state.open, seat)) return refuse('alreadyFinal');
  const choice = readChoice(state, seat, line);
  if (!choice.ok) return choice;
  // A seat that is not asked has one alternative: a line may name it, but makes no choice.
  if (!isActing(state.asked, seat)) return ok([]);
  const row = sequenceFor(state, seat, choice.value);
  const begun = sequenceOf(state, seat);
  return begun.every((code, i) => row[i] === code) ? ok(row.slice(begun.length)) : refuse('wrongChoice');
}

function readChoice(state: State, seat: number, line: string): Result<WholeChoice> {
  if (state.phase === PHASE.income && isPlacing(line)) {
    const placing = readPlacing(state, seat, line);
    return placing.ok ? ok({ placing: placing.value, form: 0, area: 0, moved: [], bomb: 0 }) : placing;
  }
  if (state.phase === PHASE.income) {
    // An unreadable order is no order; a readable one that breaks a rule is still not due.
    const order = readOrder(state, seat, line);
    return refuse(!order.ok && order.problem.code === 'syntax' ? 'syntax' : 'wrongPhase');
  }
  if (state.setup.isPlacedWithOrders) return readBoth(state, seat, line);
  return isPlacing(line) ? refuse('wrongPhase') : readOrder(state, seat, line);
}

/** A placing and an order, with a bar between (AN-41); the placing may be omitted if it has no choice. */
function readBoth(state: State, seat: number, line: string): Result<WholeChoice> {
  const halves = line.split('/');
  const [first, second] = halves as [string, string | undefined];
  if (halves.length > 2 || (second === undefined && isPlacing(first))) return refuse('syntax', line);
  const { cities } = state.setup;
  const isAsked = cities.some((_, city) => isGiving(state, seat, city) && isProvinceOpen(state, seat, city));
  const none = isAsked ? refuse('wrongTotal') : ok(0);
  const placing = second === undefined ? none : readPlacing(state, seat, first);
  if (!placing.ok) return placing;
  // The order may use the new pieces, which are not on the board yet.
  const copy = state.clone();
  copy.placing[seat] = placing.value;
  return readOrder(copy, seat, second ?? first);
}

/**
 * Writes a seat's decision in the form of the rules if it is whole, otherwise as a sequence of small choices. Other
 * seats' choices are left out while they are secret.
 */
function write(w: StepWriter<Types>, { by: seat }: Step): string {
  const { state, viewer } = w;
  const isFromBeginning = sequenceOf(state, seat).length === 0;
  const chosen = state.clone();
  let line = '';
  for (let { step } = w; step?.by === seat && chosen.stage[seat] !== STAGE.done; { step } = w) {
    line += ` ${formatToken(chosen, seat, step.code)}`;
    choose(chosen, seat, step.code);
    w.take();
  }
  if (isFromBeginning && chosen.stage[seat] === STAGE.done) line = formatChoice(chosen, seat);
  return viewer === EVERYTHING || viewer === seat ? line.trim() : '';
}

/** A seat's whole choice in the open decision, in the form of the rules. */
export function formatChoice(state: State, seat: number): string {
  const placing = formatPlacing(placingOf(state, seat));
  if (state.phase === PHASE.income) return placing;
  const order = formatOrder(orderOf(state, seat));
  return state.setup.isPlacedWithOrders ? `${placing} / ${order}` : order;
}

/** A seat's choices so far in the open decision, as a sequence of small choices; empty if there are none. */
export function formatRow(state: State, seat: number): string {
  const copy = state.clone();
  const tokens: string[] = [];
  const row = sequenceOf(state, seat);
  if (row.length > 0) beginChoice(copy, seat);
  for (const code of row) {
    tokens.push(formatToken(copy, seat, code));
    choose(copy, seat, code);
  }
  return tokens.join(' ');
}
