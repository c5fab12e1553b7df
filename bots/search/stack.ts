/** A reusable stack of integers; it grows as needed and never shrinks. */
export class Stack {
  length = 0;
  #values = new Int32Array(64);

  at(place: number): number {
    return this.#values[place];
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const longer = new Int32Array(2 * this.length);
      longer.set(this.#values);
      this.#values = longer;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  clear(): void {
    this.length = 0;
  }
}
