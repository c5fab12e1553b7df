import { useRef } from 'react';
import { NOTHING_TYPED, placeNamed, typedOn } from './named.ts';

/**
 * Typed names of places over a board.
 * @param names by place; empty if a place has none
 * @returns the result of a key: a place, null while a name is incomplete, undefined if the key is not part of a name
 */
export function useNamed(names: readonly string[]): (key: string) => number | null | undefined {
  const typing = useRef(NOTHING_TYPED);
  return (key) => {
    const typed = typedOn(typing.current, key, performance.now(), names);
    typing.current = typed ?? NOTHING_TYPED;
    return typed === null ? undefined : placeNamed(typed, names);
  };
}
