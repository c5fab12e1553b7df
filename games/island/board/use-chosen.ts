/** What the person at the screen has chosen: what is lit, and a place; and what a press on a place does. */
import type { OwnProps } from '@marchlands/kit/define-board.tsx';
import { useKept } from '@marchlands/kit/use-kept.ts';
import { type PointerEvent, useCallback, useMemo, useRef } from 'react';
import type { Move } from '../moves.ts';
import type { Types } from '../types.ts';
import { choicesAt, inMode, litOf, type Mode, modeOf, pressedFor } from './places.ts';
import { tried } from './tried.ts';

type Given = Pick<OwnProps<Types>, 'view' | 'choices' | 'choose' | 'explain' | 'stage'>;

export interface Chosen {
  /** What is lit alone; null for all. */
  readonly mode: Mode | null;
  setMode(mode: Mode | null): void;
  /** The id of the place that was pressed. */
  readonly selected: string | null;
  select(id: string | null): void;
  /** Ids of the places where something can be done. */
  readonly open: ReadonlySet<string>;
  /** False where so much can be done that nothing is lit until one kind of it, or a place, is chosen. */
  readonly isShown: boolean;
  /** Chooses a place, or does there what alone can be done. */
  onPlace(id: string, isKey: boolean): void;
  /** Hears whether a mouse is used: it aims better than a finger. */
  onPointerDown(event: PointerEvent): void;
  /** The move that a place stands for first; undefined for none. */
  moveAt(id: string): Move | undefined;
}

/** @param decision names what is asked: what is lit alone stays so as long as that is open */
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
