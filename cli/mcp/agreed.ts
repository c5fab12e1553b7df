import type { Lines } from '../terminal/lines.ts';

/**
 * Where nobody types: every question is answered yes, since whoever asked for something has said so, and plays all the
 * seats that people play.
 */
export const AGREED: Lines = {
  ask: async () => 'yes',
  interrupted: () => false,
  isLeft: () => false,
  complete: () => {},
  forget: () => {},
  close: () => {},
};
