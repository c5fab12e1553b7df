import type { Words } from '@marchlands/core/words.ts';
import type { Types } from '../types.ts';
import { territoryName } from './naming.ts';

/**
 * How what chance may bring is told, in any language.
 * @param says what each kind is called
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
