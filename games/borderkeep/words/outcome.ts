import { type Sentences, telling } from '@marchlands/core/words.ts';
import type { Outcome } from '../moves.ts';
import type { Setup } from '../setup.ts';
import { cardName, unitName } from './names.ts';

const SENTENCES: Sentences<Outcome, Setup> = {
  die: ({ die }) => `Die ${die}`,
  card: ({ card }, _name, setup) => `Card: ${cardName(setup, card)}`,
  event: ({ die }) => `Event die ${die}`,
  table: ({ die }) => `Table ${die}`,
  unit: ({ unit }, _name, setup) => `Unit: ${unitName(setup, unit)}`,
};

/** The possible outcomes of chance. */
export const outcomeText = telling(SENTENCES);
