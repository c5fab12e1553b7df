/**
 * The choices of the person at the screen: a lit kind of action and a square; and the effects of presses and keys on a
 * square.
 */
import type { OwnProps } from '@marchlands/kit/define-board.tsx';
import { useKept } from '@marchlands/kit/use-kept.ts';
import { useState } from 'react';
import type { Move } from '../moves.ts';
import type { Types } from '../types.ts';
import { KEYS, KINDS, type Kind } from './kinds.tsx';
import { isOn } from './panel.tsx';
import { tried } from './tried.ts';

type Given = Pick<OwnProps<Types>, 'view' | 'choices' | 'choosing' | 'choose' | 'explain' | 'stage'>;

export interface Chosen {
  /** The only kind of action that is lit; null for all. */
  readonly kind: Kind | null;
  /** Lights another kind, and drops the chosen square. */
  setKind(kind: Kind | null): void;
  /** The square whose actions are open; null for none. */
  readonly selected: number | null;
  select(square: number | null): void;
  /** The action under the pointer; null for none. */
  readonly preview: Move | null;
  setPreview(move: Move | null): void;
  /** Whether the choice was made by keyboard rather than by pointer. */
  readonly byKey: boolean;
  /** Chooses a square, or the move of a card that has it as its target. */
  onSquare(square: number, isKey: boolean): void;
  /** The action of a key on a square: done at once, or a choice if there are several. True if the key has an action. */
  onKey(key: string, square: number): boolean;
}

export function useChosen({ view, choices, choosing, choose, explain, stage }: Given): Chosen {
  const { table } = view;
  // A selection belongs to its position.
  const [selected, select] = useKept<number>(view);
  const [preview, setPreview] = useKept<Move>(view);
  const [kind, setKind] = useState<Kind | null>(null);
  const [byKey, setByKey] = useState(false);
  return {
    ...{ kind, selected, select, preview, setPreview, byKey },
    setKind(one) {
      setKind(one);
      select(null);
    },
    onSquare(square, isKey) {
      stage.skip();
      setByKey(isKey);
      const here = choices.filter(({ move }) => isOn(move, square) && (kind === null || move.kind === kind));
      const target = here.find(({ move }) => move.kind === 'target');
      if (target !== undefined) {
        choose(target.move);
        return;
      }
      if (here.length === 0 && choosing !== null && choices.length > 0) explain(tried(kind, square, selected, table));
      select(square);
    },
    onKey(key, square) {
      const asked = KINDS.find((one) => KEYS[one] === key);
      if (asked === undefined || choosing === null || table.phase !== 'act') return false;
      const here = choices.filter(({ move }) => move.kind === asked && isOn(move, square));
      stage.skip();
      setByKey(true);
      if (here.length === 0) explain(tried(asked, square, selected, table));
      else if (here.length === 1) choose(here[0].move);
      else select(square);
      return true;
    },
  };
}
