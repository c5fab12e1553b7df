/** A cache of immutable texts; evicts the least recently used. */
export class KeptTexts {
  readonly #most: number;
  readonly #texts = new Map<string, string>();
  #size = 0;

  /** @param most characters of all texts together */
  constructor(most: number) {
    this.#most = most;
  }

  get(name: string): string | undefined {
    const text = this.#texts.get(name);
    if (text === undefined) return undefined;
    // A map keeps insertion order, so the newest comes last.
    this.#texts.delete(name);
    this.#texts.set(name, text);
    return text;
  }

  keep(name: string, text: string): void {
    this.#size += text.length - (this.#texts.get(name)?.length ?? 0);
    this.#texts.delete(name);
    this.#texts.set(name, text);
    for (const [other, { length }] of this.#texts) {
      if (this.#size <= this.#most) return;
      this.#texts.delete(other);
      this.#size -= length;
    }
  }
}
