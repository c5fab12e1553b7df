import type { Game } from '@marchlands/core/game.ts';
import type { AnyView, Final, Setup } from '@marchlands/core/types.ts';
import type { Ended } from './table.ts';

/**
 * The end of a match, in the words of its game.
 * @param result null if all agreed to end without one
 * @param seats number of seats
 * @param whole the last view with all the information that the words use; null if it is not known yet, and then they
 * are left out
 */
export function endedOf(
  { game, setup }: { readonly game: Game; readonly setup: Setup },
  result: Final | null,
  seats: number,
  whole: AnyView | null,
): Ended {
  if (result === null) {
    return { ranks: [], scores: [], winners: [], reason: '', defeat: false, sentence: '', lines: [], held: [] };
  }
  const { words } = game;
  const ofEach = <Said>(say: ((view: AnyView, setup: Setup, seat: number) => readonly Said[]) | undefined) =>
    whole === null ? [] : Array.from({ length: seats }, (_, seat) => say?.(whole, setup, seat) ?? []);
  return {
    ...result,
    sentence: words.endings[result.reason] ?? '',
    lines: ofEach(words.score),
    held: ofEach(words.held),
  };
}
