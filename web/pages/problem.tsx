import '../style/problems.css';
import type { Problem } from '@marchlands/bots/problems/problem.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { lookOf } from '@marchlands/kit/seats.ts';
import { useCallback, useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { matchPath } from '../lines/paths.ts';
import { numberOf, problemsIn } from '../problems/collections.ts';
import { problemsOf } from '../problems/days.ts';
import { puzzleOf } from '../problems/mistakes.ts';
import { mistakePath, problemPath } from '../problems/paths.ts';
import { ProblemPanel, type ProblemSheet } from '../problems/problem-panel.tsx';
import { outcomes, problemKey } from '../problems/solved.ts';
import { mistakeId } from '../review/address.ts';
import { shareText } from '../review/words.ts';
import { today } from '../solo/dates.ts';
import { ProblemTable } from '../table/problems/problem-table.ts';
import { Page, PageLoading } from '../ui/page.tsx';
import { TableScreen } from '../ui/table-screen.tsx';
import { eventsOf } from '../ui/turns.ts';
import { stateOf, useFollowed } from '../ui/use-followed.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/words.ts';

interface Opened {
  readonly table: ProblemTable;
  readonly sheet: ProblemSheet;
}

/** A problem of a game's collection. */
export function ProblemPage({ gameId, id }: { gameId: string; id: string }) {
  return <Solve open={useCallback(() => fromCollection(gameId, id), [gameId, id])} />;
}

/** A mistake in one of the person's own matches. */
export function MistakePage({ matchId, passage, seat }: { matchId: string; passage: string; seat: string }) {
  return <Solve open={useCallback(() => fromMatch(matchId, passage, seat), [matchId, passage, seat])} />;
}

async function fromCollection(gameId: string, id: string): Promise<Result<Opened>> {
  const [game, all] = await Promise.all([loadGame(gameId), problemsIn(gameId)]);
  if (!game.ok) return game;
  const problem = all.find((one) => one.id === id);
  if (problem === undefined) return fail(words.problems.gone);
  const { seats, options, position, seat, best, value, next, grade, expected = [] } = problem;
  const names = Array.from({ length: seats }, (_, one) => lookOf(one).name);
  const table = ProblemTable.open(game.value, { gameId, seats, options, position, seat, best, names, expected });
  if (!table.ok) return table;
  const text = words.problems;
  const isSealed = expected.length > 0;
  const following = nextOf(gameId, all, problem);
  return ok({
    table: table.value,
    sheet: {
      title: `${text.number(numberOf(all, problem))} · ${text.grades[grade]}`,
      ask: isSealed ? text.askSealed(names[seat]) : text.ask(names[seat]),
      worth: (isSealed ? text.worthSealed : text.worth)(shareText(value), shareText(next)),
      key: problemKey(gameId, id),
      next: following === null ? null : problemPath(gameId, following.id),
      review: null,
    },
  });
}

/** The next untried one: of today's, then of all after this one, then of all. */
function nextOf(gameId: string, all: readonly Problem[], now: Problem): Problem | null {
  const known = outcomes();
  const isNew = (one: Problem): boolean => one.id !== now.id && known[problemKey(gameId, one.id)] === undefined;
  return problemsOf(today(), all).find(isNew) ?? all.slice(numberOf(all, now)).find(isNew) ?? all.find(isNew) ?? null;
}

async function fromMatch(matchId: string, passage: string, seat: string): Promise<Result<Opened>> {
  const puzzle = await puzzleOf(matchId, Number(passage), Number(seat));
  if (!puzzle.ok) return puzzle;
  const game = await loadGame(puzzle.value.gameId);
  if (!game.ok) return game;
  const table = ProblemTable.open(game.value, puzzle.value);
  if (!table.ok) return table;
  const text = words.problems;
  const key = mistakePath(matchId, Number(passage), Number(seat));
  const place = mistakeId(Number(passage), Number(seat));
  const review = `${matchPath(matchId, { at: null, hasReview: true })}#${place}`;
  const ask = text.askOwn(puzzle.value.names[puzzle.value.seat]);
  return ok({ table: table.value, sheet: { title: text.own, ask, worth: null, key, next: null, review } });
}

function Solve({ open }: { open: () => Promise<Result<Opened>> }) {
  const found = useLoaded(open, [open]);
  useEffect(() => {
    document.body.classList.add('at-table');
    return () => document.body.classList.remove('at-table');
  }, []);
  const ready = found.state === 'ready' && found.value.ok ? found.value.value : null;
  useEffect(() => () => ready?.table.close(), [ready]);
  if (ready !== null) {
    return <Solving {...ready} />;
  }
  if (found.state === 'loading') return <PageLoading />;
  const message = found.state === 'failed' ? found.message : found.value.ok ? '' : found.value.problem.message;
  return (
    <Page title={words.problems.link} width="narrow">
      <p className="notice bad" role="alert">
        {message}
      </p>
      <Link className="button primary" href="/">
        {words.notFound.home}
      </Link>
    </Page>
  );
}

function Solving({ table, sheet }: Opened) {
  const { now } = useFollowed(table, stateOf);
  // The log of a problem holds the choice made, and nothing before it.
  const solved = useMemo(() => eventsOf(now.log), [now.log]);
  return (
    <TableScreen table={table} replayAt={null} task={words.problems.task} solved={solved}>
      <ProblemPanel table={table} sheet={sheet} />
    </TableScreen>
  );
}
