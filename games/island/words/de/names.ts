// Glossar: settlement Siedlung, city Stadt, road Straße, wall Mauer, knight Ritter, barbarian Barbar, robber Räuber, ship
// Schiff, bay Bucht, harbour Hafen, vertex Ecke, edge Kante, hex Feld, token Zahlenplättchen, pip Punkt (unter der Zahl),
// development card Entwicklungskarte, progress card Fortschrittskarte, deck Stapel, track Zweig, level Stufe, metropolis
// Metropole, merchant Händler, longest road längste Straße, largest army größtes Heer, offer Angebot, counter-offer
// Gegenangebot, to displace vertreiben, to activate wecken, to promote befördern, to recruit anwerben, to raid plündern.
import { amounts, counted, listed } from '@marchlands/core/phrases.ts';
import type { SeatName } from '@marchlands/core/words.ts';
import type { DevCard, ProgressCard } from '../../data/cards.ts';
import { type EventFace, type Harbour, KINDS, type Kind, type Terrain, type Track } from '../../data/kinds.ts';
import type { PlayedCard } from '../../moves.ts';

export const KIND_NAMES: { readonly [kind in Kind]: string } = {
  brick: 'Lehm',
  lumber: 'Holz',
  wool: 'Wolle',
  grain: 'Getreide',
  ore: 'Erz',
  paper: 'Papier',
  cloth: 'Tuch',
  coin: 'Münze',
};

export const TERRAIN_NAMES: { readonly [terrain in Terrain]: string } = {
  hills: 'Hügel',
  forest: 'Wald',
  pasture: 'Weide',
  fields: 'Äcker',
  mountains: 'Gebirge',
  desert: 'Wüste',
};

/** Flächen des Ereigniswürfels. */
export const FACE_NAMES: { readonly [face in EventFace]: string } = {
  ship: 'Schiff',
  science: 'Tor der Wissenschaft',
  trade: 'Tor des Handels',
  politics: 'Tor der Politik',
};

export const TRACK_NAMES: { readonly [track in Track]: string } = {
  science: 'Wissenschaft',
  trade: 'Handel',
  politics: 'Politik',
};

export const CARD_NAMES: { readonly [card in DevCard | ProgressCard | PlayedCard]: string } = {
  knight: 'Ritter',
  point: 'Siegpunkt',
  'road-building': 'Straßenbau',
  plenty: 'Überfluss',
  monopoly: 'Monopol',
  alchemist: 'Alchemist',
  crane: 'Kran',
  engineer: 'Baumeister',
  inventor: 'Erfinder',
  irrigation: 'Bewässerung',
  medicine: 'Heilkunst',
  mining: 'Bergbau',
  printer: 'Buchdruck',
  smith: 'Schmied',
  'commercial-harbor': 'Handelshafen',
  'master-merchant': 'Großhändler',
  merchant: 'Händler',
  'merchant-fleet': 'Handelsflotte',
  'resource-monopoly': 'Rohstoffmonopol',
  'trade-monopoly': 'Warenmonopol',
  bishop: 'Bischof',
  constitution: 'Verfassung',
  deserter: 'Überläufer',
  diplomat: 'Diplomat',
  intrigue: 'Intrige',
  saboteur: 'Saboteur',
  spy: 'Spion',
  warlord: 'Kriegsherr',
  wedding: 'Hochzeit',
};

/** Einer Art, oder was statt ihrer verborgen ist. */
export function kindName(kind: string): string {
  const names: { readonly [name: string]: string | undefined } = KIND_NAMES;
  return names[kind] ?? kind;
}

export const harbourName = (harbour: Harbour): string =>
  harbour === 'any' ? 'Hafen 3:1' : `${KIND_NAMES[harbour]}hafen 2:1`;

/** `2 Lehm und 1 Erz`; `nichts`. */
export function cardsText(counts: readonly number[]): string {
  return amounts(counts, (count, kind) => `${count} ${KIND_NAMES[KINDS[kind]]}`, 'nichts', 'und');
}

export const cards = (count: number): string => counted(count, 'Karte', 'Karten');

export function seatsText(seats: readonly number[], name: SeatName): string {
  return seats.length === 0 ? 'niemand' : listed(seats.map(name), 'und');
}

/** `1 Wolle`, `eine Karte`. */
export function oneCard(kind: Kind | '?'): string {
  return kind === '?' ? 'eine Karte' : `1 ${KIND_NAMES[kind]}`;
}
