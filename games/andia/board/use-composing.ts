/** A choice drafted on the map: freely changed, previewed, and sealed as a whole. */
import type { OwnProps } from '@marchlands/kit/define-board.tsx';
import { useKept } from '@marchlands/kit/use-kept.ts';
import { type RefObject, useMemo } from 'react';
import { type Forecast, forecast } from '../advice/forecast.ts';
import { chosenOf, type Ground, groundOf, lineOf, sequenceOf } from '../advice/ground.ts';
import type { Event } from '../events.ts';
import type { Types } from '../types.ts';
import { chosenOn, EMPTY_SHEET, isBlank, isNothing, type Sheet, setCount, sheetOf, type Tool, tap } from './sheet.ts';
import { useSheet } from './use-sheet.ts';
import { words } from './words.ts';

type Given = Pick<
  OwnProps<Types, Event>,
  'setup' | 'view' | 'draft' | 'choosing' | 'stage' | 'redraft' | 'commit' | 'refuse'
>;

export interface Composing {
  /** The possible orders; null while nobody chooses here. */
  readonly ground: Ground | null;
  readonly sheet: Sheet;
  setSheet(sheet: Sheet): void;
  /** True if the draft passes: it comes from a hint or was typed, since an empty sheet drafts nothing. */
  readonly isPassDrafted: boolean;
  /** The meaning of a tap. */
  readonly tool: Tool;
  setTool(tool: Tool): void;
  /** The order as typed; empty while nobody chooses here. */
  readonly line: string;
  /** The effect of the order alone; null if the line is no whole choice. */
  readonly foreseen: Forecast | null;
  /** Taps an area with the current tool. */
  tapOn(code: string): void;
  /** Sets or removes the bombardment, whatever the tool. */
  bomb(code: string): void;
  /** Begins a move into an area. */
  moveInto(code: string): void;
  /** Sets the number of pieces that move between the centre and another area. */
  count(other: string, n: number): void;
  takeLine(text: string): void;
  /** Drops the move; placings and the bombardment stay. */
  letGo(): void;
  /**
   * Seals the order, or shows why that is not possible.
   * @param byKey true if sealed by keyboard: the focus goes back to the map
   * @param passes true if an order without effect is intended
   */
  confirm(byKey: boolean, passes: boolean): void;
}

/**
 * @param decision identifies the open decision and its seat
 * @param root the element around the map
 */
export function useComposing(props: Given, decision: string, root: RefObject<HTMLElement | null>): Composing {
  const { setup, view, draft, choosing, stage, redraft, commit, refuse } = props;
  const ground = useMemo(() => (choosing === null ? null : groundOf(setup, view, choosing)), [setup, view, choosing]);
  const [sheet, setSheet] = useSheet(decision, ground, draft, redraft);
  const firstTool = view.table.phase === 'income' ? 'place' : 'move';
  const [taken, setTool] = useKept<Tool>(decision);
  const tool = taken ?? firstTool;
  const line = ground === null ? '' : lineOf(ground, chosenOn(sheet));
  const foreseen = useMemo(() => foresee(ground, line), [ground, line]);
  const withoutMove: Sheet = { ...EMPTY_SHEET, placing: sheet.placing, bomb: sheet.bomb };

  function write(answer: ReturnType<typeof tap>): boolean {
    if (answer.ok) setSheet(answer.value);
    else refuse(answer.reason);
    return answer.ok;
  }
  const isPassDrafted = draft !== null && draft.moves.length > 0 && isBlank(sheet);
  return {
    ...{ ground, sheet, setSheet, isPassDrafted, tool, setTool, line, foreseen },
    tapOn(code) {
      stage.skip();
      if (ground === null) return;
      const isDone = write(tap(ground, sheet, code, tool));
      if (isDone && tool === 'bomb') setTool('move');
    },
    bomb(code) {
      if (ground !== null) write(tap(ground, sheet, code, 'bomb'));
    },
    moveInto(code) {
      setSheet({ ...withoutMove, form: 'into', centre: code });
    },
    count(other, n) {
      if (ground !== null) write(setCount(ground, sheet, other, n));
    },
    takeLine(text) {
      if (ground === null) return;
      const row = sequenceOf(ground, text);
      if (row.ok) setSheet(sheetOf(chosenOf(ground, row.value)));
      else refuse(row.reason);
    },
    letGo() {
      setTool(firstTool);
      setSheet(withoutMove);
    },
    confirm(byKey, passes) {
      if (ground === null) return;
      if (isNothing(ground, sheet) && !passes && setup.options.allowPass) {
        refuse({ text: words.nothing, rule: 'AN-56' });
        return;
      }
      const row = sequenceOf(ground, line);
      if (!row.ok) {
        refuse(row.reason);
        return;
      }
      if (byKey) root.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
      commit(row.value);
    },
  };
}

/** The effect of an order alone; null if the line is no whole choice. */
function foresee(ground: Ground | null, line: string): Forecast | null {
  if (ground === null) return null;
  const row = sequenceOf(ground, line);
  return row.ok ? forecast(ground, row.value) : null;
}
