/** The difference between two plain JSON values, so that only changes are sent. */

import type { AnyView } from './types.ts';

/** A plain JSON value. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

/**
 * `[value]` replaces the old value. An object gives the changes inside a list or an object by index or name: a delta,
 * or null to remove the name. `{}` changes nothing. In the delta of a list, `#` is its new length.
 */
export type Delta = readonly [Plain] | { readonly [name: string]: Delta | number | null };

type Members = { readonly [name: string]: Plain };
type Changes = { [name: string]: Delta | number | null };

function isObject(value: Plain): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

/** The change that leads from one value to another; both are plain JSON data. */
export function deltaOf(before: Plain, after: Plain): Delta {
  return change(before, after) ?? {};
}

/**
 * Makes a series of deltas. Values that share parts, such as the views of one table's viewers, share work: the delta of
 * a shared part is computed once and reused as the same object, and so is a whole delta that repeats.
 */
export class DeltaMaker {
  readonly #known = new Map<Plain, { readonly after: Plain; readonly delta: Delta | null }>();
  #last: { readonly before: Members; readonly after: Members; readonly delta: Delta } | null = null;

  /** As `deltaOf`. */
  of(before: Plain, after: Plain): Delta {
    if (!isObject(before) || !isObject(after)) return deltaOf(before, after);
    const last = this.#last;
    if (last !== null && hasSameChanges(before, after, last.before, last.after)) return last.delta;
    const delta = objectChange(before, after, (old, value) => this.#part(old, value)) ?? {};
    this.#last = { before, after, delta };
    return delta;
  }

  #part(before: Plain, after: Plain): Delta | null {
    const known = this.#known.get(before);
    if (known?.after === after) return known.delta;
    const delta = change(before, after);
    if (typeof before === 'object' && before !== null) this.#known.set(before, { after, delta });
    return delta;
  }
}

/**
 * A cheap check that two objects change alike: the same parts change. It compares the objects, which all have one
 * shape, and not their deltas, whose many shapes would make V8 recompile this again and again.
 */
function hasSameChanges(before: Members, after: Members, lastBefore: Members, lastAfter: Members): boolean {
  for (const name in after) {
    const old = before[name];
    const value = after[name];
    const isAlike =
      old === value
        ? lastBefore[name] === lastAfter[name]
        : old === lastBefore[name] && value === lastAfter[name] && name in before;
    if (!isAlike || !(name in lastAfter)) return false;
  }
  return hasNoOther(before, after) && hasNoOther(lastBefore, after) && hasNoOther(lastAfter, after);
}

/** Whether all names of an object are names of another. */
function hasNoOther(one: Members, other: Members): boolean {
  for (const name in one) if (!(name in other)) return false;
  return true;
}

/** Null if nothing changes. Most parts of a view do not change, so nothing is allocated for them. */
function change(before: Plain, after: Plain): Delta | null {
  if (before === after) return null;
  if (isList(before) && isList(after)) return listChange(before, after);
  if (isObject(before) && isObject(after)) return objectChange(before, after);
  return [after];
}

function listChange(before: readonly Plain[], after: readonly Plain[]): Delta | null {
  let changes: Changes | null = before.length === after.length ? null : { '#': after.length };
  for (let i = 0; i < after.length; i += 1) {
    const delta: Delta | null = i < before.length ? change(before[i], after[i]) : [after[i]];
    if (delta === null) continue;
    changes ??= {};
    changes[i] = delta;
  }
  return changes;
}

function objectChange(
  before: { readonly [name: string]: Plain },
  after: { readonly [name: string]: Plain },
  partChange = change,
): Delta | null {
  let changes: Changes | null = null;
  let kept = 0;
  // Plain data has only own names, so `for in` lists them without allocating.
  for (const name in after) {
    const value = after[name];
    const old = before[name];
    if (old === value) {
      kept += 1;
      continue;
    }
    const isThere = Object.hasOwn(before, name);
    if (isThere) kept += 1;
    const delta: Delta | null = isThere ? partChange(old, value) : [value];
    if (delta === null) continue;
    changes ??= {};
    changes[name] = delta;
  }
  let names = 0;
  for (const _ in before) names += 1;
  if (names === kept) return changes;
  for (const name of Object.keys(before)) {
    if (Object.hasOwn(after, name)) continue;
    changes ??= {};
    changes[name] = null;
  }
  return changes;
}

/** Applies a delta; unchanged parts stay the same objects. @throws if the delta does not fit the value */
export function applyDelta(before: Plain, delta: Delta): Plain {
  if (isValue(delta)) return delta[0];
  if (Object.keys(delta).length === 0) return before;
  if (isList(before)) {
    const { '#': length, ...changes } = delta;
    const after = [...before];
    if (typeof length === 'number') after.length = Math.min(length, before.length);
    // Integer keys come in ascending order, so a longer list grows without holes.
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

/** A view as the plain JSON data that it is. */
type PlainView = AnyView & Members;

/** The same view, for `DeltaMaker`. */
export function plainView(view: AnyView): PlainView {
  // Safe: the contract says that views are plain JSON data; only the type of a game's table does not.
  return view as PlainView;
}

/** The view that a delta leads to. @throws if the delta does not fit the view */
export function viewAfter(view: AnyView, delta: Delta): AnyView {
  // Safe: deltas of views are made from one view to another.
  return applyDelta(plainView(view), delta) as PlainView;
}
