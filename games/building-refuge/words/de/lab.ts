import type { words } from '../lab.ts';
import { TILE_NAMES } from './phrases.ts';

/** Was das Labor zählt. */
export const lab: typeof words = {
  seat: {
    roads: 'gebaute Straßen',
    roadPoints: 'Punkte durch Straßen, wer auch immer sie gebaut hat',
    cities: 'gelegte Städte',
    drawnCities: 'aus dem Beutel gezogene Städte',
    oases: 'gelegte Oasen',
    mines: 'gelegte Minen',
    mountains: 'gelegte Berge',
    treasures: 'behaltene Schätze',
    barbarians: 'behaltene Barbaren',
    razed: 'an die Barbaren verlorene Städte',
    activations: 'Aktivierungen',
    discoveries: 'entdeckte Felder',
  },
  first: {
    firstCity: 'Schritte von der ersten Stadt zur Ecke unten rechts',
  },
  match: { largestRoad: 'Punkte aller durch das größte Netz', turns: 'Züge' },
  labels: {
    firstCityFrom: {
      title: 'erste Stadt',
      of: { bag: 'aus dem Beutel gezogen', hand: 'von der Hand' },
    },
    firstAction: {
      title: 'erste Handlung',
      of: { discover: 'entdeckt', activate: 'aktiviert', road: 'baut eine Straße', city: 'legt sein Stadtplättchen' },
    },
  },
  things: { tiles: 'gezogene Plättchen' },
  chance: {
    tiles: {
      title: 'Plättchen aus dem Beutel',
      of: TILE_NAMES,
    },
  },
};
