/** Editors of options: a deck, a map, changed where it is drawn. A game brings them, the page knows none by name. */

import type { Problem } from '@marchlands/core/result.ts';
import type { ComponentType } from 'react';

/** What the page hands the editor of an option. */
export interface OptionEditorProps {
  /** What the option holds now: a value of its own, or anything that was typed in place of one. */
  readonly value: unknown;
  /** The value by the standard rules. An editor gives this very value back where nothing differs from it. */
  readonly byDefault: unknown;
  readonly seats: number;
  /** The house rules around it: only what was changed. */
  readonly options: { readonly [name: string]: unknown };
  /** The first thing that is wrong with the value, or null; its place begins behind the option's name (`[3].cost`). */
  readonly problem: Problem | null;
  /**
   * Puts another value in place; it need not be a valid one.
   * @param step names what is being done: changes of one name in a row are undone together, as a drag or a word typed
   */
  onChange(value: unknown, step?: string): void;
}

/** The editor of one option. */
export interface OptionEditor {
  readonly Editor: ComponentType<OptionEditorProps>;
  /** What a file holds of a value that is no more than a name, such as the id of a map; absent: the value itself. */
  fileOf?(value: unknown, seats: number, options: { readonly [name: string]: unknown }): unknown;
  /** A place in the value as people call it (`Bakery, cost`); null where there is no name for it. */
  placeName?(value: unknown, at: string): string | null;
}
