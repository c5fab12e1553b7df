/**
 * The second of two plain values, reusing every part of the first that is equal. Storing and sending a series of values
 * then costs only the changes, and equal parts are one object.
 * @param old any JSON value; not changed
 * @param value any JSON value; not changed
 * @returns `old` itself if both are equal
 */
export function shareParts<V>(old: unknown, value: V): V {
  if (old === value || !isPlain(old) || !isPlain(value) || Array.isArray(old) !== Array.isArray(value)) return value;
  const before = new Map(Object.entries(old));
  const entries = Object.entries(value).map(([key, part]) => [key, shareParts(before.get(key), part)] as const);
  const isSame = entries.length === before.size && entries.every(([key, part]) => before.get(key) === part);
  // A value with the same keys and equal parts as `value` has its type.
  if (isSame) return old as V & object;
  return (Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)) as V & object;
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
