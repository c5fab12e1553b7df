import { capital } from '@marchlands/core/phrases.ts';
import type { Words } from '@marchlands/core/words.ts';
import { cardNumber } from '../data/deck/deck.ts';
import type { Move } from '../moves.ts';
import type { Types } from '../types.ts';
import { nameOfCard } from './cards.ts';
import { type Refusal, SENTENCES } from './refusals.ts';

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
    return { text: capital(text), rule };
  };
}

export const refusalReason = refusalIn((code) => SENTENCES[code][0], { card: 'this card', paid: 'this' });
