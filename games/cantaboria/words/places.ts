import { BOAT, TOKENS } from '../data/limits.ts';
import type { Spot, Token } from '../events.ts';
import type { Setup } from '../setup.ts';

/** A territory by id and name: `C3 Threewater`. */
export function territoryName({ land }: Setup, at: number): string {
  return `${land.territoryIds[at]} ${land.map.territories[at].name}`;
}

/** A water space by its id: `M3`, `NL-A2`. */
export function spaceName({ land }: Setup, space: number): string {
  return land.spaceIds[space];
}

/** A place of an event: `C3 Threewater`, `the boat M3#1`. */
export function spotName(setup: Setup, spot: Spot): string {
  if (typeof spot === 'number') return territoryName(setup, spot);
  return `the boat ${spaceName(setup, spot.space)}#${spot.position + 1}`;
}

/** A boat that moves, and lies in no file. */
export const UNDER_WAY = 'the boat under way';

/** A place of a move: a boat has its number among all boats only. */
export function placeName(setup: Setup, place: number): string {
  return place < BOAT ? territoryName(setup, place) : `boat ${place - BOAT + 1}`;
}

const NAMES: { readonly [token in Token]: string } = {
  timber: 'Timber',
  gold: 'Gold',
  iron: 'Iron',
  magic: 'Magic',
  horse: 'Horse',
  weapon: 'Weapon',
};

/** A kind of token as a word: `Timber`. */
export function tokenName(token: Token): string {
  return NAMES[token];
}

/** So many of a kind: `2 Timber`, `2 Horses`. */
function several(token: Token, count: number): string {
  const isPiece = token === 'horse' || token === 'weapon';
  return `${count} ${NAMES[token]}${isPiece && count > 1 ? 's' : ''}`;
}

/** Tokens counted by kind: `2 Timber and 1 Gold`; `nothing`. */
export function tokensText(tokens: readonly Token[]): string {
  return listed(
    TOKENS.flatMap((token) => {
      const count = tokens.filter((one) => one === token).length;
      return count > 0 ? [several(token, count)] : [];
    }),
  );
}

/** `A, B and C`; `nothing` for none. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return 'nothing';
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
