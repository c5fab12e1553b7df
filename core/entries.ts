import { type FieldMask, fieldMask, type Parties } from './field-mask.ts';
import type { AnyMove, Codec } from './moves.ts';
import { CHANCE, EVERYTHING, type Viewer } from './seat.ts';
import { type Masked, SEALED, type Step, type ViewedStep } from './types.ts';

/** When whole moves are hidden. A game that defines neither hides only fields. */
interface Secrecy<S> {
  /** True if a move made now stays hidden from the other seats until all have chosen. */
  isSealed?(before: S): boolean;
  /** True if this viewer never learns anything about a move made now. */
  isUntold?(before: S, viewer: Viewer): boolean;
}

type Masker<S, M> = (before: S, move: M, viewer: Viewer) => M;

function masker<S, M extends AnyMove>(codec: Codec<M>, parties: Parties<S, M>): Masker<S, M> {
  const masks: { [kind: string]: FieldMask<S, M> } = {};
  for (const kind of codec.kinds) masks[kind] = fieldMask(codec.fields[kind], parties);
  return (before, move, viewer) => masks[move.kind].view(before, move, viewer);
}

/** Decodes codes, caching the last one: a step is shown to each viewer in turn. */
function lastDecoded<M extends AnyMove>(codec: Codec<M>): (code: number) => M {
  let last: { readonly code: number; readonly move: M } | null = null;
  return (code) => {
    if (last?.code !== code) last = { code, move: codec.decode(code) };
    return last.move;
  };
}

/**
 * A game's `viewEntry`: moves and outcomes as a viewer sees them, according to the visibility of the codec's fields
 * (`core/sight.ts`). The moving seat sees its whole move.
 * @param parties viewers that fields refer to by name and that are not fields themselves
 */
export function entryView<S, M extends AnyMove, O extends AnyMove>(
  moves: Codec<M>,
  outcomes: Codec<O>,
  parties?: Parties<S, M | O>,
  secrecy?: Secrecy<S>,
): (before: S, step: Step, viewer: Viewer) => ViewedStep<Masked<M> | Masked<O>> | typeof SEALED | null;
// A masked move has all its fields, some of them UNKNOWN; inside, only its kind has to have a type.
export function entryView<S>(
  moves: Codec<AnyMove>,
  outcomes: Codec<AnyMove>,
  parties: Parties<S, AnyMove> = {},
  { isSealed, isUntold }: Secrecy<S> = {},
): (before: S, step: Step, viewer: Viewer) => ViewedStep<AnyMove> | typeof SEALED | null {
  const maskMove = masker(moves, parties);
  const maskOutcome = masker(outcomes, parties);
  const moveOf = lastDecoded(moves);
  const outcomeOf = lastDecoded(outcomes);
  return (before, { by, code }, viewer) => {
    if (by === CHANCE) return { by, move: maskOutcome(before, outcomeOf(code), viewer) };
    const move = moveOf(code);
    if (viewer === by || viewer === EVERYTHING) return { by, move };
    if (isUntold?.(before, viewer)) return null;
    return isSealed?.(before) ? SEALED : { by, move: maskMove(before, move, viewer) };
  };
}
