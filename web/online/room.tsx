import type { Game } from '@marchlands/core/game.ts';
import type { TableInfo } from '@marchlands/server/wire/messages.ts';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { ChatPanel } from '../table/remote/chat-panel.tsx';
import { useSeconds } from '../table/remote/clock.tsx';
import type { OnlineState, OnlineTable } from '../table/remote/online-table.ts';
import { usePageTitle } from '../ui/page.tsx';
import { onlineWords } from '../words/online.ts';
import { remoteWords } from '../words/remote.ts';
import { begin, changePlan, type PlanWish, sit, stand } from './api.ts';
import { CodeForm } from './code-form.tsx';
import { DiceLine } from './dice-line.tsx';
import { randomEntropy } from './entropy.ts';
import type { Guest } from './guest.ts';
import { Invite } from './invite.tsx';
import { passwordOf, seatAt } from './keys.ts';
import { OwnName } from './name-form.tsx';
import { planOf } from './plan.ts';
import { PlanForm } from './plan-form.tsx';
import { PlayedFacts } from './played-facts.tsx';
import { RoomSeats } from './room-seats.tsx';
import { SeatCode } from './seat-code.tsx';
import { useAct } from './use-act.ts';

const text = onlineWords.room;

interface Props {
  readonly game: Game;
  readonly guest: Guest;
  readonly online: OnlineTable;
  readonly state: OnlineState;
  readonly table: TableInfo;
  /** True if the player had a seat and lost it. */
  readonly wasSentAway: boolean;
}

/** A table before its match begins. */
export function Room({ game, guest, online, state, table, wasSentAway }: Props) {
  const { id, seats, owner, commitment } = table;
  const [isChanging, setIsChanging] = useState(false);
  const [showsCode, setShowsCode] = useState(false);
  const { isBusy, problem, act } = useAct();
  const title = text.title(game.title, owner.name);
  usePageTitle(title);
  const own = online.seat?.seat ?? null;
  const seatKey = seatAt(id);
  const isOwner = owner.guest === guest.guest;
  const isFull = seats.every(({ name, level }) => name !== null || level !== null);
  const keyless = own === null ? seats.find((seat) => seat.guest === guest.guest) : undefined;
  useKeptSeat(table, guest, own !== null);
  useEntropy(online, state, table);

  async function change(plan: PlanWish) {
    const { fill } = table;
    const left = fill === null ? 0 : Math.max(0, Math.round((fill.at - Date.now() - state.skew) / 1000));
    const changed = await changePlan(id, { ...plan, fill: fill === null ? null : { after: left, level: fill.level } });
    if (changed.ok) setIsChanging(false);
    return changed;
  }

  if (isChanging) {
    const password = passwordOf(id);
    return (
      <main id="main" className="page">
        <h1>{onlineWords.plan.change}</h1>
        <PlanForm
          game={game}
          first={planOf(table, password)}
          submit={onlineWords.plan.save}
          mayChooseDice={commitment === null}
          lacksPassword={table.hasPassword && password === undefined}
          onSubmit={change}
          onCancel={() => setIsChanging(false)}
        />
      </main>
    );
  }
  return (
    <main id="main" className="page wide room">
      <h1>{title}</h1>
      {state.link === 'lost' && (
        <p className="notice" role="status">
          {text.lost}
        </p>
      )}
      {table.event !== null && (
        <p>
          <Link className="button" href={`/e/${table.event}`}>
            {remoteWords.toEvent}
          </Link>
        </p>
      )}
      {wasSentAway && (
        <p className="notice" role="status">
          {text.sentAway}
        </p>
      )}
      {table.trouble !== null && (
        <p className="notice bad" role="alert">
          {table.trouble}
        </p>
      )}
      {keyless !== undefined && (
        <div className="notice">
          <p>{text.otherDevice}</p>
          <button
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() =>
              act(async () => {
                const stood = await stand(id, keyless.seat);
                return stood.ok ? sit(id, keyless.seat, passwordOf(id)) : stood;
              })
            }
          >
            {text.takeAnew}
          </button>
          <CodeForm hasName onNameless={() => {}} />
        </div>
      )}
      {own === null && keyless === undefined && <OwnName />}
      <div className="room-parts">
        <div>
          <RoomSeats table={table} game={game} guest={guest} own={own} onCode={() => setShowsCode(true)} />
          <div className="room-go">
            <Standing table={table} isFull={isFull} isOwner={isOwner} skew={state.skew} />
            {problem !== null && (
              <p className="notice bad" role="alert">
                {problem}
              </p>
            )}
            {isOwner && (
              <button
                type="button"
                className="button primary"
                disabled={!isFull || isBusy}
                onClick={() => act(() => begin(id))}
              >
                {text.begin}
              </button>
            )}
          </div>
          <section className="card room-chat">
            <h2>{text.chat}</h2>
            <ChatPanel online={online} />
          </section>
        </div>
        <div>
          <Invite id={id} title={title} />
          <section className="card" aria-labelledby="room-played">
            <h2 id="room-played">{text.played}</h2>
            <PlayedFacts table={table} />
            {isOwner && (
              <button type="button" className="button" onClick={() => setIsChanging(true)}>
                {onlineWords.plan.change}
              </button>
            )}
          </section>
          {commitment !== null && (
            <DiceLine
              online={online}
              commitment={commitment}
              isSeated={own !== null}
              hasAdded={own !== null && seats[own]?.hasEntropy}
            />
          )}
        </div>
      </div>
      {showsCode && seatKey !== null && <SeatCode id={id} seatKey={seatKey} onClose={() => setShowsCode(false)} />}
    </main>
  );
}

/** The sentence that says what the table is waiting for. */
function Standing({
  table,
  isFull,
  isOwner,
  skew,
}: {
  table: TableInfo;
  isFull: boolean;
  isOwner: boolean;
  skew: number;
}) {
  const { fill, seats, owner } = table;
  const isFilling = fill !== null && !isFull;
  useSeconds(isFilling);
  if (isFilling) {
    const left = Math.ceil((fill.at - Date.now() - skew) / 1000);
    // Not announced by screen readers each second.
    return <p className="tabular">{left > 0 ? text.filling(onlineWords.seconds(left)) : text.fillingNow}</p>;
  }
  const free = seats.filter(({ name, level }) => name === null && level === null).length;
  const standing = isFull ? text.ready : text.waiting(free);
  return (
    <p role="status">
      {standing} {isOwner ? isFull && text.youBegin : text.waitOwner(owner.name)}
    </p>
  );
}

/** Takes the seat kept for this guest, if there is one. */
function useKeptSeat({ id, seats }: TableInfo, { name }: Guest, isSeated: boolean): void {
  const isTried = useRef(false);
  const isKept = seats.some(({ kept }) => kept === name);
  useEffect(() => {
    if (!isKept || isSeated || isTried.current) return;
    isTried.current = true;
    // If this is refused, the guest can still sit down by hand.
    void sit(id, null, passwordOf(id));
  }, [id, isKept, isSeated]);
}

/** Adds random bytes of this device to the dice once the player is seated. */
function useEntropy(online: OnlineTable, { link, viewer }: OnlineState, { commitment, seats }: TableInfo): void {
  const isWanted = link === 'open' && commitment !== null && viewer !== null && seats[viewer]?.hasEntropy === false;
  useEffect(() => {
    // If this is refused, the dice are as fair as the others make them.
    if (isWanted) void online.say({ kind: 'entropy', entropy: randomEntropy() });
  }, [online, isWanted]);
}
