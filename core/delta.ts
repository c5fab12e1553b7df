/** What changes from one plain JSON value to the next, so that a wire carries a change and not the whole. */

/** A plain JSON value. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

/**
 * `[value]` puts a value in the place of what was there. An object says what changes inside a list or an object, by index
 * or name: a delta, or null where the name goes. `{}` changes nothing. In the delta of a list `#` is its new length.
 */
export type Delta = readonly [Plain] | { readonly [name: string]: Delta | number | null };

const NOTHING: Delta = Object.freeze({});

function isObject(value: Plain): value is { readonly [name: string]: Plain } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

/** True where a delta changes nothing. */
function isNothing(delta: Delta): boolean {
  return !Array.isArray(delta) && Object.keys(delta).length === 0;
}

/** The change that leads from one value to another; both are plain JSON data. */
export function deltaOf(before: Plain, after: Plain): Delta {
  if (before === after) return NOTHING;
  if (isList(before) && isList(after)) return listDelta(before, after);
  if (isObject(before) && isObject(after)) return objectDelta(before, after);
  return [after];
}

function listDelta(before: readonly Plain[], after: readonly Plain[]): Delta {
  const changes: { [name: string]: Delta | number | null } = {};
  if (before.length !== after.length) changes['#'] = after.length;
  for (const [i, value] of after.entries()) {
    const delta: Delta = i < before.length ? deltaOf(before[i], value) : [value];
    if (!isNothing(delta)) changes[i] = delta;
  }
  return changes;
}

function objectDelta(before: { readonly [name: string]: Plain }, after: { readonly [name: string]: Plain }): Delta {
  const changes: { [name: string]: Delta | number | null } = {};
  for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) changes[name] = null;
  for (const [name, value] of Object.entries(after)) {
    const delta: Delta = Object.hasOwn(before, name) ? deltaOf(before[name], value) : [value];
    if (!isNothing(delta)) changes[name] = delta;
  }
  return changes;
}

/** The value that a delta leads to; what does not change is the same object as before. @throws where it fits no such value */
export function applyDelta(before: Plain, delta: Delta): Plain {
  if (isValue(delta)) return delta[0];
  if (isNothing(delta)) return before;
  if (isList(before)) {
    const { '#': length, ...changes } = delta;
    const after = [...before];
    if (typeof length === 'number') after.length = Math.min(length, before.length);
    // Ascending, as whole numbers are listed, so that a longer list grows without holes.
    for (const [i, change] of Object.entries(changes)) {
      if (change === null || typeof change === 'number') throw new TypeError('a list loses nothing but its end');
      const at = Number(i);
      after[at] = applyDelta(at < before.length ? before[at] : null, change);
    }
    return after;
  }
  if (!isObject(before)) throw new TypeError('only a list or an object changes inside');
  const after: { [name: string]: Plain } = { ...before };
  for (const [name, change] of Object.entries(delta)) {
    if (change === null) delete after[name];
    else if (typeof change === 'number') throw new TypeError('an object has no length');
    else after[name] = applyDelta(before[name] ?? null, change);
  }
  return after;
}

function isValue(delta: Delta): delta is readonly [Plain] {
  return Array.isArray(delta);
}
