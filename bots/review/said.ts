import type { Match } from '@marchlands/core/match/match.ts';
import { EVERYTHING, type Seat } from '@marchlands/core/seat.ts';
import type { Step } from '@marchlands/core/types.ts';
import type { Stretch } from './stretches.ts';

/** A choice and a better one, in readable form. */
export interface Said {
  /** Both in the game's notation. */
  readonly line: string;
  readonly bestLine: string;
  /** Both in the game's words: one sentence if the game has one for whole choices, otherwise move by move. */
  readonly words: readonly string[];
  readonly bestWords: readonly string[];
}

/** A choice and the best one beside it, in the game's notation and in its words. */
export function saidOf(match: Match, { indices, steps }: Stretch, seat: Seat, best: readonly number[]): Said {
  const { game, setup } = match;
  const before = match.stateAt(indices[0]);
  const made = steps.filter(({ by }) => by === seat);
  const better = best.map((code): Step => ({ by: seat, code }));
  return { line: lineOf(made), bestLine: lineOf(better), words: wordsOf(made), bestWords: wordsOf(better) };

  function lineOf(of: readonly Step[]): string {
    return game.notation.format(before, of, EVERYTHING).join(' ');
  }

  function wordsOf(of: readonly Step[]): readonly string[] {
    const moves = of.map(({ code }) => game.moveCodec.decode(code));
    const told = game.words.choice?.(moves, before, seat, (other) => match.nameOf(other));
    if (told !== undefined) return [told];
    return of.map(({ code }) => game.words.move(game.moveCodec.decode(code), setup, (other) => match.nameOf(other)));
  }
}
