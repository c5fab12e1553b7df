import type { Entry } from '@marchlands/core/match/entry.ts';
import type { Header } from '@marchlands/core/match/header.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { playerName } from '@marchlands/core/words.ts';
import type { TableStatus } from '../store/tables.ts';
import type { Ask, Change, DiceSecret, Key, Person, Plan, SeatClock } from './change.ts';

/** Message ids that are remembered of each seat: a client repeats only its last few. */
const MOST_ANSWERED = 32;

/** Devices that a seat is open on. */
const MOST_KEYS = 8;

/** A seat of a table. */
export interface SeatData {
  /** Whose seat it is, also while a bot plays on for its owner. */
  readonly person: Person | null;
  /** The level of the bot that plays; null where a person does, or nobody. */
  readonly level: string | null;
  readonly keys: readonly Key[];
  /** Hex digits. */
  readonly entropy: string;
  /** A guest for whom the seat is kept until the start. */
  readonly kept: Person | null;
}

/** All that is known of a table but its match. Plain data; each change gives a new one. */
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
  /** The same as those see it who may not know which choices are sealed. */
  readonly openClocks: readonly SeatClock[];
  readonly ask: Ask | null;
  /** By seat: the ids of its last messages that changed something, oldest first; no list where there was none. */
  readonly answered: readonly (readonly string[] | undefined)[];
  /** Of the state of the match. */
  readonly hash: string;
  /** Where the same people meet again. */
  readonly again: string | null;
  /** When the match's log had grown to how many entries: for spectators who are behind. */
  readonly grown: readonly { readonly at: number; readonly entries: number }[];
  readonly entries: number;
}

/** Who holds a seat of a table, and whose table it is where they hold none. */
export function sittersOf({ owner, seats }: TableData): {
  readonly sitters: readonly string[];
  readonly owner?: string;
} {
  const sitters = seats.flatMap(({ person }) => (person === null || person.guest === '' ? [] : [person.guest]));
  return owner.guest === '' || sitters.includes(owner.guest) ? { sitters } : { sitters, owner: owner.guest };
}

const EMPTY: SeatData = { person: null, level: null, keys: [], entropy: '', kept: null };

/** A table that has just been opened. @throws where the first change is another one */
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
          // At a table of an event a bot may have played so far for whoever comes late.
          level: data.seats[change.seat].level,
          person: change.person,
          keys: [{ hash: change.key, guest: change.person.guest }],
        }),
        // A table whose owner is not known any more belongs to whoever sits down first.
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

/** An event keeps a seat for whom it has placed there, also while they are up. */
function keptAfter({ plan, seats }: TableData, seat: Seat): Person | null {
  return plan.event === undefined ? null : (seats[seat].person ?? seats[seat].kept);
}

function afterGoing(data: TableData, change: Extract<Change, { readonly kind: 'went' }>, at: number): TableData {
  const levels = new Map<Seat, string | null>();
  for (const entry of change.entries) if (entry.kind === 'seat') levels.set(entry.seat, entry.player.level ?? null);
  // A seat that changes hands leaves the open decision as it is, and tells nothing of who has chosen in it.
  const isReseating = change.entries.every(({ kind }) => kind === 'seat');
  return {
    ...data,
    status: change.isOver ? 'over' : 'playing',
    // The same seats are the same list, which tells that nothing has to be said of them anew.
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
  // Only delayed spectators look at it.
  if ((data.plan.spectators ?? 0) === 0) return data.grown;
  const delay = (data.plan.spectators ?? 0) * 1000;
  const recent = data.grown.filter((_, i) => i === data.grown.length - 1 || data.grown[i + 1].at > at - delay);
  return [...recent, { at, entries: data.entries + entries.length }];
}

function remembered({ answered, seats }: TableData, seat: Seat, id: string): TableData['answered'] {
  // A list for every seat, so that none is a hole.
  return seats.map((_, at) => {
    const ids = answered[at];
    return at === seat ? [...(ids ?? []).slice(1 - MOST_ANSWERED), id] : ids;
  });
}

/**
 * A seat's keys with one more. Where there are too many, the oldest goes of those that others were lent; none of whoever sits
 * there as long as there are any of these.
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

/** Before the start the guest's seat is free again; afterwards it is nobody's, and its bot plays on. */
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
