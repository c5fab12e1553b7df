import type { TurnTuning } from '@marchlands/core/knowledge.ts';
import { firstOf, isActing, isSimultaneous, maskOf, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import type { Choices } from './choices.ts';
import { byValue, type Line } from './line.ts';

/** Turns followed by replies per line kept, unless the game says otherwise. */
const FOLLOWED = 2;

/** The result of one pass of the beam. */
export interface Found {
  /** By root choice: the best turn found that begins with it. */
  readonly values: readonly number[];
  /** By root choice: the number of lines weighed. */
  readonly visits: readonly number[];
  /** The choice of the best turn. */
  readonly best: number;
  /**
   * By first choice, if any of its turns was followed by replies: the end state of the best such turn and its replies.
   */
  readonly ends: ReadonlyMap<number, AnyState>;
  /** Whether lines were dropped, so that a wider beam may find a better turn. */
  readonly isCut: boolean;
}

/**
 * One pass over a seat's turn: all choices from the best `width` beginnings, choice after choice, until chance or
 * another seat acts; then likely replies follow the best turns. Beam search as in Bisiani (1987). Yields after each
 * weighed line.
 */
export function* beam(
  choices: Choices,
  root: AnyState,
  seat: Seat,
  firsts: readonly (readonly number[])[],
  width: number,
  tuning: TurnTuning,
): Generator<void, Found> {
  const values = firsts.map(() => Number.NEGATIVE_INFINITY);
  const visits = firsts.map(() => 0);
  const ended: Line[] = [];
  const seen = new Set<bigint>();
  let isCut = false;
  choices.forgetCopies();
  let open: readonly Line[] = [{ first: -1, state: root, value: 0 }];
  for (let depth = 0; depth < tuning.choices && open.length > 0; depth += 1) {
    const next: Line[] = [];
    for (const { state: from, first } of open) {
      const list = depth === 0 ? firsts : choices.list(from, seat);
      for (const [at, codes] of list.entries()) {
        const state = choices.copyOf(from);
        choices.make(state, seat, codes);
        answer(choices, state, seat, tuning);
        const line = { first: first < 0 ? at : first, state, value: choices.value(state, seat) };
        visits[line.first] += 1;
        values[line.first] = Math.max(values[line.first], line.value);
        yield;
        // The same turn in another order is the same line.
        const hash = state.hash();
        if (seen.has(hash)) continue;
        seen.add(hash);
        (choices.game.actors(state) === maskOf(seat) ? next : ended).push(line);
      }
    }
    next.sort(byValue);
    isCut ||= next.length > width;
    open = next.slice(0, width);
  }
  ended.push(...open);
  ended.sort(byValue);
  // More turns get replies than beginnings were kept: the value after replies matters more than the immediate one.
  const most = (tuning.followed ?? FOLLOWED) * (width + 1);
  isCut ||= ended.length > most;
  const finals = new Map<number, Line>();
  for (const { first, state } of ended.slice(0, most)) {
    yield* reply(choices, state, tuning.replies);
    const value = choices.value(state, seat);
    if (value > (finals.get(first)?.value ?? Number.NEGATIVE_INFINITY)) finals.set(first, { first, state, value });
  }
  let best = 0;
  for (const [first, { value }] of finals) {
    values[first] = value;
    if (value > (finals.get(best)?.value ?? Number.NEGATIVE_INFINITY)) best = first;
  }
  const ends = new Map([...finals].map(([first, { state }]) => [first, state.clone()]));
  return { values, visits, best, ends, isCut };
}

/** Plays the others' answers in the middle of a turn, as long as they have few options. */
export function answer(choices: Choices, state: AnyState, seat: Seat, { answers, isApart = false }: TurnTuning): void {
  for (;;) {
    const actors = choices.game.actors(state);
    if (actors <= 0 || isActing(actors, seat) || (isSimultaneous(actors) && !isApart)) return;
    const other = firstOf(actors);
    if (choices.moves(state, other).length > answers) return;
    choices.makeBest(state, other);
  }
}

/** Plays on, each seat by its immediate best, until chance acts or several seats choose at once. */
function* reply(choices: Choices, state: AnyState, replies: number): Generator<void> {
  for (let i = 0; i < replies; i += 1) {
    const actors = choices.game.actors(state);
    if (actors <= 0 || isSimultaneous(actors)) return;
    const seat = firstOf(actors);
    choices.makeBest(state, seat);
    yield;
  }
}
