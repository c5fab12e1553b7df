import type { Seat } from '@marchlands/core/seat.ts';
import { useEffect, useState } from 'react';
import { levelName } from '../../words/level-name.ts';
import { remoteWords } from '../../words/remote.ts';
import { clockText, leftOf, useSeconds } from './clock.tsx';
import type { OnlineState } from './online-table.ts';
import type { RemoteTable } from './remote-table.ts';

const text = remoteWords;

/** Requests to the player, a bot that plays for them, the clock's warning, and a note for spectators. */
export function OnlineNotices({
  table,
  state,
  warnAt,
}: {
  table: RemoteTable;
  state: OnlineState;
  /** Milliseconds left on the player's clock below which it warns. */
  warnAt: number;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const { viewer, table: told } = state;
  const { ask, clocks } = table;
  // What was refused is over with what it was about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is what ends it
  useEffect(() => setProblem(null), [ask]);
  if (viewer === null || told === null) return null;
  const own = told.seats.find(({ seat }) => seat === viewer);
  const isOver = table.state.now.final !== null;
  const nameOf = (seat: Seat): string => told.seats[seat]?.name ?? '';
  const isMine = ask?.seat === viewer;
  const isOpen = ask !== null && own !== undefined && own.level === null && !ask.agreed.includes(viewer) && !isMine;
  const clock = viewer >= 0 ? clocks[viewer] : undefined;

  function answer(agree: boolean) {
    void table.answer(agree).then((done) => setProblem(done.ok ? null : done.problem.message));
  }

  return (
    <>
      {viewer < 0 && !isOver && (
        <p className="soft">
          {text.youWatch} {(told.spectators ?? 0) > 0 && text.behind(told.spectators ?? 0)}
        </p>
      )}
      {own !== undefined && own.level !== null && own.guest !== null && !isOver && (
        <div className="notice" role="status">
          <p>{text.botPlays(levelName(own.level))}</p>
          <button
            type="button"
            className="button primary"
            onClick={() => void table.setAway(false).then((done) => setProblem(done.ok ? null : done.problem.message))}
          >
            {text.takeBack}
          </button>
        </div>
      )}
      {ask !== null && own !== undefined && (
        <div className="notice" role="status">
          <p>
            {isMine
              ? ask.what === 'undo'
                ? text.youAskedUndo
                : text.youAskedEnd
              : ask.what === 'undo'
                ? text.asksUndo(nameOf(ask.seat))
                : text.asksEnd(nameOf(ask.seat))}{' '}
            {!isMine && !isOpen && text.answered}
          </p>
          {isOpen && (
            <div className="row">
              <button type="button" className="button primary" onClick={() => answer(true)}>
                {text.agree}
              </button>
              <button type="button" className="button" onClick={() => answer(false)}>
                {text.decline}
              </button>
            </div>
          )}
        </div>
      )}
      {clock !== undefined && clock.since !== null && <LateNotice clock={clock} skew={state.skew} warnAt={warnAt} />}
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** Warns once when the player's own clock runs low. */
function LateNotice({ clock, skew, warnAt }: { clock: RemoteTable['clocks'][number]; skew: number; warnAt: number }) {
  useSeconds(true);
  const left = leftOf(clock, skew);
  if (left > warnAt) return null;
  return (
    <p className="notice bad">
      <span role="alert">{text.hurry(text.duration(Math.ceil(warnAt / 1000)))}</span> {clockText(left)}
    </p>
  );
}
