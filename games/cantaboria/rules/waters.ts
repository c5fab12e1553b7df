import { NONE } from '../data/land.ts';
import { ADRIFT, BOAT, MAX_SPACES } from '../data/limits.ts';
import type { Setup } from '../setup.ts';
import { PLAN, type State } from '../state.ts';

/** Boats on their waters: a state, or any other map of boats. A boat keeps its number when it or another one moves. */
export interface Boats {
  readonly setup: Setup;
  readonly boats: number;
  /** By boat: its water space, and the number of boats before it in its file. */
  readonly boatSpace: Uint8Array;
  readonly boatOrder: Uint8Array;
}

/** CA-04, CA-05: whether the boats of a water space lie in a file. */
export function hasFiles({ land, options }: Setup, space: number): boolean {
  return space < land.reaches || options.berthFiles;
}

/** CA-04, CA-05: whether two boats are adjacent: one directly behind the other in one file. */
export function areBoatsAdjacent(m: Boats, a: number, b: number): boolean {
  const space = m.boatSpace[a];
  if (space !== m.boatSpace[b]) return false;
  const apart = m.boatOrder[a] - m.boatOrder[b];
  return (apart === 1 || apart === -1) && hasFiles(m.setup, space);
}

/** The number of boats in a water space. */
export function countIn(m: Boats, space: number): number {
  let count = 0;
  for (let boat = 0; boat < m.boats; boat += 1) if (m.boatSpace[boat] === space) count += 1;
  return count;
}

/** The boat of a water space with `order` boats before it; -1 if there is none. */
export function boatAt(m: Boats, space: number, order: number): number {
  for (let boat = 0; boat < m.boats; boat += 1) {
    if (m.boatSpace[boat] === space && m.boatOrder[boat] === order) return boat;
  }
  return -1;
}

/** Takes a boat out of its file; until it moors it lies in none. */
export function castOff(m: Boats, boat: number): void {
  const space = m.boatSpace[boat];
  const order = m.boatOrder[boat];
  m.boatSpace[boat] = ADRIFT;
  m.boatOrder[boat] = 0;
  for (let other = 0; other < m.boats; other += 1) {
    if (m.boatSpace[other] === space && m.boatOrder[other] > order) m.boatOrder[other] -= 1;
  }
}

/** Puts a boat that lies in no file into one, `behind` others. */
export function moor(m: Boats, boat: number, space: number, behind: number): void {
  for (let other = 0; other < m.boats; other += 1) {
    if (m.boatSpace[other] === space && m.boatOrder[other] >= behind) m.boatOrder[other] += 1;
  }
  m.boatSpace[boat] = space;
  m.boatOrder[boat] = behind;
}

/** The boat that lies in no file, or -1. */
export function boatAdrift(m: Boats): number {
  for (let boat = 0; boat < m.boats; boat += 1) if (m.boatSpace[boat] === ADRIFT) return boat;
  return -1;
}

/** The boat that moves or is planned to: a moving one is adrift, a planned one stays where it lies. */
export function movingBoat(s: State): number {
  return s.plan === PLAN.boat ? s.planBoat - 1 - BOAT : boatAdrift(s);
}

/** CA-03: whether a territory is a bank or the shore of a water space. */
export function isBankOf({ land }: Setup, territory: number, space: number): boolean {
  return land.banks[space * 2] === territory || land.banks[space * 2 + 1] === territory;
}

/** CA-86: whether a boat in a water space lies beside a place, or can in some position of its file. */
export function touches(m: Boats, space: number, place: number): boolean {
  if (place < BOAT) return isBankOf(m.setup, place, space);
  return m.boatSpace[place - BOAT] === space && hasFiles(m.setup, space);
}

/** CA-60: the most steps of one boat move. */
export function mostSteps({ land, options }: Setup): number {
  const cap = 2 * land.spaces;
  return options.boatRange > 0 ? Math.min(options.boatRange, cap) : cap;
}

/** CA-60, CA-77: whether a boat has enough steps to come beside a place. */
export function isInRange(m: Boats, boat: number, place: number): boolean {
  const { sailing, waters } = m.setup.land;
  const from = m.boatSpace[boat] * MAX_SPACES;
  const most = mostSteps(m.setup);
  if (place >= BOAT) {
    const space = m.boatSpace[place - BOAT];
    return hasFiles(m.setup, space) && sailing[from + space] <= most;
  }
  const beside = waters[place];
  for (let i = 0; i < beside.length; i += 1) if (sailing[from + beside[i]] <= most) return true;
  return false;
}

/** CA-07: the end by which a boat enters a water space from another one; 0 if they are not connected. */
export function entryOf({ land }: Setup, into: number, from: number): number {
  return land.exit[into * MAX_SPACES + from];
}

/**
 * CA-65: whether leaving a water space for another one is passing: by another end than the one by which the boat came.
 * @param entry the end by which it came; 0 where its move began
 */
export function isPassing({ land, options }: Setup, from: number, entry: number, into: number): boolean {
  if (from >= land.reaches) return false;
  if (entry === 0) return options.passageAtStart;
  return land.exit[from * MAX_SPACES + into] !== entry;
}

/** The ends by which a boat may have entered a water space, and none. */
const ENTRIES = 4;
const MOST_STATES = MAX_SPACES * ENTRIES;

/** The destinations of one boat move: the water spaces it can reach, by each end, fewest steps first. */
export class Journey {
  count = 0;
  /** The water space of each, and the number of its predecessor; the start is its own. */
  readonly spaces = new Uint8Array(MOST_STATES);
  readonly before = new Uint8Array(MOST_STATES);
  private readonly entries = new Uint8Array(MOST_STATES);
  private readonly isMet = new Uint8Array(MOST_STATES);

  /**
   * CA-60, CA-65: computes them.
   * @param isOpen whether the boat may leave a water space, entered by an end or begun in (0), for a connected one
   */
  find(setup: Setup, start: number, isOpen: (from: number, entry: number, into: number) => boolean): void {
    const { spaces, entries, isMet } = this;
    const most = mostSteps(setup);
    isMet.fill(0);
    this.count = 0;
    this.meet(start, 0, 0);
    for (let at = 0, steps = 0, end = 1; at < this.count && steps < most; at += 1) {
      const next = setup.land.connected[spaces[at]];
      for (let i = 0; i < next.length; i += 1) {
        const entry = entryOf(setup, next[i], spaces[at]);
        if (isMet[next[i] * ENTRIES + entry] > 0 || !isOpen(spaces[at], entries[at], next[i])) continue;
        this.meet(next[i], entry, at);
      }
      if (at + 1 < end) continue;
      steps += 1;
      end = this.count;
    }
  }

  private meet(space: number, entry: number, before: number): void {
    this.isMet[space * ENTRIES + entry] = 1;
    this.spaces[this.count] = space;
    this.entries[this.count] = entry;
    this.before[this.count] = before;
    this.count += 1;
  }
}

/** CA-61: whether a boat loads cargo after this many steps. */
export function mayLoadAfter({ options }: Setup, steps: number): boolean {
  return steps === 0 || options.boatLoadEnRoute;
}

/** The banks of a water space, the lower number first; for a berth the shore and NONE. */
export function lowBank({ land }: Setup, space: number): number {
  return Math.min(land.banks[space * 2], land.banks[space * 2 + 1]);
}
export function highBank({ land }: Setup, space: number): number {
  const high = land.banks[space * 2 + 1];
  return high === NONE ? NONE : Math.max(land.banks[space * 2], high);
}
