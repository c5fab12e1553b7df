import { useCallback, useRef } from 'react';

/** Digits that follow each other within this many milliseconds are one number. */
const PAUSE = 900;

/**
 * Numbers typed over a place, digit by digit.
 * @returns what a key makes of the number so far; null for a key that is no digit
 */
export function useTyped(): (key: string, place: string) => number | null {
  const so = useRef({ place: '', digits: '', at: 0 });
  return useCallback((key, place) => {
    if (!/^\d$/.test(key)) return null;
    const now = performance.now();
    const isMore = so.current.place === place && now - so.current.at < PAUSE && so.current.digits.length < 4;
    so.current = { place, digits: isMore ? so.current.digits + key : key, at: now };
    return Number(so.current.digits);
  }, []);
}
