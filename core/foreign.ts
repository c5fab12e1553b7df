// Matches of other programs, as a game's converters return them; `match/import.ts` turns them into matches.

import type { Result } from './result.ts';
import type { Actor } from './seat.ts';

/** One action in another program's match: a seat's whole choice, or one chance outcome. */
export interface Taken {
  readonly by: Actor;
  /** Codes of this game's codecs; one for chance. */
  readonly codes: readonly number[];
}

/** A point where the rules of another program differ from ours. */
export interface Difference {
  /** Number of the action in its file, from 1; everything before it was played alike. */
  readonly action: number;
  /** The action as written in the file, shortened; null if all actions were played but the result differs. */
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

/** A file format of another program. Converters are separate from the rules and report what they cannot read. */
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
  /** Whether a file looks like this format, even if it has errors. */
  fits(source: Source): boolean;
  /** Reads such a file; may load the converter first. */
  read(source: Source): Promise<Result<Transcript>>;
}
