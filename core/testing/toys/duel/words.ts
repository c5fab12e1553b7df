import type { Words } from '../../../words.ts';
import type { Refusal } from './rules.ts';
import type { DuelTypes } from './types.ts';

const REFUSALS: { readonly [code in Refusal]: readonly [text: string, rule: string] } = {
  noSuchMove: ['There is no such move.', 'DU-03'],
  matchOver: ['The match is over.', 'DU-06'],
  chanceActs: ['A prize must be turned up first.', 'DU-02'],
  alreadyChosen: ['You have chosen for this round.', 'DU-03'],
  alreadyPlayed: ['You have chosen a card; now stake coins.', 'DU-03'],
  notInHand: ['You do not hold that card.', 'DU-03'],
  playFirst: ['Choose a card first.', 'DU-03'],
  tooFewCoins: ['You have not so many coins.', 'DU-03'],
};

export const words: Words<DuelTypes> = {
  options: { cards: 'Cards', coins: 'Coins', carry: 'Ties carry over', wins: 'Who wins' },
  endings: {
    noPrizeLeft: 'All prizes are won.',
    resigned: 'A player resigned.',
    agreed: 'The players agreed to end.',
  },
  goal: () => 'Win prizes worth more than the others win.',
  prompt(view) {
    if (view.table.phase === 'over') return 'The match is over.';
    return view.table.phase === 'prize' ? 'A prize is turned up.' : 'Choose a card and a stake, in secret.';
  },
  event(event, _setup, name) {
    switch (event.kind) {
      case 'prizeTurnedUp':
        return `The prize is ${event.prize}.`;
      case 'duelFought':
        return event.winner === null ? 'Nobody won the round.' : `${name(event.winner)} won the round.`;
      case 'seatResigned':
        return `${name(event.seat)} resigned.`;
      case 'drawAgreed':
        return 'The players agreed to end.';
      default:
        return event satisfies never;
    }
  },
  move: (move) => (move.kind === 'play' ? `Play the ${move.card}` : `Stake ${move.coins}`),
  refusal(code) {
    const [text, rule] = REFUSALS[code];
    return { text, rule };
  },
};
