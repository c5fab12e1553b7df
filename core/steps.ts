import { CHANCE, NOBODY } from './seat.ts';

/** Numbers a list of names from 0. Throws if a name appears twice. */
export function numbersOf<const N extends readonly string[]>(names: N): { readonly [name in N[number]]: number } {
  if (new Set(names).size < names.length) throw new Error(`a name stands twice in ${names.join(', ')}`);
  // One entry for each name of the list, made just here.
  return Object.fromEntries(names.map((name, number) => [name, number])) as { [name in N[number]]: number };
}

interface Groups {
  readonly [group: string]: readonly string[];
}

/** Steps by name, numbered from 0 in the order of their groups. */
export interface Steps<G extends Groups> {
  readonly groups: G;
  /** The number of each step. */
  readonly of: { readonly [name in G[keyof G][number]]: number };
  /**
   * The number of the first step of each group. A group is a range: with chance first, `s.step < first.seats` means
   * that chance acts.
   */
  readonly first: { readonly [group in keyof G]: number };
}

/**
 * Declares the steps that a state can be at: `steps({ chance: ['deal'], seats: ['build'], inner: ['turnEnd'] })`. Rules
 * then read `s.step === STEP.build`, without handwritten numbers. Throws if a name appears twice.
 */
export function steps<const G extends Groups>(groups: G): Steps<G> {
  const first: { [group: string]: number } = {};
  const names: G[keyof G][number][] = [];
  for (const [group, members] of Object.entries(groups)) {
    first[group] = names.length;
    names.push(...members);
  }
  // One entry for each group, made just above.
  return { groups, of: numbersOf(names), first: first as { [group in keyof G]: number } };
}

/** Orders handlers by `names`, to be called by number. A missing or an extra handler is a type error. */
export function handlersOf<const N extends string, H>(
  names: readonly N[],
  handlers: { readonly [name in N]: H },
): readonly H[] {
  return names.map((name) => handlers[name]);
}

/** Groups of a game whose state is at one step at a time. */
interface TurnGroups extends Groups {
  readonly chance: readonly string[];
  readonly seats: readonly string[];
  /** The one step after the last decision. */
  readonly end: readonly [string];
}

/**
 * The parts of `Turn` (`core/rules.ts`) that follow from the steps of a state, to be spread into it.
 * @param deciding mask of the seats that decide at a step of theirs
 */
export function turnAt<G extends TurnGroups, S extends { readonly step: number }>(
  { groups, first }: Steps<G>,
  deciding: (state: S) => number,
) {
  const over = first.end;
  return {
    steps: over + groups.end.length,
    stepOf: (state: S): number => state.step,
    actors(state: S): number {
      if (state.step === over) return NOBODY;
      return state.step < first.seats ? CHANCE : deciding(state);
    },
  };
}
