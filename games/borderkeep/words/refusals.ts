import type { Words } from '@marchlands/core/words.ts';
import { cardNumber } from '../data/deck/deck.ts';
import type { Move } from '../moves.ts';
import type { Refusal } from '../rules/refusals.ts';
import type { Types } from '../types.ts';
import { nameOfCard } from './cards.ts';

/**
 * The sentence, and the rule behind it; `{card}` stands for the card of the move, `{turn}` for the first turn with
 * attacks.
 */
const SENTENCES: { readonly [code in Refusal]: readonly [text: string, rule: string] } = {
  noSuchMove: ['There is no such move.', 'BK-11'],
  matchOver: ['The match is over.', 'BK-77'],
  chanceActs: ['Dice or cards come first.', 'BK-11'],
  notYourTurn: ['It is not for you to decide now.', 'BK-02'],
  notNow: ['This cannot be done at this point of the turn.', 'BK-11'],
  soloNoBuying: ['Alone you may not buy cards or events.', 'BK-82'],
  notForSale: ['Events are not for sale in this match.', 'BK-97'],
  boughtAlready: ['You have used this purchase as often as a turn allows.', 'BK-17'],
  deckEmpty: ['The deck is empty: there is nothing to buy.', 'BK-17'],
  noGuildHall: ['You have no Guild Hall in play.', 'BK-14'],
  noMarket: ['You have no Market Place in play.', 'BK-18'],
  swappedEnough: ['You have swapped as often as a turn allows.', 'BK-18'],
  tooFewToSwap: ['You have too few of this commodity to swap.', 'BK-18'],
  cannotPay: ['You cannot pay for {card}: the price is due in full, in the kinds accepted or in gold.', 'BK-06'],
  noOtherMix: ['There is only one way to pay for this.', 'BK-06'],
  wrongAmount: ['This amount cannot be paid: a payment is exact, in the kinds accepted.', 'BK-06'],
  defaultMix: ['That would be the default payment: choose it as such.', 'BK-07'],
  notInHand: ['You do not hold {card}.', 'BK-26'],
  notRolled: ['{card} was not rolled this turn.', 'BK-91'],
  attackNotBuilt: ['{card} is an attack card: it cannot be built.', 'BK-36'],
  noRoom: ['Your town has no room for another {card}.', 'BK-92'],
  noBearer: ['You have no hero in play who may carry {card}.', 'BK-29'],
  notABearer: ['Only one of your heroes without magic may carry an artifact.', 'BK-29'],
  notAnAttack: ['{card} is no attack card.', 'BK-38'],
  tooEarly: ['Attack cards may not be played before your turn {turn}.', 'BK-37'],
  noVictim: ['Every town has been a victim this turn: {card} has no victim left.', 'BK-42'],
  notAVictim: ['The victim must be a living opponent.', 'BK-40'],
  wasVictim: ['This town has been the victim of an attack card this turn.', 'BK-40'],
  noHero: ['There is no hero whom {card} could strike.', 'BK-42'],
  noHeroThere: ['The victim has no such hero.', 'BK-48'],
  noRaiders: ['You have no defender to send.', 'BK-42'],
  mustSendOne: ['At least one defender must go.', 'BK-50'],
  noSuchUnit: ['There is no such unit on that side.', 'BK-63'],
  noHitsLeft: ['This unit has no hits left: it cannot take more.', 'BK-63'],
  notHurt: ['This unit has lost no hits.', 'BK-58'],
  noStructure: ['There is no such structure.', 'BK-69'],
  wallsFull: ['All your castle walls stand.', 'BK-75'],
  goneForGood: ['Nothing that was destroyed can be taken back in this match.', 'BK-98'],
  mustDiscard: ['Your hand is above its limit: discard first.', 'BK-16'],
  onlyTogether: ['Raiders withdraw all together.', 'BK-71'],
  lastRaider: ['It is the last raider: withdraw the whole raid.', 'BK-71'],
  notDestroyed: ['{card} was not destroyed in your town this turn.', 'BK-76'],
};

/** Kinds of move with a rule of their own for the same sentence. */
const RULES_OF: { readonly [code in Refusal]?: { readonly [kind in Move['kind']]?: string } } = {
  notNow: { build: 'BK-36', drop: 'BK-17', market: 'BK-18' },
  notInHand: { play: 'BK-38', drop: 'BK-16' },
  noSuchUnit: { ensorcell: 'BK-56', mend: 'BK-58' },
  noStructure: { pick: 'BK-91' },
};

/** Words for moves without a card, and for purchases other than cards: a draw, an upkeep or a wall. */
interface Unnamed {
  readonly card: string;
  readonly paid: string;
}

/** The reason for a refusal in a language's sentences, with the rule. */
export function refusalIn(sentence: (code: Refusal) => string, unnamed: Unnamed): Words<Types>['refusal'] {
  return (code, setup, move) => {
    const named = move !== undefined && 'card' in move ? setup.cards[cardNumber(move.card)] : undefined;
    const rule = (move === undefined ? undefined : RULES_OF[code]?.[move.kind]) ?? SENTENCES[code][1];
    const card = named === undefined ? unnamed[code === 'cannotPay' ? 'paid' : 'card'] : nameOfCard(named);
    const text = sentence(code).replace('{card}', card).replace('{turn}', String(setup.options.firstAttackTurn));
    return { text: `${text.charAt(0).toUpperCase()}${text.slice(1)}`, rule };
  };
}

export const refusalReason = refusalIn((code) => SENTENCES[code][0], { card: 'this card', paid: 'this' });
