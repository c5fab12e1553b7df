import type { Lines } from '../terminal/lines.ts';

/**
 * For use without a keyboard: every question is answered yes, since the caller has already asked for the action, and
 * plays all the seats of people.
 */
export const AGREED: Lines = {
  ask: async () => 'yes',
  interrupted: () => false,
  isLeft: () => false,
  complete: () => {},
  forget: () => {},
  close: () => {},
};
