/** Where barbarians arrive in the next two turns if nobody acts: every roll is played by the rules themselves. */
import { EVENT_FACE } from '../data/kinds.ts';
import type { Event } from '../events.ts';
import { march } from '../rules/barbarians.ts';
import { runInner } from '../rules/flow.ts';
import { resolveEvent } from '../rules/ship.ts';
import type { Setup } from '../setup.ts';
import { dueStep, STACK, STEP, type State } from '../state.ts';
import { restore } from '../view/resample.ts';
import type { Table } from '../view/table.ts';

/** Chances of one vertex, 0 .. 1: in the next turn, and in one of the next two. */
export interface Threat {
  readonly vertex: number;
  /** A barbarian arrives, by march or landing. */
  readonly arrives: readonly [next: number, two: number];
  /** The city there is lost. */
  readonly lost: readonly [next: number, two: number];
}

/** Where a barbarian stands after the next march: its own vertex if it waits, null if it leaves the board. */
export interface Step {
  readonly bay: number;
  /** On a red 1 to 3. */
  readonly left: number | null;
  /** On a red 4 to 6. */
  readonly right: number | null;
}

export interface Forecast {
  /** Vertices that a barbarian can reach, by number. */
  readonly threats: readonly Threat[];
  /** By barbarian on the board, in the order of bays. */
  readonly steps: readonly Step[];
}

const NOTHING: Forecast = { threats: [], steps: [] };
const FACES = [1, 2, 3, 4, 5, 6] as const;
/** Each face of the red die, with and without the ship on the event die (three of its six faces). */
const ROLLS = FACES.flatMap((face) => [true, false].map((isShip) => ({ face, isShip })));

const AMONG_BARBARIANS: readonly number[] = [STEP.landing, STEP.restAll, STEP.arriveNext, STEP.killed];

/** Resolves the barbarians' steps; the choices of players or chance in between do not affect their places. */
function settle(s: State, events: Event[]): void {
  while (s.interrupts > 0) {
    const step = dueStep(s);
    if (AMONG_BARBARIANS.includes(step)) runInner(s, step, events);
    else STACK.pop(s);
  }
}

/** A copy of a state after the ship's move and the march of a turn with these dice, and its events. */
function afterTurn(before: State, { face, isShip }: (typeof ROLLS)[number]): { s: State; events: Event[] } {
  const s = before.clone();
  const events: Event[] = [];
  STACK.clear(s);
  s.step = STEP.rolled;
  s.red = face;
  s.marchDie = 0;
  s.landed = 0;
  if (isShip) {
    s.event = EVENT_FACE.ship + 1;
    resolveEvent(s, events);
    settle(s, events);
  }
  if (s.landed === 0) {
    march(s, events);
    settle(s, events);
  }
  return { s, events };
}

/** Vertices at which a barbarian arrived, and those whose city was lost. */
function happened({ board }: Setup, events: readonly Event[]): { arrived: Set<number>; lost: Set<number> } {
  const arrived = new Set<number>();
  const lost = new Set<number>();
  for (const event of events) {
    if (event.kind === 'barbarianMarched') arrived.add(event.to);
    else if (event.kind === 'barbarianLanded') arrived.add(board.bays[event.bay]);
    else if (event.kind === 'cityLost') lost.add(event.at);
  }
  return { arrived, lost };
}

function stepsOf(s: State): Step[] {
  const places = [FACES[0], FACES[5]].map((face) => afterTurn(s, { face, isShip: false }).events);
  const after = (bay: number, events: readonly Event[]): number | null => {
    for (const event of events) {
      if (event.kind === 'barbarianMarched' && event.bay === bay) return event.to;
      if (event.kind === 'barbarianLeft' && event.bay === bay) return null;
    }
    return s.barbarianAt[bay];
  };
  return Array.from(s.barbarianLevel.keys())
    .filter((bay) => s.barbarianLevel[bay] > 0)
    .map((bay) => ({ bay, left: after(bay, places[0]), right: after(bay, places[1]) }));
}

/** Increments the counts of some vertices. */
function count(times: Uint16Array, vertices: ReadonlySet<number>): void {
  for (const vertex of vertices) times[vertex] += 1;
}

/**
 * Exact chances over all rolls of two turns, with fights and losses by the rules; knights stay unchanged, and no card
 * is played. Empty outside the form `roaming`.
 */
export function forecast(setup: Setup, table: Table): Forecast {
  if (!setup.isRoaming || table.due === 'over') return NOTHING;
  const s = restore(setup, table, null);
  const size = setup.board.vertices;
  const [arrives, arrivesTwo, loses, losesTwo] = Array.from({ length: 4 }, () => new Uint16Array(size));
  for (const roll of ROLLS) {
    const first = afterTurn(s, roll);
    const one = happened(setup, first.events);
    count(arrives, one.arrived);
    count(loses, one.lost);
    for (const next of ROLLS) {
      const two = happened(setup, afterTurn(first.s, next).events);
      count(arrivesTwo, one.arrived.union(two.arrived));
      count(losesTwo, one.lost.union(two.lost));
    }
  }
  // Rolls of one turn, and of two turns: all equally likely.
  const one = ROLLS.length;
  const two = one * one;
  const threats = Array.from({ length: size }, (_, vertex) => vertex)
    .filter((vertex) => arrivesTwo[vertex] > 0)
    .map(
      (vertex): Threat => ({
        vertex,
        arrives: [arrives[vertex] / one, arrivesTwo[vertex] / two],
        lost: [loses[vertex] / one, losesTwo[vertex] / two],
      }),
    );
  return { threats, steps: stepsOf(s) };
}
