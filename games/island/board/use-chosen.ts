/** The choices of the person at the screen: a lighting mode and a place; and the effect of a press on a place. */
import type { OwnProps } from '@marchlands/kit/define-board.tsx';
import { useKept } from '@marchlands/kit/use-kept.ts';
import { type PointerEvent, useCallback, useMemo, useRef } from 'react';
import type { Move } from '../moves.ts';
import type { Types } from '../types.ts';
import { choicesAt, inMode, litOf, type Mode, modeOf, pressedFor } from './places.ts';
import { tried } from './tried.ts';

type Given = Pick<OwnProps<Types>, 'view' | 'choices' | 'choose' | 'explain' | 'stage'>;

export interface Chosen {
  /** The only thing lit; null for all. */
  readonly mode: Mode | null;
  setMode(mode: Mode | null): void;
  /** The id of the pressed place. */
  readonly selected: string | null;
  select(id: string | null): void;
  /** Ids of the places with a possible move. */
  readonly open: ReadonlySet<string>;
  /** False if so much is possible that nothing is lit until a kind of move or a place is chosen. */
  readonly isShown: boolean;
  /** Chooses a place, or makes its only possible move. */
  onPlace(id: string, isKey: boolean): void;
  /** Notes whether a mouse is used: it aims better than a finger. */
  onPointerDown(event: PointerEvent): void;
  /** The first move of a place; undefined for none. */
  moveAt(id: string): Move | undefined;
}

/** @param decision identifies the current decision: the lighting mode stays while it is open */
export function useChosen({ view, choices, choose, explain, stage }: Given, decision: string): Chosen {
  const { table } = view;
  const [selected, select] = useKept<string>(view);
  const [kept, setMode] = useKept<Mode>(decision);
  const pointer = useRef('mouse');
  const isBuilding = table.due === 'action' || table.due === 'special';
  const mode = choices.some(({ move }) => modeOf(move) === kept) ? kept : null;
  const pool = useMemo(() => inMode(choices, mode), [choices, mode]);
  const open = useMemo(() => litOf(pool, selected), [pool, selected]);

  const onPlace = useCallback(
    (id: string, isKey: boolean) => {
      stage.skip();
      const here = choicesAt(pool, id, selected);
      const only = here.length === 1 ? here[0].move : null;
      const isLast = only !== null && pressedFor(only, id) === id;
      const isSecond = selected === id || (only !== null && pressedFor(only, null) !== id);
      const isAimed = (mode !== null || !isBuilding) && (isKey || pointer.current === 'mouse');
      if (only !== null && (isLast || isSecond) && (isSecond || isAimed)) {
        choose(only);
        return;
      }
      if (here.length === 0 && choices.length > 0) {
        const move = tried(table, mode, id, selected);
        if (move !== null) explain(move);
      }
      select(id);
    },
    [pool, selected, mode, isBuilding, choices, table, choose, explain, select, stage],
  );
  return {
    ...{ mode, setMode, selected, select, open, onPlace },
    isShown: !isBuilding || mode !== null || selected !== null,
    onPointerDown(event) {
      pointer.current = event.pointerType;
    },
    moveAt: (id) => choicesAt(pool, id, selected).at(0)?.move,
  };
}
