import { type MoveOf, moves } from '../../../moves.ts';
import { whole } from '../../../params.ts';
import { open } from '../../../sight.ts';
import { MAX_CARDS, MAX_COINS } from './setup.ts';

/** A choice has two steps: the card, then the stake, which commits. */
const MOVES = {
  play: { card: open(whole(1, MAX_CARDS)) },
  stake: { coins: open(whole(0, MAX_COINS)) },
};
const OUTCOMES = { prize: { value: open(whole(1, MAX_CARDS)) } };

export type Move = MoveOf<typeof MOVES>;
export type Outcome = MoveOf<typeof OUTCOMES>;

export const moveCodec = moves(MOVES);
export const outcomeCodec = moves(OUTCOMES);

export const PLAY = moveCodec.base.play;
export const STAKE = moveCodec.base.stake;
