import type { StepWriter } from '@marchlands/core/notation.ts';
import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import { SEALED, type Step, UNKNOWN } from '@marchlands/core/types.ts';
import { type Move, moveCodec } from '../moves.ts';
import { isPartial } from '../rules/legal.ts';
import { dueStep, STEP } from '../state.ts';
import type { Types } from '../types.ts';
import { isLeftOut, writeResults, writeSetup } from './chance.ts';
import { forms, isBishop } from './forms.ts';
import { seatText } from './names.ts';
import { takeCard } from './parts.ts';

/** A whole choice as the rules write it, without its chance outcomes; null, with nothing taken, for any other. */
function takeAct(w: StepWriter<Types>, by: Seat): string | null {
  return w.attempt((ahead) => {
    const text = forms.write(ahead);
    if (isLeftOut(ahead.state, by) && ahead.moveOf(by)?.kind === 'end') ahead.take();
    return isPartial(ahead.state, by) ? null : text;
  });
}

/** The moves of a choice in the plain form. */
function takePlain(w: StepWriter<Types>, by: Seat): string {
  const moves: string[] = [];
  do {
    moves.push(moveCodec.format(w.step?.code ?? 0));
    w.take();
  } while (isPartial(w.state, by) && w.step?.by === by);
  return moves.join('; ');
}

/** The choice of another player, or of a Spy, that is written after the act that asks for it. */
function answerTo(w: StepWriter<Types>, move: Move, by: Seat): string {
  const due = dueStep(w.state);
  const seat = move.kind === 'force' ? move.seat : by;
  if (move.kind === 'force' && due !== STEP.forced) return ' =none';
  const isAsked = move.kind === 'force' || (move.kind === 'play' && move.card === 'spy' && due === STEP.spy);
  return isAsked && w.step?.by === seat ? ` =${takeCard(w)}` : '';
}

/** Acts to which the first card drawn or stolen belongs. */
const OWN_CARD: readonly string[] = ['buy', 'deck', 'robber', 'chase', 'knight'];

/** A line of the rules' notation, as far as the viewer may see it; null for steps written in the plain form. */
export function write(w: StepWriter<Types>, { by, code }: Step): string | null {
  if (by === CHANCE) {
    // Dice written apart from their roll.
    const isRoll = dueStep(w.state) === STEP.red || dueStep(w.state) === STEP.event;
    return isRoll ? `roll${writeResults(w, false, true)}` : writeSetup(w);
  }
  const { seen } = w;
  if (seen === null || seen === SEALED) {
    w.take();
    return '';
  }
  if (isPartial(w.state, by) || Object.values(seen.move).includes(UNKNOWN)) return null;
  const { active } = w.state;
  const isBishopDue = isBishop(w.state);
  const act = takeAct(w, by);
  if (act === null) return takePlain(w, by);
  const move = moveCodec.decode(code);
  const isOwnCard = OWN_CARD.includes(move.kind === 'play' ? move.card : move.kind) && !isBishopDue;
  const more = answerTo(w, move, by) + writeResults(w, isOwnCard, move.kind === 'roll');
  return `${by === active ? '' : `${seatText(by)}: `}${act}${more}`;
}
