/** Words of the event panel. */
import { catalogue } from '@marchlands/core/language.ts';
import type { EventResult, TableName } from '../../data/tables.ts';

export const words = {
  title: 'Event',
  none: 'This turn’s event has not been rolled yet.',
  results: {
    construction: 'Construction',
    hero: 'Hero or artifact',
    troop: 'Troop',
    disaster: 'Disaster',
    monster: 'Monster',
    reroll: 'Roll again',
  } satisfies { readonly [result in EventResult]: string },
  tableNames: {
    structure: 'Structures',
    hero: 'Heroes and artifacts',
    troop: 'Troops',
    disaster: 'Disasters',
    monster: 'Monsters',
  } satisfies { readonly [table in TableName]: string },
  eventTable: 'Event die',
  tables: 'The tables',
  rolls: 'Rolled this turn',
  pick: 'Pick any structure',
  again: 'The last monster again',
  reroll: 'roll again',
  lapsed: 'had no effect',
  cost: (cost: number, printed: number): string =>
    cost === printed ? `cost ${cost}` : `cost ${cost} instead of ${printed}`,
  costColumn: 'Cost',
  monsters: (n: number, of: number): string => `Monster attacks: ${n} of ${of}`,
  last: (name: string): string => `the last was ${name}`,
  canBuild: (name: string, cost: string): string => `${name} may be built this turn, ${cost}.`,
  mustCome: (name: string): string => `In this turn’s attack phase: ${name}.`,
  marked: 'rolled',
};
catalogue('borderkeep/event', words);
