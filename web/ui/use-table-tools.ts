import type { Seat } from '@marchlands/core/seat.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { LinesControls } from '../lines/controls.ts';
import { linesPath, whyNoLines } from '../lines/paths.ts';
import type { ReviewControls } from '../review/use-review.ts';
import type { Table, TableState } from '../table/table.ts';
import { words } from '../words/words.ts';
import type { TableSlots } from './table-slots.ts';
import type { ToolName } from './tools.ts';
import { useFirstKeys } from './use-first-keys.ts';
import type { HintState } from './use-hint.ts';
import { useKeys } from './use-keys.ts';
import type { Replay } from './use-replay.ts';
import { useMute } from './use-sound.ts';

export interface TableTools {
  /** The open tool; null for none. */
  readonly tool: ToolName | null;
  readonly setTool: (tool: ToolName | null) => void;
  readonly asText: boolean;
  readonly toggleText: () => void;
  readonly undo: () => void;
  readonly playOut: (isOn: boolean) => void;
  /** Gives the screen to the person of a seat. */
  readonly takeOver: (seat: Seat) => void;
  /** Why lines cannot be tried from here; null if they can. */
  readonly noLines: string | null;
  /** Opens lines from a step or the current state, or says why not. */
  readonly tryLines: (at: number | null) => void;
}

/** The actions of the table's tools and single keys. */
export function useTableTools({
  table,
  state,
  lines,
  slots,
  replay,
  review,
  hint,
  say,
}: {
  readonly table: Table;
  readonly state: TableState;
  readonly lines: LinesControls | null;
  readonly slots: TableSlots | null;
  readonly replay: Replay;
  readonly review: ReviewControls | null;
  readonly hint: HintState;
  /** Says why something cannot be done. */
  readonly say: (text: string) => void;
}): TableTools {
  const { info, now } = state;
  const [tool, setTool] = useState<ToolName | null>(null);
  const [asText, setAsText] = useState(false);
  const [, navigate] = useLocation();
  const mute = useMute();
  const toggleText = () => setAsText(!asText);

  function undo() {
    if (state.held !== 'here') say(words.table.notHere);
    else if (table.undo === undefined || now.undo === 'none') say(words.table.nothingToUndo);
    else if (now.undo === 'consent') setTool('consent');
    else void table.undo(false).then((done) => !done.ok && say(done.problem.message));
  }

  function playOut(isOn: boolean) {
    void table.bots?.playOut(isOn).then((done) => !done.ok && say(done.problem.message));
  }

  function takeOver(seat: Seat) {
    void table.takeOver?.(seat).then((done) => !done.ok && say(done.problem.message));
  }

  const noLines = whyNoLines(table, state);
  function tryLines(at: number | null) {
    if (noLines !== null) say(noLines);
    else if (slots !== null && now.final === null) {
      void slots.onLines(at).then((begun) => !begun.ok && say(begun.problem.message));
    } else navigate(linesPath(info.matchId, { at, hasReview: review?.now.state === 'ready' }));
  }

  useFirstKeys();
  useKeys({
    u: undo,
    h: hint.ask,
    '/': () => setTool('notation'),
    '?': () => setTool('keys'),
    m: mute,
    t: toggleText,
    ...(lines === null ? replayKeys(replay, now.version, tryLines) : linesKeys(lines)),
  });
  return { tool, setTool, asText, toggleText, undo, playOut, takeOver, noLines, tryLines };
}

function replayKeys({ at, go, leave }: Replay, version: number, tryLines: (at: number | null) => void) {
  return {
    l: () => tryLines(at),
    '[': () => go((at ?? version) - 1),
    ']': () => (at === null ? undefined : at + 1 >= version ? leave() : go(at + 1)),
    '{': () => go(0),
    '}': leave,
  };
}

function linesKeys(lines: LinesControls) {
  return {
    '[': () => lines.move('back'),
    ']': () => lines.move('on'),
    '{': () => lines.move('first'),
    '}': () => lines.leave(),
  };
}
