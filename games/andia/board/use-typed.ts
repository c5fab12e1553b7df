import { useCallback, useRef } from 'react';

/** Digits less than this many milliseconds apart belong to one number. */
const PAUSE = 900;

/** A number being typed, digit by digit, and its place. */
export interface Typed {
  readonly place: string;
  readonly digits: string;
  /** The time of the last digit, in milliseconds. */
  readonly at: number;
}

/** The number after one more key; null if the key is not a digit. Another place starts a new number. */
export function typedOn(before: Typed, key: string, place: string, at: number): Typed | null {
  if (!/^\d$/.test(key)) return null;
  const isMore = before.place === place && at - before.at < PAUSE && before.digits.length < 4;
  return { place, digits: isMore ? before.digits + key : key, at };
}

/**
 * Numbers typed over a place.
 * @returns a function that gives the number after a key; null if the key is not a digit
 */
export function useTyped(): (key: string, place: string) => number | null {
  const before = useRef<Typed>({ place: '', digits: '', at: 0 });
  return useCallback((key, place) => {
    const typed = typedOn(before.current, key, place, performance.now());
    if (typed === null) return null;
    before.current = typed;
    return Number(typed.digits);
  }, []);
}
