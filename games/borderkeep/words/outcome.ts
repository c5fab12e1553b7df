import type { Outcome } from '../moves.ts';
import type { Setup } from '../setup.ts';
import { cardName, unitName } from './events.ts';

/** What chance may bring. */
export function outcomeText(outcome: Outcome, setup: Setup): string {
  switch (outcome.kind) {
    case 'die':
      return `Die ${outcome.die}`;
    case 'card':
      return `Card: ${cardName(setup, outcome.card)}`;
    case 'event':
      return `Event die ${outcome.die}`;
    case 'table':
      return `Table ${outcome.die}`;
    case 'unit':
      return `Unit: ${unitName(setup, outcome.unit)}`;
    default:
      return outcome satisfies never;
  }
}
