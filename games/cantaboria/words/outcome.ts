import type { Outcome } from '../moves.ts';
import type { Setup } from '../setup.ts';
import { SITE_WORDS } from './events.ts';
import { territoryName } from './places.ts';

/** What chance may bring. */
export function outcomeText(outcome: Outcome, setup: Setup): string {
  switch (outcome.kind) {
    case 'die':
      return `Die ${outcome.die}`;
    case 'site':
      return `Site: ${SITE_WORDS[outcome.site]}`;
    case 'lot':
      return `Next site: ${territoryName(setup, outcome.at)}`;
    default:
      return outcome satisfies never;
  }
}
