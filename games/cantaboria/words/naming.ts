/** Names of everything on the map, in any language. */
import { listed } from '@marchlands/core/phrases.ts';
import { ADRIFT, BOAT, TOKENS } from '../data/limits.ts';
import type { Spot, Token } from '../events.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';

/** A territory by id and name: `C3 Threewater`. */
export function territoryName({ land }: Setup, at: number): string {
  return `${land.territoryIds[at]} ${land.map.territories[at].name}`;
}

/** A water space by its id: `M3`, `NL-A2`. */
export function spaceName({ land }: Setup, space: number): string {
  return land.spaceIds[space];
}

/** A language's names for boats, tokens and lists. */
export interface Naming {
  /** A boat in its file, `M3#1`: `the boat M3#1`. */
  boat(name: string): string;
  /** A boat known only by its number among all boats: `boat 3`. */
  boatNumber(number: number): string;
  /** A moving boat, which lies in no file. */
  readonly underWay: string;
  /** The single token named by a move. */
  token(token: Token): string;
  /** A number of one kind: `2 Timber`, `2 Horses`. */
  tokens(token: Token, count: number): string;
  readonly nothing: string;
  readonly nobody: string;
  /** The word before the last item of a list. */
  readonly and: string;
}

/** Names in one language. */
export interface Names extends Pick<Naming, 'token' | 'nobody'> {
  /** A place of an event: `C3 Threewater`, `the boat M3#1`. */
  spot(setup: Setup, spot: Spot): string;
  /** A place of a move: for a boat only its number among all boats is known. */
  place(setup: Setup, place: number): string;
  /** A place of a state: a boat by its water. */
  placeIn(state: State, place: number): string;
  /** Tokens counted by kind: `2 Timber and 1 Gold`; `nothing`. */
  tokens(tokens: readonly Token[]): string;
  /** `A, B and C`; `nothing` for none. */
  listed(parts: readonly string[]): string;
}

export function namesBy(naming: Naming): Names {
  const spot = (setup: Setup, at: Spot): string =>
    typeof at === 'number' ? territoryName(setup, at) : naming.boat(`${spaceName(setup, at.space)}#${at.position + 1}`);
  const inRow = (parts: readonly string[]): string => (parts.length === 0 ? naming.nothing : listed(parts, naming.and));
  return {
    token: naming.token,
    nobody: naming.nobody,
    spot,
    place: (setup, place) => (place < BOAT ? territoryName(setup, place) : naming.boatNumber(place - BOAT + 1)),
    placeIn({ setup, boatSpace, boatOrder }, place) {
      if (place < BOAT) return territoryName(setup, place);
      const space = boatSpace[place - BOAT];
      return space === ADRIFT ? naming.underWay : spot(setup, { space, position: boatOrder[place - BOAT] });
    },
    tokens(tokens) {
      const counts = TOKENS.map((token) => [token, tokens.filter((one) => one === token).length] as const);
      return inRow(counts.filter(([, count]) => count > 0).map(([token, count]) => naming.tokens(token, count)));
    },
    listed: inRow,
  };
}
