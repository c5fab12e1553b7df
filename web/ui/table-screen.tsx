import type { AnyEvent } from '@marchlands/core/types.ts';
import { type ReactNode, useCallback, useRef } from 'react';
import type { LinesControls } from '../lines/controls.ts';
import { useReview } from '../review/use-review.ts';
import { useMotion, useSettings } from '../settings/settings.ts';
import type { Snapshot, Table, TableState, Waiting } from '../table/table.ts';
import { words } from '../words/words.ts';
import { counted } from './counted.ts';
import { LearnLink } from './learn-link.tsx';
import { Log } from './log.tsx';
import { usePageTitle } from './page.tsx';
import { TableAdvice } from './table-advice.tsx';
import { TableBoard } from './table-board.tsx';
import { TableFoot } from './table-foot.tsx';
import { TableRail } from './table-rail.tsx';
import type { TableSlots } from './table-slots.ts';
import { TableTop } from './table-top.tsx';
import { Tip } from './tip.tsx';
import { ToolBar } from './tool-bar.tsx';
import { useActing, useToldTo, useWhyNot } from './use-acting.ts';
import { useBoard } from './use-board.ts';
import { useHint } from './use-hint.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useLone } from './use-lone.ts';
import { useOutlook } from './use-outlook.ts';
import { usePace } from './use-pace.ts';
import { usePointing } from './use-pointing.ts';
import { usePrompt } from './use-prompt.ts';
import { useReplay } from './use-replay.ts';
import { useTableSound } from './use-sound.ts';
import { useTableState } from './use-table-state.ts';
import { useTableTools } from './use-table-tools.ts';
import { useTelling } from './use-telling.ts';

interface ScreenProps {
  readonly table: Table;
  /** The step shown first, or null for the current state. */
  readonly replayAt: number | null;
  /** A lesson's task, shown as the prompt; null if there is none. */
  readonly task?: string | null;
  /** Controls of a lines table; null at any other. */
  readonly lines?: LinesControls | null;
  /** Events whose places are marked while nothing is asked, as the solution of a problem; a stable list. */
  readonly solved?: readonly AnyEvent[];
  /** An online table's additions; null at any other. */
  readonly slots?: TableSlots | null;
  /** Content above the seats: a lesson. */
  readonly children?: ReactNode;
}

