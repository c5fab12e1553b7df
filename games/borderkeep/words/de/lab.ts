import type { words } from '../lab.ts';
import { KINDS } from './names.ts';

/** Was das Labor zählt. */
export const lab: typeof words = {
  seat: {
    structures: 'gebaute Bauwerke',
    engines: 'gebaute Kriegsmaschinen',
    walls: 'gebaute Mauern',
    defenders: 'angeworbene Verteidiger',
    heroes: 'angeworbene Helden',
    artifacts: 'angelegte Artefakte',
    attacks: 'gespielte Angriffskarten',
    wars: 'gespielte Kriege',
    discards: 'abgelegte Karten',
    struck: 'erlittene Angriffe',
    held: 'abgewehrte Angriffe',
    structuresLost: 'verlorene Bauwerke',
    defendersLost: 'verlorene Verteidiger',
    eliminated: 'ausgeschiedene Städte',
  },
  first: {},
  match: { turns: 'Züge des Platzes, der die meisten hatte', battles: 'Kämpfe' },
  labels: {
    firstAction: {
      title: 'erste Ausgabe',
      of: {
        structure: 'für ein Bauwerk',
        wall: 'für eine Mauer',
        defender: 'für einen Verteidiger',
        artifact: 'für ein Artefakt',
        attack: 'für einen Angriff',
      },
    },
    place: { title: 'Reihenfolge der Züge' },
  },
  things: { cards: 'gebaute, angeworbene und gespielte Karten' },
  chance: {
    die: { title: 'sechsseitige Würfel' },
    event: { title: 'Ereigniswürfel' },
    cards: {
      title: 'gezogene Karten',
      of: KINDS,
    },
  },
};
