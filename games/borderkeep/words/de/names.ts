// Glossar: town Stadt, castle wall Burgmauer, structure Bauwerk, defender Verteidiger, troop Truppe, hero Held, artifact
// Artefakt, guard token Wache, monster Monster, disaster Katastrophe, raid Überfall, raider Plünderer, victim Opfer, upkeep
// Unterhalt, hit Treffer, segment Kampfrunde, engine Geschütz, to ensorcell verhexen, minion Diener, deck Stapel, discard
// ablegen, hand limit Handlimit, goods Güter, swap tauschen, take back zurückholen, draw phase Ziehphase.
import { type Card, GOODS, type Good } from '../../data/cards.ts';
import { cardNumber } from '../../data/deck/deck.ts';
import type { Setup } from '../../setup.ts';
import { nameOfCard } from '../cards.ts';

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

const TOKENS: { readonly [token: string]: string | undefined } = { guard: 'Wache', minion: 'Diener' };

export function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

export const cards = (n: number): string => count(n, 'Karte', 'Karten');

export function listed(parts: readonly string[], last = 'und'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** `3 Holz, 2 Stein und 3 Gold`; `nichts`. */
export function goodsText(amounts: readonly number[]): string {
  const parts = GOODS.flatMap((good, g) => ((amounts[g] ?? 0) > 0 ? [amountOf(amounts[g] ?? 0, good)] : []));
  return parts.length === 0 ? 'nichts' : listed(parts);
}

const cardOf = (setup: Setup, id: string): Card | undefined => setup.cards[cardNumber(id)];

/** Der Name einer Karte; `eine Karte`, wo sie verborgen ist. */
export function cardName(setup: Setup, id: string): string {
  if (id === '?') return 'eine Karte';
  const card = cardOf(setup, id);
  return card === undefined ? id : nameOfCard(card);
}

/** `Ritter`, `Ritter 2`, `Wache 1`. */
export function unitName(setup: Setup, unit: string): string {
  const parts = unit.split('#');
  const [id] = parts;
  const copy = parts.at(1);
  const card = cardOf(setup, id);
  const name = card === undefined ? (TOKENS[id] ?? id) : nameOfCard(card);
  return copy === undefined ? name : `${name} ${copy}`;
}
