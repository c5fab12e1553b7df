/** A cache of a table's messages, valid while all their inputs are the same objects. */
export class Told {
  readonly #texts = new Map<string, { readonly from: readonly unknown[]; readonly text: string }>();

  /**
   * @param name of the text
   * @param from the inputs of the text: values and immutable objects
   */
  text(name: string, from: readonly unknown[], make: () => string): string {
    const known = this.#texts.get(name);
    if (known?.from.every((one, i) => one === from[i]) === true) return known.text;
    const text = make();
    this.#texts.set(name, { from, text });
    return text;
  }
}
