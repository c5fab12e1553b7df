import { EVERYTHING, type Viewer } from './seat.ts';
import type { Fields } from './sight.ts';
import { UNKNOWN } from './types.ts';

/** Whether a viewer is among those the declaration names. */
export type Test<C, E> = (context: C, it: E, viewer: Viewer) => boolean;

/**
 * Named viewers of declarations, each defined by a predicate: the seat that draws, or everyone if a house rule shows
 * cards. The context of an event is the setup; that of a step is the state before it.
 */
export interface Parties<C, E> {
  readonly [name: string]: Test<C, E>;
}

/** How each viewer sees the values of one kind. */
export interface FieldMask<C, E> {
  /** The value as the viewer sees it: itself if nothing is hidden, else a copy with UNKNOWN. */
  view(context: C, it: E, viewer: Viewer): E;
  /** True if a field shows the viewer something hidden from it until now. */
  reveals(context: C, it: E, viewer: Viewer): boolean;
}

function isHeldIn(value: unknown, viewer: Viewer): boolean {
  return Array.isArray(value) ? value.includes(viewer) : value === viewer;
}

const never = (): boolean => false;
const always = (): boolean => true;

/** Whether a viewer is among the named ones; throws if a name is neither a field nor a party. */
export function anyOf<C, E extends object>(
  names: readonly string[],
  fields: Fields,
  parties: Parties<C, E>,
): Test<C, E> {
  const tests = names.map((name): Test<C, E> => {
    // Every value of the kind has each declared field.
    if (Object.hasOwn(fields, name)) return (_context, it, viewer) => isHeldIn(it[name as keyof E], viewer);
    if (!Object.hasOwn(parties, name)) throw new Error(`"${name}" is to see something, but is no field and no party`);
    return parties[name];
  });
  return tests.length === 1 ? tests[0] : (context, it, viewer) => tests.some((sees) => sees(context, it, viewer));
}

/** Makes the mask of a kind from its declared fields; throws if a field names an unknown viewer. */
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
