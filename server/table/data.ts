import type { Entry } from '@marchlands/core/match/entry.ts';
import type { Header } from '@marchlands/core/match/header.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { playerName } from '@marchlands/core/words.ts';
import type { TableStatus } from '../store/tables.ts';
import type { Ask, Change, DiceSecret, Key, Person, Plan, SeatClock } from './change.ts';

/** Remembered message ids per seat; a client repeats only its last few. */
const MOST_ANSWERED = 32;

/** Most devices per seat. */
const MOST_KEYS = 8;

/** A seat of a table. */
export interface SeatData {
  /** The owner of the seat, even while a bot plays. */
  readonly person: Person | null;
  /** The level of the playing bot; null for a person, or nobody. */
  readonly level: string | null;
  readonly keys: readonly Key[];
  /** Hex digits. */
  readonly entropy: string;
  /** The guest for whom the seat is reserved until the start. */
  readonly kept: Person | null;
}

/** The data of a table except its match. Plain and immutable; each change makes a new one. */
export interface TableData {
  readonly id: string;
  /** Number of changes. */
  readonly seq: number;
  readonly created: number;
  readonly owner: Person;
  readonly plan: Plan;
  readonly dice: DiceSecret | null;
  readonly seats: readonly SeatData[];
  readonly status: TableStatus;
  readonly header: Header | null;
  /** Choices in the open simultaneous decision. */
  readonly sealed: readonly { readonly seat: Seat; readonly moves: readonly AnyMove[] }[];
  /** By seat; empty before the start. */
  readonly clocks: readonly SeatClock[];
  /** The same as seen by those who may not know which seats have sealed a choice. */
  readonly openClocks: readonly SeatClock[];
  readonly ask: Ask | null;
  /** By seat: ids of its last effective messages, oldest first; no list if there were none. */
  readonly answered: readonly (readonly string[] | undefined)[];
  /** Of the state of the match. */
  readonly hash: string;
  /** The table of the rematch. */
  readonly again: string | null;
  /** Log length by time, for delayed spectators. */
  readonly grown: readonly { readonly at: number; readonly entries: number }[];
  readonly entries: number;
}

/** The guests who hold a seat, and the owner if they hold none. */
export function sittersOf({ owner, seats }: TableData): {
  readonly sitters: readonly string[];
  readonly owner?: string;
} {
  const sitters = seats.flatMap(({ person }) => (person === null || person.guest === '' ? [] : [person.guest]));
  return owner.guest === '' || sitters.includes(owner.guest) ? { sitters } : { sitters, owner: owner.guest };
}

const EMPTY: SeatData = { person: null, level: null, keys: [], entropy: '', kept: null };

/** A new table. @throws if its first change is not an opening */
function openedData(id: string, change: Change, at: number): TableData {
  if (change.kind !== 'opened') throw new Error(`the table ${id} does not begin with its opening`);
  const { by, plan, dice, kept } = change;
  return {
    id,
    seq: 1,
    created: at,
    owner: by,
    plan,
    dice,
    seats: Array.from({ length: plan.seats }, (_, seat) => ({ ...EMPTY, kept: kept[seat] ?? null })),
    status: 'gathering',
    header: null,
    sealed: [],
    clocks: [],
    openClocks: [],
    ask: null,
    answered: [],
    hash: '',
    again: null,
    grown: [],
    entries: 0,
  };
}

/** The table after one more change. @param before null before the first */
export function afterChange(id: string, before: TableData | null, change: Change, at: number): TableData {
  return before === null ? openedData(id, change, at) : { ...changed(before, change, at), seq: before.seq + 1 };
}

function changed(data: TableData, change: Change, at: number): TableData {
  switch (change.kind) {
    case 'opened':
      throw new Error(`the table ${data.id} is opened twice`);
    case 'planned':
      return { ...data, plan: change.plan, seats: resized(data.seats, change.plan.seats) };
    case 'sat':
      return {
        ...withSeat(data, change.seat, {
          ...EMPTY,
          // At an event table a bot may have played for a late arrival.
          level: data.seats[change.seat].level,
          person: change.person,
          keys: [{ hash: change.key, guest: change.person.guest }],
        }),
        // A table whose owner was forgotten passes to the next person to sit down.
        owner: data.owner.guest === '' && data.plan.event === undefined ? change.person : data.owner,
      };
    case 'keyed':
      return withSeat(data, change.seat, { keys: withKey(data.seats[change.seat], change.key) });
    case 'stood':
      return withSeat(data, change.seat, { ...EMPTY, kept: keptAfter(data, change.seat) });
    case 'bot':
      return withSeat(data, change.seat, { ...EMPTY, level: change.level });
    case 'entropy':
      return withSeat(data, change.seat, { entropy: change.entropy });
    case 'begun':
      return {
        ...data,
        status: 'playing',
        header: change.header,
        // Bots may have filled the last seats at the start.
        seats: data.seats.map((seat, at) => ({ ...seat, level: change.header.players[at].level ?? null })),
        hash: change.hash,
        clocks: change.clocks,
        openClocks: change.clocks,
        entries: change.entries.length,
        grown: grown(data, change.entries, at),
      };
    case 'sealed':
      return {
        ...data,
        sealed: [...data.sealed.filter(({ seat }) => seat !== change.seat), { seat: change.seat, moves: change.moves }],
        clocks: change.clocks,
        answered: remembered(data, change.seat, change.id),
      };
    case 'went':
      return afterGoing(data, change, at);
    case 'asked':
      return { ...data, ask: change.ask, answered: remembered(data, change.ask.seat, change.ask.id) };
    case 'agreed':
      return data.ask === null ? data : { ...data, ask: { ...data.ask, agreed: [...data.ask.agreed, change.seat] } };
    case 'declined':
      return { ...data, ask: null };
    case 'again':
      return { ...data, again: change.table };
    case 'forgotten':
      return withoutGuest(data, change.guest);
    default:
      return change satisfies never;
  }
}

