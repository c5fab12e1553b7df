import { type Chosen, type Ground, newPieces } from '../advice/ground.ts';
import { PHASE } from '../state.ts';
import { nameOf } from '../words/words.ts';
import { words } from './words.ts';

/** A seat's whole choice in words, one line each: new pieces, moves, the bombardment. */
export function sealedText(ground: Ground, { placing, order }: Chosen): readonly string[] {
  const { setup, state } = ground;
  const name = (code: string): string => nameOf(setup, code);
  const isPlacing = state.phase === PHASE.income;
  const placed = (isPlacing || setup.isPlacedWithOrders ? newPieces(ground) : []).map(
    ({ city, forced }) => `${words.cityGives(name(city))}: ${name(forced ?? placing[city] ?? city)}`,
  );
  if (isPlacing) return placed;
  const moved = order.moves.map(({ n, from, to }) => `${words.pieces(n)}, ${words.step(name(from), name(to))}`);
  const bombed = order.bomb === null ? [] : [words.bombard(name(order.bomb))];
  const ordered = [...moved, ...bombed];
  return [...placed, ...(ordered.length === 0 ? [words.noTarget] : ordered)];
}
