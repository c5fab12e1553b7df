import type { Result } from '@marchlands/core/result.ts';
import type { SeatInfo } from '@marchlands/server/wire/messages.ts';
import { useEffect, useState } from 'react';
import { saidAfter } from '../../ui/turns.ts';
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
  const { ask, declined, clocks } = table;
  // A refusal ends with the request that it is about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another request ends it
  useEffect(() => setProblem(null), [ask]);
  if (viewer === null || told === null) return null;
  const own = told.seats.find(({ seat }) => seat === viewer);
  const isOver = table.state.now.final !== null;
  const clock = viewer >= 0 ? clocks[viewer] : undefined;

  function report(request: Promise<Result<void>>) {
    void request.then((done) => setProblem(done.ok ? null : done.problem.message));
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
          <button type="button" className="button primary" onClick={() => report(table.setAway(false))}>
            {text.takeBack}
          </button>
        </div>
      )}
      {ask !== null && own !== undefined && (
        <AskNotice
          ask={ask}
          choice={saidAfter(table.state.now.log, ask.to)}
          own={own}
          seats={told.seats}
          onAnswer={(agree) => report(table.answer(agree))}
        />
      )}
      {ask === null && declined !== null && (
        <p className="notice" role="status">
          {declined.what === 'undo' ? text.undoDeclined : text.endDeclined}
        </p>
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

/** A question to all players, such as whether a choice may be taken back, and the answers to it. */
function AskNotice({
  ask,
  choice,
  own,
  seats,
  onAnswer,
}: {
  ask: NonNullable<RemoteTable['ask']>;
  /** The choice that would be taken back, as the log tells it. */
  choice: string;
  own: SeatInfo;
  seats: readonly SeatInfo[];
  onAnswer: (agree: boolean) => void;
}) {
  const isMine = ask.seat === own.seat;
  const isOpen = own.level === null && !ask.agreed.includes(own.seat) && !isMine;
  const isUndo = ask.what === 'undo';
  const name = seats[ask.seat]?.name ?? '';
  const asked = isUndo ? text.asksUndo(name, choice) : text.asksEnd(name);
  const asking = isUndo ? text.youAskedUndo(choice) : text.youAskedEnd;
  return (
    <div className="notice" role="status">
      <p>
        {isMine ? asking : asked} {!isMine && !isOpen && text.answered}
      </p>
      {isOpen && (
        <div className="row">
          <button type="button" className="button primary" onClick={() => onAnswer(true)}>
            {text.agree}
          </button>
          <button type="button" className="button" onClick={() => onAnswer(false)}>
            {text.decline}
          </button>
        </div>
      )}
    </div>
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
