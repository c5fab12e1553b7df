import type { SeatName } from '@marchlands/core/words.ts';
import type { Move } from '../moves.ts';
import type { Setup } from '../setup.ts';
import { bayName, CARD_NAMES, edgeName, hexName, seatsText } from './names.ts';

/** A move as an imperative for lists and buttons. */
export function moveText(move: Move, setup: Setup, name: SeatName): string {
  switch (move.kind) {
    case 'settle':
      return `Build on ${move.at}`;
    case 'city':
      return `Build a city on ${move.at}`;
    case 'road':
      return `Build the road ${edgeName(setup, move.edge)}`;
    case 'roll':
      return 'Roll';
    case 'buy':
      return 'Buy a development card';
    case 'play':
      return `Play ${CARD_NAMES[move.card]}`;
    case 'improve':
      return `Improve ${move.track}`;
    case 'wall':
      return `Build a wall on ${move.at}`;
    case 'recruit':
      return `Recruit a knight on ${move.at}`;
    case 'activate':
      return `Activate the knight on ${move.at}`;
    case 'promote':
      return `Promote the knight on ${move.at}`;
    case 'move':
      return `Move the knight from ${move.from} to ${move.to}`;
    case 'attack':
      return `Attack ${move.to} with the knight on ${move.from}`;
    case 'displace':
      return `Displace the knight on ${move.to} with that on ${move.from}`;
    case 'chase':
      return `Chase the robber with the knight on ${move.at}`;
    case 'force':
      return `Force ${move.card} on ${name(move.seat)}`;
    case 'house':
      return `Open or close the house to ${name(move.seat)}`;
    case 'bank':
      return `Trade ${move.give} for ${move.take} with the bank`;
    case 'offer':
      return 'Make an offer';
    case 'end':
      return 'End';
    case 'robber':
      return `Put the robber on ${hexName(move.hex)}`;
    case 'rob':
      return `Rob ${name(move.seat)}`;
    case 'discard':
      return `Discard ${move.card}`;
    case 'give':
      return `Give ${move.card}`;
    case 'want':
      return `Want ${move.card}`;
    case 'send':
      return `Send the offer to ${seatsText(move.to, name)}`;
    case 'accept':
      return 'Accept';
    case 'decline':
      return 'Decline';
    case 'counter':
      return 'Make a counter-offer';
    case 'reply':
      return 'Send the counter-offer';
    case 'deal':
      return `Deal with ${name(move.seat)}`;
    case 'close':
      return 'Close the offer';
    case 'take':
      return `Take ${move.card}`;
    case 'name':
      return `Name ${move.card}`;
    case 'crown':
      return `Put the metropolis on ${move.at}`;
    case 'foe':
      return `Attack barbarian ${bayName(move.bay)}`;
    case 'relocate':
      return `Go to ${move.to}`;
    case 'deck':
      return `Name the deck of ${move.deck}`;
    case 'drop':
      return `Put ${CARD_NAMES[move.card]} under its deck`;
    case 'lose':
      return `Lose the city on ${move.at}`;
    case 'face':
      return `Set the die to ${move.face}`;
    case 'onto':
      return `Choose ${hexName(move.hex)}`;
    case 'target':
      return `Name ${name(move.seat)}`;
    case 'pick':
      return `Take ${move.card}`;
    case 'gift':
      return `Give up ${move.card}`;
    case 'remove':
      return `Remove the road ${edgeName(setup, move.edge)}`;
    case 'drive':
      return `Drive off the knight on ${move.at}`;
    case 'desert':
      return `Give up the knight on ${move.at}`;
    case 'station':
      return `Put a knight of level ${move.level} on ${move.at}`;
    case 'fetch':
      return `Take ${CARD_NAMES[move.card]}`;
    default:
      return move satisfies never;
  }
}
