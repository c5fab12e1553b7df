import type { Outcome } from '../../moves.ts';
import type { Setup } from '../../setup.ts';
import { SITE_WORDS } from './events.ts';
import { territoryName } from './places.ts';

export function outcomeText(outcome: Outcome, setup: Setup): string {
  switch (outcome.kind) {
    case 'die':
      return `Würfel ${outcome.die}`;
    case 'site':
      return `Fundort: ${SITE_WORDS[outcome.site]}`;
    case 'lot':
      return `Nächster Fundort: ${territoryName(setup, outcome.at)}`;
    default:
      return outcome satisfies never;
  }
}
