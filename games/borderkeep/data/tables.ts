import { cardNumber, DECK } from './deck/deck.ts';

/** BK-90: the results of the event die (0 counts as 10). */
export const EVENTS = ['construction', 'hero', 'troop', 'disaster', 'monster', 'reroll'] as const;
export type EventResult = (typeof EVENTS)[number];
export const CONSTRUCTION = 0;
export const DISASTER_EVENT = 3;
export const MONSTER_EVENT = 4;
export const REROLL = 5;

/** By die - 1: the number of the result in EVENTS. */
export const EVENT_TABLE: readonly number[] = [0, 0, 0, 0, 1, 2, 2, 3, 4, 5];

/** Results that are not a card. */
export const PICK = 254;
export const SAME_AS_LAST = 253;

/** The tables to which events lead, in the order of EVENTS. */
export const TABLE_NAMES = ['structure', 'hero', 'troop', 'disaster', 'monster'] as const;
export type TableName = (typeof TABLE_NAMES)[number];

function numbersOf(kind: string): number[] {
  return DECK.flatMap((card, number) => (card.kind === kind ? [number] : []));
}

/** BK-91: three numbers of a hundred for each structure, ten for a free pick. */
const STRUCTURE_TABLE: readonly number[] = Array.from({ length: 100 }, (_, i) =>
  i < 90 ? numbersOf('structure')[Math.floor(i / 3)] : PICK,
);

/** BK-93: seven numbers for each monster except Demons (43-48) and Djinn (49-56, or 50-56 in the even table). */
function monsterTable(even: boolean): number[] {
  const monsters = numbersOf('monster');
  const table: number[] = [];
  for (const [place, number] of monsters.entries()) {
    const count = even ? 7 : place === 6 ? 6 : place === 7 ? 8 : 7;
    for (let i = 0; i < count; i += 1) table.push(number);
  }
  return [...table, SAME_AS_LAST, SAME_AS_LAST];
}

/**
 * BK-90 to BK-93: the tables of the non-card version in the order of TABLE_NAMES, by number rolled - 1: a card number,
 * PICK or SAME_AS_LAST.
 * @param evenMonsters Demons 43-49 and Djinn 50-56 instead of the printed 43-48 and 49-56
 * @param war an eleventh disaster, War
 */
export function rollTables(evenMonsters: boolean, war: boolean): readonly (readonly number[])[] {
  return [
    STRUCTURE_TABLE,
    [...numbersOf('hero'), ...numbersOf('artifact')],
    numbersOf('troop'),
    numbersOf('disaster').filter((card) => war || card !== cardNumber('war')),
    monsterTable(evenMonsters),
  ];
}
