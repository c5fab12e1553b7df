import { EVERYTHING, type Viewer } from './seat.ts';
import type { Fields } from './sight.ts';
import { UNKNOWN } from './types.ts';

/** Whether a viewer is one of those meant. */
export type Test<C, E> = (context: C, it: E, viewer: Viewer) => boolean;

/**
 * Viewers that declarations name, each told by a small function: the seat that draws, or all where a house rule lays
 * cards open. The context is the setup where an event is looked at, and the state before it where a step is.
 */
export interface Parties<C, E> {
  readonly [name: string]: Test<C, E>;
}

/** What each viewer sees of things of one kind. */
export interface FieldMask<C, E> {
  /** The thing as the viewer sees it: itself where nothing of it is hidden, else a copy with UNKNOWN. */
  view(context: C, it: E, viewer: Viewer): E;
  /** True if a field shows the viewer what was hidden from it. */
  reveals(context: C, it: E, viewer: Viewer): boolean;
}

function isHeldIn(value: unknown, viewer: Viewer): boolean {
  return Array.isArray(value) ? value.includes(viewer) : value === viewer;
}

const never = (): boolean => false;
const always = (): boolean => true;

/** Whether a viewer is among those named; throws where a name is neither a field nor a party. */
export function anyOf<C, E extends object>(
  names: readonly string[],
  fields: Fields,
  parties: Parties<C, E>,
): Test<C, E> {
  const tests = names.map((name): Test<C, E> => {
    // A declared field is a member of all things of its kind.
    if (Object.hasOwn(fields, name)) return (_context, it, viewer) => isHeldIn(it[name as keyof E], viewer);
    if (!Object.hasOwn(parties, name)) throw new Error(`"${name}" is to see something, but is no field and no party`);
    return parties[name];
  });
  return tests.length === 1 ? tests[0] : (context, it, viewer) => tests.some((sees) => sees(context, it, viewer));
}

/** Makes the mask of a kind from its declared fields; throws where one is seen by an unknown name. */
export function fieldMask<C, E extends object>(fields: Fields, parties: Parties<C, E>): FieldMask<C, E> {
  const veiled: { readonly field: string; readonly sees: Test<C, E> }[] = [];
  const news: { readonly sees: Test<C, E>; readonly knew: Test<C, E> }[] = [];
  for (const [field, { sight }] of Object.entries(fields)) {
    const sees = sight === undefined ? never : sight.isOpen ? always : anyOf(sight.seenBy, fields, parties);
    if (sees !== always) veiled.push({ field, sees });
    if (sight !== undefined && sight.knownTo !== null) news.push({ sees, knew: anyOf(sight.knownTo, fields, parties) });
  }
  return {
    view(context, it, viewer) {
      if (viewer === EVERYTHING) return it;
      let seen = it;
      for (let i = 0; i < veiled.length; i += 1) {
        const { field, sees } = veiled[i];
        if (!sees(context, it, viewer)) seen = { ...seen, [field]: UNKNOWN };
      }
      return seen;
    },
    reveals: (context, it, viewer) =>
      news.some(({ sees, knew }) => sees(context, it, viewer) && !knew(context, it, viewer)),
  };
}
