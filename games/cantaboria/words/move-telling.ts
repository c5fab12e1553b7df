/** How moves and whole choices are told, in any language. */
import type { Seat } from '@marchlands/core/seat.ts';
import type { SeatName } from '@marchlands/core/words.ts';
import type { Move } from '../moves.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';
import { partsOf } from './choice.ts';
import { type Ended, endedBy } from './ended.ts';
import { type Names, spaceName, territoryName } from './naming.ts';

/** What the sentence of a move may name. */
export interface MoveNames {
  readonly name: SeatName;
  territory(at: number): string;
  space(at: number): string;
  place(place: number): string;
  /** The token that goes, or several; '' where the move has none. */
  readonly load: string;
}

/** By kind of move: what it is as an imperative. */
export type MoveSentences = {
  readonly [kind in Move['kind']]: string | ((move: Extract<Move, { kind: kind }>, names: MoveNames) => string);
};

/** What `end` ends, as an imperative. */
export type Ends = { readonly [ended in Ended]: string };

/** @param ends by what is ended */
export function moveTelling(sentences: MoveSentences, names: Names, ends: Ends) {
  /**
   * A move as an imperative for lists and buttons.
   * @param place a place by its name, where boats have better names than their numbers
   * @param load what goes where it is more than the move's one token: `2 Timber and 1 Gold`
   */
  function move(
    one: Move,
    setup: Setup,
    name: SeatName,
    place = (at: number): string => names.place(setup, at),
    load = 'token' in one ? names.token(one.token) : '',
  ): string {
    // The sentence of a kind takes the moves of that kind.
    const sentence = sentences[one.kind] as string | ((one: Move, names: MoveNames) => string);
    if (typeof sentence === 'string') return sentence;
    const territory = (at: number): string => territoryName(setup, at);
    return sentence(one, { name, territory, space: (at) => spaceName(setup, at), place, load });
  }

  /** A whole choice as one sentence: `Attack E4 Vespertine, carry 1 Weapon from E5 Ossuar by foot`. */
  function choice(moves: readonly Move[], before: State, seat: Seat, name: SeatName): string {
    const texts = partsOf(moves, before, seat).map(({ move: one, tokens, state }) => {
      if (one.kind === 'end') return ends[endedBy(state) ?? 'attack'];
      const load = tokens.length > 0 ? names.tokens(tokens) : undefined;
      return move(one, state.setup, name, (place) => names.placeIn(state, place), load);
    });
    return texts.map((text, i) => (i === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1))).join(', ');
  }

  return { move, choice };
}
