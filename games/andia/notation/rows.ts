import { AREA_CODES } from '../data/map.ts';
import { MOVE } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import { neighbourAt } from '../rules/choices.ts';
import { refusal } from '../rules/legal.ts';
import { STAGE, type State } from '../state.ts';
import { readArea } from './areas.ts';
import { type Read, refuse } from './problem.ts';

const FORMS = ['pass', 'spread', 'gather'];

/** A small choice in row notation: `AC>A`, `form:spread`, `area:M`, `MC:1`, `bomb:none`. */
export function formatToken(state: State, seat: number, code: number): string {
  if (code >= MOVE.count) return `${state.setup.codes[neighbourAt(state, seat)]}:${code - MOVE.count}`;
  if (code === MOVE.bomb) return 'bomb:none';
  if (code >= MOVE.bomb) return `bomb:${AREA_CODES[code - MOVE.bomb - 1]}`;
  if (code >= MOVE.area) return `area:${AREA_CODES[code - MOVE.area]}`;
  if (code >= MOVE.form) return `form:${FORMS[code - MOVE.form]}`;
  const area = AREA_CODES[code - MOVE.place];
  return `${area.charAt(0)}C>${area}`;
}

/** True where a line is a row of small choices rather than a placing or an order. */
export function isRow(line: string): boolean {
  return /^\s*\S+[:>]\S+/.test(line);
}

/** Reads a row of small choices from where the seat stands in its decision; it need not be complete. */
export function readRow(state: State, seat: number, line: string): Read<number[]> {
  const copy = state.clone();
  const codes: number[] = [];
  for (const token of line.trim().split(/\s+/)) {
    const code = readToken(copy, seat, token);
    if (code < 0) return refuse('syntax', token);
    const why = refusal(copy, seat, code);
    if (why !== null) return refuse(why, token);
    codes.push(code);
    apply(copy, seat, code);
  }
  return { ok: true, value: codes };
}

/** The code that a token stands for here; -1 where it does not fit the next choice. */
function readToken(state: State, seat: number, token: string): number {
  const found = /^([^:>]+)([:>])([^:>]+)$/.exec(token);
  if (found === null) return -1;
  // The pattern has three groups, and none of them is optional.
  const [, left, sign, right] = found as unknown as readonly [string, string, string, string];
  const { numbers, cities } = state.setup;
  const area = readArea(state.setup, right);
  const name = left.toLowerCase();
  if (sign === '>') {
    const isNext = state.stage[seat] !== STAGE.place || readArea(state.setup, left) === cities[state.at[seat]];
    return isNext && area >= 0 ? MOVE.place + numbers[area] : -1;
  }
  if (name === 'form') return FORMS.includes(right.toLowerCase()) ? MOVE.form + FORMS.indexOf(right.toLowerCase()) : -1;
  if (name === 'bomb' && right.toLowerCase() === 'none') return MOVE.bomb;
  if (name === 'bomb') return area >= 0 ? MOVE.bomb + 1 + numbers[area] : -1;
  if (name === 'area') return area >= 0 ? MOVE.area + numbers[area] : -1;
  const isNext = state.stage[seat] !== STAGE.count || readArea(state.setup, left) === neighbourAt(state, seat);
  return isNext && /^\d{1,6}$/.test(right) ? MOVE.count + Number(right) : -1;
}
