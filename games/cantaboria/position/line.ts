import { Reading } from '@marchlands/core/read.ts';
import { quoted, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { BOAT, HORSE, KINDS, TOKENS, WEAPON } from '../data/limits.ts';
import { advance } from '../rules/flow.ts';
import { living } from '../rules/places.ts';
import { sortBoats } from '../rules/rest.ts';
import { boatAt, countIn } from '../rules/waters.ts';
import type { Setup } from '../setup.ts';
import { PHASE, SITES, STEP, State } from '../state.ts';
import { table } from '../view/table.ts';
import { areLetters, SEAT_LETTERS } from './letters.ts';

/** Goods, Horse and Weapon, in the order of TOKENS; sites are the first five. */
export const TOKEN_LETTERS = 'tgimhw';
export const SITE_LETTERS = TOKEN_LETTERS.slice(0, 5);
const GOOD_LETTERS = TOKEN_LETTERS.slice(0, 4);
/** Phases that a position may name; `end` has no decision. */
const PHASE_NAMES = ['development', 'production', 'trade', 'shipment', 'attack', 'end'] as const;
/** Phases with a roll of the die. */
const ROLLED: readonly string[] = ['production', 'trade', 'shipment'];

/** One reading of a line: the letters of its seats, and what it says of the table. */
interface Line {
  readonly r: Reading;
  readonly setup: Setup;
  readonly letters: string;
  readonly territories: ({ readonly id: string } & Partial<Content>)[];
  readonly boats: object[];
}

/** The contents of a place, in the form of the table. */
interface Content {
  readonly owner: Seat;
  readonly tokens: { readonly [token: string]: number };
  readonly hasCity?: boolean;
}

/** Reads `R.hw:t2g1`; null, with the problem reported, if it is malformed. */
function readContent({ r, letters }: Line, at: string, text: string): Content | null {
  const found = /^([A-Z])(?:\.([hwc]+))?(?::((?:[tgim]\d{0,2})+))?$/.exec(text);
  if (found === null || !letters.includes(found[1])) {
    const such = `${letters[0]}.hw:t2g1`;
    r.fail(at, `must be a seat of ${letters} with pieces and goods, such as ${such}, not ${quoted(text)}.`);
    return null;
  }
  const [, seat, pieces = '', goods = ''] = found;
  if (new Set(pieces).size < pieces.length) r.fail(at, 'has a piece twice; a place holds one of each.', 'CA-10');
  const tokens: { [token: string]: number } = {};
  for (const [, letter, count] of `${pieces.replace('c', '')}${goods}`.matchAll(/(\D)(\d*)/g)) {
    const token = TOKENS[TOKEN_LETTERS.indexOf(letter)];
    tokens[token] = (tokens[token] ?? 0) + Number(count === '' ? '1' : count);
  }
  return { owner: letters.indexOf(seat), tokens, ...(pieces.includes('c') ? { hasCity: true } : {}) };
}

/** `M3=[R.w][G:t1]`: boats from the first of the file. */
function readBoats(line: Line, at: string, space: string, content: string): void {
  const { r } = line;
  if (!/^(?:\[[^\][]+\])+$/.test(content)) {
    r.fail(at, `must list boats in brackets, such as [R.w][G:t1], not ${quoted(content)}.`);
    return;
  }
  for (const [, text] of content.matchAll(/\[([^\][]+)\]/g)) {
    const boat = readContent(line, at, text);
    if (boat?.hasCity === true) r.fail(at, 'has a City aboard; Cities stand in territories.', 'CA-33');
    line.boats.push({ space, ...boat });
  }
}

/** `C3/t=R.hw:t2`, `M3=[R]`. */
function readItem(line: Line, item: string, given: Set<string>): void {
  const { r, setup } = line;
  const { land } = setup;
  const found = /^([^/=]+)(?:\/([^=]+))?=(.*)$/.exec(item);
  if (found === null) {
    r.fail(`position ${item}`, 'must be a place with what lies there, such as C3/t=R.hw:t2.');
    return;
  }
  const [, name, site = '', content] = found;
  const at = `position ${name}`;
  if (given.has(name)) r.fail(at, 'is named twice.');
  given.add(name);
  if (land.spaceIds.includes(name)) readBoats(line, at, name, content);
  else if (land.territoryIds.includes(name)) {
    const kind = site === '' ? 0 : 1 + (site.length > 1 ? -1 : SITE_LETTERS.indexOf(site));
    if (site !== '' && kind === 0) r.fail(at, `has no site ${quoted(site)}; sites are t g i m h.`);
    line.territories.push({
      id: name,
      ...readContent(line, at, content),
      ...(kind === 0 ? {} : { site: SITES[kind] }),
    });
  } else r.fail(at, `is no territory and no water of ${land.map.name}.`);
}

/** The items, and the owner of every territory that is not named (`*=Y`). */
function readItems(line: Line, body: string): void {
  const { r, setup, letters } = line;
  const items = body.split(' ').filter((item) => item !== '');
  const given = new Set<string>();
  for (const item of items) if (!item.startsWith('*=')) readItem(line, item, given);
  const rest = items.filter((item) => item.startsWith('*='));
  const owner = rest.length === 0 ? -1 : letters.indexOf(rest[0].slice(2));
  if (rest.length > 1) r.fail('position', 'has *= more than once.');
  if (rest.length > 0 && (owner < 0 || rest[0].length !== 3)) {
    r.fail('position', `must have a seat of ${letters} behind *=, not ${quoted(rest[0].slice(2))}.`);
  }
  for (const id of setup.land.territoryIds.filter((one) => !given.has(one))) {
    if (owner < 0) r.fail(`position ${id}`, 'has no owner: name it, or all that are not named, as *=Y.', 'CA-01');
    line.territories.push({ id, owner });
  }
}

/** Seats that own nothing are out (CA-95). */
function markOut(s: State): void {
  for (let seat = 0; seat < s.setup.seats; seat += 1) if (!s.owner.includes(seat + 1)) s.out |= 1 << seat;
}

/**
 * Sets the state to the beginning of a turn in a phase or, if no seat is named, to its die; `end` is the end of the
 * cycle.
 */
function begin(s: State, phase: (typeof PHASE_NAMES)[number], seat: number): void {
  s.phase = PHASE[phase];
  if (phase === 'end') {
    s.step = STEP.cycleEnd;
  } else if (seat < 0) {
    s.step = ROLLED.includes(phase) ? STEP.die : STEP.phaseStart;
  } else {
    const { seats } = s.setup;
    const isDone = s.phase === PHASE.trade && s.setup.options.tradeMode === 'live';
    for (let at = s.lead; at !== seat; at = (at + 1) % seats) s[isDone ? 'passed' : 'played'] |= 1 << at;
    s.step = STEP.turnNext;
  }
  advance(s, undefined);
}

/**
 * Parses a position in one line, `RBGY L=R c=2 attack R | *=Y C4=R.hw`: seats clockwise, Lead, cycle, phase, the seat
 * in turn (without one the phase begins), a bar, and the places. The share for extra shipments is that of an even
 * draft.
 */
export function parseLine(setup: Setup, text: string): Result<State> {
  const r = new Reading('CA-20');
  const s = new State(setup);
  const [head, body = '', ...more] = text.split('|').map((part) => part.trim());
  const found = /^([A-Z]+) L=([A-Z]) c=(\d{1,3}) ([a-z]+)(?: ([A-Z]))?$/.exec(head);
  if (found === null) {
    r.fail('position', `must begin as "RBGY L=R c=2 attack R |" does, not with ${quoted(head)}.`);
    return r.result(s);
  }
  if (more.length > 0) {
    r.fail('position', `has a second bar before ${quoted(more.join(' | '))}; all places stand behind the first.`);
    return r.result(s);
  }
  const [, letters, lead, cycle, phase, seat = ''] = found;
  const { seats } = setup;
  if (!areLetters(letters, seats)) {
    r.fail('position', `must name ${seats} seats out of ${SEAT_LETTERS}, each once, not ${quoted(letters)}.`);
    return r.result(s);
  }
  for (const letter of [lead, ...seat]) {
    if (!letters.includes(letter)) r.fail('position', `has no seat ${quoted(letter)}; its seats are ${letters}.`);
  }
  const named = r.oneOf(phase, 'position', PHASE_NAMES);
  const line: Line = { r, setup, letters, territories: [], boats: [] };
  readItems(line, body);
  const { territories, boats } = line;
  const when = { cycle: r.whole(Number(cycle), 'position c', 1, setup.lastCycle), lead: letters.indexOf(lead) };
  table.take(r, { letters, phase: named, ...when, territories, boats }, 'position', s, 0);
  if (r.hasProblem()) return r.result(s);
  sortBoats(s);
  markOut(s);
  const turn = seat === '' ? -1 : letters.indexOf(seat);
  if (((living(s) >> s.lead) & 1) === 0) r.fail('position L', 'leads, but owns no place.', 'CA-95');
  if (turn >= 0 && ((living(s) >> turn) & 1) === 0)
    r.fail('position', `has ${seat} on turn, who owns no place.`, 'CA-95');
  if ((living(s) & (living(s) - 1)) === 0) r.fail('position', 'must leave two players with a place.', 'CA-98');
  if (turn >= 0 && named === 'end') r.fail('position', `is at its end, and has ${seat} on turn.`);
  if (r.hasProblem()) return r.result(s);
  begin(s, named, turn);
  if (named === 'end' && s.step !== STEP.over) r.fail('position', 'is at its end, but nobody has won.', 'CA-96');
  return r.result(s);
}

function contentOf(s: State, at: number, letters: string): string {
  const count = (kind: number): number => s.tokens[at * KINDS + kind];
  const city = at < BOAT && s.city[at] > 0 ? 'c' : '';
  const pieces = 'h'.repeat(count(HORSE)) + 'w'.repeat(count(WEAPON)) + city;
  const goods = [...GOOD_LETTERS].map((letter, kind) => (count(kind) > 0 ? `${letter}${count(kind)}` : '')).join('');
  return `${letters[s.owner[at] - 1]}${pieces && `.${pieces}`}${goods && `:${goods}`}`;
}

/** The contents of each territory, and of each water space with boats, by its name. */
export function formatPlaces(s: State, letters: string): ReadonlyMap<string, string> {
  const { land } = s.setup;
  const found = new Map(land.territoryIds.map((id, at) => [id, s.owner[at] > 0 ? contentOf(s, at, letters) : '-']));
  for (let space = 0; space < land.spaces; space += 1) {
    const boats = Array.from(
      { length: countIn(s, space) },
      (_, order) => `[${contentOf(s, BOAT + boatAt(s, space, order), letters)}]`,
    );
    if (boats.length > 0) found.set(land.spaceIds[space], boats.join(''));
  }
  return found;
}
