import { type MoveOf, moves } from '../../../moves.ts';
import { oneOf, places, whole } from '../../../params.ts';
import { open, seenBy } from '../../../sight.ts';
import { MAX_PILE, MAX_RANKS } from './setup.ts';

/** A card's rank; its number is rank - 1. */
export const rank = whole(1, MAX_RANKS);
const player = open(places(['1', '2', '3', '4'], 'a player from 1 to 4'));

/** `look` at a face-down card (places of a pile count from 0), `choose` a card of the hand, unseen, then `place` it. */
export const MOVES = {
  look: { owner: player, at: open(whole(0, MAX_PILE - 1)) },
  choose: { rank },
  place: { face: open(oneOf('up', 'down')) },
};
const OUTCOMES = { deal: { rank: seenBy(rank, 'dealt') } };

export type Move = MoveOf<typeof MOVES>;
export type Outcome = MoveOf<typeof OUTCOMES>;

export const moveCodec = moves(MOVES);
export const outcomeCodec = moves(OUTCOMES);

export const LOOK = moveCodec.base.look;
export const CHOOSE = moveCodec.base.choose;
export const PLACE_UP = moveCodec.base.place;
export const PLACE_DOWN = PLACE_UP + 1;
