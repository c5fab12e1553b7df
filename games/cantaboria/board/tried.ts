import { BOAT } from '../data/limits.ts';
import type { Move } from '../moves.ts';
import { STEP, type State } from '../state.ts';
import type { Area } from './areas.ts';

/** The illegal move that a person seems to attempt, so that the reason can be given. Null if there is none. */
export function tried(s: State, { kind, at }: Area): Move | null {
  if (kind === 'space') {
    return s.step === STEP.enter
      ? { kind: 'enter', space: at }
      : s.step === STEP.boat || s.step === STEP.voyage
        ? { kind: 'sail', space: at }
        : null;
  }
  switch (s.step) {
    case STEP.site:
      return at < BOAT ? { kind: 'site', at } : null;
    case STEP.draft:
      return at < BOAT ? { kind: 'draft', at } : null;
    case STEP.serve:
      return at < BOAT ? { kind: 'serve', at } : null;
    case STEP.foot:
    case STEP.horse:
    case STEP.link:
    case STEP.ride:
      return { kind: 'step', into: at };
    case STEP.attack:
      return s.owner[at] === s.turn + 1 ? null : { kind: 'attack', target: at };
    default:
      return null;
  }
}
