/** What was last told of a table, which is told again as long as all that it was made from is the same. */
export class Told {
  readonly #texts = new Map<string, { readonly from: readonly unknown[]; readonly text: string }>();

  /**
   * @param name of the text
   * @param from all that the text is made from: values, and objects that are never changed
   */
  text(name: string, from: readonly unknown[], make: () => string): string {
    const known = this.#texts.get(name);
    if (known?.from.every((one, i) => one === from[i]) === true) return known.text;
    const text = make();
    this.#texts.set(name, { from, text });
    return text;
  }
}
