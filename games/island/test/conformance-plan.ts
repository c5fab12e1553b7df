import type { GamePlan } from '@marchlands/core/conformance/conformance.ts';
import { keyOf } from '@marchlands/core/conformance/exact.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import { KINDS } from '../data/kinds.ts';
import { LETTERS } from '../notation/names.ts';
import type { State } from '../state.ts';

/** A state without the seats' knowledge of each other's hands: `resampler` leaves that open. */
function withoutKnowledge(state: AnyState): string {
  // Only ever called with Island of Knights states.
  const open = state.clone() as State;
  open.fewest.fill(0);
  open.most.fill(0);
  open.spied.fill(0);
  return keyOf(open);
}

/** Boards, seats and offers without differences, so that the hidden part can be enumerated. */
const PLAIN = { terrain: 'reference', tokens: 'reference', harbours: 'reference', firstSeat: '1' };

/** Options that keep random matches short: random play seldom reaches the points needed. */
export const SHORT = { turnLimit: 20, offersPerTurn: 1, offerMaxCards: 2 };

/** The last of some cards in kind order, as a letter, whether given as letters or as one name. */
function lastOf(cards: string): string {
  const named = KINDS.findIndex((kind) => kind === cards.toLowerCase());
  return named >= 0
    ? LETTERS[named]
    : ([...LETTERS].findLast((letter) => cards.toUpperCase().includes(letter)) ?? cards);
}

/**
 * A seat may be written without its colon, and an act in its plain form. Forced picks, which all could see, may be
 * omitted from cards picked one by one: they come first in kind order.
 */
const sameLine = (line: string): string =>
  line
    .replace(/\b(p\d):(?= |$)/gi, '$1')
    .replace(
      /\b(discard|gift|master-merchant p\d) ([a-z]+)/gi,
      (_, act: string, cards: string) => `${act} ${lastOf(cards)}`,
    )
    .replace(/\bdone\b/gi, 'end')
    .replace(/\brobber h(?=\d)/gi, 'robber ')
    .replace(/\bdeal p(\d)/gi, (_, seat: string) => `deal ${Number(seat) - 1}`);

/** What every run of the suite checks of this game besides the contract. */
export const plan: GamePlan = {
  // The first dice are rolled after all have two settlements.
  lines: [
    { seats: 3, options: { rules: 'base' }, choices: 120 },
    { seats: 2, options: { rules: 'knights' }, choices: 120 },
    { seats: 4, options: {}, choices: 120 },
  ],
  // The next question and its seat, and the rights of a turn or a card.
  untold: [
    ...['due', 'step', 'open', 'active', 'placed', 'last', 'alchemist'],
    ...['vertices.knight.isReady', 'seats.swaps', 'seats.demanded', 'seats.kills'],
  ],
  memory: {
    options: {
      ...PLAIN,
      rules: 'base',
      playerTrade: 'noCounter',
      offersPerTurn: 1,
      offerMaxCards: 1,
      turnLimit: 12,
      handLimit: 3,
      target: 3,
    },
    seats: 2,
    entries: 120,
    key: withoutKnowledge,
  },
  shorten: (drawn) => ({ ...drawn, ...SHORT }),
  sameLine,
};
