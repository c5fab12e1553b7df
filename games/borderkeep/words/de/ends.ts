import type { Ended } from '../ended.ts';

export const ENDS: { readonly [ended in Ended]: string } = {
  draw: 'Weiter',
  events: 'Weiter',
  build: 'Bauen beenden',
  attack: 'Angriff beenden',
  heal: 'Heilen beenden',
};
