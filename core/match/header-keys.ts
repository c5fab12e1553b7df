import { isRecord } from '../result.ts';

/**
 * A name that stands twice in one object of a JSON text, or null. `JSON.parse` keeps the last and says nothing, so that
 * such a text shows a reader something else than it says.
 * @param text valid JSON
 */
export function nameTwice(text: string): string | null {
  /** The names of every open object so far; null for a list. */
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

/** The first name of an object from outside that is none of the known ones; null where there is none. */
export function strangeName(given: unknown, known: readonly string[]): string | null {
  if (!isRecord(given)) return null;
  return Object.keys(given).find((name) => !known.includes(name)) ?? null;
}

/** Whether data from outside is ours, whatever the order of the names in its objects. */
export function isSameData(given: unknown, ours: unknown): boolean {
  if (Array.isArray(ours)) {
    return Array.isArray(given) && given.length === ours.length && ours.every((one, i) => isSameData(given[i], one));
  }
  if (!isRecord(ours)) return given === ours;
  const names = Object.keys(ours);
  if (!isRecord(given) || Object.keys(given).length !== names.length) return false;
  return names.every((name) => Object.hasOwn(given, name) && isSameData(given[name], ours[name]));
}
