// Glossar: town Stadt, castle wall Burgmauer, structure Bauwerk, defender Verteidiger, troop Truppe, hero Held, artifact
// Artefakt, guard token Wache, monster Monster, disaster Katastrophe, raid Überfall, raider Plünderer, victim Opfer, upkeep
// Unterhalt, hit Treffer, segment Kampfrunde, engine Geschütz, to ensorcell verhexen, minion Diener, deck Stapel, discard
// ablegen, hand limit Handlimit, goods Güter, swap tauschen, take back zurückholen, draw phase Ziehphase.
import { amounts, counted, listed } from '@marchlands/core/phrases.ts';
import { type CardKind, GOODS, type Good } from '../../data/cards.ts';
import { type TOKENS as ENGLISH_TOKENS, namesIn } from '../names.ts';

export const GOOD_NAMES: { readonly [good in Good]: string } = {
  food: 'Nahrung',
  weapons: 'Waffen',
  wood: 'Holz',
  stone: 'Stein',
  magic: 'Magie',
  gold: 'Gold',
};

/** `1 Waffe`, `3 Waffen`, `1 Holz`. */
export function amountOf(n: number, good: Good): string {
  return `${n} ${good === 'weapons' && n === 1 ? 'Waffe' : GOOD_NAMES[good]}`;
}

/** Ein Gut, oder was schon sein Name ist. */
export function goodName(good: string): string {
  const names: { readonly [name: string]: string | undefined } = GOOD_NAMES;
  return names[good] ?? good;
}

/** `a, b und c`. */
export const und = (parts: readonly string[]): string => listed(parts, 'und');

export const cards = (n: number): string => counted(n, 'Karte', 'Karten');

/** `3 Holz, 2 Stein und 3 Gold`; `nichts`. */
export function goodsText(counts: readonly number[]): string {
  return amounts(counts, (count, good) => amountOf(count, GOODS[good]), 'nichts', 'und');
}

/** Die Arten der Karten, in der Mehrzahl. */
export const KINDS: { readonly [kind in CardKind]: string } = {
  structure: 'Bauwerke',
  troop: 'Truppen',
  hero: 'Helden',
  artifact: 'Artefakte',
  monster: 'Monster',
  disaster: 'Katastrophen',
};

/** Einheiten ohne Karte. */
export const TOKENS: typeof ENGLISH_TOKENS = { guard: 'Wache', minion: 'Diener' };

export const { cardName, unitName, unitsText } = namesIn({ hidden: 'eine Karte', tokens: TOKENS });
