import type { AnyMove } from '@marchlands/core/moves.ts';
import type { Choice } from './board.ts';

/** The choices of some kinds of move. */
export function ofKind<M extends AnyMove, K extends M['kind']>(
  choices: readonly Choice<M>[],
  ...kinds: readonly K[]
): readonly Choice<Extract<M, { readonly kind: K }>>[] {
  return choices.filter((choice): choice is Choice<Extract<M, { readonly kind: K }>> =>
    (kinds as readonly string[]).includes(choice.move.kind),
  );
}
