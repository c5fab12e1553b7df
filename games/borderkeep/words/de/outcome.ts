import type { Outcome } from '../../moves.ts';
import type { Setup } from '../../setup.ts';
import { cardName, unitName } from './names.ts';

export function outcomeText(outcome: Outcome, setup: Setup): string {
  switch (outcome.kind) {
    case 'die':
      return `Würfel ${outcome.die}`;
    case 'card':
      return `Karte: ${cardName(setup, outcome.card)}`;
    case 'event':
      return `Ereigniswürfel ${outcome.die}`;
    case 'table':
      return `Tabelle ${outcome.die}`;
    case 'unit':
      return `Einheit: ${unitName(setup, outcome.unit)}`;
    default:
      return outcome satisfies never;
  }
}
