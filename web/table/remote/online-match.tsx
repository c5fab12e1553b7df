import '../../style/online.css';
import { ok, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { ClockPlan } from '@marchlands/server/table/change.ts';
import { Bot, MonitorSmartphone, Unplug } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { linesPath } from '../../lines/paths.ts';
import { SeatCode } from '../../online/seat-code.tsx';
import { TableScreen } from '../../ui/table-screen.tsx';
import type { TableSlots } from '../../ui/table-slots.ts';
import { stateOf, useFollowed } from '../../ui/use-followed.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { levelName } from '../../words/level-name.ts';
import { onlineWords } from '../../words/online.ts';
import { remoteWords } from '../../words/remote.ts';
import { keepOnline } from '../local/start.ts';
import { beginLines, endLines } from './begun-lines.ts';
import { ChatPanel } from './chat-panel.tsx';
import { Clock } from './clock.tsx';
import { OnlineNotices } from './online-notices.tsx';
import type { OnlineTable } from './online-table.ts';
import { RemoteTable } from './remote-table.ts';
import { request } from './request.ts';

/** The share of a clock's time below which it warns. */
const LATE = 0.1;

/** An online match, from its start. */
export default function OnlineMatch({ online, password }: { online: OnlineTable; password?: string }) {
  const { hasMatch } = useFollowed(online, stateOf);
  const opened = useLoaded(
    async () =>
      hasMatch
        ? await RemoteTable.open(online, { record: () => fetchRecord(online, password), keep: keepOnline })
        : null,
    [online, hasMatch],
  );
  useEffect(() => {
    document.body.classList.add('at-table');
    return () => document.body.classList.remove('at-table');
  }, []);
  const table = opened.state === 'ready' && opened.value?.ok === true ? opened.value.value : null;
  useEffect(() => () => table?.close(), [table]);
  if (table !== null) return <OnlineScreen online={online} table={table} />;
  const problem =
    opened.state === 'failed'
      ? opened.message
      : opened.state === 'ready' && opened.value?.ok === false
        ? opened.value.problem.message
        : null;
  return (
    <main id="main" className="page soft">
      {problem === null ? (
        remoteWords.opening
      ) : (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
    </main>
  );
}

function OnlineScreen({ online, table }: { online: OnlineTable; table: RemoteTable }) {
  const state = useFollowed(online, stateOf);
  // Lines received before the table was opened count as read.
  const [read, setRead] = useState(state.chat.length);
  const onRead = useCallback((count: number) => setRead(count), []);
  const [isMoving, setMoving] = useState(false);
  const told = state.table;
  const clocks = useFollowed(table, clocksOf);
  const [, navigate] = useLocation();
  const tryLines = useCallback(
    async (at: number | null): Promise<Result<void>> => {
      const start = await table.linesFrom(at);
      if (!start.ok) return start;
      const { matchId, gameId, options, seats } = table.state.info;
      const names = seats.map(({ name }) => name);
      beginLines(matchId, { tableId: online.id, gameId, options, names, start: start.value });
      navigate(linesPath(matchId, { at, hasReview: false }));
      return ok(undefined);
    },
    [online, table, navigate],
  );
  const isOver = table.state.now.final !== null;
  useEffect(() => {
    if (isOver) endLines(table.state.info.matchId);
  }, [isOver, table]);
  const slots = useMemo((): TableSlots => {
    const warnAt = lateFrom(told?.clock ?? null);
    return {
      seat: (seat: Seat) => {
        const info = told?.seats[seat];
        const clock = clocks.at(seat);
        if (info === undefined) return null;
        return (
          <>
            {clock !== undefined && <Clock clock={clock} skew={state.skew} name={info.name ?? ''} warnAt={warnAt} />}
            {info.guest !== null && info.level !== null && (
              <span className="presence soft">
                <Bot size={16} aria-hidden="true" /> {levelName(info.level)}
              </span>
            )}
            {info.guest !== null && !info.isHere && info.seat !== state.viewer && (
              <span className="presence soft" title={remoteWords.away(info.name ?? '')}>
                <Unplug size={16} aria-hidden="true" />
                <span className="visually-hidden">{remoteWords.away(info.name ?? '')}</span>
              </span>
            )}
          </>
        );
      },
      notices: <OnlineNotices table={table} state={state} warnAt={warnAt} />,
      chat: <ChatPanel online={online} onRead={onRead} />,
      unread: Math.max(0, state.chat.length - read),
      again: told?.event == null ? <Again online={online} /> : <ToEvent id={told.event} />,
      onLines: tryLines,
      tools: (onDone) => (
        <OwnSeat
          online={online}
          table={table}
          onCode={() => {
            onDone();
            setMoving(true);
          }}
          onDone={onDone}
        />
      ),
    };
  }, [online, table, state, told, clocks, read, onRead, tryLines]);
  return (
    <>
      <TableScreen table={table} replayAt={null} slots={slots} />
      {isMoving && online.seat !== null && (
        <SeatCode id={online.id} seatKey={online.seat} onClose={() => setMoving(false)} />
      )}
    </>
  );
}

function clocksOf({ clocks }: RemoteTable): RemoteTable['clocks'] {
  return clocks;
}

/** Milliseconds left below which a clock warns. */
function lateFrom(plan: ClockPlan): number {
  return plan === null ? 0 : plan.seconds * 1000 * LATE;
}

/** The player's own seat: a bot may play for it. */
function OwnSeat({
  online,
  table,
  onCode,
  onDone,
}: {
  online: OnlineTable;
  table: RemoteTable;
  onCode: () => void;
  onDone: () => void;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const { viewer, table: told } = online.state;
  if (told === null || table.state.seated === null || viewer === null || table.state.now.final !== null) return null;
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() =>
          void table.setAway(true).then((done) => {
            if (done.ok) onDone();
            else setProblem(done.problem.message);
          })
        }
      >
        <Bot size={20} aria-hidden="true" /> {remoteWords.stepAway(levelName(told.standIn))}
      </button>
      <button type="button" className="button" onClick={onCode}>
        <MonitorSmartphone size={20} aria-hidden="true" /> {onlineWords.code.get}
      </button>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** A table of an event links back to it, where the next round waits. */
function ToEvent({ id }: { id: string }) {
  return (
    <Link className="button primary" href={`/e/${id}`}>
      {remoteWords.toEvent}
    </Link>
  );
}

/** A rematch of the same people: the first to ask opens the table, and the others are told. */
function Again({ online }: { online: OnlineTable }) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const { table, viewer } = online.state;
  const next = table?.again ?? null;

  async function again() {
    const done = await request('POST', `/api/tables/${online.id}/again`);
    if (!done.ok) return setProblem(done.problem.message);
    const { id } = (await done.value.json()) as { readonly id: string };
    navigate(`/t/${id}`);
  }

  if (viewer === null || (viewer < 0 && next === null)) return null;
  return (
    <>
      {next !== null && <span className="soft">{remoteWords.atAgain}</span>}
      <button
        type="button"
        className="button primary"
        title={remoteWords.againAbout}
        onClick={() => (next === null ? void again() : navigate(`/t/${next}`))}
      >
        {next === null ? remoteWords.again : remoteWords.goAgain}
      </button>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

async function fetchRecord(online: OnlineTable, password?: string): Promise<Result<string>> {
  const asked = await request('POST', `/api/tables/${online.id}/record`, {
    ...(online.seat ?? {}),
    ...(online.seat === null && password !== undefined ? { password } : {}),
  });
  return asked.ok ? ok(await asked.value.text()) : asked;
}
