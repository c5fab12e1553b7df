import type { Seat } from '@marchlands/core/seat.ts';
import type { ScoreLine, Sign } from '@marchlands/core/words.ts';
import { LAND_TILES, type LandTile, LETTERS } from '../../data/tiles.ts';
import type { Setup } from '../../setup.ts';
import { citiesOf } from '../../view/table.ts';
import type { View } from '../../view/view.ts';
import type { terms as english } from '../goal.ts';
import { points } from './phrases.ts';

export function goal(): string {
  return 'Hol mit Plättchen und Straßennetzen die meisten Punkte, und hab noch eine Stadt, wenn die Barbaren fort sind.';
}

const LANDS_IN_WORDS: { readonly [land in LandTile]: string } = {
  desert: 'Wüste',
  grass: 'Gras',
  mountain: 'ein Berg, über den keine Straße führt',
  mine: 'eine Mine',
  oasis: 'eine Oase',
  city: 'eine Stadt',
};

export function legend({ place, network }: Setup): readonly Sign[] {
  return [
    ...LAND_TILES.map((land, kind) => ({
      sign: LETTERS[kind].toLowerCase(),
      meaning: `${LANDS_IN_WORDS[land]}: ${points(place[kind])} beim Legen, ${network[kind]} in einem gewerteten Netz`,
    })),
    { sign: '1–6', meaning: 'hinter dem Buchstaben: wessen Markierung auf dem Plättchen liegt' },
    { sign: '+', meaning: 'eine Straße' },
    { sign: '*', meaning: 'eine Stadt, die ein gewertetes Netz erreicht hat' },
    { sign: '!', meaning: 'eine Stadt, in der bezahlte Horden sitzen' },
    { sign: '##', meaning: 'ein verdecktes Plättchen' },
    { sign: '.', meaning: 'ein leeres Feld' },
  ];
}

export function score({ table }: View, { options }: Setup, seat: Seat): readonly ScoreLine[] {
  const treasures = { label: 'Schätze', points: table.treasures[seat] * options.treasureValue };
  if (citiesOf(table, seat) > 0) return [{ label: 'Plättchen und Netze', points: table.scores[seat] }, treasures];
  const cityless = { label: 'Ohne Stadt', points: 0 };
  return options.citylessKeepTreasure ? [cityless, treasures] : [cityless];
}

export const terms: typeof english = {
  points: { better: 'holt mehr Punkte auf die anderen heraus', worse: 'holt weniger Punkte auf die anderen heraus' },
  treasures: { better: 'hat mehr von Schätzen', worse: 'hat weniger von Schätzen' },
  networks: {
    better: 'stärkt wertbare Netze mehr',
    worse: 'stärkt wertbare Netze weniger',
  },
  tiles: { better: 'lässt dir mehr Städte zum Spielen', worse: 'lässt dir weniger Städte zum Spielen' },
  cities: { better: 'lässt eine Stadt von dir eher stehen bleiben', worse: 'lässt deine Städte eher untergehen' },
  barbarians: {
    better: 'macht die gemeinsame Niederlage unwahrscheinlicher',
    worse: 'macht die gemeinsame Niederlage wahrscheinlicher',
  },
};
