import { useRef } from 'react';
import { NOTHING_TYPED, placeNamed, typedOn } from './named.ts';

/**
 * Names of places that are typed over a board.
 * @param names by place; empty where a place has none
 * @returns what a key finds: a place, null while a name is only begun, undefined where the key is no part of one
 */
export function useNamed(names: readonly string[]): (key: string) => number | null | undefined {
  const typing = useRef(NOTHING_TYPED);
  return (key) => {
    const typed = typedOn(typing.current, key, performance.now(), names);
    typing.current = typed ?? NOTHING_TYPED;
    return typed === null ? undefined : placeNamed(typed, names);
  };
}
