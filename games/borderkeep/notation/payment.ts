import type { LineReader } from '@marchlands/core/notation.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import type { Part } from '@marchlands/core/step-forms/form.ts';
import { GOLD, GOODS, LETTERS, STONE, WOOD } from '../data/cards.ts';
import { MIX_PAY, MOVE, moveCodec } from '../moves.ts';
import { isPartial } from '../rules/legal.ts';
import { cardPaidFor, isPaying, PURCHASES } from '../rules/purchases.ts';
import { STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { mixText, readMix } from './names.ts';
import { refuse } from './slots.ts';

type Reader = LineReader<Types>;

/** Goods accepted for a move's payment, without gold, one bit each. */
function acceptedFor(s: State, code: number): number {
  const move = moveCodec.decode(code);
  if (!isPaying(move)) return 0;
  const what = PURCHASES[move.kind];
  const card = cardPaidFor(s, move);
  return what.goods(s, card) | (what.goodsB?.(s, card) ?? 0);
}

/** The payment in this part of the line, by good; empty if it is not complete. */
function paidIn({ events }: Reader): readonly number[] {
  return events.find((event) => event.kind === 'goodsPaid')?.amounts ?? [];
}

/** Why a mix cannot pay what is due, whatever the town's goods. */
function whyNotMix(s: State, code: number, mix: readonly number[], due: number): Result<never> | null {
  const sum = mix.reduce((total, amount) => total + amount, 0);
  if (sum !== due) return refuse(`The price is ${due}, and this mix is ${sum}.`, 'BK-06', 'wrongAmount');
  const accepted = acceptedFor(s, code);
  const foreign = mix.findIndex((amount, g) => amount > 0 && g !== GOLD && ((accepted >> g) & 1) === 0);
  if (foreign >= 0) return refuse(`${GOODS[foreign]} is not accepted for this.`, 'BK-36', 'wrongAmount');
  return !s.setup.options.mixWoodStone && mix[WOOD] > 0 && mix[STONE] > 0
    ? refuse('One payment may hold wood or stone, not both.', 'BK-06', 'wrongAmount')
    : null;
}

/** Pays kind by kind (D-02). */
function payMix(r: Reader, code: number, mix: readonly number[]): Result<unknown> {
  const began = r.play(code);
  if (!began.ok) return refuse('No other mix than the default can be paid here.', 'BK-06', 'wrongAmount');
  while (r.state.step === STEP.mix && r.state.payFor > 0) {
    const spent = r.play(MOVE.spend + mix[r.state.payGood]);
    if (!spent.ok) return spent;
  }
  const real = paidIn(r);
  const wrong = real.findIndex((amount, g) => amount !== mix[g]);
  if (wrong < 0) return ok(null);
  const letter = LETTERS[wrong];
  const message = `This mix cannot be paid: ${letter}${mix[wrong]} should be ${letter}${real[wrong]}.`;
  return refuse(message, 'BK-06', 'wrongAmount');
}

/** A payment: the default mix if written or left out, another mix kind by kind, or `mix`, its bare beginning. */
export const mix: Part<Types> = {
  read(r, text, codeWith) {
    if (text === '') return r.play(codeWith(0));
    if (text === 'mix') return r.play(codeWith(MIX_PAY));
    const given = readMix(text.split(' '));
    if (given === null) return fail(`A mix looks like "t3 s2 g3", or "-" for nothing, not ${quoted(text)}.`);
    const trial = r.trial();
    const plain = trial.play(codeWith(0));
    if (!plain.ok) return plain;
    const paid = paidIn(trial);
    if (paid.every((amount, g) => amount === given[g])) return r.play(codeWith(0));
    const due = paid.reduce((sum, amount) => sum + amount, 0);
    return whyNotMix(r.state, codeWith(0), given, due) ?? payMix(r, codeWith(MIX_PAY), given);
  },
  write(w) {
    const seat = w.step?.by ?? 0;
    const paid = w.takeWhole((s) => isPartial(s, seat))?.find((event) => event.kind === 'goodsPaid');
    if (paid !== undefined) return mixText(paid.amounts);
    w.take();
    return 'mix';
  },
};
