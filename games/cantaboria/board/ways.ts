/** Arrows of what is put together: the way of a shipment so far, or where the pieces of an attack leave and go. */
import { lookOf } from '@marchlands/kit/seats.ts';
import type { Point } from '../data/map.ts';
import type { Move } from '../moves.ts';
import { PLAN, type State } from '../state.ts';
import { nameOf } from '../view/names.ts';
import type { Way } from './chart.tsx';

/** A step on the board, by ids of places. */
export type Step = readonly [from: string, to: string];

/** The steps of a draft so far: of a Horse, of each token of a chain, of a boat from water to water. */
export function stepsOf(s: State, moves: readonly Move[]): readonly Step[] {
  const steps: Step[] = [];
  let at: string | null = null;
  for (const move of moves) {
    let to: string | null = null;
    if (move.kind === 'foot' || move.kind === 'horse' || move.kind === 'chain') at = nameOf(s, move.from);
    else if (move.kind === 'step') to = nameOf(s, move.into);
    else if (move.kind === 'sail') to = s.setup.land.spaceIds[move.space];
    if (to === null) continue;
    if (at !== null) steps.push([at, to]);
    at = to;
  }
  return steps;
}

/** Where the pieces of a planned attack leave and go; of a boat the water that it sails to. */
function plannedOf(s: State): readonly Step[] {
  if (s.plan === PLAN.boat) {
    const space = s.planSpace > 0 ? s.planSpace - 1 : s.shipAt;
    return [[nameOf(s, s.planBoat - 1), s.setup.land.spaceIds[space]]];
  }
  const sources = [...new Set([s.planHorse, s.planWeapon])].filter((from) => from > 0);
  return sources.map((from) => [nameOf(s, from - 1), nameOf(s, s.target)]);
}

/** @param at the middle of a place by its id */
export function waysOf(s: State, moves: readonly Move[], at: (id: string) => Point): readonly Way[] {
  const { colour } = lookOf(s.turn);
  const steps = s.plan === PLAN.none ? stepsOf(s, moves) : plannedOf(s);
  return steps.map(([from, to]) => ({ from: at(from), to: at(to), colour, isGhost: true }));
}
