/** Arrows of what is put together: the way of a shipment so far, or where the pieces of an attack leave and go. */
import { lookOf } from '@marchlands/kit/seats.ts';
import type { PlayedAttack } from '../advice/attack/played.ts';
import type { Land } from '../data/land.ts';
import type { Point } from '../data/map.ts';
import type { Event } from '../events.ts';
import { PLAN, type State } from '../state.ts';
import { nameOf } from '../view/names.ts';
import { idAt } from './areas.ts';
import type { Prospect } from './outlook.ts';

/** A way that something is to go. */
interface Way {
  readonly from: Point;
  readonly to: Point;
  readonly colour: string;
  readonly label?: string;
  /** From water to water, where little room is left. */
  readonly isShort: boolean;
}

/** A step on the board, by ids of places. */
export type Step = readonly [from: string, to: string];

/** The steps of a shipment: of a Horse, of each token of a chain, of a boat from water to water; each once. */
export function stepsOf(land: Land, events: readonly Event[]): readonly Step[] {
  const steps = new Map<string, Step>();
  const add = (from: string, to: string) => steps.set(`${from} ${to}`, [from, to]);
  for (const event of events) {
    if (event.kind === 'tokenMoved' || event.kind === 'horseStepped')
      add(idAt(land, event.from), idAt(land, event.into));
    else if (event.kind === 'boatSailed') add(land.spaceIds[event.from], land.spaceIds[event.into]);
  }
  return [...steps.values()];
}

/** Where the pieces of a planned attack leave and go; of a boat the water that it sails to. */
function plannedOf(s: State): readonly Step[] {
  if (s.plan === PLAN.none) return [];
  if (s.plan === PLAN.boat) {
    const space = s.planSpace > 0 ? s.planSpace - 1 : s.shipAt;
    return [[nameOf(s, s.planBoat - 1), s.setup.land.spaceIds[space]]];
  }
  const sources = [...new Set([s.planHorse, s.planWeapon])].filter((from) => from > 0);
  return sources.map((from) => [nameOf(s, from - 1), nameOf(s, s.target)]);
}

/**
 * @param label stands on the first of them
 * @param at the middle of a place by its id
 */
function arrows(s: State, steps: readonly Step[], seat: number, at: (id: string) => Point, label = ''): readonly Way[] {
  const { colour } = lookOf(seat);
  const isWater = (id: string): boolean => s.setup.land.spaceIds.includes(id);
  return steps.map(([from, to], i) => ({
    from: at(from),
    to: at(to),
    colour,
    isShort: isWater(from) && isWater(to),
    ...(i === 0 && label !== '' ? { label } : {}),
  }));
}

/** @param at the middle of a place by its id */
export function waysOf({ state, events }: Prospect, seat: number, at: (id: string) => Point): readonly Way[] {
  const steps = state.plan === PLAN.none ? stepsOf(state.setup.land, events) : plannedOf(state);
  return arrows(state, steps, seat, at);
}

/** The shipments of a plan in their order, with their numbers, and what moves in the attack itself. */
export function planWaysOf({ report, shipments, state }: PlayedAttack, at: (id: string) => Point): readonly Way[] {
  const numberOf = (i: number): string => (shipments.length === 0 ? '' : String(i + 1));
  const { land } = state.setup;
  return [
    ...shipments.flatMap(({ events }, i) => arrows(state, stepsOf(land, events), report.by, at, numberOf(i))),
    ...arrows(state, plannedOf(state), report.by, at, numberOf(shipments.length)),
  ];
}
