// Matches of other programs, as the converters of games give them; `match/import.ts` makes matches of them.

import type { Result } from './result.ts';
import type { Actor } from './seat.ts';

/** What somebody did in a match of another program: a whole choice of a seat, or one outcome of chance. */
export interface Taken {
  readonly by: Actor;
  /** Codes of this game's codecs; one for chance. */
  readonly codes: readonly number[];
}

/** Where the rules of another program lead elsewhere than ours. */
export interface Difference {
  /** Number of the action in its file, from 1; everything before it was played alike. */
  readonly action: number;
  /** The action as the file has it, shortened; null where all actions were played and what they lead to differs. */
  readonly given: string | null;
  /** Why, in one or two sentences. */
  readonly message: string;
}

/** A match of another program in the terms of this game. */
export interface Transcript {
  readonly seats: number;
  readonly options: object;
  readonly players: readonly { readonly name: string }[];
  /** Where it began, in a form that the game's `position.parse` reads. */
  readonly position: unknown;
  readonly taken: readonly Taken[];
  /** Why the transcript ends there; null where the rules agree to its end. */
  readonly difference: Difference | null;
}

/** A form in which another program writes matches. Converters stand apart from the rules, and tell what they cannot read. */
export type ForeignForm = JsonForm | TextForm;

/** Files that hold a JSON value. */
export interface JsonForm extends FormOf<unknown> {
  readonly kind: 'json';
}

/** Files of lines. */
export interface TextForm extends FormOf<string> {
  readonly kind: 'text';
}

interface FormOf<Source> {
  /** The program, as sentences call it. */
  readonly program: string;
  /** Whether a file looks like one of this form, whatever is wrong in it. */
  fits(source: Source): boolean;
  /** Reads such a file; the converter may be loaded for it. */
  read(source: Source): Promise<Result<Transcript>>;
}
