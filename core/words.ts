import type { Seat, Viewer } from './seat.ts';
import type { GameTypes, Masked } from './types.ts';

/** A sentence and the rule that it comes from. */
export interface Reason {
  readonly text: string;
  /** A rule id of the game's RULES.md. */
  readonly rule: string;
}

/** How seats are called in sentences: names or colours chosen by the table. */
export type SeatName = (seat: Seat) => string;

/** How seats are called where no table has named them: `Player 1` is seat 0. */
export const playerName: SeatName = (seat) => `Player ${seat + 1}`;

/** What a sign of the board or of its text stands for. */
export interface Sign {
  readonly sign: string;
  readonly meaning: string;
}

/** One part of a seat's score. */
export interface ScoreLine {
  readonly label: string;
  readonly points: number;
}

/** What a choice does to a part of the evaluation, to follow "it": `gains points`, `costs points`. */
export interface TermWords {
  readonly better: string;
  readonly worse: string;
}

/** Every sentence that a game can say. One such object is one language. */
export interface Words<T extends GameTypes = GameTypes> {
  /** Short headings of the options, by name. */
  readonly options: { readonly [name: string]: string };
  /** What the options' values, and the items of their lists and tables, are called; what has no name here is called by its id. */
  readonly values?: { readonly [value: string]: string };
  /** How a match can end, by `Final.reason`: `Every city was razed.` */
  readonly endings: { readonly [reason: string]: string };
  /** What to want, in one sentence: `Hold five cities when a turn begins.` */
  goal(setup: T['setup']): string;
  /** What the signs of the board mean, the most frequent first; for games whose board uses signs of its own. */
  legend?(setup: T['setup']): readonly Sign[];
  /** What a seat's score is made up of at the end; none where the rules count no points for it. */
  score?(view: T['view'], setup: T['setup'], seat: Seat): readonly ScoreLine[];
  /** What a seat held at the end that others did not see, each named; for games with such things. The view is whole. */
  held?(view: T['view'], setup: T['setup'], seat: Seat): readonly string[];
  /** The parts of the evaluation, by their names in `Knowledge.terms`. */
  readonly terms?: { readonly [term: string]: TermWords };
  /** What must be decided now, for the one prompt line; the viewer is the one of the view. */
  prompt(view: T['view'], setup: T['setup'], name: SeatName): string;
  /** An event as a sentence in the past tense, or null where the log says nothing of it. */
  event(event: Masked<T['event']>, setup: T['setup'], name: SeatName, viewer: Viewer): string | null;
  /** A move as an imperative for lists and buttons: `Discover E4`. */
  move(move: T['move'], setup: T['setup'], name: SeatName): string;
  /** Why a move is refused. The move is given where the code could be decoded. */
  refusal(code: T['refusal'], setup: T['setup'], move?: T['move']): Reason;
}
