import { describe, expect, expectTypeOf, test } from 'vitest';
import { type EventOf, events, toldTo } from '../events.ts';
import { EVERYTHING, type Seat, SPECTATOR } from '../seat.ts';
import { hidden, knew, open, seenBy, shown } from '../sight.ts';
import { type Masked, UNKNOWN } from '../types.ts';

interface Setup {
  readonly showsDrops: boolean;
}

type Tile = 'oasis' | 'mine';
const seat = open<Seat>();

const kinds = {
  turnBegan: { seat, turn: open<number>() },
  cardStolen: { seat, from: open<Seat>(), card: seenBy<string>('seat', knew('from')) },
  cardDropped: { seat, card: seenBy<string>(knew('seat'), 'showsDrops') },
  bidsShown: { bids: shown<readonly number[]>() },
  handLaidOpen: { seat, cards: shown<readonly string[]>(knew('seat')) },
  cardPassed: { to: open<readonly Seat[]>(), via: open<Seat | null>(), card: seenBy<string>('to', 'via') },
  tileHidden: { at: open<number>(), tile: hidden<Tile>() },
  noteTaken: toldTo(['seat'], { seat, note: seenBy<string>(knew('seat')) }),
};
type Event = EventOf<typeof kinds>;
const EVENTS = events(kinds, { showsDrops: (setup: Setup) => setup.showsDrops });

const closed: Setup = { showsDrops: false };
const bare: Setup = { showsDrops: true };

describe('the view of an event', () => {
  test('is the event itself where all fields are open', () => {
    const event: Event = { kind: 'turnBegan', seat: 1, turn: 3 };
    expect(EVENTS.viewEvent(closed, event, SPECTATOR)).toBe(event);
  });

  test('shows a field to the seats that other fields name, and hides it from the rest', () => {
    const event: Event = { kind: 'cardStolen', seat: 0, from: 2, card: 'ore' };
    expect(EVENTS.viewEvent(closed, event, 0)).toBe(event);
    expect(EVENTS.viewEvent(closed, event, 2)).toBe(event);
    const masked = { kind: 'cardStolen', seat: 0, from: 2, card: UNKNOWN };
    for (const viewer of [1, SPECTATOR]) expect(EVENTS.viewEvent(closed, event, viewer)).toEqual(masked);
  });

  test('shows a field to a list of seats, and to nobody where a seat is null', () => {
    const event: Event = { kind: 'cardPassed', to: [1, 3], via: null, card: 'ore' };
    const seers = [0, 1, 2, 3, SPECTATOR].filter((viewer) => EVENTS.viewEvent(closed, event, viewer) === event);
    expect(seers).toEqual([1, 3]);
  });

  test('shows a field to a party', () => {
    const event: Event = { kind: 'cardDropped', seat: 0, card: 'ore' };
    expect(EVENTS.viewEvent(closed, event, 1)).toEqual({ ...event, card: UNKNOWN });
    expect(EVENTS.viewEvent(bare, event, 1)).toBe(event);
    expect(EVENTS.viewEvent(bare, event, SPECTATOR)).toBe(event);
  });

  test('hides a field that says nothing from all but EVERYTHING', () => {
    const event: Event = { kind: 'tileHidden', at: 4, tile: 'oasis' };
    for (const viewer of [0, 1, SPECTATOR]) {
      expect(EVENTS.viewEvent(bare, event, viewer)).toEqual({ kind: 'tileHidden', at: 4, tile: UNKNOWN });
    }
    expect(EVENTS.viewEvent(bare, event, EVERYTHING)).toBe(event);
  });

  test('is nothing where the event is told to others only', () => {
    const event: Event = { kind: 'noteTaken', seat: 1, note: 'P2 has ore' };
    expect(EVENTS.viewEvent(closed, event, 1)).toBe(event);
    expect(EVENTS.viewEvent(closed, event, EVERYTHING)).toBe(event);
    expect(EVENTS.viewEvent(closed, event, 0)).toBeNull();
    expect(EVENTS.viewEvent(closed, event, SPECTATOR)).toBeNull();
  });

  test('is nothing for a kind that is not declared', () => {
    expect(EVENTS.viewEvent(closed, { kind: 'other', secret: 1 } as never, 0)).toBeNull();
  });
});

test('an event reveals what a seat sees and did not know', () => {
  const reveals = (event: Event, setup = closed): Seat[] =>
    [0, 1, 2].filter((seat) => EVENTS.reveals(setup, event, seat));
  expect(reveals({ kind: 'turnBegan', seat: 1, turn: 3 })).toEqual([]);
  expect(reveals({ kind: 'cardStolen', seat: 0, from: 2, card: 'ore' })).toEqual([0]);
  expect(reveals({ kind: 'cardDropped', seat: 0, card: 'ore' })).toEqual([]);
  expect(reveals({ kind: 'cardDropped', seat: 0, card: 'ore' }, bare)).toEqual([1, 2]);
  expect(reveals({ kind: 'bidsShown', bids: [1, 2, 3] })).toEqual([0, 1, 2]);
  expect(reveals({ kind: 'handLaidOpen', seat: 1, cards: ['ore'] })).toEqual([0, 2]);
  expect(reveals({ kind: 'tileHidden', at: 4, tile: 'oasis' })).toEqual([]);
  expect(reveals({ kind: 'noteTaken', seat: 1, note: '' })).toEqual([]);
});

test('a field that is seen by a name that nobody has is refused at once', () => {
  expect(() => events({ cardDrawn: { seat, card: seenBy<string>('drawer') } })).toThrow('"drawer"');
  expect(() => events({ cardDrawn: { seat, card: shown<string>(knew('drawer')) } })).toThrow('"drawer"');
  expect(() => events({ noteTaken: toldTo(['writer'], { seat }) })).toThrow('"writer"');
});

test('the types of events and of what viewers see follow the declaration', () => {
  type Stolen = Extract<Event, { readonly kind: 'cardStolen' }>;
  expectTypeOf<Stolen['card']>().toEqualTypeOf<string>();
  expectTypeOf<Stolen['from']>().toEqualTypeOf<Seat>();
  type Seen<K> = Extract<Masked<Event>, { readonly kind: K }>;
  expectTypeOf<Seen<'tileHidden'>['at']>().toEqualTypeOf<number>();
  expectTypeOf<Seen<'tileHidden'>['tile']>().toEqualTypeOf<Tile | typeof UNKNOWN>();
  expectTypeOf<Seen<'handLaidOpen'>['cards']>().toEqualTypeOf<readonly string[]>();
  expectTypeOf<Masked<{ kind: 'undeclared'; at: number }>['at']>().toEqualTypeOf<number | typeof UNKNOWN>();
});
