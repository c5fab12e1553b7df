/** CA-24: what the die of a phase says: 1 to 4 it takes place, 5 it is skipped, 6 the players vote. */
export type Ruling = 'yes' | 'no' | 'vote';

export function rulingOf(die: number): Ruling {
  if (die <= 4) return 'yes';
  return die === 5 ? 'no' : 'vote';
}
