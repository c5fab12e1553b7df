/** Arrows for the composed choice: a shipment's way so far, or the ways of an attack's pieces. */
import { lookOf } from '@marchlands/kit/seats.ts';
import type { PlayedAttack } from '../advice/attack/played.ts';
import type { Land } from '../data/land.ts';
import type { Point } from '../data/map.ts';
import type { Event } from '../events.ts';
import { PLAN, type State } from '../state.ts';
import { nameOf } from '../view/names.ts';
import { idAt } from './areas.ts';
import type { Prospect } from './outlook.ts';

/** An arrow of planned movement. */
interface Way {
  readonly from: Point;
  readonly to: Point;
  readonly colour: string;
  readonly label?: string;
  /** From water to water, with little room. */
  readonly isShort: boolean;
}

/** A step on the board, by ids of places. */
export type Step = readonly [from: string, to: string];

/** The steps of a shipment, each once: of a Horse, of each token of a chain, of a boat from water to water. */
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

/** From and to of each piece in a planned attack; a boat goes to the water it sails to. */
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
 * @param label on the first arrow
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

/** The numbered shipments of a plan in order, and the movement of the attack itself. */
export function planWaysOf({ report, shipments, state }: PlayedAttack, at: (id: string) => Point): readonly Way[] {
  const numberOf = (i: number): string => (shipments.length === 0 ? '' : String(i + 1));
  const { land } = state.setup;
  return [
    ...shipments.flatMap(({ events }, i) => arrows(state, stepsOf(land, events), report.by, at, numberOf(i))),
    ...arrows(state, plannedOf(state), report.by, at, numberOf(shipments.length)),
  ];
}
