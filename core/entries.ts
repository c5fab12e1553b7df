import { type FieldMask, fieldMask, type Parties } from './field-mask.ts';
import type { AnyMove, Codec } from './moves.ts';
import { CHANCE, EVERYTHING, type Viewer } from './seat.ts';
import { type Masked, SEALED, type Step, type ViewedStep } from './types.ts';

/** When moves are hidden whole; a game that gives neither hides fields only. */
interface Secrecy<S> {
  /** True where a move made now is shown to no other seat before all have chosen. */
  isSealed?(before: S): boolean;
  /** True where this viewer is never told anything of a move made now. */
  isUntold?(before: S, viewer: Viewer): boolean;
}

type Masker<S, M> = (before: S, move: M, viewer: Viewer) => M;

function masker<S, M extends AnyMove>(codec: Codec<M>, parties: Parties<S, M>): Masker<S, M> {
  const masks: { [kind: string]: FieldMask<S, M> } = {};
  for (const kind of codec.kinds) masks[kind] = fieldMask(codec.fields[kind], parties);
  return (before, move, viewer) => masks[move.kind].view(before, move, viewer);
}

/** Decodes codes; the same again gives the same object, since each viewer in turn is shown a step. */
function lastDecoded<M extends AnyMove>(codec: Codec<M>): (code: number) => M {
  let last: { readonly code: number; readonly move: M } | null = null;
  return (code) => {
    if (last?.code !== code) last = { code, move: codec.decode(code) };
    return last.move;
  };
}

/**
 * A game's `viewEntry`: moves and outcomes as a viewer sees them, by what the fields of their codecs say
 * (`core/sight.ts`). The seat that makes a move sees all of it.
 * @param parties the viewers that a field names and that are no fields beside it
 */
export function entryView<S, M extends AnyMove, O extends AnyMove>(
  moves: Codec<M>,
  outcomes: Codec<O>,
  parties: Parties<S, M | O> = {},
  { isSealed, isUntold }: Secrecy<S> = {},
): (before: S, step: Step, viewer: Viewer) => ViewedStep<Masked<M> | Masked<O>> | typeof SEALED | null {
  const maskMove = masker<S, M>(moves, parties);
  const maskOutcome = masker<S, O>(outcomes, parties);
  const moveOf = lastDecoded(moves);
  const outcomeOf = lastDecoded(outcomes);
  // What a mask gives has the fields of the whole, some of them UNKNOWN.
  const seen = (move: M | O): Masked<M> | Masked<O> => move as unknown as Masked<M> | Masked<O>;
  return (before, { by, code }, viewer) => {
    if (by === CHANCE) return { by, move: seen(maskOutcome(before, outcomeOf(code), viewer)) };
    const move = moveOf(code);
    if (viewer === by || viewer === EVERYTHING) return { by, move: seen(move) };
    if (isUntold?.(before, viewer)) return null;
    return isSealed?.(before) ? SEALED : { by, move: seen(maskMove(before, move, viewer)) };
  };
}
