/**
 * The first place at which a value is not plain JSON data, such as `table.seats[0]: undefined`, or null. Plain values
 * are null, booleans, finite numbers, strings, arrays without holes, and objects without a class; `undefined` is not,
 * since it would be lost on the way to a viewer.
 */
export function plainProblem(value: unknown, path = ''): string | null {
  const at = path === '' ? 'the value' : path;
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) ? null : `${at} is ${value}`;
    case 'object':
      break;
    default:
      return `${at} is of type ${typeof value}`;
  }
  if (value === null) return null;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) {
      const problem = plainProblem(value[i], `${path}[${i}]`);
      if (problem !== null) return problem;
    }
    return null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${at} is an object of a class, not plain data`;
  for (const [key, part] of Object.entries(value)) {
    const problem = plainProblem(part, path === '' ? key : `${path}.${key}`);
    if (problem !== null) return problem;
  }
  return null;
}

/** The text sent to a viewer. Two values look the same to it only if their texts are equal. */
export function textOf(value: unknown): string {
  // `JSON.stringify` returns undefined for some values, whatever its type says.
  const text: unknown = JSON.stringify(value);
  return typeof text === 'string' ? text : 'undefined';
}

/** The first difference of two plain values, for a message: `table.deck is 4, not 5`. */
export function difference(found: unknown, wanted: unknown, path = ''): string {
  const at = path === '' ? 'the value' : path;
  const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
    typeof value === 'object' && value !== null;
  if (!isObject(found) || !isObject(wanted)) return `${at} is ${textOf(found)}, not ${textOf(wanted)}`;
  const keys = [...new Set([...Object.keys(wanted), ...Object.keys(found)])];
  for (const key of keys) {
    const part = Array.isArray(wanted) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    if (textOf(found[key]) !== textOf(wanted[key])) return difference(found[key], wanted[key], part);
  }
  return `${at} has its fields in another order`;
}
