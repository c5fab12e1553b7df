import { useCallback, useRef } from 'react';

/** Digits that follow each other within this many milliseconds are one number. */
const PAUSE = 900;

/** A number as it is typed, digit by digit, and where. */
export interface Typed {
  readonly place: string;
  readonly digits: string;
  /** When the last digit came, in milliseconds. */
  readonly at: number;
}

/** What a key makes of the number so far; null for a key that is no digit. Another place begins another number. */
export function typedOn(before: Typed, key: string, place: string, at: number): Typed | null {
  if (!/^\d$/.test(key)) return null;
  const isMore = before.place === place && at - before.at < PAUSE && before.digits.length < 4;
  return { place, digits: isMore ? before.digits + key : key, at };
}

/**
 * Numbers typed over a place.
 * @returns the number that a key makes; null for a key that is no digit
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
