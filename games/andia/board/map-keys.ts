import type { KeyboardEvent } from 'react';
import type { Composing } from './use-composing.ts';

/**
 * What keys do on the map, other than to walk over it and to choose.
 * @param typed the number that a key makes of the digits before it at a place; null for a key that is no digit
 * @returns true where the key was used
 */
export function mapKeys(
  { ground, sheet, tool, count, bomb, moveInto, letGo, confirm }: Composing,
  isOrdering: boolean,
  typed: (key: string, place: string) => number | null,
) {
  return (key: string, code: string, event: KeyboardEvent): boolean => {
    if (ground === null) return false;
    if ((event.ctrlKey || event.metaKey) && key === 'Enter') {
      confirm(true, false);
      return true;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    // Keys mean the area that has the focus, or the one named last where that is the centre of the move.
    const other = code === sheet.centre ? sheet.active : code;
    const number = typed(key, code);
    if (number !== null && sheet.centre !== null && other !== null) count(other, number);
    else if ((key === '+' || key === '-') && other !== null) {
      count(other, (sheet.counts[other] ?? 0) + (key === '+' ? 1 : -1));
    } else if (key === 'b' && isOrdering) bomb(code);
    else if (key === 'i' && isOrdering) moveInto(code);
    else if (key === 'Escape' && (sheet.centre !== null || tool === 'bomb')) letGo();
    else return false;
    return true;
  };
}
