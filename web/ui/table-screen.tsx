import type { AnyMove } from '@marchlands/core/moves.ts';
import type { AnyEvent } from '@marchlands/core/types.ts';
import type { Reason } from '@marchlands/core/words.ts';
import { boards } from '@marchlands/games/boards.ts';
import { chooser } from '@marchlands/kit/choose.ts';
import { watchPresses } from '@marchlands/kit/press.ts';
import {
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'wouter';
import type { LinesControls } from '../lines/controls.ts';
import { linesPath, whyNoLines } from '../lines/paths.ts';
import { useReview } from '../review/use-review.ts';
import { useMotion, useSettings } from '../settings/settings.ts';
import type { LogLine, Snapshot, Table } from '../table/table.ts';
import { words } from '../words/words.ts';
import { Ending } from './ending.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Goal } from './goal.tsx';
import { HandOver } from './hand-over.tsx';
import { HintCard } from './hint.tsx';
import { Log } from './log.tsx';
import { LogTabs } from './log-tabs.tsx';
import { nameAt } from './names.ts';
import { OtherTab } from './other-tab.tsx';
import { usePageTitle } from './page.tsx';
import { PlayingOut, PlayOutOffer } from './play-out.tsx';
import { PromptLine, WhyNot } from './prompt-line.tsx';
import { Scrubber } from './scrubber.tsx';
import { Seats } from './seats.tsx';
import { SoundQuestion } from './sound-question.tsx';
import type { TableSlots } from './table-slots.ts';
import { TextBoard } from './text-board.tsx';
import { ToolBar, type ToolName, ToolPanel } from './tools.tsx';
import { Troubles } from './troubles.tsx';
import { useHint } from './use-hint.ts';
import { useKeys } from './use-keys.ts';
import { useLoaded } from './use-loaded.ts';
import { useLone } from './use-lone.ts';
import { useOutlook } from './use-outlook.ts';
import { usePace } from './use-pace.ts';
import { useReplay } from './use-replay.ts';
import { useShowing } from './use-showing.ts';
import { useEndingSound, useMute, useSound, useTurnSound } from './use-sound.ts';
import { useTableState } from './use-table-state.ts';

const ReviewPanel = lazy(() => import('../review/review-panel.tsx'));

const NONE: readonly never[] = [];

/** The table: prompt, board, seats, log, tools. Works on any `Table`, wherever the match is kept. */
export function TableScreen({
  table,
  replayAt,
  task = null,
  lines = null,
  slots = null,
  startsReview = false,
  children,
}: {
  table: Table;
  /** The step that is shown at first, or null for the table as it is now. */
  replayAt: number | null;
  /** What a lesson asks for, which the prompt then says; null where it asks for nothing. */
  task?: string | null;
  /** Where lines are tried: what goes through them; null at any other table. */
  lines?: LinesControls | null;
  /** What a table online adds; null at any other. */
  slots?: TableSlots | null;
  /** Whether the review is opened at once. */
  startsReview?: boolean;
  /** What stands above the seats: a lesson. */
  children?: ReactNode;
}) {
  const state = useTableState(table);
  const { info, now } = state;
  // What is played out is not shown move by move.
  const motion = useMotion() && !state.playsOut;
  const pace = usePace();
  const sound = useSound();
  const mute = useMute();
  const [consequence, setConsequence] = useState<string | null>(null);
  const [whyNot, setWhyNot] = useState<Reason | null>(null);
  const [pointed, setPointed] = useState<AnyEvent | null>(null);
  const [asText, setAsText] = useState(false);
  const [tool, setTool] = useState<ToolName | null>(null);
  const say = useCallback((text: string) => setWhyNot({ text, rule: '' }), []);
  useEffect(() => watchPresses(() => say(words.table.pressLost)), [say]);
  const replay = useReplay(table, now.viewer, useRef(replayAt).current, say);
  const hint = useHint(table, now.version, state.seated, say, lines === null ? 1 : 3);

  const review = useReview(table);
  const openReview = useRef(startsReview && now.final !== null ? review.open : null);
  useEffect(() => openReview.current?.(), []);
  const [, navigate] = useLocation();

  const closeHint = hint.close;

  const entry = boards.find((board) => board.id === info.gameId);
  const board = useLoaded(async () => {
    const module = await entry?.board?.();
    await module?.load();
    return module ?? null;
  }, [info.gameId]);
  const drawn = board.state === 'ready' ? board.value : null;
  // What the pointer is on changes the prompt and not the board, which is then not drawn again.
  const Board = useMemo(() => (drawn === null ? null : memo(drawn.Board)), [drawn]);
  const hints = useMemo(
    () => (hint.depth > 1 ? hint.considered.slice(0, hint.depth === 2 ? 1 : 6) : NONE),
    [hint.depth, hint.considered],
  );

  const act = useCallback(
    (moves: readonly AnyMove[]) => {
      setWhyNot(null);
      setPointed(null);
      void table.act(moves).then((done) => {
        if (done.ok) closeHint();
        else setWhyNot({ text: done.problem.message, rule: done.problem.rule ?? '' });
      });
    },
    [table, closeHint],
  );
  const redraft = useCallback(
    (moves: readonly AnyMove[]) => {
      setWhyNot(null);
      void table.draft(moves).then((done) => {
        if (!done.ok) setWhyNot({ text: done.problem.message, rule: done.problem.rule ?? '' });
      });
    },
    [table],
  );
  const explain = useCallback(
    (move: AnyMove) => void table.whyNot(move).then((why) => setWhyNot(why ?? { text: words.table.notNow, rule: '' })),
    [table],
  );

  function undo() {
    if (state.held !== 'here') say(words.table.notHere);
    else if (now.undo === 'none') say(words.table.nothingToUndo);
    else if (now.undo === 'consent') setTool('consent');
    else void table.undo(false).then((done) => !done.ok && say(done.problem.message));
  }

  const outlook = useOutlook(table, state);
  function playOut(isOn: boolean) {
    void table.playOut(isOn).then((done) => !done.ok && say(done.problem.message));
  }

  const noLines = whyNoLines(table, state);
  function tryLines(at: number | null) {
    if (noLines !== null) say(noLines);
    else if (slots !== null && now.final === null) {
      void slots.onLines(at).then((begun) => !begun.ok && say(begun.problem.message));
    } else navigate(linesPath(info.matchId, { at, hasReview: review.now.state === 'ready' }));
  }

  const isReplay = replay.at !== null;
  const { isShowing, announced, onStage, rest } = useShowing(
    table,
    now,
    motion && pace !== null && (drawn !== null || board.state === 'loading') && !isReplay && !asText,
    drawn !== null,
  );
  useEndingSound(sound, now.final !== null && !isShowing);
  // Around one screen, or against bots, everybody sees whose turn it is.
  useTurnSound(sound, info.isRemote && now.final === null && !isShowing && now.choices.length > 0);
  const shown = isReplay && replay.moment !== null ? replay.moment : now;
  useKeys({
    u: undo,
    h: hint.ask,
    '/': () => setTool('notation'),
    '?': () => setTool('keys'),
    m: mute,
    t: () => setAsText(!asText),
    ...(lines === null
      ? {
          l: () => tryLines(replay.at),
          '[': () => replay.go((replay.at ?? now.version) - 1),
          ']': () =>
            replay.at === null ? undefined : replay.at + 1 >= now.version ? replay.leave() : replay.go(replay.at + 1),
          '{': () => replay.go(0),
          '}': replay.leave,
        }
      : {
          '[': () => lines.move('back'),
          ']': () => lines.move('on'),
          '{': () => lines.move('first'),
          '}': lines.leave,
        }),
  });

  const { go } = replay;
  // The log is long: its lines are drawn again only where what they do is another.
  const point = useCallback(
    ({ event }: { readonly event: AnyEvent }, at: number) => {
      setPointed(event);
      if (isReplay) go(at);
    },
    [isReplay, go],
  );
  const frame = useRef<HTMLDivElement>(null);
  const showStep = useCallback(
    (at: number, told?: LogLine) => {
      setPointed(told?.events.findLast(({ sentence }) => sentence !== null)?.event ?? null);
      go(at);
    },
    [go],
  );
  const showBoard = useCallback(() => frame.current?.scrollIntoView({ block: 'nearest' }), []);
  const isPlayedHere = state.held === 'here';
  // What everybody may see is shown to everybody, before the screen goes to the next person.
  const isCovered = state.handOver !== null && !isShowing;
  const isHere = !isReplay && isPlayedHere && state.handOver === null;
  const choices = isHere ? now.choices : NONE;
  const draft = isHere ? now.draft : null;
  // Of seats that choose at the same time each begins with a board of its own, as where the screen is handed over.
  const boardKey = lines !== null && draft?.isShared === true ? `choice of ${state.seated}` : 'board';
  const choose = useMemo(() => chooser({ draft, act, redraft }), [draft, act, redraft]);
  const isMine = choices.length > 0 || draft !== null;
  // A lesson asks for each step, and lines are tried by hand.
  const isAlone = draft === null && !isShowing && !state.isChanging && lines === null && children === undefined;
  useLone(choices, useSettings().lone === 'send' && isAlone, choose, setConsequence);
  usePageTitle(
    lines !== null ? words.lines.of(info.title) : isMine && !isShowing ? words.table.toMove(info.title) : info.title,
  );
  // How it ended is not announced before it is seen.
  const isEnding = isShowing && now.final !== null;
  const line = {
    // Where all agreed to end it the board still asks for a choice.
    prompt:
      !isReplay && now.final?.ranks.length === 0
        ? words.table.over
        : draft?.isWhole === true
          ? words.table.draftPrompt
          : isMine && task !== null
            ? task
            : shown.prompt,
    name: isMine && state.seated !== null ? nameAt(info.seats, state.seated) : '',
    seat: isReplay ? null : isMine ? state.seated : (now.awaited[0] ?? null),
  };
  const announcedLine = useRef(line);
  if (!isShowing) announcedLine.current = line;
  const prompt = isEnding ? words.table.showing : announcedLine.current.prompt;
  const log = isShowing ? now.log.slice(0, linesBefore(now)) : now.log;
  // The log may come a moment after the board: it is long, and nobody waits for it.
  const announcedLog = useDeferredValue(log);
  const live = [...announced.newEvents.flatMap(({ sentence }) => sentence ?? []), prompt].join(' ');
  // Who has chosen already is not shown while one still chooses oneself: nor by a bar that goes away.
  const waiting = draft !== null && state.waiting?.seat !== state.seated ? null : state.waiting;
  const logged = <Log log={announcedLog} at={replay.at} onPoint={point} />;
  const textBoard = (
    <TextBoard
      text={shown.text}
      choices={choices}
      draft={draft}
      choose={choose}
      redraft={redraft}
      commit={act}
      tell={setConsequence}
    />
  );

  return (
    <main
      id="main"
      className="table"
      data-version={now.version}
      data-settled={!state.isChanging && !isShowing && announcedLog === log && board.state !== 'loading'}
      data-replay={isReplay}
      data-lines={lines !== null}
      data-draft={draft === null ? undefined : draft.isWhole ? 'whole' : 'open'}
    >
      <h1 className="visually-hidden">{info.title}</h1>
      <div className="table-top">
        <PromptLine
          prompt={prompt}
          consequence={consequence}
          isMine={isMine && !isShowing}
          name={isEnding ? '' : announcedLine.current.name}
          seat={announcedLine.current.seat}
        />
        {lines !== null && <p className="lines-tag">{words.lines.tree}</p>}
        <WhyNot reason={whyNot} gameId={info.gameId} onClose={() => setWhyNot(null)} />
      </div>
      <div className="table-notices">
        <OtherTab table={table} state={state} />
        <Troubles table={table} state={state} />
        {slots?.notices}
        {state.playsOut && <PlayingOut onStop={() => playOut(false)} />}
      </div>
      <div className="table-board" ref={frame}>
        {isCovered ? (
          <HandOver
            seat={state.handOver}
            seats={info.seats}
            onGo={
              isPlayedHere
                ? (seat) => void table.takeOver(seat).then((done) => !done.ok && say(done.problem.message))
                : null
            }
          />
        ) : Board === null || asText ? (
          board.state === 'loading' ? null : (
            textBoard
          )
        ) : (
          <ErrorBoundary message={words.trouble.board} fallback={textBoard} onFail={rest}>
            <Board
              key={boardKey}
              view={shown.view}
              seats={info.seats}
              options={info.options}
              choices={choices}
              draft={isReplay || state.handOver !== null ? null : now.draft}
              choosing={isMine ? state.seated : null}
              newEvents={shown.newEvents}
              pointed={pointed}
              hints={hints}
              motion={motion}
              pace={pace}
              onSound={sound}
              choose={choose}
              redraft={redraft}
              commit={act}
              explain={explain}
              refuse={setWhyNot}
              tell={setConsequence}
              onStage={onStage}
            />
          </ErrorBoundary>
        )}
      </div>
      <aside className="rail" aria-label={words.table.tools}>
        {children}
        {info.deal !== null && <p className="deal-name soft tabular">{words.deal.of(info.deal)}</p>}
        <Seats
          seats={info.seats}
          view={isReplay ? shown.view : announced.view}
          board={drawn}
          awaited={isReplay ? NONE : announced.awaited}
          waiting={waiting}
          onHurry={() => table.hurry()}
          slot={slots?.seat ?? null}
        />
        {now.final !== null && !isReplay && !isShowing && lines === null && (
          <Ending
            table={table}
            state={state}
            onReplay={() => replay.go(0)}
            again={slots?.again ?? null}
            onReview={review.now.state === 'closed' ? review.open : null}
            onLines={noLines === null ? () => tryLines(null) : null}
          />
        )}
        {review.now.state !== 'closed' && (
          <Suspense fallback={null}>
            <ReviewPanel
              table={table}
              info={info}
              log={now.log}
              controls={review}
              at={replay.at}
              onGo={showStep}
              onLook={showBoard}
              onLines={tryLines}
            />
          </Suspense>
        )}
        {lines === null && <SoundQuestion />}
        {slots === null ? logged : <LogTabs log={logged} slots={slots} />}
        <Goal info={info} />
      </aside>
      {/* What comes later lies over the rail: nothing moves for it. */}
      <div className="rail-over">
        {lines === null && <PlayOutOffer outlook={outlook} onPlay={() => playOut(true)} />}
        <HintCard
          considered={hint.considered}
          choices={choices}
          depth={hint.depth}
          onMore={hint.ask}
          onClose={hint.close}
          onPlay={({ moves }) => (draft?.isShared === true ? redraft(moves) : act(moves))}
        />
      </div>
      <div className="table-foot">
        {replay.at !== null && <Scrubber at={replay.at} last={now.version} onGo={replay.go} />}
        <ToolBar
          state={state}
          isReplay={isReplay}
          lines={lines}
          unread={slots?.unread ?? 0}
          asText={asText}
          canDraw={entry?.board !== undefined}
          onUndo={undo}
          noLines={noLines}
          onLines={table.allowsLines ? () => tryLines(replay.at) : null}
          onHint={hint.ask}
          onReplay={() => (isReplay ? replay.leave() : replay.go(now.version))}
          onText={() => setAsText(!asText)}
          onTool={setTool}
        />
      </div>
      {tool !== null && (
        <ToolPanel
          name={tool}
          table={table}
          state={state}
          at={replay.at}
          onPoint={point}
          asText={asText}
          canDraw={entry?.board !== undefined}
          onText={() => setAsText(!asText)}
          onReview={review.now.state === 'closed' ? review.open : null}
          onPlayOut={outlook === null ? null : () => playOut(true)}
          lines={lines}
          slots={slots}
          noLines={noLines}
          onLines={() => tryLines(replay.at)}
          onClose={() => setTool(null)}
          onTool={setTool}
        />
      )}
      <div className="visually-hidden" aria-live="polite" role="status" aria-label={words.table.events}>
        {isReplay ? shown.prompt : live}
      </div>
    </main>
  );
}

/** How many lines of the log were there before what has just happened. */
function linesBefore({ log, newEvents }: Snapshot): number {
  const first = newEvents[0]?.id ?? Number.POSITIVE_INFINITY;
  return log.findLastIndex((line) => line.events.some(({ id }) => id < first)) + 1;
}
