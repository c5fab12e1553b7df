import { BOAT, HORSE, KINDS, WEAPON } from '../data/limits.ts';
import { advance } from '../rules/flow.ts';
import { addBoat, addCity, countIn, firstIn, supply } from '../rules/places.ts';
import type { Setup } from '../setup.ts';
import { PHASE, STEP, State } from '../state.ts';

export const SEAT_LETTERS = 'RBGYPW';
const SITE_LETTERS = 'tgimh';
const GOOD_LETTERS = 'tgim';

/** The place of a name: `C3`, or `M3#1` for the first boat of a file; throws where there is none. */
export function placeOf(setup: Setup, s: State, name: string): number {
  const [id, n = ''] = name.split('#');
  if (n === '') {
    const at = setup.land.territoryIds.indexOf(id);
    if (at < 0) throw new Error(`the map has no territory ${name}`);
    return at;
  }
  const space = setup.land.spaceIds.indexOf(id);
  if (space < 0) throw new Error(`the map has no water ${id}`);
  return BOAT + firstIn(s, space) + Number(n) - 1;
}

/** Puts what `R.hw:t2g1` says into a place that has its owner. */
function fill(s: State, at: number, content: string): void {
  const [, pieces = '', goods = ''] = /^[A-Z](?:\.([hwc]+))?(?::([tgim0-9]+))?$/.exec(content) ?? [];
  for (const piece of pieces) {
    if (piece === 'c') addCity(s, at);
    else supply(s, at, piece === 'h' ? HORSE : WEAPON, 1);
  }
  for (const [, good, count] of goods.matchAll(/([tgim])(\d*)/g)) {
    supply(s, at, GOOD_LETTERS.indexOf(good), Number(count || '1'));
  }
}

function readItem(s: State, letters: string, item: string): void {
  const [left, content] = item.split('=');
  const { land } = s.setup;
  const [name, site = ''] = left.split('/');
  const space = land.spaceIds.indexOf(name);
  if (space < 0) {
    const at = placeOf(s.setup, s, name);
    s.owner[at] = letters.indexOf(content[0]) + 1;
    if (site !== '') s.site[at] = SITE_LETTERS.indexOf(site) + 1;
    fill(s, at, content);
    return;
  }
  for (const [, boat] of content.matchAll(/\[([^\]]+)\]/g)) {
    fill(s, addBoat(s, letters.indexOf(boat[0]), space, countIn(s, space)), boat);
  }
}

/** Puts the state at the beginning of a turn in a phase, or, where no seat is named, at its die. */
function begin(s: State, phase: string, seat: number): void {
  s.phase = PHASE[phase as keyof typeof PHASE];
  s.step = STEP.die;
  if (seat < 0) return;
  const { seats } = s.setup;
  for (let at = s.lead; at !== seat; at = (at + 1) % seats) s.played |= 1 << at;
  s.step = STEP.turnNext;
  advance(s, undefined);
}

/**
 * A position in one line, `RBGY L=R c=2 attack R | *=Y C4=R.hw`. Throws where it cannot be read. The share for extra
 * shipments is that of an even draft.
 */
export function parsePosition(setup: Setup, line: string): State {
  const [head, body = ''] = line.split(' | ');
  const [letters, lead, cycle, phase, seat = ''] = head.split(' ');
  const s = new State(setup);
  s.supply.set(setup.supply);
  s.lead = letters.indexOf(lead[2]);
  s.cycle = Number(cycle.slice(2));
  s.share = Math.ceil(setup.land.territories / setup.seats);
  const items = body.split(' ').filter((item) => item !== '');
  for (const item of items) if (!item.startsWith('*')) readItem(s, letters, item);
  const rest = items.find((item) => item.startsWith('*'));
  for (let t = 0; t < setup.land.territories; t += 1) {
    if (s.owner[t] === 0 && rest !== undefined) s.owner[t] = letters.indexOf(rest[2]) + 1;
  }
  begin(s, phase, seat === '' ? -1 : letters.indexOf(seat));
  return s;
}

function contentOf(s: State, at: number, letters: string): string {
  const count = (kind: number): number => s.tokens[at * KINDS + kind];
  const city = at < BOAT && s.city[at] > 0 ? 'c' : '';
  const pieces = 'h'.repeat(count(HORSE)) + 'w'.repeat(count(WEAPON)) + city;
  const goods = [...GOOD_LETTERS].map((letter, kind) => (count(kind) > 0 ? `${letter}${count(kind)}` : '')).join('');
  return `${letters[s.owner[at] - 1]}${pieces && `.${pieces}`}${goods && `:${goods}`}`;
}

/** What lies in each territory, and in each water space with boats, by its name. */
export function formatPosition(s: State, letters: string): ReadonlyMap<string, string> {
  const { land } = s.setup;
  const found = new Map(land.territoryIds.map((id, at) => [id, s.owner[at] > 0 ? contentOf(s, at, letters) : '-']));
  for (let space = 0; space < land.spaces; space += 1) {
    const first = BOAT + firstIn(s, space);
    const boats = Array.from({ length: countIn(s, space) }, (_, i) => `[${contentOf(s, first + i, letters)}]`);
    if (boats.length > 0) found.set(land.spaceIds[space], boats.join(''));
  }
  return found;
}
