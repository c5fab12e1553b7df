import type { Delta } from '@marchlands/core/delta.ts';
import type { WireFilm } from './messages.ts';

/**
 * Writes the films of a round as JSON. Several viewers share parts: whole films, entries and events, and the parts of
 * deltas made by `DeltaMaker`. Each is written once.
 */
export class FilmWriter {
  readonly #texts = new Map<object, string>();

  /** Like `JSON.stringify`. */
  write(film: WireFilm): string {
    const known = this.#texts.get(film);
    if (known !== undefined) return known;
    const { entry, events, line, frames, rest } = film;
    const item = `"entry":${this.#once(entry)},"events":[${this.#all(events)}],"line":${JSON.stringify(line)}`;
    let seen = '';
    for (const delta of frames) seen += seen === '' ? this.#delta(delta) : `,${this.#delta(delta)}`;
    const text = `{${item},"frames":[${seen}],"rest":${this.#delta(rest)}}`;
    this.#texts.set(film, text);
    return text;
  }

  #all(events: WireFilm['events']): string {
    let text = '';
    for (const event of events) text += text === '' ? this.#once(event) : `,${this.#once(event)}`;
    return text;
  }

  #delta(delta: Delta): string {
    if (isList(delta)) return JSON.stringify(delta);
    let members = '';
    for (const name in delta) {
      const member = `${JSON.stringify(name)}:${this.#part(delta[name])}`;
      members += members === '' ? member : `,${member}`;
    }
    return `{${members}}`;
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
