/** Whether JSON for exchange has the members that a position has: what is wrong in it, where, and what would be right. */
import type { Raw, Reading } from '@marchlands/core/read.ts';
import { isRecord } from '@marchlands/core/result.ts';
import { DEV_CARDS, firstOfDeck, PROGRESS_CARDS } from '../data/cards.ts';
import { EVENT_FACES, HARBOURS, KINDS, RESOURCES, TERRAINS, TRACKS } from '../data/kinds.ts';
import { isRobberFree } from '../rules/robber.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';

/** Looks at one value. */
type Look = (value: unknown, at: string) => void;

/**
 * What the text form does not say of a position: how many copies were never drawn, where fewer are left than there are, and
 * whether the robber is free, which follows from the arrivals and must agree.
 */
export function finishExchange(r: Reading, s: State, json: Raw): void {
  const record = (value: unknown): Raw => (isRecord(value) ? value : {});
  for (const [deck, track] of TRACKS.entries()) {
    const undrawn = record(record(json['decks'])[track])['undrawn'];
    if (undrawn === undefined) continue;
    for (let card = firstOfDeck(deck); card < firstOfDeck(deck + 1); card += 1) {
      const name = PROGRESS_CARDS[card];
      s.undrawn[card] = r.whole(
        record(undrawn)[name] ?? 0,
        `position.decks.${track}.undrawn.${name}`,
        0,
        s.undrawn[card],
      );
    }
  }
  const free = record(json['robber'])['free'];
  if (free !== undefined && free !== isRobberFree(s))
    r.fail('position.robber.free', `must be ${String(!free)}: so it is by the arrivals so far.`, 'IK-087');
}

/** Whether JSON is meant for exchange, and not what `format` writes. */
export function isExchange(json: Raw): boolean {
  return json['rules'] !== undefined || json['players'] !== undefined || json['game'] !== undefined;
}

/** Tells the reading what is no member or no value of a position for exchange. */
export function checkExchange(r: Reading, { board, seats }: Setup, json: Raw): void {
  const whole =
    (low: number, high: number): Look =>
    (value, at) =>
      void r.whole(value, at, low, high);
  const oneOf =
    (names: readonly string[]): Look =>
    (value, at) =>
      void r.oneOf(value, at, names);
  const listOf =
    (look: Look): Look =>
    (value, at) =>
      void r.list(value, at, look);
  const orNull =
    (look: Look): Look =>
    (value, at) =>
      void (value === null || look(value, at));
  const flag: Look = (value, at) => void r.flag(value, at);
  const text: Look = (value, at) => void r.text(value, at, 200);
  /** An object with these members, any of which may be missing. */
  const objectOf =
    (members: { readonly [name: string]: Look }): Look =>
    (value, at) => {
      const raw = r.record(value, at, `an object with ${Object.keys(members).join(', ')}`);
      r.only(raw, at, Object.keys(members));
      for (const [name, look] of Object.entries(members)) if (raw[name] !== undefined) look(raw[name], `${at}.${name}`);
    };
  /** An object with the same kind of value under each of these names. */
  const each = (names: readonly string[], look: Look): Look =>
    objectOf(Object.fromEntries(names.map((name) => [name, look])));

  const seat = whole(1, seats);
  const hex = whole(0, board.hexes.length - 1);
  const vertex = whole(0, board.vertices - 1);
  const bay = whole(0, board.bays.length - 1);
  const count = whole(0, 255);
  const resources: readonly string[] = KINDS.slice(0, RESOURCES);
  const cards = listOf(oneOf(PROGRESS_CARDS));
  const path: Look = (value, at) => {
    if (r.list(value, at, vertex).length < 2) r.fail(at, 'must have two vertices or more, such as [30, 36].', 'IK-013');
  };
  const deckOf = (deck: number): Look => {
    const own = PROGRESS_CARDS.slice(firstOfDeck(deck), firstOfDeck(deck + 1));
    return objectOf({ undrawn: each(own, count), under: listOf(oneOf(own)) });
  };
  const player = objectOf({
    ...{ seat, hand: each(KINDS, count), settlements: listOf(vertex), cities: listOf(vertex), onSide: listOf(vertex) },
    ...{ metropolises: each(TRACKS, vertex), walls: listOf(vertex), roads: listOf(path) },
    knights: listOf(objectOf({ at: vertex, level: whole(1, 3), active: flag, ready: flag, promoted: flag })),
    ...{ levels: each(TRACKS, whole(0, 5)), progress: cards, shown: cards, defender: count, kills: count },
    ...{ development: listOf(oneOf(DEV_CARDS)), bought: listOf(oneOf(DEV_CARDS)), knightCards: count, offers: count },
    ...{
      fleet: listOf(oneOf(KINDS)),
      swapRights: each(
        [...Array(seats).keys()].map((of) => String(of + 1)),
        whole(0, 2),
      ),
    },
  });
  objectOf({
    ...{ game: oneOf(['island']), rules: text, seats: whole(2, 6), options: (value, at) => void r.record(value, at) },
    board: objectOf({
      land: whole(board.hexes.length, board.hexes.length),
      hexes: listOf(objectOf({ terrain: oneOf(TERRAINS), token: orNull(whole(2, 12)) })),
      harbours: listOf(objectOf({ edge: path, kind: oneOf([...resources, ...HARBOURS]) })),
      shipBay: bay,
    }),
    ...{ turn: whole(0, 100_000), active: seat, phase: text, open: listOf(text), step: text, left: text },
    dice: orNull(objectOf({ red: whole(1, 6), yellow: whole(1, 6), event: orNull(oneOf(EVENT_FACES)) })),
    robber: objectOf({ hex, free: flag }),
    ...{ merchant: orNull(objectOf({ hex, seat })), ship: count, invasion: whole(0, 65_535) },
    barbarians: listOf(objectOf({ name: bay, level: whole(1, 3), at: vertex, from: orNull(vertex) })),
    ...{ longestRoad: orNull(seat), largestArmy: orNull(seat), bank: each(KINDS, count) },
    decks: objectOf(Object.fromEntries(TRACKS.map((track, deck) => [track, deckOf(deck)]))),
    players: listOf(player),
  })(json, 'position');
  for (const name of ['rules', 'seats', 'players']) {
    if (json[name] === undefined) r.fail('position', `leaves out ${name}, which it must have.`, 'IK-001');
  }
}
