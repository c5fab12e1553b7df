import { type Seat, SPECTATOR, type Viewer } from './seat.ts';
import type { GameTypes, Masked } from './types.ts';

/** A sentence and the rule behind it. */
export interface Reason {
  readonly text: string;
  /** A rule id of the game's RULES.md. */
  readonly rule: string;
}

/** Names of seats in sentences: names or colours chosen by the table. */
export type SeatName = (seat: Seat) => string;

/** Default names of seats: `Player 1` is seat 0. */
export const playerName: SeatName = (seat) => `Player ${seat + 1}`;

/** The meaning of a sign of the board or of its text. */
export interface Sign {
  readonly sign: string;
  readonly meaning: string;
}

/** One part of a seat's score. */
export interface ScoreLine {
  readonly label: string;
  readonly points: number;
}

/**
 * The effect of a choice on a part of the evaluation, to follow "it": `gains points`, `costs points`. It is a
 * comparison with other choices, so it must be true of a smaller gain too. A part may belong to a seat with a name.
 */
export interface TermWords {
  readonly better: string | ((name: SeatName) => string);
  readonly worse: string | ((name: SeatName) => string);
}

/** The words needed to describe a choice. */
type Telling<T extends GameTypes> = Pick<Words<T>, 'move' | 'choice'>;

/**
 * A whole choice in words, never in notation: in the game's own words, or else its moves one after the other, repeated
 * ones with their number: `Discard wool (2), Discard ore`.
 */
export function choiceText<T extends GameTypes>(
  words: Telling<T>,
  moves: readonly T['move'][],
  before: T['state'],
  seat: Seat,
  name: SeatName,
): string {
  const told = words.choice?.(moves, before, seat, name);
  if (told !== undefined) return told;
  const counts = new Map<string, number>();
  for (const move of moves) {
    const text = words.move(move, before.setup, name);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return Array.from(counts, ([text, count]) => (count === 1 ? text : `${text} (${count})`)).join(', ');
}

/**
 * `Words.choice` for a game in which a choice may be a bare `end`: that is described by what it ends, as on the game's
 * buttons.
 * @param move a move of the game in words
 * @param end names what is ended in a state, as an imperative; undefined if the move's own words do
 */
export function choiceEnding<T extends GameTypes>(
  move: Words<T>['move'],
  end: (before: T['state']) => string | undefined,
): NonNullable<Words<T>['choice']> {
  return (moves, before, seat, name) => {
    const told: Words<T>['move'] = (one, setup, who) =>
      (one.kind === 'end' ? end(before) : undefined) ?? move(one, setup, who);
    return choiceText<T>({ move: told }, moves, before, seat, name);
  };
}

/** All sentences of a game. One such object is one language. */
export interface Words<T extends GameTypes = GameTypes> {
  /** Short headings of the options, by name. */
  readonly options: { readonly [name: string]: string };
  /**
   * Names of the options' values, and of the items of their lists and tables; those without a name here appear by id.
   */
  readonly values?: { readonly [value: string]: string };
  /** How a match can end, by `Final.reason`: `Every city was razed.` */
  readonly endings: { readonly [reason: string]: string };
  /** The goal, in one sentence: `Hold five cities when a turn begins.` */
  goal(setup: T['setup']): string;
  /** The meanings of the board's signs, the most frequent first; for games whose board uses signs of its own. */
  legend?(setup: T['setup']): readonly Sign[];
  /** The parts of a seat's final score; empty if the rules have no points, or none for this seat, as one eliminated. */
  score?(view: T['view'], setup: T['setup'], seat: Seat): readonly ScoreLine[];
  /** A seat's other final holdings, each named: `Wool`, `5 cities`. The view has everything that was hidden. */
  held?(view: T['view'], setup: T['setup'], seat: Seat): readonly string[];
  /** The parts of the evaluation, by their names in `Knowledge.terms`. */
  readonly terms?: { readonly [term: string]: TermWords };
  /**
   * A seat in a hint's reasons, with its standing if that matters: `Anna in the lead`. Default: its name.
   * @param before the state before the choice, as the chooser may see it; only what all see may be said of it
   */
  standing?(before: T['state'], seat: Seat, name: SeatName): string;
  /**
   * Why a hint considers no other choice, as a sentence, if the reason is a plain fact: `You do not hold the cards
   * asked for.`
   * @param moves of the acting seat
   * @param before the state before them, as the seat may see it
   */
  only?(moves: readonly T['move'][], before: T['state'], seat: Seat, name: SeatName): string | undefined;
  /** The current decision, for the one prompt line; the viewer is the one of the view. */
  prompt(view: T['view'], setup: T['setup'], name: SeatName): string;
  /** An event as a sentence in the past tense, or null if the log leaves it out. */
  event(event: Masked<T['event']>, setup: T['setup'], name: SeatName, viewer: Viewer): string | null;
  /** A move as an imperative for lists and buttons: `Discover E4`. */
  move(move: T['move'], setup: T['setup'], name: SeatName): string;
  /**
   * A whole choice as an imperative: `Move 2 from Mu to Shalomar, and bombard Mu`. Only for games whose moves, one
   * after the other, do not read as a sentence; `choiceText` joins those of other games.
   * @param moves of the acting seat, legal one after the other
   * @param before the state before them, as the seat may see it; not to be changed
   * @returns undefined if the moves do read well one after the other
   */
  choice?(moves: readonly T['move'][], before: T['state'], seat: Seat, name: SeatName): string | undefined;
  /**
   * A chance outcome in a few words: `Tile: desert`. A list says words that all its outcomes share only once. Absent in
   * games without chance.
   */
  outcome?(outcome: T['outcome'], setup: T['setup'], name: SeatName): string;
  /** Why a move is refused. The move is given if the code could be decoded. */
  refusal(code: T['refusal'], setup: T['setup'], move?: T['move']): Reason;
}

/**
 * The words for each kind of event, move or outcome: a text, or a function of the item, the seats' names, the setup,
 * and the reader.
 */
export type Sentences<One extends { readonly kind: string }, Setup, Said = string> = {
  readonly [kind in One['kind']]: Said | Sentence<Extract<One, { readonly kind: kind }>, Setup, Said>;
};
type Sentence<One, Setup, Said> = (one: One, name: SeatName, setup: Setup, viewer: Viewer) => Said;

/** Describes an event, move or outcome by the sentence of its kind. */
export function telling<One extends { readonly kind: string }, Setup, Said extends string | null>(
  sentences: Sentences<One, Setup, Said>,
): (one: One, setup: Setup, name: SeatName, viewer?: Viewer) => Said {
  return (one, setup, name, viewer = SPECTATOR) => {
    const kind: One['kind'] = one.kind;
    // Each sentence gets only items of its own kind.
    const said = sentences[kind] as Said | Sentence<One, Setup, Said>;
    return typeof said === 'function' ? said(one, name, setup, viewer) : said;
  };
}
