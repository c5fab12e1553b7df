// Keys that a person presses at a table, the fewest that lead there, counted by the decision.

import type { Locator, Page } from '@playwright/test';
import { goneOn } from './table.ts';

/** The main button for Ctrl and Enter: the red one, or else the one marked as first. */
const MAIN = ['.table-board .button.primary:not(:disabled)', '.table-board [data-first]:not(:disabled)'];
const TABBABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';

/** Counts the keys that a person presses. */
export class Keys {
  readonly #page: Page;
  readonly #counts: { readonly what: string; readonly keys: number }[] = [];
  #pressed = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
    this.#pressed += keys.length;
  }

  /**
   * Goes to a lit place, by its name or by the keys that walk from one lit place to the next, and chooses it.
   * @param lit the label of a lit place
   */
  async choosePlace(place: Locator, lit: RegExp): Promise<void> {
    const { on, back, name } = await place.evaluate((cell, says) => {
      const cells = [...document.querySelectorAll<HTMLElement>('.table-board [data-place]')];
      const active = document.activeElement;
      if (cell === active) return { on: 0, back: 0, name: '' };
      const held = cells.findIndex((one) => one === active);
      const at = held < 0 ? cells.findIndex((one) => one.tabIndex === 0) : held;
      const isLit = (one: Element) =>
        one.matches('.lit') || new RegExp(says).test(one.getAttribute('aria-label') ?? '');
      // From a lit place keys come back to it last.
      const round = [...cells.slice(at + 1), ...cells.slice(0, at + 1)].filter(isLit);
      const ahead = round.findIndex((one) => one === cell) + 1;
      const isHere = cell === cells[at];
      return {
        on: ahead,
        back: isHere ? ahead : round.length + (isLit(cells[at]) ? 0 : 1) - ahead,
        name: cell.getAttribute('data-name') ?? '',
      };
    }, lit.source);
    const walked = on <= back ? Array<string>(on).fill('n') : Array<string>(back).fill('N');
    const isNamed = name !== '' && !name.startsWith('N') && name.length < walked.length;
    await this.press(...(isNamed ? name : walked), 'Enter');
  }

  /** Presses a button: by the main key, or by Tab from the focus. */
  async pressButton(button: Locator): Promise<void> {
    const tabs = await button.evaluate(
      (element, { main, tabbable }) => {
        if (document.activeElement === element) return 0;
        const all = (selector: string) =>
          [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
        if (main.flatMap(all)[0] === element) return null;
        const reached = all(tabbable).filter((one) => one.tabIndex >= 0);
        const indexOf = (wanted: Element | null) => reached.findIndex((one) => one === wanted);
        return indexOf(element) - indexOf(document.activeElement);
      },
      { main: MAIN, tabbable: TABBABLE },
    );
    if (tabs === null) await this.press('Control+Enter');
    else await this.press(...Array<string>(Math.abs(tabs)).fill(tabs > 0 ? 'Tab' : 'Shift+Tab'), 'Enter');
  }

  /**
   * A decision is made: the table has changed.
   * @param what names a decision that took many keys
   */
  async decided(before: number, what = ''): Promise<void> {
    await goneOn(this.#page, before);
    this.done(what);
  }

  /** A piece of a decision is made. */
  done(what: string): void {
    this.#counts.push({ what, keys: this.#pressed });
    this.#pressed = 0;
  }

  get decisions(): number {
    return this.#counts.length;
  }

  get most(): number {
    return Math.max(...this.#counts.map(({ keys }) => keys));
  }

  /** Share of the decisions that took at most this many keys, from 0 to 1. */
  within(most: number): number {
    return this.#counts.filter(({ keys }) => keys <= most).length / this.decisions;
  }

  tell(game: string): void {
    const sum = this.#counts.reduce((all, { keys }) => all + keys, 0);
    const long = this.#counts.filter(({ keys }) => keys > 3).map(({ what, keys }) => `${what} ${keys}`);
    const more = long.length === 0 ? '' : `; more than 3: ${long.join(', ')}`;
    const mean = (sum / this.decisions).toFixed(1);
    console.log(`${game}: ${this.decisions} decisions, ${mean} keys each, ${this.most} at most${more}`);
  }
}
