import type { Delta } from '@marchlands/core/delta.ts';
import type { WireFilm } from './messages.ts';

/**
 * Writes the films of a round as JSON. Several viewers share what is the same for all of them: entries and events, and the
 * parts of deltas, as `DeltaMaker` makes them. Each is written once.
 */
export class FilmWriter {
  readonly #texts = new Map<object, string>();

  /** As `JSON.stringify` would. */
  write({ entry, events, line, frames, rest }: WireFilm): string {
    const item = `"entry":${this.#once(entry)},"events":[${this.#all(events)}],"line":${JSON.stringify(line)}`;
    return `{${item},"frames":[${frames.map((delta) => this.#delta(delta)).join(',')}],"rest":${this.#delta(rest)}}`;
  }

  #all(events: WireFilm['events']): string {
    let text = '';
    for (const event of events) text += text === '' ? this.#once(event) : `,${this.#once(event)}`;
    return text;
  }

  #delta(delta: Delta): string {
    if (isList(delta)) return JSON.stringify(delta);
    const members: string[] = [];
    for (const name in delta) members.push(`${JSON.stringify(name)}:${this.#part(delta[name])}`);
    return `{${members.join(',')}}`;
  }

  #part(part: Delta | number | null): string {
    return part === null || typeof part === 'number' ? String(part) : this.#once(part);
  }

  #once(value: object): string {
    const known = this.#texts.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value);
    this.#texts.set(value, text);
    return text;
  }
}

function isList(delta: Delta): delta is Extract<Delta, readonly unknown[]> {
  return Array.isArray(delta);
}
