import type { Seat } from '@marchlands/core/seat.ts';
import type { SeatName } from '@marchlands/core/words.ts';
import type { Move } from '../../moves.ts';
import type { State } from '../../state.ts';
import { asSentence, partsOf, placeIn } from '../choice.ts';
import { endedBy } from '../ended.ts';
import { ENDS, moveTextWith } from './move.ts';
import { spotName, tokensText, UNDER_WAY } from './places.ts';

/** Eine ganze Wahl in Worten: `Greif E4 Vespertine an, trag 1 Waffe aus E5 Ossuar zu Fuß`. */
export function choiceText(moves: readonly Move[], before: State, seat: Seat, name: SeatName): string {
  const texts = partsOf(moves, before, seat).map(({ move, tokens, state }) => {
    if (move.kind === 'end') return ENDS[endedBy(state) ?? 'attack'];
    const load = tokens.length > 0 ? tokensText(tokens) : undefined;
    return moveTextWith(move, state.setup, name, (place) => placeIn(state, place, UNDER_WAY, spotName), load);
  });
  return asSentence(texts);
}
