import { type Seat, SPECTATOR, type Viewer } from './seat.ts';
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

/** What telling a choice must know of its game. */
type Telling<T extends GameTypes> = Pick<Words<T>, 'move' | 'choice'>;

/**
 * A whole choice in words, never in notation: as the game tells it, else its moves one after the other, those that are
 * repeated with their number: `Discard wool (2), Discard ore`.
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
 * `Words.choice` of a game in which a choice may be a bare `end`: that is told by what it ends, as the game's buttons are.
 * @param move a move of the game in words
 * @param end what is ended in a state, as an imperative; undefined where the move's own words do
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
  /** What a seat held at the end and its score does not tell, each thing named: `Wool`, `5 cities`. The view is whole. */
  held?(view: T['view'], setup: T['setup'], seat: Seat): readonly string[];
  /** The parts of the evaluation, by their names in `Knowledge.terms`. */
  readonly terms?: { readonly [term: string]: TermWords };
  /** What must be decided now, for the one prompt line; the viewer is the one of the view. */
  prompt(view: T['view'], setup: T['setup'], name: SeatName): string;
  /** An event as a sentence in the past tense, or null where the log says nothing of it. */
  event(event: Masked<T['event']>, setup: T['setup'], name: SeatName, viewer: Viewer): string | null;
  /** A move as an imperative for lists and buttons: `Discover E4`. */
  move(move: T['move'], setup: T['setup'], name: SeatName): string;
  /**
   * A whole choice as an imperative: `Move 2 from Mu to Shalomar, and bombard Mu`. For games whose moves, one after the
   * other, do not read as a sentence (`choiceText` tells those of the others).
   * @param moves of the acting seat, legal one after the other
   * @param before where they begin, as the seat may see it; not to be changed
   * @returns undefined for a choice whose moves do read well one after the other
   */
  choice?(moves: readonly T['move'][], before: T['state'], seat: Seat, name: SeatName): string | undefined;
  /**
   * What chance may bring, in a few words to stand in a list: `Tile: desert`. What all of a list begin with is not said of
   * each. Games without chance have none.
   */
  outcome?(outcome: T['outcome'], setup: T['setup'], name: SeatName): string;
  /** Why a move is refused. The move is given where the code could be decoded. */
  refusal(code: T['refusal'], setup: T['setup'], move?: T['move']): Reason;
}

/**
 * What is said of each kind of event, move or outcome: the words alone, or what makes them of one of that kind, who sits
 * where, the set-up, and who reads it.
 */
export type Sentences<One extends { readonly kind: string }, Setup, Said = string> = {
  readonly [kind in One['kind']]: Said | Sentence<Extract<One, { readonly kind: kind }>, Setup, Said>;
};
type Sentence<One, Setup, Said> = (one: One, name: SeatName, setup: Setup, viewer: Viewer) => Said;

/** Tells any event, move or outcome by the sentence of its kind. */
export function telling<One extends { readonly kind: string }, Setup, Said extends string | null>(
  sentences: Sentences<One, Setup, Said>,
): (one: One, setup: Setup, name: SeatName, viewer?: Viewer) => Said {
  return (one, setup, name, viewer = SPECTATOR) => {
    const kind: One['kind'] = one.kind;
    // Each sentence meets those of its own kind.
    const said = sentences[kind] as Said | Sentence<One, Setup, Said>;
    return typeof said === 'function' ? said(one, name, setup, viewer) : said;
  };
}
