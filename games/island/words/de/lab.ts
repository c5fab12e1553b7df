import type { words } from '../lab.ts';
import { CARD_NAMES, FACE_NAMES, TRACK_NAMES } from './names.ts';

/** Was das Labor zählt. */
export const lab: typeof words = {
  seat: {
    settlements: 'gebaute Siedlungen',
    cities: 'gebaute Städte',
    roads: 'gebaute Straßen',
    knights: 'angeworbene Ritter',
    promotions: 'beförderte Ritter',
    kills: 'Barbaren, die seine Ritter besiegt haben',
    sacks: 'an Barbaren verlorene oder herabgesetzte Städte',
    levels: 'Stadtausbauten',
    politics: 'Stadtausbauten der Politik',
    cards: 'gezogene Fortschrittskarten',
    deals: 'Geschäfte mit anderen',
    bank: 'Tausche mit der Bank',
    robbed: 'ihm gestohlene Karten',
    discarded: 'wie oft er abwerfen musste',
  },
  first: { began: 'hatte den ersten Zug (1 oder 0)' },
  match: { turns: 'Züge', landings: 'gelandete Barbaren', attacks: 'Angriffe auf die ganze Insel' },
  labels: {
    draftPlace: { title: 'Platz beim Aufbau' },
    firstAction: {
      title: 'zuerst gebaut oder gekauft',
      of: {
        road: 'eine Straße',
        settlement: 'eine Siedlung',
        city: 'eine Stadt',
        knight: 'ein Ritter',
        level: 'ein Stadtausbau',
        card: 'eine Entwicklungskarte',
      },
    },
  },
  things: { played: 'gespielte Fortschritts- und Entwicklungskarten' },
  chance: {
    roll: { title: 'Summe beider Würfel' },
    event: {
      title: 'Ereigniswürfel',
      of: { ship: FACE_NAMES.ship, ...TRACK_NAMES },
    },
    development: {
      title: 'gezogene Entwicklungskarten',
      of: {
        knight: CARD_NAMES.knight,
        point: CARD_NAMES.point,
        'road-building': CARD_NAMES['road-building'],
        plenty: CARD_NAMES.plenty,
        monopoly: CARD_NAMES.monopoly,
      },
    },
  },
};
