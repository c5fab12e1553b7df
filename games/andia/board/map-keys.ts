import type { KeyboardEvent } from 'react';
import type { Composing } from './use-composing.ts';

/**
 * The keys of the map, other than walking over it and choosing.
 * @param typed the number made by a digit key and the digits before it at a place; null for other keys
 * @returns true if the key was used
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
    // Keys refer to the area with the focus or, if that is the centre of the move, the one named last.
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
