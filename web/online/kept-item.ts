/** A named item in the device's storage, as JSON; if storage is blocked it lasts while the page is open. */
export class KeptItem<T> {
  readonly #name: string;
  readonly #read: (kept: unknown) => T;
  readonly #listeners = new Set<() => void>();
  #value: T;

  /** @param read parses the stored value; gets null if it is missing or corrupt */
  constructor(name: string, read: (kept: unknown) => T) {
    this.#name = name;
    this.#read = read;
    this.#value = this.#kept();
    if (typeof window === 'undefined') return;
    // Follows changes made in the page's other windows.
    window.addEventListener('storage', (event) => {
      if (event.key !== name && event.key !== null) return;
      this.#value = this.#kept();
      this.#tell();
    });
  }

  readonly get = (): T => this.#value;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  set(value: T): void {
    this.#value = value;
    try {
      localStorage.setItem(this.#name, JSON.stringify(value));
    } catch {
      // With blocked storage, the item lasts while the page is open.
    }
    this.#tell();
  }

  /** Deletes the item. */
  forget(): void {
    this.#value = this.#read(null);
    try {
      localStorage.removeItem(this.#name);
    } catch {
      // With blocked storage there is nothing to delete.
    }
    this.#tell();
  }

  #kept(): T {
    try {
      return this.#read(JSON.parse(localStorage.getItem(this.#name) ?? 'null'));
    } catch {
      return this.#read(null);
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
