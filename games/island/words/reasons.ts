import type { Words } from '@marchlands/core/words.ts';
import { type Cost, PRICES } from '../data/pieces.ts';
import type { Move } from '../moves.ts';
import type { Types } from '../types.ts';
import { cardsText } from './names.ts';
import { type Refusal, SENTENCES } from './refusals.ts';

/** Kinds of move with a rule of their own for a reason, and the legal alternative. */
const FOR_MOVES: {
  readonly [code in Refusal]?: { readonly [kind in Move['kind']]?: readonly [text: string, rule: string] };
} = {
  unknownPlace: { send: ['An offer goes to opponents in this match, not to yourself.', 'IK-100'] },
  occupied: {
    settle: ['A building stands there.', 'IK-046'],
    road: ['A road already lies there.', 'IK-125'],
    move: ['A knight may not stop there: a building stands there.', 'IK-182'],
    attack: ['No knight fights inside an opponent’s building.', 'IK-185'],
    relocate: ['A knight may not stop there: a building stands there.', 'IK-191'],
    recruit: ['You may not put a knight into this building.', 'IK-168'],
  },
  notJoined: {
    settle: ['A settlement must be reached by a road of yours.', 'IK-117'],
    recruit: ['A knight must be reached by a road of yours.', 'IK-167'],
    drive: ['The knight must stand where a road of yours ends.', 'IK-236'],
    station: ['The knight must be reached by a road of yours.', 'IK-232'],
  },
  notOwn: {
    city: ['A settlement of yours must stand there.', 'IK-122'],
    activate: ['A knight of yours must stand there.', 'IK-170'],
    promote: ['A knight of yours must stand there.', 'IK-171'],
    move: ['A knight of yours must stand there.', 'IK-197'],
    attack: ['A knight of yours must stand there.', 'IK-197'],
    displace: ['A knight of yours must stand there.', 'IK-197'],
    chase: ['A knight of yours must stand there.', 'IK-194'],
    desert: ['A knight of yours must stand there.', 'IK-231'],
    onto: ['The merchant goes to a hex with a building of yours.', 'IK-225'],
    crown: ['A city of yours must stand there.', 'IK-151'],
    lose: ['A city of yours must stand there.', 'IK-251'],
  },
  noCity: { wall: ['A city of yours must stand there.', 'IK-159'] },
  barbarianThere: {
    settle: ['A barbarian stands there: no settlement until it has gone.', 'IK-120'],
    recruit: ['A barbarian stands there: no knight until it has gone.', 'IK-168'],
    move: ['A barbarian stands there: attack it.', 'IK-183'],
    station: ['A barbarian stands there: no knight until it has gone.', 'IK-232'],
    relocate: ['A displaced knight does not fight: a barbarian stands there.', 'IK-193'],
  },
  knightThere: {
    recruit: ['A knight stands there: a vertex holds one.', 'IK-167'],
    move: ['A knight stands there: a vertex holds one.', 'IK-182'],
    attack: ['A knight stands there: a vertex holds one.', 'IK-185'],
    relocate: ['A knight stands there: a vertex holds one.', 'IK-191'],
    station: ['A knight stands there: a vertex holds one.', 'IK-232'],
  },
  cannotPay: {
    bank: ['You do not hold as many of this kind as the bank asks for.', 'IK-089'],
    improve: ['A level costs as many commodities of its track as its number.', 'IK-145'],
  },
  notHeld: {
    accept: ['You can accept only if you hold all the cards asked for.', 'IK-104'],
    deal: ['You do not hold the cards that this counter-offer asks for.', 'IK-107'],
    discard: ['You do not hold this card.', 'IK-078'],
    gift: ['You do not hold this card.', 'IK-241'],
    pick: ['That hand does not hold this card.', 'IK-224'],
  },
  noCommerce: {
    counter: ['There are no counter-offers in this match: accept or decline.', 'IK-105'],
    bank: ['There is no trade in a special building phase.', 'IK-319'],
  },
  noCard: {
    play: ['You do not hold this card.', 'IK-198'],
    force: ['Commercial harbor allows no more swaps with this player.', 'IK-223'],
    fetch: ['This card is not among those you see.', 'IK-239'],
    drop: ['You do not hold this card.', 'IK-206'],
  },
  oneCard: {
    play: ['You may play one development card, or one Alchemist, a turn.', 'IK-134'],
    house: ['You may open or close your house only once a turn.', 'IK-020'],
  },
  noEffect: {
    play: ['As far as everybody can see, this card would do nothing now.', 'IK-199'],
    target: [
      'Name an opponent who has what the card is after: more points and a card, a knight, a progress card.',
      'IK-199',
    ],
    onto: [
      'Inventor takes two different tokens, never 2, 6, 8 or 12; the merchant goes to another hex, and to no desert.',
      'IK-214',
    ],
    remove: ['You may remove only an open road: one with nothing of its owner’s at one end.', 'IK-234'],
    drive: ['A knight of an opponent must stand there.', 'IK-236'],
    attack: ['A barbarian must stand there.', 'IK-184'],
    displace: ['A weaker knight of an opponent must stand there, and the match must allow displacing.', 'IK-189'],
    deal: ['This player has not accepted or made a counter-offer.', 'IK-106'],
    house: ['You can open a house only if knights may be guests: the option guestKnights.', 'IK-020'],
  },
  deckEmpty: { deck: ['This deck has no card left: name another.', 'IK-294'] },
  sheltered: { drive: ['A knight inside a building cannot be driven off.', 'IK-237'] },
  sameKind: { bank: ['The card taken must be of another kind.', 'IK-096'] },
  bankLacks: { take: ['The bank has none of this kind.', 'IK-139'] },
  noPlainCity: {
    crown: ['This city already carries a metropolis.', 'IK-156'],
    lose: ['A city with a metropolis cannot be lost.', 'IK-157'],
  },
};

const PRICE_OF: { readonly [kind in Move['kind']]?: Cost } = PRICES;

/**
 * The reason for a refusal in a language's sentences, with the rule.
 * @param sentence of a refusal, specific to a kind of move if it has its own
 * @param costs the words for a price that the hand does not hold, by the numbers of cards
 */
export function refusalIn(
  sentence: (code: Refusal, kind?: Move['kind']) => string,
  costs: (cards: readonly number[]) => string,
): Words<Types>['refusal'] {
  return (code, setup, move) => {
    const [, rule] = reasonOf(code, move?.kind);
    const price = code === 'cannotPay' && move !== undefined ? PRICE_OF[move.kind] : undefined;
    return { text: price === undefined ? sentence(code, move?.kind) : costs([...setup.costs[price]]), rule };
  };
}

function reasonOf(code: Refusal, kind?: Move['kind']): readonly [text: string, rule: string] {
  return (kind === undefined ? undefined : FOR_MOVES[code]?.[kind]) ?? SENTENCES[code];
}

export const refusalReason = refusalIn(
  (code, kind) => reasonOf(code, kind)[0],
  (cards) => `This costs ${cardsText(cards)}, which you do not hold.`,
);
