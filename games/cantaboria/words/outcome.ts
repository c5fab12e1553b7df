import type { Words } from '@marchlands/core/words.ts';
import type { Types } from '../types.ts';
import { territoryName } from './naming.ts';

/**
 * Sentences for the possible outcomes of chance, in any language.
 * @param says the name of each kind
 * @param sites by what they yield
 */
export function outcomeTelling(
  says: { readonly die: string; readonly site: string; readonly lot: string },
  sites: { readonly [site: string]: string },
): NonNullable<Words<Types>['outcome']> {
  return (outcome, setup) => {
    switch (outcome.kind) {
      case 'die':
        return `${says.die} ${outcome.die}`;
      case 'site':
        return `${says.site}: ${sites[outcome.site]}`;
      case 'lot':
        return `${says.lot}: ${territoryName(setup, outcome.at)}`;
      default:
        return outcome satisfies never;
    }
  };
}