/** The table: prompt, board, seats, log, tools. Works on any `Table`, wherever the match is stored. */
export function TableScreen({
  table,
  replayAt,
  task = null,
  lines = null,
  solved = NOTHING,
  slots = null,
  children,
}: ScreenProps) {
  const state = useTableState(table);
  const { info, now } = state;
  // A match being played out is not animated move by move.
  const motion = useMotion() && !state.playsOut;
  const pace = usePace();
  const [consequence, setConsequence] = useToldTo<string>(state.seated);
  const whyNot = useWhyNot(state.seated);
  const { say } = whyNot;
  const replay = useReplay(table, now.viewer, state.handOver !== null, useRef(replayAt).current, say);
  const hint = useHint(table, now.version, state.seated, say, lines === null ? 1 : 3);
  const isReplay = replay.at !== null;
  const review = useReview(table);
  const board = useBoard(info.gameId);
  const { pointed, clear, point, showStep } = usePointing(replay);
  const acting = useActing(table, state, {
    isReplay,
    whyNot: whyNot.set,
    onTry: clear,
    onDone: hint.close,
  });
  const { choices, draft, isMine } = acting;
  // Lessons, problems and lines begin anew.
  useKeptDraft(table, lines === null && children === undefined ? state : null);
  const tools = useTableTools({ table, state, lines, slots, replay, review, hint, say });
  const { asText, noLines } = tools;
  const outlook = useOutlook(table, state);

  const telling = useTelling(table, state, {
    canShow: motion && pace !== null && (board.module !== null || board.isLoading) && !isReplay && !asText,
    isDrawn: board.module !== null,
    tellsOthers: !isReplay && lines === null,
  });
  const { isShowing, isWatching, announced, told } = telling;
  const sound = useTableSound(state, isShowing);
  const shown = isReplay && replay.moment !== null ? replay.moment : now;
  const frame = useRef<HTMLDivElement>(null);
  const showBoard = useCallback(() => frame.current?.scrollIntoView({ block: 'nearest' }), []);
  // A lesson asks for each step, and lines are played by hand.
  const isAlone = draft === null && !isShowing && !state.isChanging && lines === null && children === undefined;
  useLone(choices, useSettings().lone === 'send' && isAlone, acting.choose, setConsequence);
  usePageTitle(
    lines !== null ? words.lines.of(info.title) : isMine && !isShowing ? words.table.toMove(info.title) : info.title,
  );
  const prompt = usePrompt(state, {
    shown: shown.prompt,
    task,
    isMine,
    isReplay,
    isWhole: draft?.isWhole === true,
    isShowing,
  });
  const waiting = seenWaiting(state, draft !== null);

  return (
    <main
      id="main"
      className="table"
      data-version={now.version}
      data-settled={telling.isSettled && !state.isChanging && !board.isLoading}
      data-replay={isReplay}
      data-lines={lines !== null}
      data-draft={draft === null ? undefined : draft.isWhole ? 'whole' : 'open'}
    >
      <h1 className="visually-hidden">{info.title}</h1>
      <TableTop
        table={table}
        state={state}
        prompt={prompt}
        consequence={consequence}
        isMine={isMine && !isShowing}
        isLines={lines !== null}
        whyNot={whyNot}
        notices={slots?.notices ?? null}
        onStop={() => tools.playOut(false)}
      >
        {lines === null && children === undefined && slots === null && <LearnLink gameId={info.gameId} />}
        <ToolBar {...{ table, state, waiting, replay, hint, lines, tools }} unread={slots?.unread ?? 0} />
      </TableTop>
      <div className="table-board" ref={frame}>
        <TableBoard
          {...{ state, board, acting, telling, tools, shown, isReplay, solved, pointed, motion, pace }}
          isLines={lines !== null}
          hints={hint.onBoard}
          onSound={sound}
          refuse={whyNot.set}
          tell={setConsequence}
        />
      </div>
      <TableRail
        table={table}
        state={state}
        board={board.module}
        shown={isReplay ? shown.view : null}
        announced={announced}
        told={told}
        replay={replay}
        hasEnded={now.final !== null && !isReplay && !isShowing && lines === null}
        waiting={waiting}
        review={review}
        log={<Log log={telling.log} seats={info.seats} at={replay.at} onPoint={point} />}
        slots={slots}
        isLines={lines !== null}
        noLines={noLines}
        onLines={tools.tryLines}
        onShowStep={showStep}
        onShowBoard={showBoard}
      >
        {children}
      </TableRail>
      <TableAdvice
        {...{ acting, hint, isWatching }}
        outlook={lines === null ? outlook : null}
        onPlayOut={() => tools.playOut(true)}
      />
      <TableFoot
        {...{ table, state, lines, slots, tools, replay, review }}
        isPlaying={telling.isPlaying}
        canDraw={board.canDraw}
        canPlayOut={outlook !== null}
        onPoint={point}
      />
      <div className="visually-hidden" aria-live="polite" role="status" aria-label={words.table.events}>
        {isReplay ? shown.prompt : [...counted(saidIn(announced)), prompt.text].join(' ')}
      </div>
      <Tip />
    </main>
  );
}

const NOTHING: readonly never[] = [];

/** The sentences of the latest events. */
function saidIn({ newEvents }: Snapshot): readonly string[] {
  return newEvents.flatMap(({ sentence }) => sentence ?? []);
}

/**
 * The thinking bot; while the person is choosing, null: even a bar that disappears would show which seat has chosen.
 */
function seenWaiting({ waiting, seated }: TableState, isDrafting: boolean): Waiting | null {
  return isDrafting && waiting?.seat !== seated ? null : waiting;
}
