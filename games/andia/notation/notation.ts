import { EVERYTHING, isActing, type Viewer } from '@marchlands/core/seat.ts';
import type { Step } from '@marchlands/core/types.ts';
import { apply, choose } from '../rules/apply.ts';
import { beginChoice } from '../rules/choices.ts';
import { isGiving, isProvinceOpen } from '../rules/income.ts';
import { orderOf, placingOf } from '../rules/orders.ts';
import { type Choice, rowFor, rowOf } from '../rules/rows.ts';
import { PHASE, STAGE, type State } from '../state.ts';
import { formatOrder, readOrder } from './order.ts';
import { formatPlacing, isPlacing, readPlacing } from './placing.ts';
import { type Read, refuse } from './problem.ts';
import { formatToken, isRow, readRow } from './rows.ts';

/**
 * Reads one line of a seat: a placing, an order, both with a bar between where they are decided together, or a row of
 * small choices. A whole choice is checked as a whole; what is forced may be left out.
 */
export function parseLine(state: State, seat: number, line: string): Read<readonly Step[]> {
  const row = isRow(line) ? readRow(state, seat, line) : readWhole(state, seat, line);
  return row.ok ? { ok: true, value: row.value.map((code) => ({ by: seat, code })) } : row;
}

/** The codes of a whole choice; what the seat has chosen already must be its beginning. */
function readWhole(state: State, seat: number, line: string): Read<number[]> {
  if (state.phase === PHASE.over) return refuse('wrongPhase');
  if (isActing(state.asked, seat) && !isActing(state.open, seat)) return refuse('alreadyFinal');
  const choice = readChoice(state, seat, line);
  if (!choice.ok) return choice;
  // A seat that was not asked has one alternative: a line may name it, and stands for no choice.
  if (!isActing(state.asked, seat)) return { ok: true, value: [] };
  const row = rowFor(state, seat, choice.value);
  const begun = rowOf(state, seat);
  return begun.every((code, i) => row[i] === code)
    ? { ok: true, value: row.slice(begun.length) }
    : refuse('wrongChoice');
}

function readChoice(state: State, seat: number, line: string): Read<Choice> {
  const nothing = { placing: 0, form: 0, area: 0, moved: [], bomb: 0 };
  if (state.phase === PHASE.income) {
    if (!isPlacing(line))
      return refuse(readOrder(state, seat, line).ok ? 'wrongPhase' : wrongOrSyntax(state, seat, line));
    const placing = readPlacing(state, seat, line);
    return placing.ok ? { ok: true, value: { ...nothing, placing: placing.value } } : placing;
  }
  if (!state.setup.isPlacedWithOrders) {
    return isPlacing(line) ? refuse('wrongPhase') : readOrder(state, seat, line);
  }
  return readBoth(state, seat, line);
}

/** An order that cannot be read is no order; one that can, and breaks a rule, is still not due. */
function wrongOrSyntax(state: State, seat: number, line: string): 'syntax' | 'wrongPhase' {
  const order = readOrder(state, seat, line);
  return !order.ok && order.problem.code === 'syntax' ? 'syntax' : 'wrongPhase';
}

/** A placing and an order, with a bar between (AN-41); the placing may be left out where nothing can be chosen. */
function readBoth(state: State, seat: number, line: string): Read<Choice> {
  const halves = line.split('/');
  const [first, second] = halves as [string, string | undefined];
  if (halves.length > 2 || (second === undefined && isPlacing(first))) return refuse('syntax', line);
  // The order may use the new pieces, which are not on the board yet.
  const copy = state.clone();
  copy.placing[seat] = 0;
  if (second === undefined) {
    if (state.setup.cities.some((_, city) => isGiving(state, seat, city) && isProvinceOpen(state, seat, city))) {
      return refuse('wrongTotal');
    }
    return readOrder(copy, seat, first);
  }
  const placing = readPlacing(state, seat, first);
  if (!placing.ok) return placing;
  copy.placing[seat] = placing.value;
  return readOrder(copy, seat, second);
}

/**
 * Writes steps as a viewer may see them: a line for each seat's decision, in the form of the rules where it is whole,
 * and as a row of small choices where it is not. Choices of others are left out while they are secret.
 */
export function formatSteps(before: State, steps: readonly Step[], viewer: Viewer): readonly string[] {
  const state = before.clone();
  const lines: string[] = [];
  let next = 0;
  while (next < steps.length) {
    const seat = steps[next].by;
    const line = takeLine(state, seat, steps, next);
    next += line.length;
    if (viewer === EVERYTHING || viewer === seat) lines.push(line.text);
  }
  return lines;
}

/** The steps of one seat from `first` on, up to the end of its decision; the state goes on with them. */
function takeLine(state: State, seat: number, steps: readonly Step[], first: number): { text: string; length: number } {
  const isFromBeginning = rowOf(state, seat).length === 0;
  const tokens: string[] = [];
  for (let i = first; steps[i]?.by === seat; i += 1) {
    const { code } = steps[i];
    tokens.push(formatToken(state, seat, code));
    const chosen = state.clone();
    choose(chosen, seat, code);
    apply(state, seat, code);
    if (chosen.stage[seat] !== STAGE.done) continue;
    return { text: isFromBeginning ? formatChoice(chosen, seat) : tokens.join(' '), length: tokens.length };
  }
  return { text: tokens.join(' '), length: tokens.length };
}

/** A seat's whole choice in the open decision, in the form of the rules. */
export function formatChoice(state: State, seat: number): string {
  const placing = formatPlacing(placingOf(state, seat));
  if (state.phase === PHASE.income) return placing;
  const order = formatOrder(orderOf(state, seat));
  return state.setup.isPlacedWithOrders ? `${placing} / ${order}` : order;
}

/** What a seat has chosen so far in the open decision, as a row of small choices; empty where that is nothing. */
export function formatRow(state: State, seat: number): string {
  const copy = state.clone();
  const tokens: string[] = [];
  const row = rowOf(state, seat);
  if (row.length > 0) beginChoice(copy, seat);
  for (const code of row) {
    tokens.push(formatToken(copy, seat, code));
    choose(copy, seat, code);
  }
  return tokens.join(' ');
}
