import type { Words } from '../../../words.ts';
import type { Refusal } from './rules.ts';
import type { DrawTypes } from './types.ts';

const REFUSALS: { readonly [code in Refusal]: readonly [text: string, rule: string] } = {
  noSuchMove: ['There is no such move.', 'HD-03'],
  matchOver: ['The match is over.', 'HD-07'],
  chanceActs: ['A card must be dealt first.', 'HD-03'],
  notYourTurn: ['It is not your turn.', 'HD-03'],
  lookingIsOff: ['Nobody looks at cards in this match.', 'HD-05'],
  alreadyLooked: ['You have looked at a card in this turn.', 'HD-05'],
  ownPile: ['You know your own cards.', 'HD-05'],
  noCardThere: ['There is no card at that place.', 'HD-05'],
  alreadySeen: ['You have seen that card.', 'HD-05'],
  alreadyChosen: ['A card is chosen; lay it, or take it back.', 'HD-06'],
  chooseFirst: ['Choose a card first.', 'HD-06'],
  notInHand: ['You do not hold that card.', 'HD-06'],
};

const hidden = (rank: number | '?'): string => (rank === '?' ? 'a card' : `a ${rank}`);

export const words: Words<DrawTypes> = {
  options: { ranks: 'Ranks', copies: 'Copies', hand: 'Hand', look: 'Looking', bonus: 'Bonus' },
  endings: { deckEmpty: 'The deck is empty.' },
  goal: () => 'Lay up cards of high ranks.',
  prompt(view, _setup, name) {
    const { phase, turn } = view.table;
    if (phase === 'over') return 'The match is over.';
    if (phase === 'deal' || phase === 'draw') return `${name(turn)} is dealt a card.`;
    const what = phase === 'act' ? 'choose a card' : 'lay the card up or down';
    return view.viewer === turn ? `Now ${what}.` : `${name(turn)} must ${what}.`;
  },
  event(event, _setup, name) {
    switch (event.kind) {
      case 'cardDrawn':
        return `${name(event.seat)} drew ${hidden(event.rank)}.`;
      case 'cardLookedAt':
        return `${name(event.seat)} looked at ${hidden(event.rank)} of ${name(event.owner)}.`;
      case 'cardChosen':
        return null;
      case 'cardPlaced':
        return `${name(event.seat)} laid ${hidden(event.rank)} face ${event.face}.`;
      case 'cardsRevealed':
        return 'All cards were shown.';
      default:
        return event satisfies never;
    }
  },
  move(move, _setup, name) {
    switch (move.kind) {
      case 'look':
        return `Look at card ${move.at + 1} of ${name(move.owner)}`;
      case 'choose':
        return `Choose a ${move.rank}`;
      case 'place':
        return `Lay it face ${move.face}`;
      default:
        return move satisfies never;
    }
  },
  refusal(code) {
    const [text, rule] = REFUSALS[code];
    return { text, rule };
  },
};
