import type { Ended } from './ended.ts';

/** Words for ending each activity: on buttons and in hints. */
export const ENDS: { readonly [ended in Ended]: string } = {
  draw: 'End drawing',
  events: 'Go on',
  build: 'End building',
  attack: 'End attacking',
  heal: 'End healing',
};
