import { languageInUse } from '@marchlands/core/language.ts';
import type { Final } from '@marchlands/core/types.ts';
import { words } from '../words/words.ts';

/**
 * The winners, in a few words.
 * @param nameOf the displayed name of a seat
 */
export function headline(final: Pick<Final, 'ranks' | 'winners' | 'defeat'>, nameOf: (seat: number) => string): string {
  if (final.ranks.length === 0) return words.table.over;
  // A single player shares the defeat with nobody.
  if (final.defeat) return final.ranks.length === 1 ? words.table.lost(nameOf(0)) : words.table.lostTogether;
  const names = new Intl.ListFormat(languageInUse()).format(final.winners.map(nameOf));
  if (final.winners.length === 0) return words.table.nobodyWon;
  return final.winners.length === 1 ? words.table.won(names) : words.table.wonTogether(names);
}
