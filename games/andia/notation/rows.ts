import type { LineReader } from '@marchlands/core/notation.ts';
import { wholeIn } from '@marchlands/core/params.ts';
import { ok, type Result } from '@marchlands/core/result.ts';
import { MOVE, moveCodec } from '../moves.ts';
import { neighbourAt } from '../rules/choices.ts';
import { STAGE, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { readArea } from './areas.ts';
import { refuse } from './problem.ts';

/** A small choice in row notation: `AC>A`, `form:spread`, `area:M`, `MC:1`, `bomb:none`. */
export function formatToken(state: State, seat: number, code: number): string {
  if (code >= MOVE.count) return `${state.setup.codes[neighbourAt(state, seat)]}:${code - MOVE.count}`;
  const [kind, value = ''] = moveCodec.format(code).split(' ');
  return kind === 'place' ? `${value.charAt(0)}C>${value}` : `${kind}:${value}`;
}

/** True if a line is a sequence of small choices rather than a placing or an order. */
export function isRow(line: string): boolean {
  return /^\s*\S+[:>]\S+/.test(line);
}

/** Reads a sequence of small choices from the seat's current choice on; it need not be complete. */
export function readRow(r: LineReader<Types>, line: string): Result<unknown> {
  for (const token of line.trim().split(/\s+/)) {
    const code = readToken(r.state, r.seat, token);
    const chosen = code < 0 ? refuse('syntax', token) : r.play(code, token);
    if (!chosen.ok) return chosen;
  }
  return ok(null);
}

/** The code of a token here; -1 if it does not fit the next choice. */
function readToken(state: State, seat: number, token: string): number {
  const found = /^([^:>]+)([:>])([^:>]+)$/.exec(token);
  if (found === null) return -1;
  const [, left, sign, right] = found;
  const { numbers, cities } = state.setup;
  const area = readArea(state.setup, right);
  const name = left.toLowerCase();
  if (sign === '>') {
    const isNext = state.stage[seat] !== STAGE.place || readArea(state.setup, left) === cities[state.at[seat]];
    return isNext && area >= 0 ? MOVE.place + numbers[area] : -1;
  }
  if (name === 'form' || right.toLowerCase() === 'none') {
    const plain = moveCodec.parse(`${name} ${right}`);
    return plain.ok ? plain.value : -1;
  }
  if (name === 'bomb') return area >= 0 ? MOVE.bomb + 1 + numbers[area] : -1;
  if (name === 'area') return area >= 0 ? MOVE.area + numbers[area] : -1;
  const isNext = state.stage[seat] !== STAGE.count || readArea(state.setup, left) === neighbourAt(state, seat);
  const count = wholeIn(right);
  return isNext && count >= 0 && count < 1_000_000 ? MOVE.count + count : -1;
}
