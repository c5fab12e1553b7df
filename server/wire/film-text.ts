import type { Delta } from '@marchlands/core/delta.ts';
import type { WireFilm } from './messages.ts';

/** A part of a delta: an object that several deltas may share. */
type Part = Exclude<Delta | number | null, number | null>;

/**
 * Writes the films of a round as JSON. The deltas of several viewers share what is the same for all of them, as `DeltaMaker`
 * makes them; each such part is written once.
 */
export class FilmWriter {
  readonly #texts = new Map<Part, string>();

  /** As `JSON.stringify` would. */
  write({ entry, events, line, frames, rest }: WireFilm): string {
    const item = `"entry":${JSON.stringify(entry)},"events":${JSON.stringify(events)},"line":${JSON.stringify(line)}`;
    return `{${item},"frames":[${frames.map((delta) => this.#delta(delta)).join(',')}],"rest":${this.#delta(rest)}}`;
  }

  #delta(delta: Delta): string {
    if (isList(delta)) return JSON.stringify(delta);
    const members: string[] = [];
    for (const name in delta) members.push(`${JSON.stringify(name)}:${this.#part(delta[name])}`);
    return `{${members.join(',')}}`;
  }

  #part(part: Delta | number | null): string {
    if (part === null || typeof part === 'number') return String(part);
    const known = this.#texts.get(part);
    if (known !== undefined) return known;
    const text = JSON.stringify(part);
    this.#texts.set(part, text);
    return text;
  }
}

function isList(delta: Delta): delta is Extract<Delta, readonly unknown[]> {
  return Array.isArray(delta);
}
