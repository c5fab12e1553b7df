import { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { SeatName } from '@marchlands/core/words.ts';
import { type Move, moveCodec } from '../moves.ts';
import { holds } from '../rules/hand.ts';
import { legal } from '../rules/legal.ts';
import { publicPoints } from '../rules/points.ts';
import { dueStep, STEP, type State } from '../state.ts';

/** A language's sentences for why a hint weighs only one choice. */
interface Sentences {
  /** For a refusal of an offer: the seat lacks its cards, or holds them and the offering seat is about to win. */
  readonly notHeld: string;
  near(name: string, points: number): string;
  /** For the end of a turn: nothing is left but offers; or trades with the bank that bring no purchase nearer. */
  readonly nothing: string;
  readonly onlyBank: string;
}

const list = new MoveList(2048);

/** Why a hint weighs only this choice, if that is a plain fact. */
export function onlyIn(text: Sentences) {
  return (moves: readonly Move[], before: State, seat: Seat, name: SeatName): string | undefined => {
    if (moves[0]?.kind === 'decline') {
      if (!holds(before, seat, before.want)) return text.notHeld;
      return text.near(name(before.active), publicPoints(before, before.active));
    }
    if (moves[0]?.kind !== 'end' || dueStep(before) !== STEP.action) return undefined;
    legal(before, seat, list);
    const others = new Set(list.toArray().map((code) => moveCodec.kindOf(code)));
    for (const kind of ['end', 'offer', 'house'] as const) others.delete(kind);
    if (others.size === 0) return text.nothing;
    return others.size === 1 && others.has('bank') ? text.onlyBank : undefined;
  };
}