/** An event keeps its players' seats reserved even after they get up. */
function keptAfter({ plan, seats }: TableData, seat: Seat): Person | null {
  return plan.event === undefined ? null : (seats[seat].person ?? seats[seat].kept);
}

function afterGoing(data: TableData, change: Extract<Change, { readonly kind: 'went' }>, at: number): TableData {
  const levels = new Map<Seat, string | null>();
  for (const entry of change.entries) if (entry.kind === 'seat') levels.set(entry.seat, entry.player.level ?? null);
  // A take-over does not change the open decision, nor reveal who has chosen.
  const isReseating = change.entries.every(({ kind }) => kind === 'seat');
  return {
    ...data,
    status: change.isOver ? 'over' : 'playing',
    // Equal seats reuse the same list, which shows that there is no news of them.
    seats:
      levels.size === 0
        ? data.seats
        : data.seats.map((seat, at) => ({ ...seat, level: levels.has(at) ? (levels.get(at) ?? null) : seat.level })),
    sealed: isReseating ? data.sealed : [],
    clocks: change.clocks,
    openClocks: isReseating
      ? data.openClocks.map((clock, seat) => (levels.has(seat) ? change.clocks[seat] : clock))
      : change.clocks,
    ask: null,
    answered: change.id === '' ? data.answered : remembered(data, change.seat, change.id),
    hash: change.hash,
    entries: data.entries + change.entries.length,
    grown: grown(data, change.entries, at),
  };
}

function grown(data: TableData, entries: readonly Entry[], at: number): TableData['grown'] {
  // Only needed for delayed spectators.
  if ((data.plan.spectators ?? 0) === 0) return data.grown;
  const delay = (data.plan.spectators ?? 0) * 1000;
  const recent = data.grown.filter((_, i) => i === data.grown.length - 1 || data.grown[i + 1].at > at - delay);
  return [...recent, { at, entries: data.entries + entries.length }];
}

function remembered({ answered, seats }: TableData, seat: Seat, id: string): TableData['answered'] {
  // A list for every seat, without holes.
  return seats.map((_, at) => {
    const ids = answered[at];
    return at === seat ? [...(ids ?? []).slice(1 - MOST_ANSWERED), id] : ids;
  });
}

/**
 * Adds a key to a seat. If there are too many, drops the oldest key lent to others, and only then one of the owner's.
 */
function withKey({ keys, person }: SeatData, key: Key): readonly Key[] {
  if (keys.length < MOST_KEYS) return [...keys, key];
  const lent = keys.findIndex(({ guest }) => guest !== person?.guest);
  return [...keys.toSpliced(Math.max(0, lent), 1), key];
}

function withSeat(data: TableData, seat: Seat, change: Partial<SeatData>): TableData {
  return { ...data, seats: data.seats.map((one, at) => (at === seat ? { ...one, ...change } : one)) };
}

function resized(seats: readonly SeatData[], count: number): readonly SeatData[] {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? EMPTY);
}

/** Before the start the guest's seat becomes free; afterwards it has no owner, and its bot plays on. */
function withoutGuest(data: TableData, guest: string): TableData {
  const isGathering = data.status === 'gathering';
  const seats = data.seats.map((seat, at): SeatData => {
    const isTheirs = seat.person?.guest === guest;
    if (isTheirs && isGathering) return EMPTY;
    return {
      ...seat,
      person: isTheirs ? { guest: '', name: playerName(at) } : seat.person,
      kept: seat.kept?.guest === guest ? null : seat.kept,
      keys: seat.keys.filter((key) => key.guest !== guest),
    };
  });
  const next = seats.find(({ person }) => person !== null && person.guest !== '')?.person;
  return { ...data, seats, owner: data.owner.guest === guest ? (next ?? { guest: '', name: 'Somebody' }) : data.owner };
}
