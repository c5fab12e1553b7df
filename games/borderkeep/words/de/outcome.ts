import { type Sentences, telling } from '@marchlands/core/words.ts';
import type { Outcome } from '../../moves.ts';
import type { Setup } from '../../setup.ts';
import { cardName, unitName } from './names.ts';

const SENTENCES: Sentences<Outcome, Setup> = {
  die: ({ die }) => `Würfel ${die}`,
  card: ({ card }, _name, setup) => `Karte: ${cardName(setup, card)}`,
  event: ({ die }) => `Ereigniswürfel ${die}`,
  table: ({ die }) => `Tabelle ${die}`,
  unit: ({ unit }, _name, setup) => `Einheit: ${unitName(setup, unit)}`,
};

export const outcomeText = telling(SENTENCES);
