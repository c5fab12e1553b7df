import { capital, counted } from '@marchlands/core/phrases.ts';
import type { Reason } from '@marchlands/core/words.ts';
import { SQUARES } from '../data/geometry.ts';
import type { Move } from '../moves.ts';
import type { Setup } from '../setup.ts';
import { square } from './phrases.ts';
import { type Refusal, SENTENCES } from './refusals.ts';

/** Replaces the sentence of `ownSquare` if some squares may be activated into themselves (`treasureHunt: onSelf`). */
const NO_HUNT = '{from} is neither a city nor a mine; only those may hunt on their own square.';

/** The squares of a refused move. */
function squaresOf(move: Move | undefined): { readonly at: string; readonly from: string } {
  if (move?.kind === 'activate') return { at: square(move.into), from: square(move.from) };
  const at = move !== undefined && 'at' in move ? square(move.at) : 'that square';
  return { at, from: at };
}

/** The reason for a refusal, and its rule. */
export function refusal(code: Refusal, setup: Setup, move?: Move): Reason {
  const { options, board } = setup;
  const [sentence, rule] = SENTENCES[code];
  const filled: { readonly [name: string]: string } = {
    ...squaresOf(move),
    tile: move?.kind === 'take' ? move.tile : 'such tile',
    far: SQUARES[board.corners[2]],
    points: counted(options.payPointsToPlacate, 'point'),
  };
  const text = (code === 'ownSquare' && options.treasureHunt === 'onSelf' ? NO_HUNT : sentence).replace(
    /\{(\w+)\}/g,
    (_, name: string) => filled[name],
  );
  return { text: capital(text), rule };
}
