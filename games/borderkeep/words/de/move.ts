import { type Sentences, telling } from '@marchlands/core/words.ts';
import type { Move } from '../../moves.ts';
import type { Setup } from '../../setup.ts';
import { cardName, goodName, unitName } from './names.ts';

const mixed = (pay: 'default' | 'mix'): string => (pay === 'mix' ? ', mit Wahl der Güter' : '');

const SENTENCES: Sentences<Move, Setup> = {
  end: 'Beende diese Phase',
  buy: ({ pay }, _name, setup) => `Kauf ${setup.hasCards ? 'eine Karte' : 'ein Ereignis'}${mixed(pay)}`,
  guild: (_, _name, setup) => `Kauf ${setup.hasCards ? 'eine Karte' : 'ein Ereignis'} der Zunfthalle`,
  market: ({ good }) => `Tausch ${goodName(good)} gegen Gold`,
  drop: ({ card }, _name, setup) => `Leg ab: ${cardName(setup, card)}`,
  keep: ({ pay }) => `Zahl den Unterhalt${mixed(pay)}`,
  lapse: 'Gib es auf',
  build: ({ card, pay }, _name, setup) => `Bau ${cardName(setup, card)}${mixed(pay)}`,
  spend: ({ amount }) => `Gib ${amount} aus`,
  attach: ({ unit }, _name, setup) => `Gib es an ${unitName(setup, unit)}`,
  play: ({ card }, _name, setup) => `Spiel ${cardName(setup, card)}`,
  target: ({ seat }, name) => `Triff ${name(seat)}`,
  kill: ({ unit }, _name, setup) => `Töte ${unitName(setup, unit)}`,
  send: 'Schick diesen Verteidiger',
  stay: 'Lass diesen Verteidiger daheim',
  press: 'Kämpf weiter',
  withdraw: 'Zieh dich zurück',
  recall: ({ unit }, _name, setup) => `Zieh ${unitName(setup, unit)} zurück`,
  ensorcell: ({ unit }, _name, setup) => `Verhex ${unitName(setup, unit)}`,
  mend: ({ unit }, _name, setup) => `Heil einen Treffer: ${unitName(setup, unit)}`,
  hit: ({ unit }, _name, setup) => `Triff ${unitName(setup, unit)}`,
  lose: ({ card }, _name, setup) => `Gib ${cardName(setup, card)} auf`,
  wall: ({ pay }) => `Bau eine Mauer auf${mixed(pay)}`,
  recover: ({ card, pay }, _name, setup) => `Hol ${cardName(setup, card)} zurück${mixed(pay)}`,
  pick: ({ card }, _name, setup) => `Wähl ${cardName(setup, card)}`,
};

/** Ein Zug als Aufforderung, für Listen und Knöpfe. */
export const moveText = telling(SENTENCES);
