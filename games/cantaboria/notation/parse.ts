import type { LineReader } from '@marchlands/core/notation.ts';
import { fail, type Result } from '@marchlands/core/result.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import { lettersOf } from '../position/letters.ts';
import { actors } from '../rules/legal.ts';
import type { Types } from '../types.ts';
import { readChance } from './chance.ts';
import { forms } from './forms.ts';
import { prefixOf, readPart, SHIPMENTS } from './items.ts';
import { refuse, unreadable } from './names.ts';
import { way } from './parts.ts';

/** Reads one action: the part of a line after its seat. */
function readAction(r: LineReader<Types>, text: string): Result<unknown> {
  const [first, second = ''] = text.split(' ');
  if (first === 'resign')
    return fail('To resign is no move of a line: it ends a seat’s part in the match.', first, 'CA-97');
  const isPrefix =
    first === 'bonus' || (first === 'log' && second !== '-') || (first === 'attack' && second === 'boat');
  if (isPrefix && prefixOf(r.state, { kind: 'boat', boat: 0 }).trim() !== first)
    return refuse(r.state.setup, 'notNow', first);
  const own = isPrefix ? text.slice(first.length + 1) : text;
  // A boat that goes on after an answer is not named again.
  if (/^boat(?: (?!\S*#)|$)/.test(own)) return way.read(r, own.slice(5), () => -1);
  const form = forms.find(own, r.state);
  if (isPrefix && !SHIPMENTS.some((kind) => kind === form?.kind))
    return unreadable(own, 'a shipment, such as "foot w C4 D4"');
  return form?.read(r, own) ?? unreadable(own, 'an action such as "draft C3", "dev w D4" or "attack D4"');
}

/** Reads one line: `R: ...`, the same without its seat, or `* ...`. */
export function read(r: LineReader<Types>): Result<unknown> {
  if (r.peek() === '*') {
    r.next();
    return readChance(r);
  }
  if (/^[RBGYPW]:$/.test(r.peek())) {
    const letters = lettersOf(r.state);
    const seat = letters.indexOf(r.peek()[0]);
    if (seat < 0) return unreadable(r.peek(), `a seat of this match, ${letters}`);
    r.next();
    r.seat = seat;
  }
  if (actors(r.state) === CHANCE) return refuse(r.state.setup, 'chanceActs');
  return readPart(r) ?? readAction(r, r.rest().join(' '));
}
