import type { Game } from '@marchlands/core/game.ts';

/** Whether a whole choice asks other seats for their consent (`Knowledge.requests`). @param codes at least one */
export function isRequest({ knowledge, moveCodec }: Game, codes: readonly number[]): boolean {
  return knowledge?.requests?.includes(moveCodec.kindOf(codes[0])) === true;
}
