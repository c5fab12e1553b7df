import type { SeatName } from '@marchlands/core/words.ts';
import { BOAT } from '../data/limits.ts';
import type { Move } from '../moves.ts';
import type { Setup } from '../setup.ts';
import { placeName, spaceName, territoryName, tokenName } from './places.ts';

const BUILD = { weapon: 'Build a Weapon', city: 'Build a City', boat: 'Build a Riverboat' } as const;
const ANSWER = { allow: 'Allow passage', forbid: 'Forbid passage', neutral: 'Stay neutral' } as const;
const SIDE = { neutral: 'Stay neutral', attacker: 'Help the attacker', defender: 'Help the defender' } as const;
const LAND = {
  nothing: 'Land nothing',
  horse: 'Land the Horse',
  weapon: 'Land the Weapon',
  both: 'Land both',
} as const;

/** What `end` ends, by step; `live` where all trade at once. */
export const ENDS = {
  develop: 'Build no more',
  trade: 'Pass',
  live: 'Done trading',
  ship: 'Ship no more',
  logistics: 'Go on to the attack',
  attack: 'End the turn',
};

/** A move as an imperative for lists and buttons. */
export function moveText(move: Move, setup: Setup, name: SeatName): string {
  return moveTextWith(move, setup, name, (place) => placeName(setup, place));
}

/**
 * As `moveText`, where boats have better names than their numbers.
 * @param at a place by its name: `C3 Threewater`, `the boat M3#1`
 * @param load what goes where it is more than the move's one token: `2 Timber and 1 Gold`
 */
export function moveTextWith(
  move: Move,
  setup: Setup,
  name: SeatName,
  at: (place: number) => string,
  load = 'token' in move ? tokenName(move.token) : '',
): string {
  switch (move.kind) {
    case 'site':
      return `Put a site into ${territoryName(setup, move.at)}`;
    case 'draft':
      return `Take ${territoryName(setup, move.at)}`;
    case 'vote':
      return `Vote ${move.is}`;
    case 'end':
      return 'End';
    case 'build':
      return `${BUILD[move.what]} in ${at(move.at)} for ${move.price === 'gold' ? 'Gold' : 'goods'}`;
    case 'enter':
      return `Launch in ${spaceName(setup, move.space)}`;
    case 'position':
      return `Lie as number ${move.at} in the file`;
    case 'serve':
      return `Serve ${territoryName(setup, move.at)}`;
    case 'breed':
      if (move.into === null) return `Decline the Horse of ${territoryName(setup, move.ground)}`;
      return `Put the Horse of ${territoryName(setup, move.ground)} into ${at(move.into)}`;
    case 'foot':
      return `Carry ${load} from ${at(move.from)} by foot`;
    case 'horse':
      return `Ride from ${at(move.from)}`;
    case 'chain':
      return `Send ${load} from ${at(move.from)} along the chain`;
    case 'boat':
      return `Sail with ${at(BOAT + move.boat)}`;
    case 'ask':
      return `Ask for passage through ${spaceName(setup, move.reach)}`;
    case 'answer':
      return ANSWER[move.as];
    case 'giveUp':
      return 'Give this move up';
    case 'sail':
      return `Sail to ${spaceName(setup, move.space)}`;
    case 'take':
      return `Take ${load} on in ${at(move.from)}`;
    case 'drop':
      return `Set ${load} down in ${at(move.into)}`;
    case 'step':
      return `Go to ${at(move.into)}`;
    case 'stop':
      return 'Stop';
    case 'attack':
      return `Attack ${at(move.target)}`;
    case 'declare':
      return 'Declare the attack without a move';
    case 'side':
      return SIDE[move.with];
    case 'offer':
      return `Make ${name(move.to)} an offer`;
    case 'give':
      return `Give ${load} from ${at(move.from)}`;
    case 'get':
      return `Want ${load} in ${at(move.into)}`;
    case 'send':
      return 'Send the offer';
    case 'refuse':
      return 'Refuse';
    case 'refuseAll':
      return 'Refuse all offers of this player';
    case 'accept':
      return 'Accept';
    case 'pay':
      return `Give ${load} from ${at(move.from)}`;
    case 'put':
      return `Put ${load} into ${at(move.into)}`;
    case 'land':
      return LAND[move.what];
    default:
      return move satisfies never;
  }
}
