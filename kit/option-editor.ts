/**
 * Editors of options edited in a drawing: a deck, a map. A game provides them, and the page does not know them by name.
 */

import type { Problem } from '@marchlands/core/result.ts';
import type { ComponentType } from 'react';

/** Props of an option's editor. */
export interface OptionEditorProps {
  /** The current value of the option, valid or not. */
  readonly value: unknown;
  /** The standard value. An editor returns this very value if nothing differs from it. */
  readonly byDefault: unknown;
  readonly seats: number;
  /** The other house rules: only the changed ones. */
  readonly options: { readonly [name: string]: unknown };
  /** The first problem of the value, or null; its path begins after the option's name (`[3].cost`). */
  readonly problem: Problem | null;
  /**
   * Replaces the value; the new one need not be valid.
   * @param step names the action: successive changes with the same name are undone together, such as a drag or a typed
   * word
   */
  onChange(value: unknown, step?: string): void;
}

/** The editor of one option. */
export interface OptionEditor {
  readonly Editor: ComponentType<OptionEditorProps>;
  /** The content of a file for a value that is only a name, such as the id of a map; absent: the value itself. */
  fileOf?(value: unknown, seats: number, options: { readonly [name: string]: unknown }): unknown;
  /** The readable name of a path in the value (`Bakery, cost`); null if there is none. */
  placeName?(value: unknown, at: string): string | null;
}
