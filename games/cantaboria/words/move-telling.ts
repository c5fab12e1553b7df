/** Sentences for moves, in any language. */
import type { SeatName } from '@marchlands/core/words.ts';
import type { Move } from '../moves.ts';
import { isLive } from '../rules/trade.ts';
import type { Setup } from '../setup.ts';
import { STEP, type State } from '../state.ts';
import { type Names, spaceName, territoryName } from './naming.ts';

/** The names available to the sentence of a move. */
export interface MoveNames {
  readonly name: SeatName;
  territory(at: number): string;
  space(at: number): string;
  place(place: number): string;
  /** The token or tokens that go; '' if the move has none. */
  readonly load: string;
}

/** By kind of move: its imperative. */
export type MoveSentences = {
  readonly [kind in Move['kind']]: string | ((move: Extract<Move, { kind: kind }>, names: MoveNames) => string);
};

/** The activities that can be ended, as the words name them; `live` if all trade at once. */
export type Ended = 'develop' | 'trade' | 'live' | 'ship' | 'logistics' | 'attack';

const ENDED = new Map<number, Ended>([
  [STEP.develop, 'develop'],
  [STEP.trade, 'trade'],
  [STEP.ship, 'ship'],
  [STEP.logistics, 'logistics'],
  [STEP.attack, 'attack'],
]);

/** The activity that `end` ends now; undefined if it is not possible. */
export function endedBy(s: State): Ended | undefined {
  return s.step === STEP.trade && isLive(s) ? 'live' : ENDED.get(s.step);
}

/** By activity: the imperative for ending it. */
export type Ends = { readonly [ended in Ended]: string };

/** A move as an imperative, for lists and buttons. */
export interface MoveTelling {
  /**
   * @param place the name of a place, if boats have better names than their numbers
   * @param load the tokens that go, if more than the move's single one: `2 Timber and 1 Gold`
   */
  (one: Move, setup: Setup, name: SeatName, place?: (at: number) => string, load?: string): string;
}

export function moveTelling(sentences: MoveSentences, names: Names): MoveTelling {
  return (
    one,
    setup,
    name,
    place = (at) => names.place(setup, at),
    load = 'token' in one ? names.token(one.token) : '',
  ) => {
    // The sentence of a kind takes moves of that kind.
    const sentence = sentences[one.kind] as string | ((one: Move, names: MoveNames) => string);
    if (typeof sentence === 'string') return sentence;
    const territory = (at: number): string => territoryName(setup, at);
    return sentence(one, { name, territory, space: (at) => spaceName(setup, at), place, load });
  };
}
