import type { StepWriter } from '@marchlands/core/notation.ts';
import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import { SEALED, type Step } from '@marchlands/core/types.ts';
import { moveCodec } from '../moves.ts';
import { isPartial } from '../rules/legal.ts';
import type { Types } from '../types.ts';
import { writeChance } from './chance.ts';
import { forms } from './forms.ts';
import { itemOf, prefixOf, SHIPMENTS } from './items.ts';
import { seatLetter } from './names.ts';
import { way } from './parts.ts';

/** A whole choice as the rules write it. */
function takeWhole(w: StepWriter<Types>, { by, code }: Step): string | null {
  const move = moveCodec.decode(code);
  const prefix = prefixOf(w.state, move);
  return w.attempt((ahead) => {
    const text = forms.write(ahead);
    // A boat goes on after an answer.
    const line = text ?? `boat ${way.write(ahead)}`;
    if (isPartial(ahead.state, by)) return null;
    return text !== null && !SHIPMENTS.some((kind) => kind === move.kind) ? line : prefix + line;
  });
}

/** An unfinished choice, or the rest of one, move by move. */
function takeItems(w: StepWriter<Types>, seat: Seat): string {
  const items: string[] = [];
  do {
    items.push(itemOf(w.state, seat, w.step?.code ?? 0));
    w.take();
  } while (isPartial(w.state, seat) && w.step?.by === seat);
  return items.join('; ');
}

/** A line of the rules' notation, as far as the viewer may see it; nothing of a sealed vote. */
export function write(w: StepWriter<Types>, step: Step): string {
  const { by } = step;
  if (by === CHANCE) return writeChance(w, step.code);
  if (w.seen === SEALED) {
    w.take();
    return '';
  }
  const whole = isPartial(w.state, by) ? null : takeWhole(w, step);
  return `${seatLetter(w.state, by)}: ${whole ?? takeItems(w, by)}`;
}
