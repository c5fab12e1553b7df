import { isRecord } from '../result.ts';

/**
 * A name that occurs twice in one object of a JSON text, or null. `JSON.parse` silently keeps the last, so a reader of
 * such a text would be misled.
 * @param text valid JSON
 */
export function nameTwice(text: string): string | null {
  /** The names seen so far in each open object; null for a list. */
  const open: (Set<string> | null)[] = [];
  for (const found of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\]]/g)) {
    const [token] = found;
    const colon = found.at(1);
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (colon !== undefined) {
      const name: string = JSON.parse(token.slice(0, -colon.length));
      const names = open.at(-1);
      if (names?.has(name) === true) return name;
      names?.add(name);
    }
  }
  return null;
}

/** The first unknown name of an object from outside, or null. */
export function strangeName(given: unknown, known: readonly string[]): string | null {
  if (!isRecord(given)) return null;
  return Object.keys(given).find((name) => !known.includes(name)) ?? null;
}

/** Whether data from outside equals ours, ignoring the order of names. */
export function isSameData(given: unknown, ours: unknown): boolean {
  if (Array.isArray(ours)) {
    return Array.isArray(given) && given.length === ours.length && ours.every((one, i) => isSameData(given[i], one));
  }
  if (!isRecord(ours)) return given === ours;
  const names = Object.keys(ours);
  if (!isRecord(given) || Object.keys(given).length !== names.length) return false;
  return names.every((name) => Object.hasOwn(given, name) && isSameData(given[name], ours[name]));
}
