import { counted } from '@marchlands/core/phrases.ts';
import type { words } from '../../board/map-editor/words.ts';

/** Was der Editor der Karten sagt. */
export const mapEditor: typeof words = {
  noMap: 'Was hier steht, hat nicht alle Felder einer Karte und kann nicht gezeichnet werden.',
  begin: 'Beginnen mit',
  random: 'Einer zufälligen Karte',
  number: 'Ihre Nummer',
  draw: 'Zeichnen',
  map: 'Die Karte als Ganzes',
  mapAbout: 'Drück auf ein Gebiet, um es zu ändern.',
  name: 'Name',
  sea: 'Name des Meers',
  least: 'Wenigste Plätze',
  most: 'Meiste Plätze',
  sites: 'Fundorte',
  siteKinds: { timber: 'Holz', gold: 'Gold', iron: 'Eisen', magic: 'Magie', horse: 'Pferde' },
  byTable: (territories) => `Wie die Regeln es für ${territories} Gebiete haben`,
  rivers: 'Flüsse und Seen',
  caption: (territories, reaches, lakes) =>
    `${counted(territories, 'Gebiet', 'Gebiete')}, ${counted(reaches, 'Flussabschnitt', 'Flussabschnitte')}, ${counted(lakes, 'See', 'Seen')}.`,
  wrong: (n) => (n === 1 ? 'Ein Fehler:' : `${n} Fehler:`),
  warnings: 'Was seltsam ist, aber spielbar:',
  show: (what) => `Zeige ${what}`,
  territories: 'Gebiete',
  territory: (id, name) => `${id} ${name}`,
  neighbours: (n, waters) =>
    `${counted(n, 'Nachbar', 'Nachbarn')}${waters === 0 ? '' : `, ${counted(waters, 'Gewässer', 'Gewässer')}`}`,
  isWrong: 'hier ist ein Fehler',
  back: 'Die Karte als Ganzes',
  borders: 'Seine Grenzen',
  kinds: { line: 'Land', river: 'Fluss', lake: 'See', sea: 'Meer' },
  riverTo: (side) => `Ein Fluss zu ${side}`,
  water: (kind, name) => `${name} (${kind})`,
  riverAbout: 'Flüsse fließen auf dem nächsten Weg ins Meer; Arme und Einmündungen ergeben sich.',
  handles: 'Punkte seines Umrisses',
  handlesAbout:
    'Zieh einen Punkt an eine andere Stelle, oder wähl ihn und nimm die Pfeiltasten (mit Umschalt: weiter).',
  corner: (sides) => `Ecke mit ${sides}`,
  middle: (side) => `Grenze mit ${side}`,
  near: 'Nah',
  whole: 'Die ganze Karte',
  view: 'Was man sieht',
};
