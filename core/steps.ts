/** A list of names -> its numbers: 0 for the first, and so on. Throws where a name stands twice. */
export function numbersOf<const N extends readonly string[]>(names: N): { readonly [name in N[number]]: number } {
  if (new Set(names).size < names.length) throw new Error(`a name stands twice in ${names.join(', ')}`);
  // One entry for each name of the list, made just here.
  return Object.fromEntries(names.map((name, number) => [name, number])) as { [name in N[number]]: number };
}

interface Groups {
  readonly [group: string]: readonly string[];
}

/** Steps by name, numbered through from 0 in the order of their groups. */
export interface Steps<G extends Groups> {
  readonly groups: G;
  /** The number of each step. */
  readonly of: { readonly [name in G[keyof G][number]]: number };
  /** The number of the first step of each group: a group is a range, so that `s.step < first.seats` tells who acts. */
  readonly first: { readonly [group in keyof G]: number };
}

/**
 * Declares what a state may be waiting for, once: `steps({ chance: ['deal'], seats: ['build'], inner: ['turnEnd'] })`.
 * Rules then read `s.step === STEP.build`; no number is written by hand. Throws where a name stands twice.
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

/**
 * Handlers by name -> a list in the order of `names`, to be called by number. A name without a handler, and a handler
 * without a name, is a type error.
 */
export function handlersOf<const N extends string, H>(
  names: readonly N[],
  handlers: { readonly [name in N]: H },
): readonly H[] {
  return names.map((name) => handlers[name]);
}
