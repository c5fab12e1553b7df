import { type Sentences, telling } from '@marchlands/core/words.ts';
import type { Move } from '../moves.ts';
import type { Setup } from '../setup.ts';
import { cardName, unitName } from './names.ts';

const mixed = (pay: 'default' | 'mix'): string => (pay === 'mix' ? ', choosing the goods' : '');

const SENTENCES: Sentences<Move, Setup> = {
  end: 'End this phase',
  buy: ({ pay }, _name, setup) => `Buy ${setup.hasCards ? 'a card' : 'an event'}${mixed(pay)}`,
  guild: (_, _name, setup) => `Buy ${setup.hasCards ? 'a card' : 'an event'} at the Guild Hall`,
  market: ({ good }) => `Swap ${good} for gold`,
  drop: ({ card }, _name, setup) => `Discard ${cardName(setup, card)}`,
  keep: ({ pay }) => `Pay the upkeep${mixed(pay)}`,
  lapse: 'Give it up',
  build: ({ card, pay }, _name, setup) => `Build ${cardName(setup, card)}${mixed(pay)}`,
  spend: ({ amount }) => `Spend ${amount}`,
  attach: ({ unit }, _name, setup) => `Give it to ${unitName(setup, unit)}`,
  play: ({ card }, _name, setup) => `Play ${cardName(setup, card)}`,
  target: ({ seat }, name) => `Strike ${name(seat)}`,
  kill: ({ unit }, _name, setup) => `Kill ${unitName(setup, unit)}`,
  send: 'Send this defender',
  stay: 'Keep this defender at home',
  press: 'Press on',
  withdraw: 'Withdraw',
  recall: ({ unit }, _name, setup) => `Withdraw ${unitName(setup, unit)}`,
  ensorcell: ({ unit }, _name, setup) => `Ensorcell ${unitName(setup, unit)}`,
  mend: ({ unit }, _name, setup) => `Heal a hit of ${unitName(setup, unit)}`,
  hit: ({ unit }, _name, setup) => `Hit ${unitName(setup, unit)}`,
  lose: ({ card }, _name, setup) => `Give up ${cardName(setup, card)}`,
  wall: ({ pay }) => `Rebuild a wall${mixed(pay)}`,
  recover: ({ card, pay }, _name, setup) => `Take back ${cardName(setup, card)}${mixed(pay)}`,
  pick: ({ card }, _name, setup) => `Pick ${cardName(setup, card)}`,
};

/** A move as an imperative for lists and buttons. */
export const moveText = telling(SENTENCES);
