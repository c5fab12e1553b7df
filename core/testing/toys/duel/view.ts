import { entryView } from '../../../entries.ts';
import type { Resampler } from '../../../game.ts';
import type { SealedChoice } from '../../../sealed.ts';
import type { Viewer } from '../../../seat.ts';
import type { AnyView } from '../../../types.ts';
import { type Move, moveCodec, type Outcome, outcomeCodec } from './moves.ts';
import { round, settleForced } from './rules.ts';
import { type DuelSetup, MAX_CARDS, SEATS } from './setup.ts';
import { PHASE, PHASES, type Phase, rebuild, State } from './state.ts';

export interface View extends AnyView {
  readonly table: {
    readonly phase: Phase;
    readonly prize: number | null;
    readonly carried: number;
    readonly prizes: readonly number[];
    readonly seats: readonly { readonly cards: readonly number[]; readonly coins: number; readonly score: number }[];
    readonly conceded: number;
  };
  /** The choices of the open round that the viewer may see: its own, or all for EVERYTHING. */
  readonly own: { readonly choices: readonly SealedChoice<Move>[] } | null;
}

export function numbersOf(bits: number): number[] {
  return Array.from({ length: MAX_CARDS }, (_, i) => i + 1).filter((number) => ((bits >>> (number - 1)) & 1) === 1);
}

export function bitsOf(numbers: readonly number[]): number {
  return numbers.reduce((bits, number) => bits | (1 << (number - 1)), 0);
}

export function view(state: State, viewer: Viewer): View {
  const choices = round.view(state, viewer);
  return {
    viewer,
    table: {
      phase: PHASES[state.phase],
      prize: state.prize === 0 ? null : state.prize,
      carried: state.carried,
      prizes: numbersOf(state.prizes),
      seats: [0, 1].map((seat) => ({
        cards: numbersOf(state.cards[seat]),
        coins: state.coins[seat],
        score: state.score[seat],
      })),
      conceded: state.conceded,
    },
    own: choices === null ? null : { choices },
  };
}

/** DU-03: a choice is its seat's alone until both have chosen. */
export const viewEntry = entryView<State, Move, Outcome>(moveCodec, outcomeCodec, {}, { isSealed: () => true });

/** One state fits a view: what others chose in the open round is taken back. */
export function resampler(setup: DuelSetup, seen: View): Resampler<State> {
  const state = restore(setup, seen);
  return { draw: (_rng, into) => into.copyFrom(state) };
}

function restore(setup: DuelSetup, { table, own }: View): State {
  const into = new State(setup);
  into.phase = PHASES.indexOf(table.phase);
  into.prize = table.prize ?? 0;
  into.carried = table.carried;
  into.prizes = bitsOf(table.prizes);
  into.conceded = table.conceded;
  for (const [seat, { cards, coins, score }] of table.seats.entries()) {
    into.cards[seat] = bitsOf(cards);
    into.coins[seat] = coins;
    into.score[seat] = score;
  }
  rebuild(into);
  for (let seat = 0; seat < SEATS && into.phase === PHASE.choose; seat += 1) settleForced(into, seat);
  round.restore(into, own?.choices ?? null);
  return into;
}
