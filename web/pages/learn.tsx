import { fail, type Result } from '@marchlands/core/result.ts';
import { boards } from '@marchlands/games/boards.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import type { Lesson as LessonPlan } from '@marchlands/kit/board.ts';
import { hasNoFocus } from '@marchlands/kit/no-focus.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { matchesMedia } from '../settings/media-scale.ts';
import { addLessons } from '../shelf/lessons.ts';
import { LessonTable } from '../table/lesson-table.ts';
import { startPreset } from '../table/local/start.ts';
import { Page, PageLoading } from '../ui/page.tsx';
import { TableScreen } from '../ui/table-screen.tsx';
import { begin } from '../ui/use-arrival.ts';
import { stateOf, useFollowed } from '../ui/use-followed.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/words.ts';

/** The lesson of a game: a guided match in which the learner makes the moves. */
export default function LearnPage({ gameId }: { gameId: string }) {
  const [round, setRound] = useState(0);
  // A follow-up lesson; null during the first.
  const [following, setFollowing] = useState<LessonPlan | null>(null);
  const table = useLoaded(() => open(gameId, following), [gameId, following, round]);
  useEffect(() => {
    document.body.classList.add('at-table');
    return () => document.body.classList.remove('at-table');
  }, []);
  if (table.state === 'ready' && table.value.ok) {
    return (
      <Lesson
        key={`${following?.title} ${round}`}
        table={table.value.value}
        isFirst={round === 0 && following === null}
        onRestart={() => setRound(round + 1)}
        onNext={setFollowing}
      />
    );
  }
  const title = words.learn.title(games.find((game) => game.id === gameId)?.title ?? gameId);
  if (table.state === 'loading') return <PageLoading />;
  return (
    <Page title={title} width="narrow">
      <p>{table.state === 'ready' && !table.value.ok ? table.value.problem.message : words.learn.none}</p>
      <Link className="button" href={`/rules/${gameId}`}>
        {words.home.rules}
      </Link>
    </Page>
  );
}

async function open(gameId: string, following: LessonPlan | null): Promise<Result<LessonTable>> {
  const load = boards.find((board) => board.id === gameId)?.lesson;
  if (load === undefined) return fail(words.learn.none);
  const [game, lesson] = await Promise.all([loadGame(gameId), following ?? load()]);
  return game.ok ? LessonTable.open(game.value, lesson) : game;
}

interface LessonProps {
  readonly table: LessonTable;
  /** False if a button of the lesson before led here. */
  readonly isFirst: boolean;
  readonly onRestart: () => void;
  readonly onNext: (lesson: LessonPlan) => void;
}

function Lesson({ table, isFirst, onRestart, onNext }: LessonProps) {
  const { info } = useFollowed(table, stateOf);
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const { lesson } = table;
  const { step, said } = table.announced;
  const due = lesson.steps.at(step) ?? null;
  const text = words.learn;
  const box = useRef<HTMLElement>(null);
  // On a narrow screen the page stays where the last move was made: scroll the next step into view.
  useEffect(() => {
    if (step === 0 || box.current === null) return;
    box.current.scrollTop = 0;
    if (matchesMedia('(max-width: 68.6875em)')) window.scrollTo({ top: 0 });
  }, [step]);
  // The pressed button may be gone with its part.
  const isLed = useRef(!isFirst);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part has other buttons
  useEffect(() => {
    if (isLed.current && box.current !== null && hasNoFocus()) begin(box.current);
    isLed.current = false;
  }, [step]);

  useEffect(() => {
    if (step >= lesson.steps.length - 1) addLessons([info.gameId]);
  }, [step, lesson, info.gameId]);

  function read() {
    isLed.current = true;
    table.read();
  }

  async function play() {
    const game = games.find((one) => one.id === info.gameId);
    if (game === undefined) return;
    const started = await startPreset(game, game.presets[0]);
    if (started.ok) navigate(`/table/${started.value}`);
    else setProblem(started.problem.message);
  }

  return (
    <TableScreen table={table} replayAt={null} task={due?.task ?? text.read}>
      <section ref={box} className="lesson" aria-label={text.title(lesson.title)}>
        <p className="lesson-at soft">{text.step(Math.min(step + 1, lesson.steps.length), lesson.steps.length)}</p>
        <div aria-live="polite">
          {said !== null && <p className="lesson-said">{withMarks(said, info.gameId)}</p>}
          {due === null ? (
            <p>{text.done}</p>
          ) : (
            due.say.map((paragraph) => <p key={paragraph}>{withMarks(paragraph, info.gameId)}</p>)
          )}
          {due?.task !== undefined && <p className="lesson-task">{due.task}</p>}
        </div>
        {problem !== null && (
          <p className="notice bad" role="alert">
            {problem}
          </p>
        )}
        <div className="row">
          {due !== null && due.task === undefined && step < lesson.steps.length - 1 && (
            <button type="button" className="button primary" onClick={read}>
              {text.next}
            </button>
          )}
          {step >= lesson.steps.length - 1 && lesson.next !== undefined && (
            <button type="button" className="button primary" onClick={() => void lesson.next?.load().then(onNext)}>
              {text.goOn(lesson.next.title)}
            </button>
          )}
          {step >= lesson.steps.length - 1 && (
            <button
              type="button"
              className={`button ${lesson.next === undefined ? 'primary' : ''}`}
              onClick={() => void play()}
            >
              {text.finish}
            </button>
          )}
          <button type="button" className="button quiet" onClick={onRestart}>
            {text.restart}
          </button>
        </div>
      </section>
    </TableScreen>
  );
}

/** `*word*` is emphasised, ids of rules become links. */
function withMarks(paragraph: string, gameId: string): ReactNode[] {
  return paragraph.split(/(\*[^*]+\*|\b[A-Z]{1,4}-\d+\b)/).map((part, i) => {
    const key = `${i}${part}`;
    if (part.startsWith('*')) return <em key={key}>{part.slice(1, -1)}</em>;
    if (!/^[A-Z]{1,4}-\d+$/.test(part)) return part;
    return (
      <a key={key} href={`/rules/${gameId}#${part}`} target="_blank" rel="noreferrer">
        {part}
      </a>
    );
  });
}
