import type { ENDS as ENGLISH } from '../ends.ts';

export const ENDS: typeof ENGLISH = {
  action: 'Zug beenden',
  special: 'Nichts mehr bauen',
  freeRoad: 'Keine zweite Straße',
  smith: 'Kein zweiter Ritter',
  relay: 'Keine Straße legen',
  station: 'Keinen Ritter setzen',
  spy: 'Keine nehmen',
};
